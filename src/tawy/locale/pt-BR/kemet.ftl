# Kemet: choices, what happens, what is asked, and the table in the terminal.
# Nouns stand in kemet-nouns.ftl: alone in choices, in their form for sentences elsewhere.
# Spaces have no article: they follow a colon, so that no preposition must melt with one.

kemet-choice-next = { $noun } joga em seguida
kemet-choice-city = instalar-se em { $noun }
kemet-choice-draw = comprar a carta { $noun }
kemet-choice-split = níveis de branco/vermelho/azul: { $noun }
kemet-choice-build = construir em: { $noun }
kemet-choice-deploy = posicionar unidades: { $noun }
kemet-choice-keep = ficar com { $noun }
kemet-choice-raise = elevar uma pirâmide: { $noun }
kemet-choice-pass = passar
kemet-choice-enlarge = elevar a pirâmide inimiga em: { $noun }
kemet-choice-to-level = elevar ao nível { $noun }
kemet-choice-buy = comprar { $noun }
kemet-choice-bring = colocar a criatura em: { $noun }
kemet-choice-exchange = entregar { $noun }
kemet-choice-token = colocar uma ficha: { $noun }
kemet-choice-silver = colocar a ficha de prata: { $noun }
kemet-choice-golden = colocar a ficha dourada: { $noun }
kemet-choice-play = jogar { $noun }
kemet-choice-done = terminar
kemet-choice-recruit = recrutar unidades: { $noun }
kemet-choice-return = trazer de volta: { $noun }
kemet-choice-from = mover de: { $noun }
kemet-choice-take = mover unidades: { $noun }
kemet-choice-with = levar junto: { $noun }
kemet-choice-without = deixar para trás: { $noun }
kemet-choice-to = mover para: { $noun }
kemet-choice-teleport = teletransportar para: { $noun }
kemet-choice-at = escolher: { $noun }
kemet-choice-veto = jogar Veto
kemet-choice-escape = fugir para: { $noun }
kemet-choice-fight = lutar em: { $noun }
kemet-choice-card = jogar { $noun }
kemet-choice-unused = descartar sem usar: { $noun }
kemet-choice-invoke = adicionar { $noun }
kemet-choice-pay = pagar { $noun }
kemet-choice-wound = descartar { $noun } por +1 de força
kemet-choice-recall = recolher a tropa
kemet-choice-retreat = recuar
kemet-choice-stay = ficar
kemet-choice-drive = fazer recuar para: { $noun }
kemet-choice-rehome = colocar a criatura em: { $noun }
kemet-choice-use = usar primeiro { $noun }
kemet-choice-sacrifice = fazer o sacrifício

kemet-event-next = { $why ->
    [drawn] Sorteio: o próximo na ordem de turno é { $seat }.
   *[chosen] O próximo na ordem de turno é { $seat }.
}
kemet-event-settled = { $seat } se instala em { $city }.
kemet-event-drew = { $known ->
    [no] { $seat } compra uma carta de intervenção divina.
   *[yes] { $seat } compra a carta { $intervention }.
}
kemet-event-reshuffled = O descarte de intervenção divina é embaralhado: { $cards } no baralho de compra.
kemet-event-looked = { $known ->
    [no] Visão: { $seat } olha uma carta.
   *[yes] Visão: { $seat } olha { $intervention }.
}
kemet-event-kept = { $known ->
    [no] Visão: { $seat } fica com uma das cartas.
   *[yes] Visão: { $seat } fica com { $intervention }.
}
kemet-event-shared = { $seat } começa com pirâmides de níveis { $split } (branco/vermelho/azul).
kemet-event-prayed = { $why ->
    [night] Noite
    [pray] Orar
    [temple] Templo
    [delta] Templo do Delta
    [recall] Unidades recolhidas
   *[named] { $cause }
}: { $seat } ganha { $prayer ->
    [one] { $prayer } ponto de oração
   *[other] { $prayer } pontos de oração
} (agora { $now }).
kemet-event-paid = { $seat } paga { $prayer ->
    [one] { $prayer } ponto de oração
   *[other] { $prayer } pontos de oração
} { $why ->
    [tile] por uma peça de poder
    [raise] por uma pirâmide
    [recruit] por unidades
    [teleport] por um teletransporte
   *[intervention] por uma carta de intervenção divina
} ({ $now ->
    [0] não resta nenhum
    [one] resta { $now }
   *[other] restam { $now }
}).
kemet-event-robbed = Roubo de Mana: { $seat } perde { $prayer ->
    [one] { $prayer } ponto de oração
   *[other] { $prayer } pontos de oração
} ({ $now ->
    [0] não resta nenhum
    [one] resta { $now }
   *[other] restam { $now }
}).
kemet-event-scored = { $why ->
    [attack] Ataque vencido
    [defence] Vitória Defensiva
    [tile] Peça de poder
    [temples] 2 templos
    [sanctuary] Santuário de Todos os Deuses
   *[named] { $cause }
}: { $seat } ganha { $points ->
    [one] { $points } ponto de vitória permanente
   *[other] { $points } pontos de vitória permanentes
} (agora { $now }).
kemet-event-raised = { $why ->
    [start] { $seat } constrói { $colour } de nível { $level }: { $space }.
    [night] Mão de Deus: { $seat } eleva { $colour } ao nível { $level }: { $space }.
   *[action] { $seat } eleva { $colour } ao nível { $level }: { $space }.
}
kemet-event-enlarged = { $seat } eleva { $colour } de { $owner } ao nível { $level }: { $space }.
kemet-event-returned = { $seat } pega de volta todas as cartas de batalha.
kemet-event-exchanged = { $known ->
    [no] { $seat } troca uma carta de batalha por { $new }.
   *[yes] { $seat } troca { $card } por { $new }.
}
kemet-event-bought = { $seat } compra a peça { $tile }.
kemet-event-placed = { $seat } { $why ->
    [start] posiciona
    [recruit] recruta
    [enlistment] alista
   *[reinforcements] reforça com
} { $units ->
    [one] { $units } unidade
   *[other] { $units } unidades
}: { $space }.
kemet-event-marched = { $seat } { $why ->
    [land] move
    [harbour] embarca
    [teleport] teletransporta
    [retreat] recua com
   *[escape] foge com
} { $units ->
    [one] { $units } unidade
   *[other] { $units } unidades
}: { $space } → { $to }.
kemet-event-lost = { $seat } { $why ->
    [battle] perde
    [recall] recolhe
    [delta] sacrifica
    [sanctuary] sacrifica
   *[named] perde por { $cause }
} { $units ->
    [one] { $units } unidade
   *[other] { $units } unidades
}: { $space }.
kemet-event-came = { $why ->
    [bought] { $seat } coloca { $creature }: { $space }.
    [recruit] { $seat } traz de volta { $creature }: { $space }.
    [alone] Criatura sem unidades, { $seat } leva { $creature }: { $space }.
   *[destroyed] Tropa destruída, { $seat } leva { $creature }: { $space }.
}
kemet-event-waits = { $seat } devolve { $creature } à sua peça: { $why ->
    [recall] a tropa foi recolhida
    [alone] não restavam unidades ali
    [nowhere] nenhum distrito tem lugar
    [delta] a tropa foi sacrificada
   *[sanctuary] a tropa foi sacrificada
}.
kemet-event-held = { $seat } tem agora o ponto de vitória: { $space }.
kemet-event-freed = Ninguém mais tem o ponto de vitória: { $space }.
kemet-event-dawned = Começa o dia { $day }.
kemet-event-covered = { $why ->
    [ordinary] { $seat } coloca uma ficha de ação: { $action }.
    [silver] { $seat } coloca a ficha de prata: { $action }.
   *[golden] { $seat } coloca a ficha dourada: { $action }.
}
kemet-event-announced = { $seat } joga { $intervention }.
kemet-event-aimed = { $seat } escolhe o alvo de { $intervention }: { $space }.
kemet-event-vetoed = { $seat } joga Veto contra { $intervention }.
kemet-event-came-to-nothing = { $intervention } de { $seat } fica sem efeito.
kemet-event-opened = { $seat } ignora as muralhas neste movimento.
kemet-event-attacked = { $seat } ataca { $owner }: { $space }.
kemet-event-showed = Presciência: { $seat } mostra { $card }.
kemet-event-revealed = { $seat } revela { $card }.
kemet-event-invoked = { $why ->
    [counts] { $seat } adiciona { $intervention }.
   *[unpaid] { $seat } não pode pagar { $intervention }: a carta não conta.
}
kemet-event-buried = { $known ->
    [no] Ferida Divina: { $seat } descarta uma carta por +1 de força.
   *[yes] Ferida Divina: { $seat } descarta { $intervention } por +1 de força.
}
kemet-event-measured = { $seat } tem força { $strength }, dano { $damage }, proteção { $protection }.
kemet-event-won = { $why ->
    [stronger] { $seat } vence a batalha contra { $owner }: { $space }.
   *[tie] Empate: { $seat } vence como defensor a batalha contra { $owner }: { $space }.
}
kemet-event-spent = { $known ->
    [no] { $seat } descarta uma carta de batalha sem usar.
   *[yes] { $seat } descarta { $card } sem usar.
}
kemet-event-stood = { $seat } tem { $points ->
    [0] { $points } pontos de vitória
    [one] { $points } ponto de vitória
   *[other] { $points } pontos de vitória
}.

kemet-ending-goal = alguém tem os pontos de vitória necessários no fim de um dia
kemet-ending-day-limit = o último dia terminou, ninguém venceu
kemet-tie = Com os mesmos pontos de vitória, fica à frente quem ganhou mais deles em batalhas e, depois, quem vinha antes na ordem de turno.

# What is asked; the name of the seat stands before it. $space and $creature are in their form for
# sentences, so is $colour, except in “buy”.
kemet-ask-choose-city = em qual cidade você se instala?
kemet-ask-share-levels = como você distribui 3 níveis entre as suas pirâmides?
kemet-ask-build = em qual distrito você constrói { $colour }?
kemet-ask-deploy-in = { $space }: quantas unidades?
kemet-ask-keep-card = Visão: com qual carta você fica?
kemet-ask-choose-tile = qual peça da noite você usa primeiro?
kemet-ask-hand-of-god = Mão de Deus: qual pirâmide você eleva de graça em 1 nível?
kemet-ask-choose-troop = Reforços: quer enviar unidades para uma tropa fora da sua cidade?
kemet-ask-set-order = { $place ->
    [1] quem joga primeiro no próximo dia?
   *[other] quem joga depois no próximo dia (lugar { $place })?
}
kemet-ask-act = { $placed ->
    [yes] termine o seu turno ou faça o que ainda puder.
   *[no] coloque uma ficha ou jogue uma carta.
}
kemet-ask-raise = qual pirâmide você eleva?
kemet-ask-raise-to = a qual nível você eleva { $colour } de { $seat }?
kemet-ask-buy = qual peça de poder você compra? ({ $colour })
kemet-ask-bring-creature = em qual distrito você coloca { $creature }?
kemet-ask-exchange-card = qual carta de batalha você entrega por { $card }?
kemet-ask-recruit-in = { $space }: quantas unidades?
kemet-ask-return-creature = qual criatura volta ao tabuleiro?
kemet-ask-return-to = para qual distrito você traz de volta { $creature }?
kemet-ask-march-on = { $moving ->
    [yes] { $space }: quantas unidades seguem adiante?
   *[no] qual tropa você move?
}
kemet-ask-march-from = Teletransportação: qual tropa?
kemet-ask-take-units = { $space }: quantas unidades partem?
kemet-ask-take-creature = quer levar { $creature }?
kemet-ask-step-to = { $units ->
    [one] { $space }, { $units } unidade: para onde?
   *[other] { $space }, { $units } unidades: para onde?
}
kemet-ask-aim = { $card }: em qual espaço?
kemet-ask-enlist = { $card }: para onde vão as unidades?
kemet-ask-veto = { $vetoes ->
    [0] { $seat } jogou { $card }. Quer jogar Veto?
   *[other] { $seat } jogou Veto contra { $card }. Quer jogar Veto contra esse Veto?
}
kemet-ask-choose-battle = qual batalha vem agora?
kemet-ask-escape = { $space }: { $seat } ataca você. Quer jogar Fuga?
kemet-ask-choose-cards = { $chosen ->
    [0] batalha, { $space }: escolha em segredo a carta que você joga.
    [1] agora a carta que você descarta sem usar.
   *[other] adicione cartas de intervenção divina ou confirme a sua escolha.
}
kemet-ask-pay-for = seus pontos de oração não bastam para todas: qual carta você paga?
kemet-ask-wound = Ferida Divina: quer descartar uma carta por +1 de força?
kemet-ask-rehome = a criatura já não tem tropa: em qual distrito você coloca { $creature }?
kemet-ask-lose = batalha perdida, { $space }: o que fazem os sobreviventes?
kemet-ask-drive = para onde { $seat } deve recuar?
kemet-ask-win = batalha vencida, { $space }: a sua tropa fica?
kemet-ask-delta = { $space }: quer sacrificar 1 unidade por 5 pontos de oração?
kemet-ask-sanctuary = { $space }: quer sacrificar 2 unidades por 1 ponto de vitória permanente?

# settings of a table
kemet-setting-game = Duração
kemet-setting-game-short = Partida curta (8 pontos de vitória)
kemet-setting-game-long = Partida longa (10 pontos de vitória)
kemet-setting-game-beginner = Partida introdutória (4 pontos de vitória)
kemet-setting-discards = Cartas de batalha descartadas
kemet-setting-discards-unused-down = { kemet-discards-unused-down }
kemet-setting-discards-all-down = { kemet-discards-all-down }
kemet-setting-discards-all-up = { kemet-discards-all-up }
kemet-setting-max_days = Limite de dias
kemet-setting-max_days-none = Sem limite
kemet-setting-max_days-number = { $number ->
    [one] { $number } dia
   *[other] { $number } dias
}

# the table in the terminal; colours have 2 letters, seats 2
kemet-label-short-white = Br
kemet-label-short-red = Ve
kemet-label-short-blue = Az
kemet-label-short-seat = J{ $number }
kemet-label-day = Dia
kemet-label-night = Noite
kemet-label-turn = Turno
kemet-label-order = Ordem de turno
kemet-label-coming = Próximo dia
kemet-label-goal = Meta
kemet-label-goal-points = { $goal } pontos de vitória
kemet-label-cities = Cidade
kemet-label-district = Distrito { $letter }
kemet-label-space = Espaço
kemet-label-there = Tropa
kemet-label-ways = Leva a
kemet-label-key-obelisk = obelisco
kemet-label-key-harbour = pelo porto
kemet-label-key-battle = ataque de
kemet-label-key-point = tem o ponto de vitória
kemet-label-seat = Jogador
kemet-label-mark-turn = está na vez
kemet-label-mark-own = você
kemet-label-short-score = PV
kemet-label-short-battles = Bat.
kemet-label-short-prayer = Oraç.
kemet-label-short-pyramids = Pir.
kemet-label-short-reserve = Res.
kemet-label-short-tokens = Fich.
kemet-label-short-cards = Cartas
kemet-label-tiles = Peças de poder
kemet-label-seats-key = PV: permanentes + temporários; Bat.: PV de batalha; Oraç.: pontos de oração; Pir.: níveis branco/vermelho/azul; Res.: unidades na reserva; Fich.: fichas de ação; Cartas: batalha + intervenção divina
kemet-label-actions = Pirâmide de ações
kemet-label-row = Fileira { $row }
kemet-label-market = Peças de poder à venda, por nível
kemet-label-deck = Baralho de compra
kemet-label-pile = Descarte
kemet-label-face-down = viradas para baixo: { $count }
kemet-label-hand = Cartas de batalha na mão (força/dano/proteção)
kemet-label-discard = Cartas de batalha descartadas
kemet-label-interventions = Cartas de intervenção divina
kemet-label-plan = A colocar
kemet-label-march = Movimento
kemet-label-march-left = passos restantes: { $left }
kemet-label-announced = Jogada
kemet-label-vetoes = Vetos: { $count }
kemet-label-battle = Batalha
kemet-label-attacker = Atacante
kemet-label-defender = Defensor
kemet-label-units = Unidades
kemet-label-strength = Força
kemet-label-damage = Dano
kemet-label-protection = Proteção
kemet-label-card = Carta de batalha
kemet-label-lost = Baixas
kemet-label-winner = venceu
kemet-label-range = { $total } (de { $least } a { $most })

# Kemet: choices, what happens, what is asked, and the table in the terminal.
# Nouns stand in kemet-nouns.ftl: alone in choices, in their form for sentences elsewhere.
# "em" and "de" melt with the article of a space: $space-in and $space-of have them; "para" doesn't.

kemet-choice-next = próximo na ordem: { $noun }
kemet-choice-city = instalar-se em { $noun }
kemet-choice-draw = comprar a carta { $noun }
kemet-choice-split = níveis (branca/vermelha/azul): { $noun }
kemet-choice-build = construir em: { $noun }
kemet-choice-deploy = posicionar unidades: { $noun }
kemet-choice-keep = ficar com { $noun }
kemet-choice-raise = elevar uma pirâmide: { $noun }
kemet-choice-pass = passar
kemet-choice-enlarge = elevar a pirâmide inimiga em: { $noun }
kemet-choice-to-level = elevar ao nível { $noun }
kemet-choice-buy = comprar { $noun }
kemet-choice-bring = colocar a criatura em: { $noun }
kemet-choice-exchange = trocar { $noun }
kemet-choice-token = colocar uma ficha: { $noun }
kemet-choice-silver = colocar a ficha de prata: { $noun }
kemet-choice-golden = colocar a ficha dourada: { $noun }
kemet-choice-play = jogar { $noun }
kemet-choice-done = terminar
kemet-choice-recruit = recrutar unidades: { $noun }
kemet-choice-return = trazer de volta: { $noun }
kemet-choice-from = mover a tropa: { $noun }
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
kemet-choice-pay = pagar a carta { $noun }
kemet-choice-wound = descartar { $noun } por +1 de força
kemet-choice-recall = recolher a tropa
kemet-choice-retreat = recuar
kemet-choice-stay = ficar
kemet-choice-drive = fazer recuar para: { $noun }
kemet-choice-rehome = colocar a criatura em: { $noun }
kemet-choice-use = usar primeiro { $noun }
kemet-choice-sacrifice = fazer o sacrifício

kemet-event-next = { $why ->
    [drawn] Sorteio: { $seat } vai jogar em
   *[chosen] { $seat } vai jogar em
} { $place ->
    [1] 1º
    [2] 2º
    [3] 3º
    [4] 4º
   *[5] 5º
} lugar.
kemet-event-settled = { $seat } se instala em { $city }.
kemet-event-drew = { $known ->
    [no] { $seat } compra uma carta de intervenção divina.
   *[yes] { $seat } compra a carta { $intervention }.
}
kemet-event-reshuffled = O descarte de intervenção divina é embaralhado. Cartas no baralho de compra: { $cards }.
kemet-event-looked = { $known ->
    [no] Visão: { $seat } vê uma carta.
   *[yes] Visão: { $seat } vê a carta { $intervention }.
}
kemet-event-kept = { $known ->
    [no] Visão: { $seat } fica com uma das cartas.
   *[yes] Visão: { $seat } fica com a carta { $intervention }.
}
kemet-event-shared = { $seat } começa com pirâmides de níveis { $split } (branca/vermelha/azul).
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
} (agora tem { $now }).
kemet-event-paid = { $seat } paga { $prayer ->
    [one] { $prayer } ponto de oração
   *[other] { $prayer } pontos de oração
} { $why ->
    [tile] por uma peça de poder
    [raise] para elevar uma pirâmide
    [recruit] para recrutar unidades
    [teleport] por um teletransporte
   *[intervention] pela carta
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
    [attack] Ataque vitorioso
    [defence] Vitória Defensiva
    [tile] Peça de poder
    [temples] 2 templos
    [sanctuary] Santuário de Todos os Deuses
   *[named] { $cause }
}: { $seat } ganha { $points ->
    [one] { $points } ponto de vitória permanente
   *[other] { $points } pontos de vitória permanentes
} (agora tem { $now }).
kemet-event-raised = { $why ->
    [start] { $seat } constrói { $colour } de nível { $level } { $space-in }.
    [night] Mão de Deus: { $seat } eleva { $colour } { $space-of } ao nível { $level }.
   *[action] { $seat } eleva { $colour } { $space-of } ao nível { $level }.
}
kemet-event-enlarged = { $seat } eleva { $colour } inimiga { $space-in } ({ $owner }) ao nível { $level }.
kemet-event-returned = { $seat } pega de volta todas as cartas de batalha.
kemet-event-exchanged = { $known ->
    [no] { $seat } troca uma carta de batalha por { $new }.
   *[yes] { $seat } troca a carta { $card } por { $new }.
}
kemet-event-bought = { $seat } compra a peça { $tile }.
kemet-event-placed = { $why ->
    [start] { $seat } posiciona { $units ->
        [one] { $units } unidade
       *[other] { $units } unidades
    } { $space-in }.
    [recruit] { $seat } recruta { $units ->
        [one] { $units } unidade
       *[other] { $units } unidades
    } { $space-in }.
    [enlistment] { $seat } alista { $units ->
        [one] { $units } unidade
       *[other] { $units } unidades
    } { $space-in }.
   *[reinforcements] { $seat } reforça { $space } com { $units ->
        [one] { $units } unidade
       *[other] { $units } unidades
    }.
}
kemet-event-marched = { $seat } { $why ->
    [land] move
    [harbour] transporta de barco
    [teleport] teletransporta
    [retreat] recua com
   *[escape] foge com
} { $units ->
    [one] { $units } unidade
   *[other] { $units } unidades
} { $space-of } para { $to }.
kemet-event-lost = { $why ->
    [battle] { $seat } perde { $units ->
        [one] { $units } unidade
       *[other] { $units } unidades
    } { $space-in }.
    [recall] { $seat } recolhe { $units ->
        [one] { $units } unidade
       *[other] { $units } unidades
    } { $space-of }.
    [delta] { $seat } sacrifica { $units ->
        [one] { $units } unidade
       *[other] { $units } unidades
    } { $space-in }.
    [sanctuary] { $seat } sacrifica { $units ->
        [one] { $units } unidade
       *[other] { $units } unidades
    } { $space-in }.
   *[named] { $cause }: { $seat } perde { $units ->
        [one] { $units } unidade
       *[other] { $units } unidades
    } { $space-in }.
}
kemet-event-came = { $why ->
    [bought] { $seat } coloca { $creature } { $space-in }.
    [recruit] { $seat } traz { $creature } de volta para { $space }.
    [alone] { $seat } leva { $creature } para { $space }: a criatura ficou sem unidades.
   *[destroyed] { $seat } leva { $creature } para { $space }: a tropa foi destruída.
}
kemet-event-waits = { $seat } devolve { $creature } à peça: { $why ->
    [recall] a tropa foi recolhida
    [alone] a criatura ficou sem unidades
    [nowhere] nenhum distrito tem lugar para a criatura
    [delta] a tropa foi sacrificada
   *[sanctuary] a tropa foi sacrificada
}.
kemet-event-held = { $seat } fica com o ponto de vitória { $space-of }.
kemet-event-freed = O ponto de vitória { $space-of } fica sem dono.
kemet-event-dawned = Começa o dia { $day }.
kemet-event-covered = { $why ->
    [ordinary] { $seat } coloca uma ficha de ação para { $action-for }.
    [silver] { $seat } coloca a ficha de prata para { $action-for }.
   *[golden] { $seat } coloca a ficha dourada para { $action-for }.
}
kemet-event-nothing = A ação não tem efeito.
kemet-event-announced = { $seat } joga { $intervention }.
kemet-event-aimed = { $intervention }: { $seat } escolhe { $space }.
kemet-event-vetoed = { $seat } decide vetar a carta { $intervention }.
kemet-event-came-to-nothing = { $seat }: a carta { $intervention } fica sem efeito.
kemet-event-opened = { $seat } ignora as muralhas neste movimento.
kemet-event-attacked = { $seat } ataca { $owner } { $space-in }.
kemet-event-showed = Presciência: { $seat } mostra { $card }.
kemet-event-revealed = { $seat } revela { $card }.
kemet-event-invoked = { $why ->
    [counts] { $seat } adiciona a carta { $intervention }.
   *[unpaid] { $seat } não pode pagar a carta { $intervention }: ela não conta.
}
kemet-event-buried = { $known ->
    [no] Ferida Divina: { $seat } descarta uma carta por +1 de força.
   *[yes] Ferida Divina: { $seat } descarta a carta { $intervention } por +1 de força.
}
kemet-event-measured = { $seat } tem { $strength } de força, { $damage } de dano e { $protection } de proteção.
kemet-event-won = { $why ->
    [stronger] { $seat } vence a batalha contra { $owner } { $space-in }.
   *[tie] Empate: por estar na defesa, { $seat } vence a batalha contra { $owner } { $space-in }.
}
kemet-event-spent = { $known ->
    [no] { $seat } descarta uma carta de batalha sem usar.
   *[yes] { $seat } descarta a carta { $card } sem usar.
}
kemet-event-stood = { $seat } tem { $points ->
    [0] { $points } pontos de vitória
    [one] { $points } ponto de vitória
   *[other] { $points } pontos de vitória
}.

kemet-ending-goal = um jogador terminou o dia com os pontos de vitória necessários
kemet-ending-day-limit = o último dia terminou e ninguém venceu
kemet-tie = Em caso de empate em pontos de vitória, fica à frente quem ganhou mais pontos em batalhas e, depois, quem vinha antes na ordem de turno.

# What is asked; the name of the seat stands before it. $space and $creature are in their form for
# sentences, so is $colour, except in “buy”.
kemet-ask-choose-city = em qual cidade você se instala?
kemet-ask-share-levels = como você distribui 3 níveis entre suas pirâmides?
kemet-ask-build = em qual distrito você constrói { $colour }?
kemet-ask-deploy-in = quantas unidades você posiciona { $space-in }?
kemet-ask-keep-card = Visão: com qual carta você fica?
kemet-ask-choose-tile = qual peça da noite você usa primeiro?
kemet-ask-hand-of-god = Mão de Deus: qual pirâmide você eleva de graça em 1 nível?
kemet-ask-choose-troop = Reforços: quer enviar unidades para uma tropa fora da sua cidade?
kemet-ask-set-order = { $place ->
    [1] quem joga primeiro no próximo dia?
   *[other] quem é o { $place }º a jogar no próximo dia?
}
kemet-ask-act = { $placed ->
    [yes] termine seu turno ou faça o que ainda puder.
   *[no] coloque uma ficha ou jogue uma carta.
}
kemet-ask-raise = qual pirâmide você eleva?
kemet-ask-raise-to = a qual nível você eleva { $colour } ({ $seat })?
kemet-ask-buy = qual peça de poder { $colour-tile } você compra?
kemet-ask-bring-creature = em qual distrito você coloca { $creature }?
kemet-ask-exchange-card = qual carta de batalha você troca por { $card }?
kemet-ask-recruit-in = quantas unidades você recruta { $space-in }?
kemet-ask-return-creature = qual criatura volta ao tabuleiro?
kemet-ask-return-to = para qual distrito você traz de volta { $creature }?
kemet-ask-march-on = { $moving ->
    [yes] quantas unidades { $space-of } seguem em frente?
   *[no] qual tropa você move?
}
kemet-ask-march-from = Teletransportação: qual tropa você move?
kemet-ask-take-units = quantas unidades partem { $space-of }?
kemet-ask-take-creature = quer levar { $creature }?
kemet-ask-step-to = { $units ->
    [one] para onde vai a unidade que sai { $space-of }?
   *[other] para onde vão as { $units } unidades que saem { $space-of }?
}
kemet-ask-aim = { $card }: qual espaço você escolhe?
kemet-ask-enlist = { $enlisted ->
    [0] { $card }: para onde vão as unidades?
   *[other] { $card }: 1 unidade colocada. Para onde vai a segunda?
}
kemet-ask-veto = { $vetoes ->
    [0] { $seat } jogou { $card }. Quer jogar Veto?
   *[other] { $seat } jogou Veto contra { $card }. Quer jogar Veto contra esse Veto?
}
kemet-ask-choose-battle = qual batalha vem agora?
kemet-ask-escape = { $seat } ataca você { $space-in }. Quer jogar Fuga?
kemet-ask-choose-cards = { $chosen ->
    [0] batalha { $space-in }: escolha em segredo a carta que vai jogar.
    [1] agora escolha a carta que vai descartar sem usar.
   *[other] adicione cartas de intervenção divina ou confirme sua escolha.
}
kemet-ask-pay-for = seus pontos de oração não bastam para todas as cartas: qual delas você paga?
kemet-ask-wound = Ferida Divina: quer descartar uma carta por +1 de força?
kemet-ask-rehome = a criatura ficou sem tropa: em qual distrito você coloca { $creature }?
kemet-ask-lose = você perdeu a batalha { $space-in }: o que fazem os sobreviventes?
kemet-ask-drive = para onde { $seat } deve recuar?
kemet-ask-win = você venceu a batalha { $space-in }: sua tropa fica?
kemet-ask-delta = quer sacrificar 1 unidade { $space-in } por 5 pontos de oração?
kemet-ask-sanctuary = quer sacrificar 2 unidades { $space-in } por 1 ponto de vitória permanente?

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
kemet-label-goal-points = { $goal ->
    [1] { $goal } ponto de vitória
   *[other] { $goal } pontos de vitória
}
kemet-label-cities = Cidade
kemet-label-district = Distrito { $letter }
kemet-label-space = Espaço
kemet-label-there = Tropa
kemet-label-ways = Acesso a
kemet-label-key-obelisk = obelisco
kemet-label-key-harbour = pelo porto
kemet-label-key-battle = ataque de
kemet-label-key-point = tem o ponto de vitória
kemet-label-seat = Jogador
kemet-label-mark-turn = de quem é a vez
kemet-label-mark-own = você
kemet-label-short-score = PV
kemet-label-short-battles = Bat.
kemet-label-short-prayer = Oraç.
kemet-label-short-pyramids = Pir.
kemet-label-short-reserve = Res.
kemet-label-short-tokens = Fich.
kemet-label-short-cards = Cartas
kemet-label-tiles = Peças de poder
kemet-label-seats-key = PV: permanentes + temporários; Bat.: PV de batalha; Oraç.: pontos de oração; Pir.: níveis branca/vermelha/azul; Res.: unidades na reserva; Fich.: fichas de ação; Cartas: batalha + intervenção divina
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

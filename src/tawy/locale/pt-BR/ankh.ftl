# Ankh. A noun stands alone as it is; its .object is its form in a sentence, as what is acted on.
# The .the of a figure or monument has the article that its name takes.
ankh = Ankh: Deuses do Egito

ankh-seat-amun = Amon
ankh-seat-anubis = Anúbis
ankh-seat-isis = Ísis
ankh-seat-osiris = Osíris
ankh-seat-ra = Rá
ankh-seat-player1 = Jogador 1
ankh-seat-player2 = Jogador 2
ankh-seat-player3 = Jogador 3
ankh-seat-player4 = Jogador 4
ankh-seat-player5 = Jogador 5

ankh-god-amun = Amon
ankh-god-anubis = Anúbis
ankh-god-isis = Ísis
ankh-god-osiris = Osíris
ankh-god-ra = Rá

ankh-figure-god = Deus
    .object = seu deus
    .the = a miniatura de deus
ankh-figure-warrior = Guerreiro
    .object = um guerreiro
    .the = o guerreiro
ankh-figure-cat-mummy = Múmia de Gato
    .object = uma Múmia de Gato
    .the = a Múmia de Gato
ankh-figure-satet = Satet
    .object = Satet
    .the = Satet
ankh-figure-mummy = Múmia
    .object = uma Múmia
    .the = a Múmia
ankh-figure-apep = Apep
    .object = Apep
    .the = Apep
ankh-figure-scorpion = Escorpião Gigante
    .object = um Escorpião Gigante
    .the = o Escorpião Gigante
ankh-figure-androsphinx = Androsfinge
    .object = uma Androsfinge
    .the = a Androsfinge
ankh-figure-trapped = Guerreiro aprisionado (você paga 1 seguidor a Anúbis)
    .object = um guerreiro aprisionado
    .the = o guerreiro aprisionado

ankh-monument-obelisk = Obelisco
    .object = um obelisco
    .the = o obelisco
ankh-monument-pyramid = Pirâmide
    .object = uma pirâmide
    .the = a pirâmide
ankh-monument-temple = Templo
    .object = um templo
    .the = o templo

ankh-card-flood = Inundação
ankh-card-build = Construir Monumento
ankh-card-plague = Praga de Gafanhotos
ankh-card-chariots = Carruagens
ankh-card-cycle = Ciclo de Ma'at
ankh-card-drought = Seca
ankh-card-miracle = Milagre

ankh-power-commanding = Dominante
ankh-power-inspiring = Inspirador
ankh-power-omnipresent = Onipresente
ankh-power-revered = Reverenciado
ankh-power-resplendent = Resplandecente
ankh-power-obelisk-attuned = Em Harmonia com os Obeliscos
ankh-power-temple-attuned = Em Harmonia com os Templos
ankh-power-pyramid-attuned = Em Harmonia com as Pirâmides
ankh-power-glorious = Glorioso
ankh-power-magnanimous = Magnânimo
ankh-power-bountiful = Abundante
ankh-power-worshipful = Venerável

ankh-action-move = Mover Miniaturas
ankh-action-summon = Invocar Miniatura
ankh-action-followers = Ganhar Seguidores
ankh-action-unlock = Desbloquear Poder do Ankh

ankh-event-name-control = Controlar Monumento
ankh-event-name-caravan = Caravana de Camelos
ankh-event-name-conflict = Conflito

ankh-scenario-old-kingdom-2 = Império Antigo, para 2
ankh-scenario-old-kingdom-3 = Império Antigo, para 3
ankh-scenario-old-kingdom-4 = Império Antigo, para 4
ankh-scenario-old-kingdom-5 = Império Antigo, para 5
ankh-scenario-middle-kingdom-2 = Império Médio, para 2
ankh-scenario-middle-kingdom-3 = Império Médio, para 3
ankh-scenario-middle-kingdom-4 = Império Médio, para 4
ankh-scenario-middle-kingdom-5 = Império Médio, para 5
ankh-scenario-two-crowns-2 = Duas Coroas, para 2
ankh-scenario-year-of-plenty-2 = Ano de Fartura, para 2
ankh-scenario-three-nomes-3 = Três Nomos, para 3
ankh-scenario-caravan-road-4 = Rota das Caravanas, para 4
ankh-scenario-divided-east-4 = O Leste Dividido, para 4
ankh-scenario-five-thrones-5 = Cinco Tronos, para 5

ankh-direction-n-ne = norte e nordeste
ankh-direction-ne-se = nordeste e sudeste
ankh-direction-se-s = sudeste e sul
ankh-direction-s-sw = sul e sudoeste
ankh-direction-sw-nw = sudoeste e noroeste
ankh-direction-nw-n = noroeste e norte

ankh-choice-scenario = jogar o cenário: { $noun }
ankh-choice-god = jogar com { $noun }
ankh-choice-guardian = incluir o guardião: { $noun }
ankh-choice-first = { $noun } começa
ankh-choice-action = { $noun }
ankh-choice-move = mover { $thing } de { $noun }
ankh-choice-to = escolher o espaço { $noun }
ankh-choice-push = empurrar para { $noun }
ankh-choice-aim = apontar as garras para { $noun }
ankh-choice-summon = invocar: { $noun }
ankh-choice-extra = invocar uma miniatura extra adjacente à pirâmide em { $noun }
ankh-choice-figure = { $noun }
ankh-choice-underworld = invocar em uma ficha de Submundo: { $noun }
ankh-choice-sun = colocar uma ficha de Sol
ankh-choice-shade = não colocar ficha de Sol
ankh-choice-unlock = desbloquear { $noun }
ankh-choice-control = controlar o monumento em { $noun }
ankh-choice-caravan = começar uma caravana na divisa { $noun }
ankh-choice-camel = colocar o próximo camelo na divisa { $noun }
ankh-choice-keep = deixar a ficha na parte que inclui { $noun }
ankh-choice-swap = trocar a ficha da parte que inclui { $noun }
ankh-choice-with = trocar pela ficha { $noun }
ankh-choice-attune = trazer { $thing } de { $noun }
ankh-choice-two = jogar 2 cartas
ankh-choice-one = jogar 1 carta
ankh-choice-card = { $noun }
ankh-choice-build = construir: { $noun }
ankh-choice-bid = oferecer seguidores: { $noun }
ankh-choice-tiebreaker = usar a ficha de desempate
ankh-choice-save = salvar { $thing } em { $noun }
ankh-choice-trap = aprisionar um guerreiro de { $noun }
ankh-choice-rise = fazer a Múmia ressurgir em { $noun }
ankh-choice-tile = colocar uma ficha de Submundo
ankh-choice-relocate = realocar a ficha que está em { $noun }
ankh-choice-worship = sacrificar 2 seguidores para ganhar devoção
ankh-choice-adopt = ficar com: { $noun }
ankh-choice-done = terminar
ankh-choice-pass = passar
ankh-choice-retain = ficar com { $thing } ({ $noun })
ankh-choice-dismiss = dispensar { $thing } ({ $noun })
ankh-choice-discharge = dispensar da reserva: { $noun }

ankh-event-scenario = Cenário: { $scenario }.
ankh-event-god = { $why ->
    [chosen] Um jogador escolhe { $side }.
   *[drawn] Um jogador recebe { $side } por sorteio.
}
ankh-event-guardian = Um dos guardiões desta partida é { $figure-the }.
ankh-event-first = { $side } começa.
ankh-event-acted = { $why ->
    [left] { $seat } escolhe a ação { $action }, a única que resta.
   *[chosen] { $seat } escolhe a ação { $action }.
}
ankh-event-nothing = A ação não tem efeito.
ankh-event-fired = { $seat } aciona o evento { $what }.
ankh-event-moved = { $side } move { $figure } de { $space } para { $to }.
ankh-event-pushed = Satet empurra de { $space } para { $to } { $figure-the } de { $side }.
ankh-event-aimed = O Escorpião Gigante em { $space } aponta as garras para { $direction }.
ankh-event-summoned = { $why ->
    [mummy] { $side } faz ressurgir { $figure } em { $space }.
   *[action] { $side } invoca { $figure } em { $space }.
}
ankh-event-shone = { $side } coloca uma ficha de Sol na miniatura em { $space }.
ankh-event-freed = { $side } paga 1 seguidor a Anúbis para libertar um guerreiro aprisionado.
ankh-event-followed = { $why ->
    [action] { $side } ganha { $followers ->
        [one] { $followers } seguidor
       *[other] { $followers } seguidores
    }.
   *[named] { $cause }: { $side } ganha { $followers ->
        [one] { $followers } seguidor
       *[other] { $followers } seguidores
    }.
}
ankh-event-sacrificed = { $why ->
    [build] { $side } sacrifica { $followers ->
        [one] { $followers } seguidor
       *[other] { $followers } seguidores
    } para construir um monumento.
    [plague] { $side } sacrifica { $followers ->
        [one] { $followers } seguidor
       *[other] { $followers } seguidores
    } na praga.
    [unlock] { $side } sacrifica { $followers ->
        [one] { $followers } seguidor
       *[other] { $followers } seguidores
    } para desbloquear um poder.
   *[named] { $cause }: { $side } sacrifica { $followers ->
        [one] { $followers } seguidor
       *[other] { $followers } seguidores
    }.
}
ankh-event-unlocked = { $side } desbloqueia o poder { $power }.
ankh-event-guarded = { $side } adiciona { $figure } à sua reserva.
ankh-event-controlled = { $side } assume o controle de { $monument } em { $space }.
ankh-event-caravan = Uma caravana de { $camels } camelos é colocada de { $camel } a { $end }.
ankh-event-split = A nova região, que inclui { $space }, recebe a ficha de ordem de conflito { $token }.
ankh-event-swapped = As fichas de ordem de conflito { $token } e { $with } trocam de lugar.
ankh-event-conflict = Começa o conflito { $number }. { $side } fica com a ficha de desempate.
ankh-event-destroyed = { $why ->
    [scorpion] Um Escorpião Gigante destrói { $monument } em { $space }.
    [merge] O deus menor perde { $monument } em { $space }.
   *[forgotten] O deus esquecido perde { $monument } em { $space }.
}
ankh-event-skipped = Não há ninguém na região { $token }.
ankh-event-dominated = { $side } domina a região { $token }.
ankh-event-battle = Batalha na região { $token }.
ankh-event-attuned = Em Harmonia com os Obeliscos: { $side } traz { $figure } de { $space } para { $to }.
ankh-event-announced = { $side } vai jogar 2 cartas.
ankh-event-played = { $side } joga { $card }.
ankh-event-built = { $side } constrói { $monument } em { $space }.
ankh-event-bade = { $followers ->
    [0] { $side } não oferece nenhum seguidor.
    [one] { $side } oferece { $followers } seguidor.
   *[other] { $side } oferece { $followers } seguidores.
}
ankh-event-spared = A praga poupa { $side }.
ankh-event-strength = { $side } tem { $strength } de força.
ankh-event-tiebroken = { $side } usa a ficha de desempate.
ankh-event-won = { $side } vence a batalha.
ankh-event-drawn = Ninguém vence na região { $token }.
ankh-event-saved = { $side } salva { $figure } em { $space }.
ankh-event-died = { $side } perde { $figure } em { $space }.
ankh-event-trapped = { $side } aprisiona um guerreiro de { $owner }.
ankh-event-devoted = { $why ->
    [majority] Maioria de monumentos: { $side } ganha { $devotion } de devoção (agora tem { $now }).
    [victory] Vitória: { $side } ganha { $devotion } de devoção (agora tem { $now }).
    [dominion] Dominação: { $side } ganha { $devotion } de devoção (agora tem { $now }).
   *[named] { $cause }: { $side } ganha { $devotion } de devoção (agora tem { $now }).
}
ankh-event-lost = Múmia de Gato: { $side } perde { $devotion } de devoção (agora tem { $now }).
ankh-event-returned = { $side } recupera todas as cartas usadas.
ankh-event-tiled = { $side } coloca uma ficha de Submundo em { $space }.
ankh-event-merged = { $lower } se funde com { $higher }: agora são um deus só.
ankh-event-adopted = { $why ->
    [board] { $side } fica com { $figure-the }, que está no tabuleiro.
   *[pool] { $side } fica com { $figure-the }, que estava na reserva do deus menor.
}
ankh-event-dismissed = { $why ->
    [board] { $side } dispensa { $figure-the }, que estava no tabuleiro: a miniatura sai do jogo.
   *[pool] { $side } dispensa { $figure-the }, que estava na reserva: a miniatura sai do jogo.
}
ankh-event-forgotten = { $side } cai no esquecimento.

ankh-ending-top = um deus chegou ao topo da trilha de devoção
ankh-ending-last-god = só um deus escapou do esquecimento
ankh-ending-all-forgotten = todos os deuses caíram no esquecimento: todos perderam
ankh-ending-most-devotion = o último conflito terminou
ankh-tie = Entre fichas no mesmo espaço da trilha de devoção, fica à frente a que estiver mais acima na pilha.

# short names on the board: gods have 2 letters, figures and monuments 3, events 1
ankh-label-short-amun = Am
ankh-label-short-anubis = An
ankh-label-short-isis = Ís
ankh-label-short-osiris = Os
ankh-label-short-ra = Rá
ankh-label-short-warrior = gue
ankh-label-short-cat-mummy = gat
ankh-label-short-satet = sat
ankh-label-short-mummy = múm
ankh-label-short-apep = ape
ankh-label-short-scorpion = esc
ankh-label-short-androsphinx = and
ankh-label-short-obelisk = OBE
ankh-label-short-pyramid = PIR
ankh-label-short-temple = TEM
ankh-label-short-control = M
ankh-label-short-caravan = C
ankh-label-short-conflict = X

# the legend of the board: what the sign before it means
ankh-label-board = Tabuleiro
ankh-label-row = linha { $number }
ankh-label-edges = divisas entre espaços
ankh-label-empty = vazio
ankh-label-offered = pode ser escolhido
ankh-label-takeable = você pode pegar
ankh-label-fertile = fértil
ankh-label-desert = deserto
ankh-label-water = água
ankh-label-river = rio
ankh-label-camel = camelos
ankh-label-laid = camelo recém-colocado
ankh-label-region = região
ankh-label-fought = em disputa agora
ankh-label-sun = sol
ankh-label-tile = Submundo
ankh-label-nobody = neutro
ankh-label-capitals = deus
ankh-label-two-lines = Cada espaço ocupa duas linhas: o nome e, abaixo dele, o que está ali.
ankh-label-too-narrow = O tabuleiro precisa de { $wanted } colunas e este terminal tem { $given }. Aumente a largura da janela.

# tracks
ankh-label-scenario = Cenário
ankh-label-turn = Turno
ankh-label-events = Eventos
ankh-label-now = Agora
ankh-label-next = Próximos
ankh-label-none-left = não resta nenhum
ankh-label-action = Ação
ankh-label-marker = Marcador
ankh-label-event-in = Usos até o evento
ankh-label-devotion = Devoção
ankh-label-red = seção vermelha até { $limit }; topo da trilha: { $top }
ankh-label-conflicts = Conflitos
ankh-label-conflicts-so-far = { $number } de { $all }
ankh-label-guardians = Guardiões restantes
ankh-label-tiebreaker = Ficha de desempate
ankh-label-face-up = virada para cima
ankh-label-face-down = usada
ankh-label-camels-left = Camelos restantes
ankh-label-trapped = Aprisionados por Anúbis
ankh-label-amun-token = Ficha de Amon
ankh-label-scorpion-aim = O escorpião de { $god } em { $space } aponta para { $direction }

# seats
ankh-label-seat = Deus
ankh-label-mark-turn = de quem é a vez
ankh-label-mark-own = você
ankh-label-short-devotion = Dev.
ankh-label-short-followers = Seg.
ankh-label-short-ankhs = Ankhs
ankh-label-pool = Reserva
ankh-label-powers = Poderes
ankh-label-used = Cartas usadas
ankh-label-merged = fusão com { $seat }
ankh-label-forgotten = caiu no esquecimento

# a battle
ankh-label-battle = Batalha
ankh-label-battle-region = na região { $token }
ankh-label-cards = Cartas
ankh-label-two-cards = 2 cartas
ankh-label-bid = Oferta
ankh-label-figures = Miniaturas
ankh-label-strength = Força
ankh-label-winner = venceu
ankh-label-dying = Prestes a morrer
ankh-label-safe = Salvas pela Inundação

# what is asked; the name of the seat stands before it
ankh-ask-pick-god = com qual deus você quer jogar?
ankh-ask-choose-action = { $number ->
    [1] escolha sua primeira ação.
   *[other] escolha sua segunda ação.
}
ankh-ask-move = mova uma miniatura ou termine.
ankh-ask-move-to = para onde vai { $thing-the } ({ $space })?
ankh-ask-push-to = para onde sua Satet empurra { $thing-the } ({ $space })?
ankh-ask-aim = Escorpião Gigante em { $space }: para onde apontam as garras?
ankh-ask-summon = invoque uma miniatura ou termine.
ankh-ask-summon-figure = pirâmide em { $space }: qual miniatura extra você invoca?
ankh-ask-summon-to = em que espaço você invoca { $thing-the }?
ankh-ask-shine = quer que { $thing-the } em { $space } receba uma ficha de Sol?
ankh-ask-unlock = quer desbloquear um poder do Ankh?
ankh-ask-control = evento Controlar Monumento: qual monumento você passa a controlar?
ankh-ask-caravan = evento Caravana de Camelos: monte uma caravana, camelo a camelo. Onde fica o próximo?
ankh-ask-keep-token = a região foi dividida: qual parte mantém a ficha de ordem de conflito?
ankh-ask-swap = quer trocar a ficha de ordem de conflito de uma das 2 novas regiões?
ankh-ask-swap-with = por qual ficha de ordem de conflito quer trocar?
ankh-ask-attune = batalha na região { $token }: quer trazer uma miniatura para junto dos seus obeliscos?
ankh-ask-attune-to = para qual espaço você traz { $thing-the } ({ $space })?
ankh-ask-announce = batalha na região { $token }: quer jogar 1 carta ou 2?
ankh-ask-choose-cards = batalha na região { $token }: escolha uma carta em segredo.
ankh-ask-build = batalha na região { $token }: quer construir um monumento?
ankh-ask-build-at = em que espaço você constrói { $thing-the }?
ankh-ask-bid = praga na região { $token }: quantos seguidores você oferece em segredo?
ankh-ask-trap = quer aprisionar um dos guerreiros que acabaram de morrer?
ankh-ask-rise = sua Múmia ressurge: em qual espaço adjacente ao seu deus?
ankh-ask-tiebreak = empate na região { $token }: quer usar a ficha de desempate?
ankh-ask-save = { $thing-the } em { $space } está prestes a morrer: quer salvar a miniatura?
ankh-ask-tile = quer colocar ou realocar uma ficha de Submundo?
ankh-ask-tile-to = onde você coloca a ficha de Submundo?
ankh-ask-worship = quer sacrificar 2 seguidores para ganhar devoção?
ankh-ask-adopt = com quais guardiões do deus menor você fica? Se faltar uma base, você pode dispensar um dos seus.

# Why not.
ankh-reason-action-first = Escolha primeiro a ação.
ankh-reason-action-not-lower = A segunda ação deve estar em uma fileira abaixo da primeira.
ankh-reason-action-twice = Você já escolheu essa ação neste turno.
ankh-reason-all-unlocked = Você já desbloqueou todos os 6 poderes.
ankh-reason-amun-used = Amon já jogou 2 cartas neste conflito.
ankh-reason-announce-first = Decida primeiro se vai jogar 1 carta ou 2.
ankh-reason-announced-already = Você já anunciou 2 cartas.
ankh-reason-announced-one = Você anunciou só 1 carta para esta batalha.
ankh-reason-another-first = Decida primeiro sobre a outra miniatura.
ankh-reason-attuned-already = Você já trouxe essa miniatura nesta batalha.
ankh-reason-camel-there = Já há um camelo nessa divisa.
ankh-reason-caravan-first = Comece a caravana com o primeiro camelo.
ankh-reason-card-chosen = Você já escolheu essa carta.
ankh-reason-card-used = Você já usou essa carta.
ankh-reason-decided-already = Você já decidiu isso.
ankh-reason-figure-there = Já há uma miniatura nesse espaço.
ankh-reason-finish-first = Termine primeiro o que começou.
ankh-reason-first-space = Para escolher essa região, use o espaço dela que aparece nas opções.
ankh-reason-god-taken = Esse deus já é de outro jogador.
ankh-reason-gods-never-die = Os deuses nunca morrem.
ankh-reason-level-full = Você já tem os 2 poderes desse nível.
ankh-reason-level-not-reached = Desbloqueie antes 2 poderes do nível abaixo.
ankh-reason-monument-there = Já há um monumento nesse espaço.
ankh-reason-moved-already = Essa miniatura já se moveu nesta ação.
ankh-reason-neutral-first = Enquanto houver monumentos neutros, você não pode assumir o controle dos monumentos de outros deuses.
ankh-reason-no-base = Você não tem base livre do tamanho desse guardião.
ankh-reason-no-base-needed = Você não pode dispensar esse guardião: nenhum outro precisa da base dele.
ankh-reason-no-enemy-beside = Essa miniatura não está protegida: não há miniatura inimiga adjacente.
ankh-reason-no-figure-beside = Você não tem miniatura adjacente a esse monumento.
ankh-reason-no-figure-there = Não há miniatura nesse espaço.
ankh-reason-no-free-tile = Nenhuma ficha de Submundo está desocupada.
ankh-reason-no-god-to-summon = Deuses nunca são invocados.
ankh-reason-no-line = Nenhuma caravana de até 6 camelos pode passar por aí.
ankh-reason-no-monument-there = Não há monumento nesse espaço.
ankh-reason-no-own-push = Satet só empurra inimigos.
ankh-reason-no-passing = Aqui você precisa escolher algo.
ankh-reason-no-push = Não há para onde empurrar a miniatura desse espaço.
ankh-reason-no-pyramid-there = Não há pirâmide nesse espaço.
ankh-reason-no-ransom = Você não tem seguidor para pagar a Anúbis por esse guerreiro.
ankh-reason-no-stop-on-water = Um movimento não pode terminar na água.
ankh-reason-no-such-player = Esse jogador não está nesta partida.
ankh-reason-no-summon-space = Não há espaço livre para essa invocação.
ankh-reason-no-tile-left = Todas as fichas de Submundo estão no tabuleiro.
ankh-reason-no-tile-there = Não há ficha de Submundo nesse espaço.
ankh-reason-no-warrior-killed = Esse jogador não acabou de perder nenhum guerreiro.
ankh-reason-none-in-pool = Não há miniatura desse tipo na sua reserva.
ankh-reason-none-in-supply = Não resta nenhum monumento desse tipo.
ankh-reason-none-trapped = Nenhum dos seus guerreiros está aprisionado.
ankh-reason-not-a-new-region = Essa região não é uma das 2 novas.
ankh-reason-not-amun = Só Amon pode jogar 2 cartas.
ankh-reason-not-beside-god = Esse espaço não é adjacente ao seu deus.
ankh-reason-not-beside-line = O próximo camelo precisa ficar ligado aos que você acabou de colocar.
ankh-reason-not-beside-obelisk = Esse espaço não é adjacente a nenhum obelisco seu.
ankh-reason-not-beside-pyramid = Esse espaço não é adjacente à pirâmide.
ankh-reason-not-beside-yours = Esse espaço não é adjacente a nenhuma miniatura nem a nenhum monumento seu.
ankh-reason-not-dying = Essa miniatura não está prestes a morrer.
ankh-reason-not-now = Agora você precisa escolher outra coisa.
ankh-reason-not-osiris = Só Osíris pode invocar em uma ficha de Submundo.
ankh-reason-not-pyramid-attuned = Você não tem o poder Em Harmonia com as Pirâmides.
ankh-reason-not-this-guardian = Esse guardião não está disponível agora.
ankh-reason-not-this-region = Esse espaço não fica na região desta batalha.
ankh-reason-not-tied = Você não está no empate pela maior força.
ankh-reason-not-to-take-over = Você não pode ficar com esse guardião.
ankh-reason-not-your-guardian = Esse guardião não é seu.
ankh-reason-not-your-figure = Essa miniatura não é sua.
ankh-reason-not-your-monument = Você não controla o monumento adjacente a esse espaço.
ankh-reason-not-your-obelisk = Você não controla o obelisco adjacente a esse espaço.
ankh-reason-not-your-pyramid = Você não controla essa pirâmide.
ankh-reason-nowhere-to-go = Essa miniatura não tem espaço livre ao alcance.
ankh-reason-one-card-left = Você só tem 1 carta na mão.
ankh-reason-other-number-of-players = Esse cenário é para outro número de jogadores.
ankh-reason-other-region = Há um rio ou camelos entre esses espaços.
ankh-reason-own-warrior = Você só pode aprisionar guerreiros inimigos.
ankh-reason-push-too-far = Satet não pode empurrar uma miniatura por mais de 1 espaço.
ankh-reason-pyramid-used = Você já invocou uma miniatura extra com essa pirâmide.
ankh-reason-region-too-small = Uma caravana aí deixaria uma região com menos de 6 espaços.
ankh-reason-same-space = A miniatura precisa terminar em outro espaço.
ankh-reason-same-token = A região já tem essa ficha.
ankh-reason-summoned-already = Você já fez a invocação normal desta ação.
ankh-reason-tile-there = Já há uma ficha de Submundo nesse espaço.
ankh-reason-tile-used = Você já invocou a miniatura extra de Osíris nesta ação.
ankh-reason-token-elsewhere = A ficha de desempate não está com você.
ankh-reason-token-not-laid = Essa ficha não está no tabuleiro.
ankh-reason-token-used = A ficha de desempate já foi usada neste conflito.
ankh-reason-too-far = Esse espaço fica a mais de 3 espaços de distância.
ankh-reason-too-few-camels = Não restam camelos suficientes para uma caravana aí.
ankh-reason-too-few-followers = Você não tem seguidores suficientes.
ankh-reason-underworld-tile = Só as miniaturas de Osíris podem terminar um movimento em uma ficha de Submundo.
ankh-reason-unlocked-already = Você já tem esse poder.
ankh-reason-water = Esse é um espaço de água.
ankh-reason-yours-already = Você já controla esse monumento.

# on the page of the table
ankh-parts = 2 partes: { $first } e { $second } espaços
ankh-price = { $cost ->
    [one] Custa 1 seguidor. { $effect }
   *[other] Custa { $cost } seguidores. { $effect }
}

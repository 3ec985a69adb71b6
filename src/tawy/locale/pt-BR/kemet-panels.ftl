# The panels beside the board of Kemet.
kemet-panel-none = nenhuma
kemet-panel-what = O que fazem
kemet-panel-level = Nível { $number }
kemet-panel-price = Custo
kemet-panel-times = × { $count }

# the action pyramid
kemet-panel-actions = Suas ações
kemet-panel-tokens-left = { $count ->
    [0] nenhuma ficha
    [one] resta { $count } ficha
   *[other] restam { $count } fichas
}
# on its spaces: one short word each, \u00AD where it may break
kemet-panel-action-buy-white = Branco
kemet-panel-action-buy-red = Ver{ "\u00AD" }melho
kemet-panel-action-buy-blue = Azul
kemet-panel-action-pray = Orar
kemet-panel-action-raise = Elevar
kemet-panel-action-move = Mover
kemet-panel-action-recruit = Recru{ "\u00AD" }tar
kemet-panel-covered = tem uma ficha
kemet-panel-row = Fileira { $number }
kemet-panel-row-open = precisa de uma ficha hoje
kemet-panel-row-covered = já tem sua ficha de hoje
kemet-panel-rows-open = { $count ->
    [one] Ainda precisa de uma ficha hoje: fileira { $rows }.
   *[other] Ainda precisam de uma ficha hoje: fileiras { $rows }.
}
# a tag on a space that only the silver token may go to, as short as can be
kemet-panel-silver = prata
kemet-panel-token-used = { $token }: usada
kemet-panel-token-unused = { $token }: ainda não usada
kemet-panel-which-token = Com qual ficha?
kemet-panel-which-action = Qual ação?
kemet-panel-others = As ações dos outros hoje
kemet-panel-covered-spaces = Fichas colocadas: { $spaces }

# the market
kemet-panel-market-reach = Mercado: { $left ->
    [0] não resta nenhuma
    [one] resta { $left }
   *[other] restam { $left }
}, { $ready } ao seu alcance
kemet-panel-market-left = Mercado: { $left ->
    [0] não resta nenhuma
    [one] resta { $left }
   *[other] restam { $left }
}
kemet-panel-market-open = abrir
kemet-panel-market-close = fechar
kemet-panel-market-see = Abra o mercado para ver nomes, efeitos, custos e donos.
kemet-panel-market-legend = Letra: dono da peça. Anel: ao seu alcance (pirâmide e pontos de oração suficientes).
kemet-panel-market-legend-now = Ponto: você pode comprar nesta ação.
kemet-panel-market-none = Nenhuma peça corresponde ao filtro.
kemet-panel-colours = Cor
kemet-panel-filter = Mostrar peças
kemet-panel-filter-all = todas
kemet-panel-filter-left = as que restam
kemet-panel-filter-ready = ao seu alcance
kemet-panel-buy = Comprar por { $price }
kemet-panel-tile-yours = sua
kemet-panel-tile-gone = não resta nenhuma
kemet-panel-tile-ready = ao seu alcance
kemet-panel-tile-dear = faltam pontos de oração
kemet-panel-tile-high = pirâmide baixa demais
kemet-panel-tile-left = restam { $count }
kemet-panel-tile-held = com { $seats }
kemet-panel-tile-held-some = comprada por um destes: { $seats }
# before the letters of several seats, one of whom has the tile
kemet-panel-tile-some = um de

# the seats
kemet-panel-seats = Jogadores
kemet-panel-order = Ordem de turno, dia { $day }
kemet-panel-order-first = Ordem de turno
kemet-panel-goal = { $goal ->
    [1] meta: { $goal } ponto
   *[other] meta: { $goal } pontos
}
kemet-panel-you = você
kemet-panel-turn = da vez
kemet-panel-score = Pontos de vitória
kemet-panel-score-of = { $seat }: { $score }
kemet-panel-points = Permanentes: { $permanent }, temporários: { $temporary }
kemet-panel-count-of-prayer = Pontos de oração
kemet-panel-count-of-interventions = Cartas de intervenção divina
kemet-panel-count-of-cards = Cartas de batalha na mão
kemet-panel-count-of-reserve = Unidades na reserva
kemet-panel-tiles-white = Peças brancas: { $count }
kemet-panel-tiles-red = Peças vermelhas: { $count }
kemet-panel-tiles-blue = Peças azuis: { $count }
kemet-panel-tiles-unsure = Peças que existem em mais de uma cor: { $count }
kemet-panel-waits = { $creature }: em espera na peça
kemet-panel-creature-at = { $creature }: { $space }
kemet-panel-pyramids = Níveis das pirâmides
kemet-panel-day-actions = Ações de hoje
kemet-panel-tiles = Peças de poder
kemet-panel-creatures = Criaturas
kemet-panel-hand-known = Cartas de batalha na mão, todas conhecidas: { $count }
kemet-panel-hand-among = Cartas de batalha na mão: { $count } destas
kemet-panel-discards = Cartas de batalha descartadas
kemet-panel-face-down = { $count ->
    [0] nenhuma virada para baixo
    [one] { $count } virada para baixo
   *[other] { $count } viradas para baixo
}
kemet-panel-exchanged = Trocadas, fora do jogo
kemet-panel-points-of = Pontos de vitória permanentes
kemet-panel-points-battles = { $all } ({ $count } em batalhas)

# what I hold
kemet-panel-interventions = Suas cartas de intervenção divina
kemet-panel-interventions-none = Você não tem nenhuma.
kemet-panel-play-now = jogar
# when a card can be played, as short as can be
kemet-panel-moment-own-turn = seu turno
kemet-panel-moment-own-move = seu movimento
kemet-panel-moment-entered = turno de outro
kemet-panel-moment-announced = turno de outro
kemet-panel-moment-in-battle = batalha
kemet-panel-cards = Suas cartas de batalha
kemet-panel-cards-held = { $spent ->
    [0] { $held } na mão, nenhuma descartada
    [one] { $held } na mão, { $spent } descartada
   *[other] { $held } na mão, { $spent } descartadas
}
kemet-panel-card-spent = descartada
kemet-panel-card-face-down = descartada virada para baixo
kemet-panel-card-exchanged = trocada
kemet-panel-strength = Força
kemet-panel-damage = Dano
kemet-panel-protection = Proteção

# the night
kemet-panel-night = Noite
kemet-panel-night-prayer = Pontos de oração para todos
kemet-panel-night-cards = Todos compram cartas de intervenção divina
kemet-panel-night-looked = Cartas vistas com Visão: { $count }
kemet-panel-night-tiles = Peças com efeito à noite
kemet-panel-night-order = Ordem de turno do próximo dia
kemet-panel-place-free = ainda não definido

# what is answered in advance
kemet-panel-pass-all = Deixar passar as cartas dos outros sem me perguntar
kemet-panel-pass-all-about = Não vamos perguntar se você quer jogar Veto ou Fuga, tenha ou não essas cartas.
kemet-panel-pass-unable = Perguntar só se eu puder responder
kemet-panel-pass-unable-alone = Se você não tiver nenhuma carta para responder, as cartas dos outros passam automaticamente.
kemet-panel-pass-unable-among-people = Se você não tiver nenhuma carta para responder, as cartas dos outros passam depois de alguns segundos. Se demorar mais, eles podem desconfiar que você tem uma.

# a number of units
kemet-panel-count-take = Levar
kemet-panel-count-take-in = Levar de: { $place }
kemet-panel-count-recruit = Recrutar
kemet-panel-count-recruit-in = Recrutar em: { $place }
kemet-panel-count-deploy = Posicionar
kemet-panel-count-deploy-in = Posicionar em: { $place }
kemet-panel-units = { $count ->
    [0] 0 unidades
    [one] { $count } unidade
   *[other] { $count } unidades
}
kemet-panel-with = com { $creature }
kemet-panel-without = sem { $creature }

# what an opponent weighs, told when it is asked why; a plus in front of it is good
kemet-term-points = Pontos de vitória permanentes
kemet-term-held-points = Pontos de vitória temporários
kemet-term-two-temples = 2 templos: 1 ponto no fim do dia
kemet-term-pyramids = Pirâmides
kemet-term-tiles = Peças de poder
kemet-term-prayer = Pontos de oração
kemet-term-income = Pontos de oração por vir
kemet-term-units = Unidades no tabuleiro
kemet-term-creatures = Criaturas no tabuleiro
kemet-term-interventions = Cartas de intervenção divina
kemet-term-strength = A própria tropa mais forte
kemet-term-attacks = Inimigos adjacentes mais fracos
kemet-term-danger = Fora de perigo
kemet-term-tempo = Fichas de ação restantes
kemet-term-moves = Ações de mover restantes
kemet-term-victory = Vitória

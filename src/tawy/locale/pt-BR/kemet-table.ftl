# A mesa no navegador.
kemet-table-subtitle = { $day ->
    [0] meta: { $goal }
   *[other] dia { $day }, meta: { $goal }
} { $goal ->
    [1] ponto
   *[other] pontos
}
kemet-table-points = { $points ->
    [0] { $points } pontos de vitória
    [one] { $points } ponto de vitória
   *[other] { $points } pontos de vitória
}
kemet-table-price = { $price ->
    [0] de graça
    [one] por 1 ponto de oração
   *[other] por { $price } pontos de oração
}
kemet-table-values = força { $strength }, dano { $damage }, proteção { $protection }
kemet-table-card = { $price ->
    [0] Grátis. { $about }
   *[other] Custo: { $price }. { $about }
}

# on buttons
kemet-table-split = níveis: branca{ "\u00A0" }{ $white }, vermelha{ "\u00A0" }{ $red }, azul{ "\u00A0" }{ $blue }
kemet-table-attack = atacar: { $space }
kemet-table-attack-teleport = teletransportar e atacar: { $space }
kemet-table-strengths = força { $own } contra { $other }, antes das cartas
# what to end or to leave out means where it is asked
kemet-table-done-act = terminar o turno
kemet-table-done-march-on = terminar o movimento
kemet-table-pass-raise = abrir mão da ação
kemet-table-pass-buy = abrir mão da ação
kemet-idle-anyway = Colocar mesmo assim
kemet-idle-anyway-play = Jogar mesmo assim
kemet-idle-prayer-full = Você já tem todos os pontos de oração que pode ter.
kemet-idle-nobody-to-rob = Nenhum adversário tem pontos de oração.
kemet-idle-no-pyramid = Você não controla nenhuma pirâmide desta cor e, por isso, não pode comprar peças dela.
kemet-idle-no-tile-payable = Você não pode pagar nada: faltam pontos de oração para estas peças.
kemet-idle-tiles-gone = Não resta nada para comprar: as peças até o nível da sua pirâmide acabaram ou você já as tem.
kemet-idle-pyramids-at-top = Não há mais nada para elevar: suas pirâmides já estão no nível máximo.
kemet-idle-no-level-payable = Você não tem pontos de oração suficientes para elevar uma pirâmide.
kemet-idle-no-troop-can-move = Nenhuma das suas tropas pode se mover.
kemet-idle-no-troop = Você não tem tropas no tabuleiro.
kemet-idle-reserve-empty = Você não tem unidades na reserva.
kemet-idle-no-unit-payable = Você não tem pontos de oração para recrutar.
kemet-table-pass-bring-creature = deixar a criatura na peça dela
kemet-table-pass-hand-of-god = não elevar nenhuma
kemet-table-pass-choose-troop = não enviar unidades para fora da cidade
kemet-table-pass-delta = não sacrificar
kemet-table-pass-sanctuary = não sacrificar

kemet-table-key-near = ir para o próximo espaço adjacente
kemet-table-tab-board = Tabuleiro
kemet-table-tab-hand = Mão
kemet-table-tab-market = Mercado
kemet-table-tab-seats = Jogadores
kemet-table-tab-log = Histórico

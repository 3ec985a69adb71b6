# A mesa no navegador.
kemet-table-subtitle = { $day ->
    [0] até { $goal } pontos
   *[other] dia { $day }, até { $goal } pontos
}
kemet-table-points = { $points ->
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
   *[other] Custo { $price }. { $about }
}
kemet-table-key-near = Ao próximo vizinho de um espaço
kemet-table-tab-board = Tabuleiro
kemet-table-tab-hand = Mão
kemet-table-tab-market = Mercado
kemet-table-tab-seats = Jogadores
kemet-table-tab-log = Histórico

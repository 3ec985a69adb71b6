# Kemet: o que o tabuleiro diz dos seus espaços, também a quem não o vê.

kemet-label-board = Tabuleiro
kemet-label-nile = Nilo

kemet-label-you = { $seat } (você)
kemet-label-empty = vazio
kemet-label-troop = { $seat }, { $units ->
    [one] 1 unidade
   *[other] { $units } unidades
}
kemet-label-troop-creature = { $seat }, { $units ->
    [one] 1 unidade
   *[other] { $units } unidades
} com a criatura { $creature }
kemet-label-attacked = atacante: { $troop }
kemet-label-fought = batalha aqui

kemet-label-city = dono da cidade: { $seat }
kemet-label-city-free = cidade ainda livre
kemet-label-pyramid-white = pirâmide branca, nível { $level }
kemet-label-pyramid-red = pirâmide vermelha, nível { $level }
kemet-label-pyramid-blue = pirâmide azul, nível { $level }
kemet-label-no-pyramid = sem pirâmide

kemet-label-income = rende { $income } pontos de oração
kemet-label-income-delta = rende { $income } pontos de oração se 1 unidade for sacrificada
kemet-label-point = ponto de vitória deste espaço: { $seat }
kemet-label-obelisk = obelisco

kemet-label-adjacent = adjacente a: { $spaces }
kemet-label-harbours = pelo porto: { $spaces }
kemet-label-alone = nenhum espaço adjacente
kemet-label-offered = pode ser escolhido
kemet-label-takeable = você pode pegar

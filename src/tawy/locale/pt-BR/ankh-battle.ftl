# The battle stage: where a battle stands, who fights, what I choose.
ankh-battle-title = Batalha na região { $token }
ankh-battle-place = { $number }ª de { $of } regiões
ankh-battle-steps = Etapas da batalha
ankh-battle-step-attune = Início da batalha
ankh-battle-step-cards = Selecionar cartas
ankh-battle-step-build = Construir monumentos
ankh-battle-step-plague = Resolver pragas
ankh-battle-step-majority = Maioria de monumentos
ankh-battle-step-resolution = Resolução da batalha
ankh-battle-step-after = Depois da batalha
ankh-battle-brief-attune = Início
ankh-battle-brief-cards = Cartas
ankh-battle-brief-build = Construir
ankh-battle-brief-plague = Pragas
ankh-battle-brief-majority = Maioria
ankh-battle-brief-resolution = Resolução
ankh-battle-brief-after = Depois
ankh-battle-heading = { $n ->
    [2] 2 deuses: força atual
    [3] 3 deuses: força atual
    [4] 4 deuses: força atual
   *[other] 5 deuses: força atual
}
ankh-battle-heading-tied = Empate pela maior força

# one who fights
ankh-battle-you = você
ankh-battle-followers = { $n ->
    [0] { $n } seguidores
    [one] { $n } seguidor
   *[other] { $n } seguidores
}
ankh-battle-state-own = sua vez de escolher
ankh-battle-state-choosing = escolhendo
ankh-battle-state-card = carta escolhida
ankh-battle-state-bid = oferta feita
ankh-battle-two = joga 2 cartas
ankh-battle-bid = oferta: { $n }
ankh-battle-dying = { $n ->
    [one] { $n } miniatura vai morrer
   *[other] { $n } miniaturas vão morrer
}
ankh-battle-fallen = { $n ->
    [one] { $n } miniatura morta
   *[other] { $n } miniaturas mortas
}
ankh-battle-safe = { $n ->
    [one] { $n } miniatura salva pela Inundação
   *[other] { $n } miniaturas salvas pela Inundação
}
ankh-battle-wins = vence
ankh-battle-strength = Força:
ankh-battle-parts = De onde vem a força
ankh-battle-part-figures = { $n ->
    [0] { $n } miniaturas
    [one] { $n } miniatura
   *[other] { $n } miniaturas
}
ankh-battle-part-some-figures = { $all ->
    [1] { $n } de { $all } miniatura
   *[other] { $n } de { $all } miniaturas
}
ankh-battle-part = { $n } { $what }
ankh-battle-part-chosen = carta { $n }
ankh-battle-open = { $cards ->
    [one] carta: de { $least } a { $most }
   *[other] cartas: de { $least } a { $most }
}
ankh-battle-open-one = { $cards ->
    [one] carta { $n }
   *[other] cartas { $n }
}
ankh-battle-at-most = no máximo { $n }
ankh-battle-with-card = com esta carta

# monuments
ankh-battle-majorities = Maiorias de monumentos por enquanto: 1 de devoção cada uma
ankh-battle-majorities-none = Ninguém controla monumentos aqui.
ankh-battle-majority-alone = { $n }, sem rival
ankh-battle-majority-against = { $n } contra { $next }
ankh-battle-majority-absent = { $n }, mas sem miniatura aqui
ankh-battle-majority-tied = empate com { $n }

# what I choose
ankh-battle-card-flood = 1 seguidor por miniatura em espaço fértil; elas sobrevivem.
ankh-battle-card-build = Sacrifique 3 seguidores: um monumento aqui.
ankh-battle-card-plague = Ofertas secretas: só vivem as miniaturas da maior.
ankh-battle-card-chariots = Só força.
ankh-battle-card-cycle = Após a batalha, você recupera as cartas usadas.
ankh-battle-card-drought = Se vencer: 1 de devoção a mais por miniatura no deserto.
ankh-battle-card-miracle = Após a batalha: 1 de devoção por miniatura sua morta.
ankh-battle-hand = Suas cartas
ankh-battle-used = usada
ankh-battle-sealed = escolhida
ankh-battle-bids = Sua oferta
ankh-battle-choices = Suas opções
ankh-battle-if-bid = Se você oferecer { $n }
ankh-battle-seal-card = Confirmar esta carta
ankh-battle-seal-bid = Confirmar esta oferta
ankh-battle-pick = Faça uma escolha
ankh-battle-pick-card = Escolha uma carta
ankh-battle-pick-bid = Escolha sua oferta
ankh-battle-pick-space = Escolha um espaço do tabuleiro
ankh-battle-shown-when = { $n ->
    [1] Revelada assim que você escolher
    [2] Revelada quando os dois escolherem
    [3] Revelada quando os três escolherem
    [4] Revelada quando os quatro escolherem
   *[other] Revelada quando os cinco escolherem
}
ankh-battle-sealed-card = Você escolheu { $card }.
ankh-battle-sealed-bid = Sua oferta secreta: { $n }.
ankh-battle-unseal = Mudar a escolha

# what it is up against
ankh-battle-forecast-first = { $sure ->
    [yes] Nenhuma carta rival chega a { $n }
   *[no] Por enquanto, nenhuma carta rival chega a { $n }
}
ankh-battle-forecast-tie = { $sure ->
    [yes] Com { $n } só podem empatar
   *[no] Por enquanto, com { $n } só podem empatar
}
ankh-battle-forecast-tie-mine = { $sure ->
    [yes] Com { $n } só podem empatar, e você desempata
   *[no] Por enquanto, com { $n } só podem empatar, e você desempata
}
ankh-battle-forecast-open = Ainda podem superar { $n }
ankh-battle-forecast-behind = { $sure ->
    [yes] Com { $n } você não vence
   *[no] Por enquanto, com { $n } você não vence
}
ankh-battle-forecast-beaten = Podem chegar a mais: { $sides }.
ankh-battle-forecast-tied = Podem empatar: { $sides }.
ankh-battle-forecast-unless = { $cards } ainda pode mudar isso.
ankh-battle-forecast-gain = Se você vencer: pelo menos +{ $n } de devoção.
ankh-battle-forecast-no-breaker = Ninguém pode desempatar.
ankh-battle-forecast-breaker = { $side } poderia desempatar.
ankh-battle-quoted = { $card }
ankh-battle-breaks = Ficha de desempate: { $side }
ankh-battle-breaks-you = Você tem a ficha de desempate
ankh-battle-breaks-nobody = Ninguém pode desempatar
ankh-battle-bid-beaten = Podem oferecer mais: { $sides }.
ankh-battle-bid-tied = Podem oferecer o mesmo: { $sides }.
ankh-battle-bid-alone = Ninguém mais pode oferecer tanto: suas miniaturas estão a salvo.
ankh-battle-bid-or = { $n ->
    [one] Se alguém fizer isso, morre { $n } miniatura sua.
   *[other] Se alguém fizer isso, morrem { $n } miniaturas suas.
}

# what happened
ankh-battle-won = { $side } vence a batalha
ankh-battle-margin = { $n } contra { $next }.
ankh-battle-won-tie = { $side } vence o empate em { $n }
ankh-battle-broken = A ficha de desempate decidiu e já foi usada neste conflito.
ankh-battle-drawn = Empate em { $n }: ninguém vence
ankh-battle-unbroken = Ninguém desempatou: todos perdem esta batalha.
ankh-battle-ledger = Quem ganhou o quê
ankh-battle-for-majority = maioria
ankh-battle-for-victory = vitória
ankh-battle-no-devotion = sem devoção
ankh-battle-powers = poderes
ankh-battle-before-won = Região { $token }: { $side } venceu
ankh-battle-before-drawn = Região { $token }: ninguém venceu
ankh-battle-see = Ver como foi
ankh-battle-go-on = Continuar
ankh-battle-worship = Sacrificar 2 seguidores por { $n } de devoção
ankh-battle-go-on-to = Continuar com a região { $token }

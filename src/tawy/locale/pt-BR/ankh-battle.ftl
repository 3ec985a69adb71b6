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
ankh-battle-heading = { $n ->
    [2] 2 deuses: força atual
    [3] 3 deuses: força atual
    [4] 4 deuses: força atual
   *[other] 5 deuses: força atual
}
ankh-battle-heading-tied = Empate pela maior força
ankh-battle-heading-won = { $side } vence a batalha
ankh-battle-heading-drawn = Ninguém vence a batalha

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
ankh-battle-majority-nobody = Ninguém

# what I choose
ankh-battle-hand = Suas cartas
ankh-battle-used = usada
ankh-battle-sealed = escolhida
ankh-battle-bids = Sua oferta
ankh-battle-choices = Suas opções
ankh-battle-if-card = Se você jogar { $card }
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

# what happened
ankh-battle-report = Como foi a batalha na região { $token }
ankh-battle-go-on = Continuar
ankh-battle-worship = Sacrificar 2 seguidores por { $n } de devoção

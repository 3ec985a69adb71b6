# "em" and "a" melt with the article of a place: .in and .to have them.
toy = O Barco do Lótus
toy-seat-amber = Âmbar
toy-seat-jade = Jade
toy-seat-lapis = Lápis
toy-seat-coral = Coral
toy-seat-ivory = Marfim
toy-space-delta = Delta
    .in = no Delta
    .to = ao Delta
toy-space-memphis = Mênfis
    .in = em Mênfis
    .to = a Mênfis
toy-space-fayum = Faium
    .in = no Faium
    .to = ao Faium
toy-space-abydos = Abidos
    .in = em Abidos
    .to = a Abidos
toy-space-thebes = Tebas
    .in = em Tebas
    .to = a Tebas
toy-space-edfu = Edfu
    .in = em Edfu
    .to = a Edfu
toy-space-aswan = Assuã
    .in = em Assuã
    .to = a Assuã
toy-card-reed = um junco
toy-card-crocodile = um crocodilo

toy-choice-bid = oferecer grãos: { $noun }
toy-choice-bet = apostar em: { $noun }
toy-choice-sail = navegar até: { $noun }
toy-choice-stop = parar aqui
toy-choice-pass = passar
toy-choice-snap = jogar um crocodilo
toy-choice-offer = dar 2 grãos por mais um lótus
toy-choice-keep = ficar com os grãos
toy-choice-draw = comprar { $noun }

toy-event-drew = { $known ->
    [no] { $seat } compra uma carta.
   *[yes] { $seat } compra { $card }.
}
toy-event-bade = { $seat } oferece { $bid ->
    [0] { $bid } grãos
    [one] { $bid } grão
   *[other] { $bid } grãos
} e aposta { $bet-in }.
toy-event-sailed = { $seat } leva o barco { $space-to }.
toy-event-snapped = { $seat } joga um crocodilo para impedir o barco de atracar.
toy-event-answered = { $seat } espanta o crocodilo de { $other } com outro.
toy-event-picked = { $why ->
    [scarab] { $seat } faz uma oferenda ao escaravelho e colhe mais um lótus { $space-in }.
   *[landing] { $seat } atraca { $space-in } e colhe um lótus.
}
toy-event-stored = { $why ->
    [income] { $seat } recebe grãos e agora tem { $grain }.
    [bet] { $seat } acerta a aposta e agora tem { $grain ->
        [0] { $grain } grãos
        [one] { $grain } grão
       *[other] { $grain } grãos
    }.
    [steering] { $seat } paga pelo leme e fica com { $grain ->
        [0] { $grain } grãos
        [one] { $grain } grão
       *[other] { $grain } grãos
    }.
   *[scarab] { $seat } dá 2 grãos ao escaravelho e fica com { $grain }.
}
toy-event-joined = { $seat } se junta a { $other }: agora são um lado só.
toy-event-left = { $seat } deixa o rio.

toy-reason-too-little-grain = Um lado não pode oferecer mais grãos do que tem.
toy-reason-no-route = Nenhuma rota leva do barco até esse lugar.
toy-reason-no-crocodile = Você não tem nenhum crocodilo.
toy-reason-not-now = Agora você precisa escolher outra coisa.

toy-ending-garden = um jardim de 4 lótus
toy-ending-alone = só resta um lado
toy-ending-deserted = não resta ninguém: todos perderam
toy-ending-harvest = a última rodada terminou

toy-fact-round = Rodada
toy-fact-boat = Barco
toy-fact-steps = Passos restantes
toy-fact-steerer = No leme
toy-fact-deck = Baralho
toy-fact-pond = Lótus por lugar
toy-fact-lotus = Lótus
toy-fact-grain = Grãos
toy-fact-hand = Cartas
toy-fact-crocodiles = Crocodilos
toy-fact-bet = Apostas
toy-fact-chain = Crocodilos jogados por

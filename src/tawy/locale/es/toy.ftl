# A place may bring its article: no "a" or "de" before one, they would contract ("al", "del").
toy = La barca del loto
toy-seat-amber = Ámbar
toy-seat-jade = Jade
toy-seat-lapis = Lapislázuli
toy-seat-coral = Coral
toy-seat-ivory = Marfil
toy-space-delta = el Delta
toy-space-memphis = Menfis
toy-space-fayum = el Fayum
toy-space-abydos = Abidos
toy-space-thebes = Tebas
toy-space-edfu = Edfu
toy-space-aswan = Asuán
toy-card-reed = un junco
toy-card-crocodile = un cocodrilo

toy-choice-bid = ofrecer { $noun } de grano
toy-choice-bet = apostar por { $noun }
toy-choice-sail = navegar hasta { $noun }
toy-choice-stop = parar aquí
toy-choice-pass = pasar
toy-choice-snap = jugar un cocodrilo
toy-choice-offer = dar 2 de grano por un loto más
toy-choice-keep = conservar el grano
toy-choice-draw = robar { $noun }

toy-event-drew = { $known ->
    [no] { $seat } roba una carta.
   *[yes] { $seat } roba { $card }.
}
toy-event-bade = { $seat } ofrece { $bid } de grano y apuesta por { $bet }.
toy-event-sailed = { $seat } lleva la barca hasta { $space }.
toy-event-snapped = { $seat } juega un cocodrilo para que la barca no atraque.
toy-event-answered = { $seat } ahuyenta el cocodrilo de { $other } con otro.
toy-event-picked = { $why ->
    [scarab] { $seat } hace una ofrenda al escarabajo y recoge un loto más en { $space }.
   *[landing] { $seat } atraca y recoge un loto en { $space }.
}
toy-event-stored = { $why ->
    [income] { $seat } recibe grano y ahora tiene { $grain }.
    [bet] { $seat } acierta la apuesta y ahora tiene { $grain } de grano.
    [steering] { $seat } paga por el timón y se queda con { $grain } de grano.
   *[scarab] { $seat } da 2 de grano al escarabajo y se queda con { $grain }.
}
toy-event-joined = { $seat } se une a { $other }: ahora son un solo bando.
toy-event-left = { $seat } abandona el río.

toy-reason-too-little-grain = Un bando no puede ofrecer más grano del que tiene.
toy-reason-no-route = Ninguna ruta lleva de la barca a ese lugar.
toy-reason-no-crocodile = No tienes ningún cocodrilo.
toy-reason-not-now = Ahora no toca eso.

toy-ending-garden = un bando tiene un jardín de 4 lotos
toy-ending-alone = solo queda un bando
toy-ending-deserted = no queda nadie y todos han perdido
toy-ending-harvest = no quedan más rondas

toy-fact-round = Ronda
toy-fact-boat = Barca
toy-fact-steps = Pasos restantes
toy-fact-steerer = Al timón
toy-fact-deck = Mazo
toy-fact-pond = Lotos por lugar
toy-fact-lotus = Lotos
toy-fact-grain = Grano
toy-fact-hand = Cartas
toy-fact-crocodiles = Cocodrilos
toy-fact-bet = Apuestas
toy-fact-chain = Cocodrilos jugados por

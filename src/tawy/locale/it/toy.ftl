# A place may bring its article: no "a", "di", "in" or "su" before one, they would contract.
# No "a" before a seat: it would be "ad Ambra".
toy = La barca del loto
toy-seat-amber = Ambra
toy-seat-jade = Giada
toy-seat-lapis = Lapis
toy-seat-coral = Corallo
toy-seat-ivory = Avorio
toy-space-delta = il Delta
toy-space-memphis = Menfi
toy-space-fayum = il Fayum
toy-space-abydos = Abido
toy-space-thebes = Tebe
toy-space-edfu = Edfu
toy-space-aswan = Assuan
toy-card-reed = un giunco
toy-card-crocodile = un coccodrillo

toy-choice-bid = offri grano: { $noun }
toy-choice-bet = scommetti: { $noun }
toy-choice-sail = raggiungi { $noun }
toy-choice-stop = fermati qui
toy-choice-pass = passa
toy-choice-snap = gioca un coccodrillo
toy-choice-offer = dai 2 misure di grano per un altro loto
toy-choice-keep = tieni il grano
toy-choice-draw = pesca { $noun }

toy-event-drew = { $known ->
    [no] { $seat } pesca una carta.
   *[yes] { $seat } pesca { $card }.
}
toy-event-bade = { $seat } offre { $bid ->
    [one] { $bid } misura
   *[other] { $bid } misure
} di grano e fa la sua scommessa: { $bet }.
toy-event-sailed = { $seat } raggiunge { $space } con la barca.
toy-event-snapped = { $seat } gioca un coccodrillo per impedire alla barca di approdare.
toy-event-answered = { $seat } scaccia il coccodrillo di { $other } con un altro.
toy-event-picked = { $why ->
    [scarab] { $seat } fa un'offerta allo scarabeo e coglie un altro loto presso { $space }.
   *[landing] { $seat } approda e coglie un loto presso { $space }.
}
toy-event-stored = { $why ->
    [income] { $seat } riceve grano e ora ne ha { $grain ->
        [one] { $grain } misura
       *[other] { $grain } misure
    }.
    [bet] { $seat } vince la scommessa e ora ha { $grain ->
        [one] { $grain } misura
       *[other] { $grain } misure
    } di grano.
    [steering] { $seat } paga per il timone e resta con { $grain ->
        [one] { $grain } misura
       *[other] { $grain } misure
    } di grano.
   *[scarab] { $seat } dà 2 misure di grano allo scarabeo e resta con { $grain }.
}
toy-event-joined = { $seat } si allea con { $other }: ora sono una sola fazione.
toy-event-left = { $seat } lascia il fiume.

toy-reason-too-little-grain = Una fazione non può offrire più grano di quanto ne abbia.
toy-reason-no-route = Nessuna rotta porta dalla barca a quel luogo.
toy-reason-no-crocodile = Non hai nessun coccodrillo.
toy-reason-not-now = Ora devi decidere qualcos'altro.

toy-ending-garden = una fazione ha un giardino di 4 loti
toy-ending-alone = resta una sola fazione
toy-ending-deserted = non resta nessuno e tutti hanno perso
toy-ending-harvest = si è concluso l'ultimo giro

toy-fact-round = Giro
toy-fact-boat = Barca
toy-fact-steps = Passi rimasti
toy-fact-steerer = Al timone
toy-fact-deck = Mazzo
toy-fact-pond = Loti per luogo
toy-fact-lotus = Loti
toy-fact-grain = Grano
toy-fact-hand = Carte
toy-fact-crocodiles = Coccodrilli
toy-fact-bet = Scommesse
toy-fact-chain = Coccodrilli giocati da

# The panels beside the board of Kemet.
kemet-panel-none = nessuna
kemet-panel-what = Che cosa fanno
kemet-panel-level = Livello { $number }
kemet-panel-price = Costo
kemet-panel-times = × { $count }

# the action pyramid
kemet-panel-actions = Le tue azioni
kemet-panel-tokens-left = { $count ->
    [one] { $count } segnalino rimasto
   *[other] { $count } segnalini rimasti
}
# on its spaces: one short word each, \u00AD where it may break
kemet-panel-action-buy-white = Bianco
kemet-panel-action-buy-red = Rosso
kemet-panel-action-buy-blue = Blu
kemet-panel-action-pray = Pre{ "\u00AD" }gare
kemet-panel-action-raise = Innal{ "\u00AD" }zare
kemet-panel-action-move = Muo{ "\u00AD" }vere
kemet-panel-action-recruit = Reclu{ "\u00AD" }tare
kemet-panel-covered = ha un segnalino
kemet-panel-row = Fila { $number }
kemet-panel-row-open = manca ancora il segnalino di oggi
kemet-panel-row-covered = ha già il segnalino di oggi
kemet-panel-rows-open = { $count ->
    [one] Oggi serve ancora un segnalino nella fila { $rows }.
   *[other] Oggi serve ancora un segnalino in ciascuna di queste file: { $rows }.
}
# a tag on a space that only the silver token may go to, as short as can be
kemet-panel-silver = argento
kemet-panel-token-used = { $token }: usato
kemet-panel-token-unused = { $token }: non ancora usato
kemet-panel-which-token = Con quale segnalino?
kemet-panel-which-action = Quale azione?
kemet-panel-others = Le azioni degli altri oggi
kemet-panel-covered-spaces = Azioni con un segnalino: { $spaces }

# the market
kemet-panel-market-reach = { $left ->
    [one] Mercato: 1 tessera, { $ready } alla tua portata
   *[other] Mercato: { $left } tessere, { $ready } alla tua portata
}
kemet-panel-market-left = { $left ->
    [one] Mercato: 1 tessera
   *[other] Mercato: { $left } tessere
}
kemet-panel-market-open = apri
kemet-panel-market-close = chiudi
kemet-panel-market-see = Apri il mercato per vedere nomi, effetti, costi e proprietari.
kemet-panel-market-legend = Lettera: proprietario. Anello: alla tua portata.
kemet-panel-market-legend-now = Punto: puoi acquistarla ora.
kemet-panel-market-none = Nessuna tessera corrisponde al filtro.
kemet-panel-colours = Colore
kemet-panel-filter = Mostra le tessere
kemet-panel-filter-all = tutte
kemet-panel-filter-left = rimaste
kemet-panel-filter-ready = alla tua portata
kemet-panel-buy = Acquista per { $price }
kemet-panel-tile-yours = tua
kemet-panel-tile-gone = esaurita
kemet-panel-tile-ready = alla tua portata
kemet-panel-tile-dear = mancano punti preghiera
kemet-panel-tile-high = piramide troppo bassa
kemet-panel-tile-left = { $count ->
    [one] 1 rimasta
   *[other] { $count } rimaste
}
kemet-panel-tile-held = di { $seats }
kemet-panel-tile-held-some = acquistata da uno di questi: { $seats }
# before the letters of several seats, one of whom has the tile
kemet-panel-tile-some = uno di

# the seats
kemet-panel-seats = Giocatori
kemet-panel-order = Ordine di turno, giorno { $day }
kemet-panel-order-first = Ordine di turno
kemet-panel-goal = si vince a { $goal } punti
kemet-panel-you = tu
kemet-panel-turn = di turno
kemet-panel-score = Punti vittoria
kemet-panel-score-of = { $seat }: { $score }
kemet-panel-points = Permanenti: { $permanent }, temporanei: { $temporary }
kemet-panel-count-of-prayer = Punti preghiera
kemet-panel-count-of-interventions = Carte intervento divino
kemet-panel-count-of-cards = Carte battaglia in mano
kemet-panel-count-of-reserve = Unità nella riserva
kemet-panel-tiles-white = Tessere bianche: { $count }
kemet-panel-tiles-red = Tessere rosse: { $count }
kemet-panel-tiles-blue = Tessere blu: { $count }
kemet-panel-tiles-unsure = Tessere disponibili in più colori: { $count }
kemet-panel-waits = { $creature }: in attesa sulla sua tessera
kemet-panel-creature-at = { $creature }: { $space }
kemet-panel-pyramids = Livelli delle piramidi
kemet-panel-day-actions = Azioni di oggi
kemet-panel-tiles = Tessere potere
kemet-panel-creatures = Creature
kemet-panel-hand-known = Carte battaglia in mano, tutte note: { $count }
kemet-panel-hand-among = In mano: { $count } di queste carte battaglia
kemet-panel-discards = Carte battaglia scartate
kemet-panel-face-down = { $count } a faccia in giù
kemet-panel-exchanged = Scambiate, fuori dal gioco
kemet-panel-points-of = Punti vittoria permanenti
kemet-panel-points-battles = { $all }, di cui { $count } dalle battaglie

# what I hold
kemet-panel-interventions = Le tue carte intervento divino
kemet-panel-interventions-none = Non ne hai.
kemet-panel-play-now = gioca
# when a card can be played, as short as can be
kemet-panel-moment-own-turn = tuo turno
kemet-panel-moment-own-move = tuo movimento
kemet-panel-moment-entered = turno avversario
kemet-panel-moment-announced = turno avversario
kemet-panel-moment-in-battle = battaglia
kemet-panel-cards = Le tue carte battaglia
kemet-panel-cards-held = { $spent ->
    [one] { $held } in mano, { $spent } scartata
   *[other] { $held } in mano, { $spent } scartate
}
kemet-panel-card-spent = scartata
kemet-panel-card-face-down = scartata a faccia in giù
kemet-panel-card-exchanged = scambiata
kemet-panel-strength = Forza
kemet-panel-damage = Danno
kemet-panel-protection = Protezione

# the night
kemet-panel-night = Notte
kemet-panel-night-prayer = Punti preghiera per tutti
kemet-panel-night-cards = Tutti pescano carte intervento divino
kemet-panel-night-looked = Carte mostrate da Visione: { $count }
kemet-panel-night-tiles = Tessere con effetto notturno
kemet-panel-night-order = Ordine di turno del giorno dopo
kemet-panel-place-free = non ancora deciso

# what is answered in advance
kemet-panel-pass-all = Lascia passare le carte degli altri senza chiedermelo
kemet-panel-pass-all-about = Nessuno ti chiederà se vuoi giocare Veto o Fuga, che tu abbia quelle carte o no.
kemet-panel-pass-unable = Chiedimelo solo se posso rispondere
kemet-panel-pass-unable-alone = Se non hai carte con cui rispondere, lasci passare automaticamente le carte degli altri.
kemet-panel-pass-unable-among-people = Se non hai carte con cui rispondere, lasci passare le carte degli altri dopo qualche secondo. Se ci metti di più, possono intuire che ne hai una.

# a number of units
kemet-panel-count-take = Muovi
kemet-panel-count-take-in = Muovi da: { $place }
kemet-panel-count-recruit = Recluta
kemet-panel-count-recruit-in = Recluta in: { $place }
kemet-panel-count-deploy = Schiera
kemet-panel-count-deploy-in = Schiera in: { $place }
kemet-panel-units = { $count ->
    [one] { $count } unità
   *[other] { $count } unità
}
kemet-panel-with = con { $creature }
kemet-panel-without = senza { $creature }

# what an opponent weighs, told when it is asked why; a plus in front of it is good
kemet-term-points = Punti vittoria permanenti
kemet-term-held-points = Punti vittoria temporanei
kemet-term-two-temples = 2 templi, per 1 punto a fine giorno
kemet-term-pyramids = Piramidi
kemet-term-tiles = Tessere potere
kemet-term-prayer = Punti preghiera
kemet-term-income = Punti preghiera in arrivo
kemet-term-units = Unità sul tabellone
kemet-term-creatures = Creature sul tabellone
kemet-term-interventions = Carte intervento divino
kemet-term-strength = La sua truppa più forte
kemet-term-attacks = Nemici adiacenti più deboli
kemet-term-danger = Fuori pericolo
kemet-term-tempo = Segnalini azione rimasti
kemet-term-moves = Azioni di movimento rimaste
kemet-term-victory = Vittoria

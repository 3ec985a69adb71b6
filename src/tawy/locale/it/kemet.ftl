# Kemet: choices, what happens, what is asked, and the table in the terminal.
# Nouns stand in kemet-nouns.ftl: alone in choices, in their form for sentences elsewhere.
# Spaces bring their preposition: $space-in, -of, -from, -to. In choices they stand alone, after a colon.

kemet-choice-next = scegli { $noun }
kemet-choice-city = scegli la città di { $noun }
kemet-choice-draw = pesca { $noun }
kemet-choice-split = livelli (bianca/rossa/blu): { $noun }
kemet-choice-build = costruisci in: { $noun }
kemet-choice-deploy = schiera unità: { $noun }
kemet-choice-keep = tieni { $noun }
kemet-choice-raise = innalza una piramide: { $noun }
kemet-choice-pass = passa
kemet-choice-enlarge = innalza la piramide nemica in: { $noun }
kemet-choice-to-level = innalzala al livello { $noun }
kemet-choice-buy = acquista { $noun }
kemet-choice-bring = metti la creatura in: { $noun }
kemet-choice-exchange = scambia { $noun }
kemet-choice-token = piazza un segnalino: { $noun }
kemet-choice-silver = piazza il segnalino argento: { $noun }
kemet-choice-golden = piazza il segnalino oro: { $noun }
kemet-choice-play = gioca { $noun }
kemet-choice-done = fatto
kemet-choice-recruit = recluta unità: { $noun }
kemet-choice-return = riporta in gioco: { $noun }
kemet-choice-from = muovi la truppa: { $noun }
kemet-choice-take = muovi unità: { $noun }
kemet-choice-with = porta con te: { $noun }
kemet-choice-without = lascia indietro: { $noun }
kemet-choice-to = muovi verso: { $noun }
kemet-choice-teleport = teletrasportati verso: { $noun }
kemet-choice-at = scegli: { $noun }
kemet-choice-veto = gioca Veto
kemet-choice-escape = fuggi verso: { $noun }
kemet-choice-fight = combatti in: { $noun }
kemet-choice-card = gioca { $noun }
kemet-choice-unused = scarta senza usare: { $noun }
kemet-choice-invoke = aggiungi { $noun }
kemet-choice-pay = paga la carta { $noun }
kemet-choice-wound = scarta { $noun } per +1 di forza
kemet-choice-recall = richiama la truppa
kemet-choice-retreat = ritirati
kemet-choice-stay = resta
kemet-choice-drive = fai ritirare la truppa verso: { $noun }
kemet-choice-rehome = metti la creatura in: { $noun }
kemet-choice-use = usa per prima { $noun }
kemet-choice-sacrifice = sacrifica

kemet-event-next = { $why ->
    [drawn] Sorteggio: { $seat } è
   *[chosen] { $seat } è
} in { $place ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
   *[5] quinta
} posizione nell'ordine di turno.
kemet-event-settled = { $seat } sceglie la città di { $city }.
kemet-event-drew = { $known ->
    [no] { $seat } pesca una carta intervento divino.
   *[yes] { $seat } pesca { $intervention }.
}
kemet-event-reshuffled = Le carte intervento divino scartate vengono mescolate: ora il mazzo di pesca ne ha { $cards }.
kemet-event-looked = { $known ->
    [no] Visione: { $seat } guarda una carta.
   *[yes] Visione: { $seat } guarda { $intervention }.
}
kemet-event-kept = { $known ->
    [no] Visione: { $seat } tiene una delle carte.
   *[yes] Visione: { $seat } tiene { $intervention }.
}
kemet-event-shared = { $seat } comincia con piramidi di livello { $split } (bianca/rossa/blu).
kemet-event-prayed = { $why ->
    [night] Notte
    [pray] Pregare
    [temple] Tempio
    [delta] Tempio del Delta
    [recall] Unità richiamate
   *[named] { $cause }
}: { $seat } ottiene { $prayer ->
    [one] 1 punto preghiera
   *[other] { $prayer } punti preghiera
} (ora ne ha { $now }).
kemet-event-paid = { $seat } paga { $prayer ->
    [one] 1 punto preghiera
   *[other] { $prayer } punti preghiera
} { $why ->
    [tile] per una tessera potere
    [raise] per innalzare una piramide
    [recruit] per reclutare unità
    [teleport] per un teletrasporto
   *[intervention] per la carta
} ({ $now ->
    [0] non ne restano
    [one] ne resta { $now }
   *[other] ne restano { $now }
}).
kemet-event-robbed = Furto di Mana: { $seat } perde { $prayer ->
    [one] 1 punto preghiera
   *[other] { $prayer } punti preghiera
} ({ $now ->
    [0] non ne restano
    [one] ne resta { $now }
   *[other] ne restano { $now }
}).
kemet-event-scored = { $why ->
    [attack] Attacco vinto
    [defence] Vittoria Difensiva
    [tile] Tessera potere
    [temples] 2 templi
    [sanctuary] Santuario di Tutti gli Dei
   *[named] { $cause }
}: { $seat } ottiene { $points ->
    [one] 1 punto vittoria permanente
   *[other] { $points } punti vittoria permanenti
} (ora ne ha { $now }).
kemet-event-raised = { $why ->
    [start] { $seat } costruisce { $colour } di livello { $level } { $space-in }.
    [night] Mano di Dio: { $seat } innalza { $colour } { $space-of } al livello { $level }.
   *[action] { $seat } innalza { $colour } { $space-of } al livello { $level }.
}
kemet-event-enlarged = { $seat } innalza al livello { $level } { $colour } di { $owner } { $space-in }.
kemet-event-returned = { $seat } riprende in mano tutte le carte battaglia.
kemet-event-exchanged = { $known ->
    [no] { $seat } scambia una carta battaglia con { $new }.
   *[yes] { $seat } scambia { $card } con { $new }.
}
kemet-event-bought = { $seat } acquista la tessera { $tile }.
kemet-event-placed = { $why ->
    [start] { $seat } schiera
    [recruit] { $seat } recluta
    [enlistment] { $seat } arruola
   *[reinforcements] Rinforzi: { $seat } aggiunge
} { $units ->
    [one] 1 unità
   *[other] { $units } unità
} { $space-in }.
kemet-event-marched = { $seat } { $why ->
    [land] muove
    [harbour] traghetta
    [teleport] teletrasporta
    [retreat] si ritira con
   *[escape] fugge con
} { $units ->
    [one] 1 unità
   *[other] { $units } unità
} { $space-from } { $to-to }.
kemet-event-lost = { $why ->
    [battle] { $seat } perde { $units ->
        [one] 1 unità
       *[other] { $units } unità
    } { $space-in }.
    [recall] { $seat } richiama { $units ->
        [one] 1 unità
       *[other] { $units } unità
    } { $space-from }.
    [delta] { $seat } sacrifica { $units ->
        [one] 1 unità
       *[other] { $units } unità
    } { $space-in }.
    [sanctuary] { $seat } sacrifica { $units ->
        [one] 1 unità
       *[other] { $units } unità
    } { $space-in }.
   *[named] { $cause }: { $seat } perde { $units ->
        [one] 1 unità
       *[other] { $units } unità
    } { $space-in }.
}
kemet-event-came = { $why ->
    [bought] { $seat } mette in gioco { $creature } { $space-in }.
    [recruit] { $seat } riporta in gioco { $creature } { $space-in }.
    [alone] { $seat } sposta { $creature } { $space-to }: la creatura era rimasta senza unità.
   *[destroyed] { $seat } sposta { $creature } { $space-to }: la sua truppa è stata distrutta.
}
kemet-event-waits = { $seat } rimette { $creature } sulla sua tessera: { $why ->
    [recall] la truppa è stata richiamata
    [alone] la creatura era rimasta senza unità
    [nowhere] nessun quartiere può accogliere la creatura
    [delta] la truppa è stata sacrificata
   *[sanctuary] la truppa è stata sacrificata
}.
kemet-event-held = { $seat } prende il punto vittoria { $space-of }.
kemet-event-freed = Il punto vittoria { $space-of } non è più di nessuno.
kemet-event-dawned = Comincia il giorno { $day }.
kemet-event-covered = { $why ->
    [ordinary] { $seat } piazza un segnalino azione: { $action }.
    [silver] { $seat } piazza il segnalino argento: { $action }.
   *[golden] { $seat } piazza il segnalino oro: { $action }.
}
kemet-event-nothing = L'azione non ha effetto.
kemet-event-announced = { $seat } gioca { $intervention }.
kemet-event-aimed = { $intervention }: { $seat } sceglie { $space }.
# The next line of the log says “plays Veto”.
kemet-event-vetoed = { $seat } vuole annullare la carta { $intervention }.
kemet-event-came-to-nothing = La carta { $intervention } di { $seat } non ha effetto.
kemet-event-opened = { $seat } ignora le mura in questo movimento.
kemet-event-attacked = { $seat } attacca { $owner } { $space-in }.
kemet-event-showed = Preveggenza: { $seat } mostra { $card }.
kemet-event-revealed = { $seat } rivela { $card }.
kemet-event-invoked = { $why ->
    [counts] { $seat } aggiunge { $intervention }.
   *[unpaid] { $seat } non può pagare { $intervention }: la carta non conta.
}
kemet-event-buried = { $known ->
    [no] Ferita Divina: { $seat } scarta una carta per +1 di forza.
   *[yes] Ferita Divina: { $seat } scarta { $intervention } per +1 di forza.
}
kemet-event-measured = { $seat } ha { $strength } di forza, { $damage } di danno e { $protection } di protezione.
kemet-event-won = { $why ->
    [stronger] { $seat } vince la battaglia contro { $owner } { $space-in }.
   *[tie] Parità: { $seat }, che difende, vince la battaglia contro { $owner } { $space-in }.
}
kemet-event-spent = { $known ->
    [no] { $seat } scarta una carta battaglia senza usarla.
   *[yes] { $seat } scarta la carta { $card } senza usarla.
}
kemet-event-stood = { $seat } ha { $points ->
    [one] 1 punto vittoria
   *[other] { $points } punti vittoria
}.

kemet-ending-goal = alla fine del giorno un giocatore aveva i punti vittoria necessari
kemet-ending-day-limit = si è concluso l'ultimo giorno e non ha vinto nessuno
kemet-tie = A parità di punti vittoria è avanti chi ne ha ottenuti di più in battaglia, poi chi veniva prima nell'ordine di turno.

# What is asked; the name of the seat stands before it. $space and $creature are in their form for
# sentences, so is $colour, except in “buy”.
kemet-ask-choose-city = quale città scegli?
kemet-ask-share-levels = come distribuisci 3 livelli tra le tue piramidi?
kemet-ask-build = in quale quartiere costruisci { $colour }?
kemet-ask-deploy-in = quante unità schieri { $space-in }?
kemet-ask-keep-card = Visione: quale carta tieni?
kemet-ask-choose-tile = quale tessera con effetto notturno usi per prima?
kemet-ask-hand-of-god = Mano di Dio: quale piramide innalzi gratis di 1 livello?
kemet-ask-choose-troop = Rinforzi: vuoi aggiungere unità a una truppa fuori dalla tua città?
kemet-ask-set-order = { $place ->
    [1] chi gioca per primo il giorno dopo?
   *[other] chi gioca in { $place }ª posizione il giorno dopo?
}
kemet-ask-act = { $placed ->
    [yes] termina il turno o fai ciò che puoi ancora fare.
   *[no] piazza un segnalino o gioca una carta.
}
kemet-ask-raise = quale piramide innalzi?
kemet-ask-raise-to = a quale livello innalzi { $colour } di { $seat }?
kemet-ask-buy = quale tessera potere acquisti? (colore: { $colour })
kemet-ask-bring-creature = in quale quartiere metti { $creature }?
kemet-ask-exchange-card = quale carta battaglia scambi con { $card }?
kemet-ask-recruit-in = quante unità recluti { $space-in }?
kemet-ask-return-creature = quale creatura torna in gioco?
kemet-ask-return-to = in quale quartiere riporti { $creature }?
kemet-ask-march-on = { $moving ->
    [yes] quante unità proseguono { $space-from }?
   *[no] quale truppa muovi?
}
kemet-ask-march-from = Teletrasportazione: quale truppa sposti?
kemet-ask-take-units = quante unità partono { $space-from }?
kemet-ask-take-creature = vuoi portare con te { $creature }?
kemet-ask-step-to = { $units ->
    [one] 1 unità { $space-in }: dove va?
   *[other] { $units } unità { $space-in }: dove vanno?
}
kemet-ask-aim = { $card }: quale spazio scegli?
kemet-ask-enlist = { $enlisted ->
    [0] { $card }: dove vanno le unità?
   *[other] { $card }: 1 unità piazzata. Dove va la seconda?
}
kemet-ask-veto = { $vetoes ->
    [0] { $seat } ha giocato { $card }. Vuoi giocare Veto?
   *[other] { $seat } ha giocato Veto contro { $card }. Vuoi rispondere con un altro Veto?
}
kemet-ask-choose-battle = quale battaglia si combatte ora?
kemet-ask-escape = { $seat } ti attacca { $space-in }. Vuoi giocare Fuga?
kemet-ask-choose-cards = { $chosen ->
    [0] battaglia { $space-in }: scegli in segreto la carta che giochi.
    [1] ora scegli la carta che scarti senza usarla.
   *[other] aggiungi carte intervento divino o conferma la tua scelta.
}
kemet-ask-pay-for = i punti preghiera non bastano per tutte: quale carta paghi?
kemet-ask-wound = Ferita Divina: vuoi scartare una carta per +1 di forza?
kemet-ask-rehome = { $creature } non ha più una truppa: in quale quartiere va?
kemet-ask-lose = hai perso la battaglia { $space-in }: che cosa fanno i superstiti?
kemet-ask-drive = dove deve ritirarsi { $seat }?
kemet-ask-win = hai vinto la battaglia { $space-in }: la truppa resta?
kemet-ask-delta = vuoi sacrificare 1 unità { $space-in } per 5 punti preghiera?
kemet-ask-sanctuary = vuoi sacrificare 2 unità { $space-in } per 1 punto vittoria permanente?

# settings of a table
kemet-setting-game = Durata
kemet-setting-game-short = Partita breve (8 punti vittoria)
kemet-setting-game-long = Partita lunga (10 punti vittoria)
kemet-setting-game-beginner = Partita introduttiva (4 punti vittoria)
kemet-setting-discards = Carte battaglia scartate
kemet-setting-discards-unused-down = { kemet-discards-unused-down }
kemet-setting-discards-all-down = { kemet-discards-all-down }
kemet-setting-discards-all-up = { kemet-discards-all-up }
kemet-setting-max_days = Limite di giorni
kemet-setting-max_days-none = Nessun limite
kemet-setting-max_days-number = { $number ->
    [one] 1 giorno
   *[other] { $number } giorni
}

# the table in the terminal; colours have 2 letters, seats 2
kemet-label-short-white = Bi
kemet-label-short-red = Ro
kemet-label-short-blue = Bl
kemet-label-short-seat = G{ $number }
kemet-label-day = Giorno
kemet-label-night = Notte
kemet-label-turn = Turno
kemet-label-order = Ordine di turno
kemet-label-coming = Giorno dopo
kemet-label-goal = Obiettivo
kemet-label-goal-points = { $goal } punti vittoria
kemet-label-cities = Città
kemet-label-district = Quartiere { $letter }
kemet-label-space = Spazio
kemet-label-there = Truppa
kemet-label-ways = Porta a
kemet-label-key-obelisk = obelisco
kemet-label-key-harbour = attraverso il porto
kemet-label-key-battle = attacco di
kemet-label-key-point = ha il punto vittoria
kemet-label-seat = Giocatore
kemet-label-mark-turn = di turno
kemet-label-mark-own = tu
kemet-label-short-score = PV
kemet-label-short-battles = Batt.
kemet-label-short-prayer = Pregh.
kemet-label-short-pyramids = Pir.
kemet-label-short-reserve = Ris.
kemet-label-short-tokens = Segn.
kemet-label-short-cards = Carte
kemet-label-tiles = Tessere potere
kemet-label-seats-key = PV: permanenti + temporanei; Batt.: PV di battaglia; Pregh.: punti preghiera; Pir.: livelli bianca/rossa/blu; Ris.: unità in riserva; Segn.: segnalini rimasti; Carte: battaglia + intervento divino
kemet-label-actions = Piramide delle azioni
kemet-label-row = Fila { $row }
kemet-label-market = Tessere potere in vendita, per livello
kemet-label-deck = Mazzo di pesca
kemet-label-pile = Scarti
kemet-label-face-down = a faccia in giù: { $count }
kemet-label-hand = Carte battaglia in mano (forza/danno/protezione)
kemet-label-discard = Carte battaglia scartate
kemet-label-interventions = Carte intervento divino
kemet-label-plan = Da piazzare
kemet-label-march = Movimento
kemet-label-march-left = passi rimasti: { $left }
kemet-label-announced = Giocata
kemet-label-vetoes = Veto: { $count }
kemet-label-battle = Battaglia
kemet-label-attacker = Attaccante
kemet-label-defender = Difensore
kemet-label-units = Unità
kemet-label-strength = Forza
kemet-label-damage = Danno
kemet-label-protection = Protezione
kemet-label-card = Carta battaglia
kemet-label-lost = Perdite
kemet-label-winner = vittoria
kemet-label-range = { $total } (da { $least } a { $most })

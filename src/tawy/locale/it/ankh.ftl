# Ankh. A noun stands alone as it is; its .object is its form in a sentence, as what is acted on; .the and .of
# speak of one that is on the board, or of its kind.
# Spaces take "da", "a" and "in"; no "a" before a god, it would be "ad Amon"; no participle for a god.
ankh = Ankh: Divinità Egizie

ankh-seat-amun = Amon
ankh-seat-anubis = Anubi
ankh-seat-isis = Iside
ankh-seat-osiris = Osiride
ankh-seat-ra = Ra
ankh-seat-player1 = Giocatore 1
ankh-seat-player2 = Giocatore 2
ankh-seat-player3 = Giocatore 3
ankh-seat-player4 = Giocatore 4
ankh-seat-player5 = Giocatore 5

ankh-god-amun = Amon
ankh-god-anubis = Anubi
ankh-god-isis = Iside
ankh-god-osiris = Osiride
ankh-god-ra = Ra

ankh-figure-god = Divinità
    .object = la miniatura Divinità
    .the = la divinità
    .of = della divinità
ankh-figure-warrior = Guerriero
    .object = un guerriero
    .the = il guerriero
    .of = del guerriero
ankh-figure-cat-mummy = Gatto Mummia
    .object = un Gatto Mummia
    .the = il Gatto Mummia
    .of = del Gatto Mummia
ankh-figure-satet = Satet
    .object = Satet
    .the = Satet
    .of = di Satet
ankh-figure-mummy = Mummia
    .object = una Mummia
    .the = la Mummia
    .of = della Mummia
ankh-figure-apep = Apopi
    .object = Apopi
    .the = Apopi
    .of = di Apopi
ankh-figure-scorpion = Scorpione Gigante
    .object = uno Scorpione Gigante
    .the = lo Scorpione Gigante
    .of = dello Scorpione Gigante
ankh-figure-androsphinx = Androsfinge
    .object = un'Androsfinge
    .the = l'Androsfinge
    .of = dell'Androsfinge
ankh-figure-trapped = Guerriero intrappolato (paghi 1 seguace ad Anubi)
    .object = un guerriero intrappolato
    .the = il guerriero intrappolato
    .of = del guerriero intrappolato

ankh-monument-obelisk = Obelisco
    .object = un obelisco
    .the = l'obelisco
    .of = dell'obelisco
ankh-monument-pyramid = Piramide
    .object = una piramide
    .the = la piramide
    .of = della piramide
ankh-monument-temple = Tempio
    .object = un tempio
    .the = il tempio
    .of = del tempio

ankh-card-flood = Inondazione
ankh-card-build = Costruire un Monumento
ankh-card-plague = Piaga delle Locuste
ankh-card-chariots = Bighe
ankh-card-cycle = Ciclo di Maat
ankh-card-drought = Siccità
ankh-card-miracle = Miracolo

ankh-power-commanding = Comandante
ankh-power-inspiring = Ispiratore
ankh-power-omnipresent = Onnipresente
ankh-power-revered = Riverito
ankh-power-resplendent = Risplendente
ankh-power-obelisk-attuned = Sintonia con l'Obelisco
ankh-power-temple-attuned = Sintonia con il Tempio
ankh-power-pyramid-attuned = Sintonia con la Piramide
ankh-power-glorious = Glorioso
ankh-power-magnanimous = Magnanimo
ankh-power-bountiful = Benevolo
ankh-power-worshipful = Venerabile

ankh-action-move = Muovere le Miniature
ankh-action-summon = Evocare una Miniatura
ankh-action-followers = Ottenere Seguaci
ankh-action-unlock = Sbloccare un Potere Ankh

ankh-event-name-control = Controllare un Monumento
ankh-event-name-caravan = Carovana di Cammelli
ankh-event-name-conflict = Conflitto

ankh-scenario-old-kingdom-2 = Antico Regno, per 2
ankh-scenario-old-kingdom-3 = Antico Regno, per 3
ankh-scenario-old-kingdom-4 = Antico Regno, per 4
ankh-scenario-old-kingdom-5 = Antico Regno, per 5
ankh-scenario-middle-kingdom-2 = Medio Regno, per 2
ankh-scenario-middle-kingdom-3 = Medio Regno, per 3
ankh-scenario-middle-kingdom-4 = Medio Regno, per 4
ankh-scenario-middle-kingdom-5 = Medio Regno, per 5
ankh-scenario-two-crowns-2 = Due Corone, per 2
ankh-scenario-year-of-plenty-2 = Anno dell'Abbondanza, per 2
ankh-scenario-three-nomes-3 = Tre Province, per 3
ankh-scenario-caravan-road-4 = Strada delle Carovane, per 4
ankh-scenario-divided-east-4 = L'Oriente Diviso, per 4
ankh-scenario-five-thrones-5 = Cinque Troni, per 5

ankh-direction-n-ne = nord e nord-est
ankh-direction-ne-se = nord-est e sud-est
ankh-direction-se-s = sud-est e sud
ankh-direction-s-sw = sud e sud-ovest
ankh-direction-sw-nw = sud-ovest e nord-ovest
ankh-direction-nw-n = nord-ovest e nord

ankh-choice-scenario = gioca lo scenario: { $noun }
ankh-choice-god = gioca con { $noun }
ankh-choice-guardian = includi il guardiano: { $noun }
ankh-choice-first = comincia { $noun }
ankh-choice-action = { $noun }
ankh-choice-move = muovi { $thing-the } da { $noun }
ankh-choice-to = scegli la casella { $noun }
ankh-choice-push = spingi in { $noun }
ankh-choice-aim = punta le chele verso { $noun }
ankh-choice-summon = evoca: { $noun }
ankh-choice-extra = evoca una miniatura in più adiacente alla piramide in { $noun }
ankh-choice-figure = { $noun }
ankh-choice-underworld = evoca su una tessera Aldilà: { $noun }
ankh-choice-sun = colloca un segnalino Sole
ankh-choice-shade = non collocare segnalini Sole
ankh-choice-unlock = sblocca { $noun }
ankh-choice-control = controlla il monumento in { $noun }
ankh-choice-caravan = inizia una carovana dal lato { $noun }
ankh-choice-camel = colloca il prossimo cammello sul lato { $noun }
ankh-choice-keep = lascia il segnalino alla parte che contiene { $noun }
ankh-choice-swap = scambia il segnalino della parte che contiene { $noun }
ankh-choice-with = scambialo con il segnalino { $noun }
ankh-choice-attune = sposta { $thing-the } da { $noun }
ankh-choice-two = gioca 2 carte
ankh-choice-one = gioca 1 carta
ankh-choice-card = { $noun }
ankh-choice-build = costruisci: { $noun }
ankh-choice-bid = offri seguaci: { $noun }
ankh-choice-tiebreaker = usa il segnalino Spareggio
ankh-choice-save = salva { $thing-the } in { $noun }
ankh-choice-trap = intrappola un guerriero di { $noun }
ankh-choice-rise = fai risorgere la Mummia in { $noun }
ankh-choice-tile = colloca una tessera Aldilà
ankh-choice-relocate = riposiziona la tessera che è in { $noun }
ankh-choice-worship = sacrifica 2 seguaci per ottenere devozione
ankh-choice-adopt = prendi: { $noun }
ankh-choice-done = fatto
ankh-choice-pass = passa
ankh-choice-retain = prendi { $thing-the } in { $noun }
ankh-choice-dismiss = congeda { $thing-the } in { $noun }
ankh-choice-discharge = congeda dalla tua riserva: { $noun }

ankh-event-scenario = Scenario: { $scenario }.
ankh-event-god = { $why ->
    [chosen] Un giocatore sceglie { $side }.
   *[drawn] Un giocatore riceve in sorte { $side }.
}
ankh-event-guardian = Tra i guardiani di questa partita c'è { $figure-the }.
ankh-event-first = Comincia { $side }.
ankh-event-acted = { $why ->
    [left] { $seat } esegue l'azione { $action }, l'unica rimasta.
   *[chosen] { $seat } esegue l'azione { $action }.
}
ankh-event-nothing = L'azione non ha effetto.
ankh-event-fired = { $seat } innesca l'evento { $what }.
ankh-event-moved = { $side } muove { $figure } da { $space } a { $to }.
ankh-event-pushed = Satet spinge { $figure } di { $side } da { $space } a { $to }.
ankh-event-aimed = Lo Scorpione Gigante in { $space } punta le chele verso { $direction }.
ankh-event-summoned = { $why ->
    [mummy] { $side } fa risorgere { $figure } in { $space }.
   *[action] { $side } evoca { $figure } in { $space }.
}
ankh-event-shone = { $side } colloca un segnalino Sole sulla miniatura in { $space }.
ankh-event-freed = { $side } paga 1 seguace ad Anubi per liberare un guerriero intrappolato.
ankh-event-followed = { $why ->
    [action] { $side } ottiene { $followers ->
        [one] 1 seguace
       *[other] { $followers } seguaci
    }.
   *[named] { $cause }: { $side } ottiene { $followers ->
        [one] 1 seguace
       *[other] { $followers } seguaci
    }.
}
ankh-event-sacrificed = { $why ->
    [build] { $side } sacrifica { $followers ->
        [one] 1 seguace
       *[other] { $followers } seguaci
    } per costruire un monumento.
    [plague] { $side } sacrifica { $followers ->
        [one] 1 seguace
       *[other] { $followers } seguaci
    } per la piaga.
    [unlock] { $side } sacrifica { $followers ->
        [one] 1 seguace
       *[other] { $followers } seguaci
    } per sbloccare un potere.
   *[named] { $cause }: { $side } sacrifica { $followers ->
        [one] 1 seguace
       *[other] { $followers } seguaci
    }.
}
ankh-event-unlocked = { $side } sblocca il potere { $power }.
ankh-event-guarded = { $side } aggiunge { $figure } alla propria riserva.
ankh-event-controlled = { $side } ottiene il controllo { $monument-of } in { $space }.
ankh-event-caravan = Ora c'è una carovana di { $camels } cammelli da { $camel } a { $end }.
ankh-event-split = La nuova regione che contiene { $space } riceve il segnalino Ordine di Conflitto { $token }.
ankh-event-swapped = I segnalini Ordine di Conflitto { $token } e { $with } vengono scambiati.
ankh-event-conflict = Inizia il conflitto { $number }. { $side } prende il segnalino Spareggio.
ankh-event-destroyed = { $why ->
    [scorpion] Uno Scorpione Gigante distrugge { $monument-the } in { $space }.
    [merge] La divinità inferiore perde { $monument-the } in { $space }.
   *[forgotten] La divinità dimenticata perde { $monument-the } in { $space }.
}
ankh-event-skipped = Nella regione { $token } non c'è nessuno.
ankh-event-dominated = { $side } domina la regione { $token }.
ankh-event-battle = Combattimento nella regione { $token }.
ankh-event-attuned = Sintonia con l'Obelisco: { $side } sposta { $figure } da { $space } a { $to }.
ankh-event-announced = { $side } annuncia che giocherà 2 carte.
ankh-event-played = { $side } gioca { $card }.
ankh-event-built = { $side } costruisce { $monument } in { $space }.
ankh-event-bade = { $followers ->
    [0] { $side } non offre seguaci.
    [one] { $side } offre 1 seguace.
   *[other] { $side } offre { $followers } seguaci.
}
ankh-event-spared = La piaga risparmia { $side }.
ankh-event-strength = { $side } ha forza { $strength }.
ankh-event-tiebroken = { $side } usa il segnalino Spareggio.
ankh-event-won = { $side } vince il combattimento.
ankh-event-drawn = Nella regione { $token } non vince nessuno.
ankh-event-saved = { $side } salva { $figure-the } in { $space }.
ankh-event-died = { $side } perde { $figure } in { $space }.
ankh-event-trapped = { $side } intrappola un guerriero di { $owner }.
ankh-event-devoted = { $why ->
    [majority] Maggioranza di monumenti: { $side } ottiene { $devotion ->
        [one] 1 punto devozione
       *[other] { $devotion } punti devozione
    } (ora ne ha { $now }).
    [victory] Vittoria: { $side } ottiene { $devotion ->
        [one] 1 punto devozione
       *[other] { $devotion } punti devozione
    } (ora ne ha { $now }).
    [dominion] Dominio: { $side } ottiene { $devotion ->
        [one] 1 punto devozione
       *[other] { $devotion } punti devozione
    } (ora ne ha { $now }).
   *[named] { $cause }: { $side } ottiene { $devotion ->
        [one] 1 punto devozione
       *[other] { $devotion } punti devozione
    } (ora ne ha { $now }).
}
ankh-event-lost = Gatto Mummia: { $side } perde { $devotion ->
    [one] 1 punto devozione
   *[other] { $devotion } punti devozione
} (ora ne ha { $now }).
ankh-event-returned = { $side } riprende in mano tutte le carte usate.
ankh-event-tiled = { $side } colloca una tessera Aldilà in { $space }.
ankh-event-merged = { $higher } e { $lower } si uniscono in una sola divinità. La divinità inferiore è { $lower }.
ankh-event-adopted = { $why ->
    [board] { $side } prende il controllo { $figure-of } sul tabellone.
   *[pool] { $side } prende { $figure } dalla riserva della divinità inferiore.
}
ankh-event-dismissed = { $why ->
    [board] { $side } congeda { $figure-the } sul tabellone: la miniatura esce dalla partita.
   *[pool] { $side } congeda { $figure } dalla riserva: la miniatura esce dalla partita.
}
ankh-event-forgotten = L'Egitto dimentica { $side }.

ankh-ending-top = una divinità ha raggiunto la cima del tracciato Devozione
ankh-ending-last-god = l'Egitto ricorda una sola divinità
ankh-ending-all-forgotten = l'Egitto ha dimenticato ogni divinità e tutti hanno perso
ankh-ending-most-devotion = si è concluso l'ultimo conflitto
ankh-tie = Se più segnalini sono sulla stessa casella del tracciato Devozione, è avanti quello più in alto nella pila.

# short names on the board: gods have 2 letters, figures and monuments 3, events 1
ankh-label-short-amun = Am
ankh-label-short-anubis = An
ankh-label-short-isis = Is
ankh-label-short-osiris = Os
ankh-label-short-ra = Ra
ankh-label-short-warrior = gue
ankh-label-short-cat-mummy = gat
ankh-label-short-satet = sat
ankh-label-short-mummy = mum
ankh-label-short-apep = apo
ankh-label-short-scorpion = sco
ankh-label-short-androsphinx = sfi
ankh-label-short-obelisk = OBE
ankh-label-short-pyramid = PIR
ankh-label-short-temple = TEM
ankh-label-short-control = M
ankh-label-short-caravan = C
ankh-label-short-conflict = X

# the legend of the board: what the sign before it means
ankh-label-board = Tabellone
ankh-label-row = fila { $number }
ankh-label-edges = lati tra le caselle
ankh-label-empty = vuota
ankh-label-offered = si può scegliere
ankh-label-takeable = puoi prenderla
ankh-label-fertile = fertile
ankh-label-desert = deserto
ankh-label-water = acqua
ankh-label-river = fiume
ankh-label-camel = cammelli
ankh-label-laid = cammello appena collocato
ankh-label-region = regione
ankh-label-fought = contesa ora
ankh-label-sun = sole
ankh-label-tile = Aldilà
ankh-label-nobody = neutrale
ankh-label-capitals = divinità
ankh-label-two-lines = Ogni casella occupa due righe: il nome e, sotto, ciò che vi si trova.
ankh-label-too-narrow = Il tabellone richiede { $wanted } colonne e questo terminale ne ha { $given }. Allarga la finestra.

# tracks
ankh-label-scenario = Scenario
ankh-label-turn = Turno
ankh-label-events = Eventi
ankh-label-now = Ora
ankh-label-next = Prossimi
ankh-label-none-left = nessuno
ankh-label-action = Azione
ankh-label-marker = Indicatore
ankh-label-event-in = Mancano all'evento
ankh-label-devotion = Devozione
ankh-label-red = sezione rossa fino a { $limit }, cima: { $top }
ankh-label-conflicts = Conflitti
ankh-label-conflicts-so-far = { $number } su { $all }
ankh-label-guardians = Guardiani rimasti
ankh-label-tiebreaker = Segnalino Spareggio
ankh-label-face-up = a faccia in su
ankh-label-face-down = usato
ankh-label-camels-left = Cammelli rimasti
ankh-label-trapped = Intrappolati da Anubi
ankh-label-amun-token = Segnalino Amon
ankh-label-scorpion-aim = Lo scorpione di { $god } in { $space } punta verso { $direction }

# seats
ankh-label-seat = Divinità
ankh-label-mark-turn = di turno
ankh-label-mark-own = tu
ankh-label-short-devotion = Dev.
ankh-label-short-followers = Seg.
ankh-label-short-ankhs = Ankh
ankh-label-pool = Riserva
ankh-label-powers = Poteri
ankh-label-used = Carte usate
ankh-label-merged = unione con { $seat }
ankh-label-forgotten = divinità dimenticata

# a battle
ankh-label-battle = Combattimento
ankh-label-battle-region = nella regione { $token }
ankh-label-cards = Carte
ankh-label-two-cards = 2 carte
ankh-label-bid = Offerta
ankh-label-figures = Miniature
ankh-label-strength = Forza
ankh-label-winner = vittoria
ankh-label-dying = Stanno per morire
ankh-label-safe = Salvate dall'Inondazione

# what is asked; the name of the seat stands before it
ankh-ask-pick-god = con quale divinità vuoi giocare?
ankh-ask-choose-action = { $number ->
    [1] scegli la prima azione.
   *[other] scegli la seconda azione.
}
ankh-ask-move = muovi una miniatura o scegli “fatto”.
ankh-ask-move-to = { $thing-the } in { $space }: dove va?
ankh-ask-push-to = Satet spinge via { $thing-the } in { $space }: in quale casella?
ankh-ask-aim = dove punta le chele lo Scorpione Gigante in { $space }?
ankh-ask-summon = evoca una miniatura o scegli “fatto”.
ankh-ask-summon-figure = piramide in { $space }: quale miniatura in più evochi?
ankh-ask-summon-to = in quale casella evochi { $thing }?
ankh-ask-shine = vuoi collocare un segnalino Sole su questa miniatura: { $thing-the } in { $space }?
ankh-ask-unlock = vuoi sbloccare un potere Ankh?
ankh-ask-control = evento Controllare un Monumento: quale vuoi controllare?
ankh-ask-caravan = evento Carovana di Cammelli: traccia una carovana, un cammello alla volta. Dove va il prossimo?
ankh-ask-keep-token = la regione è divisa: quale parte conserva il segnalino Ordine di Conflitto?
ankh-ask-swap = vuoi scambiare il segnalino Ordine di Conflitto di una delle 2 nuove regioni?
ankh-ask-swap-with = con quale segnalino Ordine di Conflitto lo scambi?
ankh-ask-attune = combattimento nella regione { $token }: vuoi spostare una miniatura in una casella adiacente a un tuo obelisco?
ankh-ask-attune-to = { $thing-the } in { $space }: in quale casella va?
ankh-ask-announce = combattimento nella regione { $token }: giochi 1 carta o 2?
ankh-ask-choose-cards = combattimento nella regione { $token }: scegli una carta in segreto.
ankh-ask-build = combattimento nella regione { $token }: vuoi costruire un monumento?
ankh-ask-build-at = in quale casella costruisci { $thing }?
ankh-ask-bid = piaga nella regione { $token }: quanti seguaci offri in segreto?
ankh-ask-trap = vuoi intrappolare uno dei guerrieri appena uccisi?
ankh-ask-rise = una tua Mummia risorge: in quale casella adiacente alla tua divinità?
ankh-ask-tiebreak = parità nella regione { $token }: vuoi usare il segnalino Spareggio?
ankh-ask-save = { $thing-the } in { $space } sta per morire. Vuoi salvare la miniatura?
ankh-ask-tile = vuoi collocare o riposizionare una tessera Aldilà?
ankh-ask-tile-to = dove collochi la tessera Aldilà?
ankh-ask-worship = vuoi sacrificare 2 seguaci per ottenere devozione?
ankh-ask-adopt = quali guardiani della divinità inferiore prendi? Se ti manca una base, puoi congedare uno dei tuoi.

# Why not.
ankh-reason-action-first = Prima scegli l'azione.
ankh-reason-action-not-lower = La seconda azione dev'essere in una riga più in basso della prima.
ankh-reason-action-twice = Hai già eseguito quell'azione in questo turno.
ankh-reason-all-unlocked = Hai già sbloccato tutti e 6 i poteri.
ankh-reason-amun-used = Amon ha già giocato 2 carte in questo conflitto.
ankh-reason-announce-first = Prima scegli se giocare 1 carta o 2.
ankh-reason-announced-already = Hai già annunciato 2 carte.
ankh-reason-announced-one = Hai annunciato una sola carta per questo combattimento.
ankh-reason-another-first = Prima devi decidere se salvare un'altra miniatura.
ankh-reason-attuned-already = Quella miniatura è già stata spostata in questo combattimento.
ankh-reason-camel-there = Su quel lato c'è già un cammello.
ankh-reason-caravan-first = Prima colloca il primo cammello della carovana.
ankh-reason-card-chosen = Hai già scelto quella carta.
ankh-reason-card-used = Hai già usato quella carta.
ankh-reason-decided-already = Questo lo hai già deciso.
ankh-reason-figure-there = In quella casella c'è già una miniatura.
ankh-reason-finish-first = Prima finisci quello che hai iniziato.
ankh-reason-first-space = Quella casella non serve per indicare la regione: scegli una delle caselle proposte.
ankh-reason-god-taken = Quella divinità è di un altro giocatore.
ankh-reason-gods-never-die = Le divinità non muoiono mai.
ankh-reason-level-full = Hai già entrambi i poteri di quel livello.
ankh-reason-level-not-reached = Prima sblocca 2 poteri del livello precedente.
ankh-reason-monument-there = In quella casella c'è già un monumento.
ankh-reason-moved-already = Quella miniatura si è già mossa in questa azione.
ankh-reason-neutral-first = Finché c'è un monumento neutrale, non puoi prendere il controllo di quelli degli altri.
ankh-reason-no-base = Non hai una base libera della misura giusta per quel guardiano.
ankh-reason-no-base-needed = Nessun guardiano ha bisogno di quella base: non puoi congedare quello che la usa.
ankh-reason-no-enemy-beside = Quella miniatura non è protetta: non è adiacente a nessuna miniatura nemica.
ankh-reason-no-figure-beside = Nessuna tua miniatura è adiacente a quel monumento.
ankh-reason-no-figure-there = In quella casella non c'è nessuna miniatura.
ankh-reason-no-free-tile = Nessuna tessera Aldilà è libera.
ankh-reason-no-god-to-summon = Non puoi evocare una divinità.
ankh-reason-no-line = Lì non puoi tracciare una carovana con al massimo 6 cammelli.
ankh-reason-no-monument-there = In quella casella non c'è nessun monumento.
ankh-reason-no-own-push = Satet può spingere solo miniature nemiche.
ankh-reason-no-passing = Qui devi scegliere qualcosa.
ankh-reason-no-push = Non c'è nessuna casella in cui spingere quella miniatura.
ankh-reason-no-pyramid-there = In quella casella non c'è nessuna piramide.
ankh-reason-no-ransom = Non hai nemmeno un seguace per liberare quel guerriero.
ankh-reason-no-stop-on-water = Un movimento non può finire sull'acqua.
ankh-reason-no-such-player = Quel giocatore non è in questa partita.
ankh-reason-no-summon-space = Non c'è una casella libera in cui evocare la miniatura.
ankh-reason-no-tile-left = Tutte le tessere Aldilà sono sul tabellone.
ankh-reason-no-tile-there = In quella casella non c'è nessuna tessera Aldilà.
ankh-reason-no-warrior-killed = Quel giocatore non ha guerrieri appena uccisi.
ankh-reason-none-in-pool = Nella tua riserva non c'è nessuna miniatura di quel tipo.
ankh-reason-none-in-supply = Non restano monumenti di quel tipo.
ankh-reason-none-trapped = Nessuno dei tuoi guerrieri è intrappolato.
ankh-reason-not-a-new-region = Quella non è una delle 2 nuove regioni.
ankh-reason-not-amun = Solo Amon può giocare 2 carte.
ankh-reason-not-beside-god = Quella casella non è adiacente alla tua divinità.
ankh-reason-not-beside-line = Il prossimo cammello deve essere unito a quelli appena collocati.
ankh-reason-not-beside-obelisk = Quella casella non è adiacente a un tuo obelisco.
ankh-reason-not-beside-pyramid = Quella casella non è adiacente alla piramide.
ankh-reason-not-beside-yours = Quella casella non è adiacente a una tua miniatura o a un tuo monumento.
ankh-reason-not-dying = Quella miniatura non sta per morire.
ankh-reason-not-now = Ora devi decidere qualcos'altro.
ankh-reason-not-osiris = Solo Osiride può evocare su una tessera Aldilà.
ankh-reason-not-pyramid-attuned = Non hai il potere Sintonia con la Piramide.
ankh-reason-not-this-guardian = Quel guardiano ora non è disponibile.
ankh-reason-not-this-region = Quella casella non è nella regione di questo combattimento.
ankh-reason-not-tied = Non sei tra le divinità in parità.
ankh-reason-not-to-take-over = Non puoi prendere quel guardiano.
ankh-reason-not-your-guardian = Quello non è un tuo guardiano.
ankh-reason-not-your-figure = Quella miniatura non è tua.
ankh-reason-not-your-monument = Non controlli il monumento adiacente a quella casella.
ankh-reason-not-your-obelisk = Non controlli l'obelisco adiacente a quella casella.
ankh-reason-not-your-pyramid = Non controlli quella piramide.
ankh-reason-nowhere-to-go = Quella miniatura non può raggiungere nessuna casella libera.
ankh-reason-one-card-left = Hai in mano 1 sola carta.
ankh-reason-other-number-of-players = Quello scenario è per un altro numero di giocatori.
ankh-reason-other-region = Un fiume o dei cammelli separano quelle caselle.
ankh-reason-own-warrior = Puoi intrappolare solo guerrieri nemici.
ankh-reason-push-too-far = Puoi spingere una miniatura solo di 1 casella.
ankh-reason-pyramid-used = Per quella piramide hai già evocato la miniatura in più.
ankh-reason-region-too-small = Con una carovana lì resterebbe una regione con meno di 6 caselle.
ankh-reason-same-space = Il movimento deve finire in un'altra casella.
ankh-reason-same-token = La regione ha già quel segnalino.
ankh-reason-summoned-already = Hai già fatto l'evocazione normale di questa azione.
ankh-reason-tile-there = In quella casella c'è già una tessera Aldilà.
ankh-reason-tile-used = In questa azione hai già evocato la miniatura in più di Osiride.
ankh-reason-token-elsewhere = Non hai il segnalino Spareggio.
ankh-reason-token-not-laid = Quel segnalino non è sul tabellone.
ankh-reason-token-used = Il segnalino Spareggio è già stato usato in questo conflitto.
ankh-reason-too-far = Quella casella è a più di 3 caselle di distanza.
ankh-reason-too-few-camels = Non restano abbastanza cammelli per una carovana lì.
ankh-reason-too-few-followers = Non hai abbastanza seguaci.
ankh-reason-underworld-tile = Solo le miniature di Osiride possono finire un movimento su una tessera Aldilà.
ankh-reason-unlocked-already = Hai già quel potere.
ankh-reason-water = Quella è una casella d'acqua.
ankh-reason-yours-already = Controlli già quel monumento.

# on the page of the table
ankh-parts = 2 parti: { $first } e { $second } caselle
ankh-price = { $cost ->
    [one] Costa 1 seguace. { $effect }
   *[other] Costa { $cost } seguaci. { $effect }
}

# La scena della battaglia: a che punto è, chi combatte, che cosa scelgo.
kemet-battle-title = Battaglia: { $space }
kemet-battle-steps = Fasi della battaglia
kemet-battle-step-escape = Fuga
kemet-battle-step-cards = Carte
kemet-battle-step-reveal = Rivelazione
kemet-battle-step-losses = Perdite
kemet-battle-step-retreat = Ritirata
kemet-battle-step-stay = Restare

kemet-battle-you = Tu
kemet-battle-troop = { $n ->
    [0] nessuna unità
   *[other] { $n } unità
}
kemet-battle-idle = { $creature }: non conta (avversario: { $snake })
kemet-battle-none = nessuna
kemet-battle-unused = Scartata, non usata
kemet-battle-shown = mostrata (Preveggenza)
kemet-battle-times = { $n } × { $card }
kemet-battle-unpaid = non pagata, non conta
kemet-battle-state-own = tocca a te
kemet-battle-state-choosing = sta scegliendo
kemet-battle-state-sealed = scelta fatta
kemet-battle-wins-side = vince

kemet-battle-part-wounds = Ferita Divina
kemet-battle-before-cards = senza le carte
kemet-battle-with-yours = con le tue carte
kemet-battle-with-cards = con le carte
kemet-battle-span = da { $least } a { $most }
kemet-battle-ties = In caso di parità vince il difensore.
kemet-battle-initiative = { $n ->
    [one] Iniziativa: { $n } unità del difensore viene distrutta prima della scelta delle carte.
   *[other] Iniziativa: { $n } unità del difensore vengono distrutte prima della scelta delle carte.
}

kemet-battle-losses = Perdite: danni meno protezione
kemet-battle-damage-you = il tuo danno
kemet-battle-damage-of = danno: { $name }
kemet-battle-protection-you = la tua protezione
kemet-battle-protection-of = protezione: { $name }
kemet-battle-less = meno
kemet-battle-lost = { $n ->
    [0] nessuna unità persa
    [one] { $n } unità persa
   *[other] { $n } unità perse
}
kemet-battle-remain = { $n ->
    [0] non ne resta nessuna
    [one] ne resta { $n }
   *[other] ne restano { $n }
}

kemet-battle-wins-you = Vinci { $high } a { $low }
kemet-battle-wins = { $name } vince { $high } a { $low }
kemet-battle-tie-you = Parità a { $high }: vinci tu, che difendi
kemet-battle-tie = Parità a { $high }: vince { $name }, che difende
kemet-battle-next-escape = { $name } decide se giocare Fuga o accettare la battaglia.
kemet-battle-next-reveal = { $name } sta ancora decidendo che cosa fare con le carte.
kemet-battle-next-losses = { $name } sceglie dove spostare una creatura.
kemet-battle-next-lose = { $name } decide che cosa fanno i superstiti.
kemet-battle-next-drive = { $name } sceglie lo spazio della ritirata.
kemet-battle-next-stay = { $name } decide se la truppa resta.

kemet-battle-choices = Le tue scelte
kemet-battle-hand = Le tue carte battaglia
kemet-battle-slots = Che cosa hai scelto
kemet-battle-slot-card = Gioca
kemet-battle-slot-unused = Scarta senza usarla
kemet-battle-slot-invoke = Nascondi sotto la carta
kemet-battle-slot-open = da scegliere
kemet-battle-drafted-card = giocata
kemet-battle-drafted-unused = scartata
kemet-battle-hold = Le tue carte intervento divino per la battaglia
kemet-battle-price = { $n ->
    [0] gratis
    [one] { $n } punto preghiera
   *[other] { $n } punti preghiera
}
kemet-battle-left = { $n ->
    [0] nessuna rimasta
    [one] ne resta { $n }
   *[other] ne restano { $n }
}
kemet-battle-purse = { $n ->
    [one] Hai { $n } punto preghiera. Una carta conta solo se puoi pagarla quando viene rivelata.
   *[other] Hai { $n } punti preghiera. Una carta conta solo se puoi pagarla quando viene rivelata.
}
kemet-battle-back = Riprendi: { $what }
kemet-battle-seal = Conferma le 2 carte
kemet-battle-seal-invoked = { $n ->
    [0] Conferma senza interventi
    [one] Conferma con { $n } intervento
   *[other] Conferma con { $n } interventi
}
kemet-battle-shown-when = { $n ->
    [one] La scelta verrà rivelata appena confermi
   *[other] La scelta verrà rivelata quando avrete confermato entrambi
}
kemet-battle-shown-first = Preveggenza: la tua carta battaglia viene mostrata appena confermi; il resto rimane nascosto
kemet-battle-sealed = La tua scelta segreta
kemet-battle-unseal = Cambia scelta

kemet-battle-pay = Paga la carta { $card }
kemet-battle-wound = Scarta { $card }
kemet-battle-wound-about = +1 di forza
kemet-battle-wound-done = Continua senza scartare

kemet-battle-recall = Richiama la truppa
kemet-battle-recall-about = { $n ->
    [one] { $n } unità torna nella tua riserva e ti dà 1 punto preghiera (massimo: 11 punti).
   *[other] { $n } unità tornano nella tua riserva e ti danno 1 punto preghiera ciascuna (massimo: 11 punti).
}
kemet-battle-retreat = Ritirati
kemet-battle-retreat-about = { $n ->
    [one] La tua truppa va nell'unico spazio adiacente vuoto.
   *[other] La tua truppa va in uno dei { $n } spazi adiacenti vuoti; lo sceglie { $name }.
}
kemet-battle-stay = Resta
kemet-battle-stay-about = La tua truppa resta nello spazio e lo controlla.
kemet-battle-to-tile = Rimetti la creatura sulla sua tessera
kemet-battle-fight = { $attacker } contro { $defender }

kemet-battle-window-played = { $name } gioca { $card }
kemet-battle-window-played-you = Giochi { $card }
kemet-battle-window-vetoed = { $name } gioca Veto contro { $card }
kemet-battle-window-vetoed-you = Giochi Veto contro { $card }
kemet-battle-window-attacked = { $name } ti attacca
kemet-battle-window-space = Spazio: { $space }
kemet-battle-let-pass = Lascia passare la carta
kemet-battle-let-come = Accetta la battaglia
kemet-battle-escape-to = Fuggi verso: { $space }
kemet-battle-no-veto = Non hai nessun Veto.
kemet-battle-no-escape = Non hai nessuna Fuga.
kemet-battle-window-all = Questa finestra appare a chiunque possa rispondere, che abbia la carta o no.
kemet-battle-window-answered = Hai risposto. La risposta varrà quando avranno risposto tutti.
kemet-battle-window-waiting = In attesa di sapere se qualcuno risponde con Veto.
kemet-battle-answer-back = Ritira la risposta
kemet-battle-window-about = { $card }: “{ $text }”
kemet-battle-window-can-veto = Un Veto annulla la carta { $card }; il suo costo resta pagato.
kemet-battle-window-can-veto-back = Un Veto ora annulla il Veto precedente, e la carta { $card } ha comunque effetto.
kemet-battle-window-passes = Non hai carte con cui rispondere: la lasci passare automaticamente.
kemet-battle-window-passed = Non avevi carte con cui rispondere e l'hai lasciata passare.

kemet-battle-report = Com'è andata la battaglia: { $space }
kemet-battle-go-on = Continua

# per i posti stretti: \u00AD dove una parola può andare a capo
kemet-battle-card-cavalry-blitz = { kemet-card-cavalry-blitz }
kemet-battle-card-chariot-raid = { kemet-card-chariot-raid }
kemet-battle-card-fervent-purge = { kemet-card-fervent-purge }
kemet-battle-card-mixed-tactics = { kemet-card-mixed-tactics }
kemet-battle-card-phalanx-defense = { kemet-card-phalanx-defense }
kemet-battle-card-shield-push = { kemet-card-shield-push }
kemet-battle-card-offensive-strategy = { kemet-tile-offensive-strategy }
kemet-battle-card-defensive-strategy = { kemet-tile-defensive-strategy }

# che cosa farebbe ogni carta, con tutto ciò che le carte nascoste possono ancora aggiungere
kemet-battle-odds = Previsione
kemet-battle-odds-hand = Le tue carte contro { $name }
kemet-battle-odds-all = { $count ->
    [one] Vinci contro questa carta
   *[other] Vinci, qualunque carta giochi { $name }
}
kemet-battle-odds-some = Vittoria certa contro { $n } carte su { $count }
kemet-battle-odds-ahead = { $count ->
    [one] Sei in vantaggio contro questa carta
   *[other] In vantaggio contro { $n } carte su { $count }
}
kemet-battle-odds-none = { $count ->
    [one] Perdi contro questa carta
   *[other] Perdi contro ogni carta
}
kemet-battle-odds-more = { $n ->
    [0] Le carte nascoste non possono più dare forza a { $name }.
   *[other] Le carte nascoste possono ancora dare fino a { $n } di forza a { $name }.
}
kemet-battle-odds-gone = { $name } non ha più { $n } di queste carte.
kemet-battle-odds-card = Carta
kemet-battle-odds-wins = Vince contro
kemet-battle-odds-of = { $n } su { $count }
kemet-battle-odds-told = { $sure } di sicuro, { $ahead } in bilico, su { $count }
kemet-battle-odds-result = Esito
kemet-battle-odds-sure = vinci
kemet-battle-odds-open = in bilico
kemet-battle-odds-behind = perdi
kemet-battle-odds-loses = perde { $name }
kemet-battle-odds-loses-you = perdi tu
kemet-battle-gain-points = Punti vittoria permanenti
kemet-battle-gain-prayer = Punti preghiera
kemet-battle-part-rest = truppa e tessere

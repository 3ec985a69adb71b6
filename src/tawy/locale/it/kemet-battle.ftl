# La scena della battaglia: a che punto è, chi combatte, che cosa scelgo.
kemet-battle-title = Battaglia: { $space }
kemet-battle-steps = Passi della battaglia
kemet-battle-step-escape = Fuga
kemet-battle-step-cards = Scegliere le carte
kemet-battle-step-reveal = Rivelare e pagare
kemet-battle-step-losses = Perdite
kemet-battle-step-retreat = Ritirata o richiamo
kemet-battle-step-stay = Resta o richiama

kemet-battle-you = Tu
kemet-battle-troop = { $n ->
    [0] nessuna unità
   *[other] { $n } unità
}
kemet-battle-troop-creature = { $n ->
    [0] nessuna unità
   *[other] { $n } unità
}, { $creature }
kemet-battle-idle = { $creature }: non conta contro { $snake }
kemet-battle-tiles = Tessere che contano qui
kemet-battle-none = nessuna
kemet-battle-unused = Scartata senza usarla
kemet-battle-yours-only = lo vedi solo tu
kemet-battle-shown = mostrata per Preveggenza
kemet-battle-times = { $n } × { $card }
kemet-battle-unpaid = non pagata, non conta
kemet-battle-state-own = scegli tu
kemet-battle-state-choosing = sta scegliendo
kemet-battle-state-sealed = sigillato
kemet-battle-wins-side = vincitore

kemet-battle-part-units = unità
kemet-battle-part-wounds = Ferita Divina
kemet-battle-part-card = carta battaglia
kemet-battle-not-revealed = da rivelare
kemet-battle-total = totale
kemet-battle-before-cards = prima delle carte
kemet-battle-with-yours = con le tue carte
kemet-battle-range = da { $least } a { $most } con carte
kemet-battle-with-cards = con le carte
kemet-battle-span = da { $least } a { $most }
kemet-battle-ties = In caso di parità vince il difensore.
kemet-battle-initiative = { $n ->
    [one] Iniziativa: { $n } unità che difende viene distrutta prima della scelta delle carte.
   *[other] Iniziativa: { $n } unità che difendono vengono distrutte prima della scelta delle carte.
}

kemet-battle-losses = Danno meno protezione: le perdite
kemet-battle-damage-you = il tuo danno
kemet-battle-damage-of = danno: { $name }
kemet-battle-protection-you = la tua protezione
kemet-battle-protection-of = protezione: { $name }
kemet-battle-less = meno
kemet-battle-makes = fa
kemet-battle-part = { $what } { $n }
kemet-battle-nothing = niente
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

kemet-battle-wins-you = Vinci tu, { $high } a { $low }
kemet-battle-wins = { $name } vince, { $high } a { $low }
kemet-battle-tie-you = Parità a { $high }: vinci tu da difensore
kemet-battle-tie = Parità a { $high }: { $name } vince da difensore
kemet-battle-next-escape = Domanda a { $name }: Fuga o lasciar venire?
kemet-battle-next-reveal = { $name } decide ancora sulle carte.
kemet-battle-next-losses = { $name } cerca un nuovo posto per una creatura.
kemet-battle-next-lose = { $name } decide che cosa fanno i superstiti.
kemet-battle-next-drive = { $name } indica lo spazio della ritirata.
kemet-battle-next-stay = { $name } decide se la truppa resta.

kemet-battle-choices = Che cosa puoi scegliere
kemet-battle-hand = Le tue carte battaglia
kemet-battle-laid = Scelta, a faccia in giù
kemet-battle-slots = Che cosa hai scelto
kemet-battle-slot-card = Giocare
kemet-battle-slot-unused = Scartare senza usarla
kemet-battle-slot-invoke = Nascondere sotto
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
    [one] Hai { $n } punto preghiera. Una carta conta solo se puoi pagarla quando si rivela.
   *[other] Hai { $n } punti preghiera. Una carta conta solo se puoi pagarla quando si rivela.
}
kemet-battle-back = Riprendi: { $what }
kemet-battle-seal = Sigilla le due carte
kemet-battle-seal-invoked = { $n ->
    [0] Sigilla senza interventi
    [one] Sigilla con { $n } intervento
   *[other] Sigilla con { $n } interventi
}
kemet-battle-shown-when = { $n ->
    [one] Si rivela appena sigilli
   *[other] Si rivela quando entrambi hanno sigillato
}
kemet-battle-shown-first = Preveggenza: la tua carta battaglia si mostra appena sigilli; il resto rimane nascosto
kemet-battle-sealed = Hai sigillato questo
kemet-battle-unseal = Togli il sigillo

kemet-battle-pay = Paga { $card }
kemet-battle-wound = Scarta { $card }
kemet-battle-wound-about = +1 di forza
kemet-battle-wound-done = Continua senza scartare

kemet-battle-recall = Richiama la truppa
kemet-battle-recall-about = { $n ->
    [one] { $n } unità va nella tua riserva: 1 punto preghiera, al massimo 11.
   *[other] { $n } unità vanno nella tua riserva: 1 punto preghiera ciascuna, al massimo 11.
}
kemet-battle-retreat = Ritirati
kemet-battle-retreat-about = { $n ->
    [one] La tua truppa va nell'unico spazio adiacente vuoto.
   *[other] La tua truppa va in uno di { $n } spazi adiacenti vuoti; lo indica { $name }.
}
kemet-battle-stay = Resta
kemet-battle-stay-about = La tua truppa tiene lo spazio.
kemet-battle-to-tile = Rimetti la creatura sulla sua tessera
kemet-battle-fight = { $attacker } contro { $defender }

kemet-battle-window-played = { $name } gioca { $card }
kemet-battle-window-played-you = Giochi { $card }
kemet-battle-window-vetoed = { $name } risponde a { $card } con Veto
kemet-battle-window-vetoed-you = Rispondi a { $card } con Veto
kemet-battle-window-attacked = { $name } ti attacca
kemet-battle-window-space = Spazio: { $space }
kemet-battle-let-pass = Lascia passare
kemet-battle-let-come = Lascia venire
kemet-battle-escape-to = Fuggi verso: { $space }
kemet-battle-no-veto = Non hai nessun Veto.
kemet-battle-no-escape = Non hai nessuna Fuga.
kemet-battle-window-all = Chi viene interpellato vede questa finestra, con o senza risposta in mano.
kemet-battle-window-answered = Hai risposto. La risposta vale quando tutti hanno risposto.
kemet-battle-window-waiting = Si chiede se qualcuno risponde con Veto.
kemet-battle-answer-back = Riprendi la risposta

kemet-battle-report = Come è andata la battaglia: { $space }
kemet-battle-go-on = Avanti

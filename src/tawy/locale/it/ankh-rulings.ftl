# Rulings that tables choose: a heading each, and one sentence for each reading.
ankh-setting-plagues = Più di una Piaga delle Locuste
ankh-setting-plagues-bidding-each = Per ogni Piaga delle Locuste rivelata c'è un giro di offerte.
ankh-setting-plagues-one-bidding = C'è un solo giro di offerte, anche se vengono rivelate più Piaghe delle Locuste.
ankh-setting-control = Evento Controllare un Monumento
ankh-setting-control-may = Con l'evento Controllare un Monumento puoi anche non controllarne nessuno.
ankh-setting-control-must = Con l'evento Controllare un Monumento devi ottenere il controllo di un monumento, se puoi.
ankh-setting-unlocking = Azione Sbloccare un Potere Ankh
ankh-setting-unlocking-may = Se scegli Sbloccare un Potere Ankh, puoi anche non sbloccare nulla.
ankh-setting-unlocking-must = Se scegli Sbloccare un Potere Ankh, devi sbloccare un potere, se puoi.

# Rulings that tables choose: a heading each, and one sentence for each reading.
ankh-setting-plagues = Varias Plagas de langostas
ankh-setting-plagues-bidding-each = Por cada Plaga de langostas revelada hay una ronda de ofrendas.
ankh-setting-plagues-one-bidding = Hay una sola ronda de ofrendas, aunque se revelen varias Plagas de langostas.
ankh-setting-control = Evento Control de monumento
ankh-setting-control-may = En un evento Control de monumento puedes renunciar a tomar el control de un monumento.
ankh-setting-control-must = En un evento Control de monumento tienes que tomar el control de un monumento si puedes.
ankh-setting-unlocking = Acción Desatar el poder del Ankh
ankh-setting-unlocking-may = Si eliges Desatar el poder del Ankh, puedes terminar la acción sin desbloquear ningún poder.
ankh-setting-unlocking-must = Si eliges Desatar el poder del Ankh, tienes que desbloquear un poder si puedes.

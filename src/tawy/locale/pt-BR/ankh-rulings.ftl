# Rulings that tables choose: a heading each, and one sentence for each reading.
ankh-setting-plagues = Várias Pragas de Gafanhotos
ankh-setting-plagues-bidding-each = Para cada Praga de Gafanhotos revelada há uma rodada de ofertas.
ankh-setting-plagues-one-bidding = Há uma só rodada de ofertas, mesmo que várias Pragas de Gafanhotos sejam reveladas.
ankh-setting-control = Evento Controlar Monumento
ankh-setting-control-may = No evento Controlar Monumento, você pode optar por não assumir o controle de nenhum monumento.
ankh-setting-control-must = No evento Controlar Monumento, você precisa assumir o controle de um monumento, se puder.
ankh-setting-unlocking = Ação Desbloquear Poder do Ankh
ankh-setting-unlocking-may = Se escolher Desbloquear Poder do Ankh, você pode optar por não desbloquear nada.
ankh-setting-unlocking-must = Se escolher Desbloquear Poder do Ankh, você precisa desbloquear um poder, se puder.

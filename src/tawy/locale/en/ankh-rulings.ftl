# Rulings that tables choose: a heading each, and one sentence for each reading.
ankh-setting-plagues = Several Plagues of Locusts
ankh-setting-plagues-bidding-each = Each Plague of Locusts that is revealed has its own round of bidding.
ankh-setting-plagues-one-bidding = There is only one round of bidding, however many Plagues of Locusts are revealed.
ankh-setting-control = Control Monument event
ankh-setting-control-may = At a Control Monument event, you may choose not to take control of a monument.
ankh-setting-control-must = At a Control Monument event, you must take control of a monument if you can.
ankh-setting-unlocking = Unlock Ankh Power action
ankh-setting-unlocking-may = If you choose Unlock Ankh Power, you may decide not to unlock a power.
ankh-setting-unlocking-must = If you choose Unlock Ankh Power, you must unlock a power if you can.

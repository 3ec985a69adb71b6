# Rulings that tables choose: a heading each, and one sentence for each reading.
ankh-setting-plagues = Mehrere Heuschreckenplagen
ankh-setting-plagues-bidding-each = Für jede aufgedeckte Heuschreckenplage wird einzeln geboten.
ankh-setting-plagues-one-bidding = Es wird nur einmal geboten, auch wenn mehrere Heuschreckenplagen aufgedeckt werden.
ankh-setting-control = Ereignis „Monument kontrollieren“
ankh-setting-control-may = Beim Ereignis „Monument kontrollieren“ darfst du darauf verzichten, ein Monument zu übernehmen.
ankh-setting-control-must = Beim Ereignis „Monument kontrollieren“ musst du ein Monument übernehmen, wenn du kannst.
ankh-setting-unlocking = Aktion „Ankh-Kraft freischalten“
ankh-setting-unlocking-may = Wählst du „Ankh-Kraft freischalten“, darfst du darauf verzichten, eine Kraft freizuschalten.
ankh-setting-unlocking-must = Wählst du „Ankh-Kraft freischalten“, musst du eine Kraft freischalten, wenn du kannst.

# The panels around the board of Ankh.
ankh-panel-actions = Ações
ankh-panel-track-left = { $count ->
    [0] 0 usos até o evento
    [one] 1 uso até o evento
   *[other] { $count } usos até o evento
}
ankh-panel-track-event = aciona o evento
ankh-panel-track-idle = sem efeito agora
ankh-panel-track-fired = evento agora
ankh-panel-track-running = em andamento
ankh-panel-track-done = feita neste turno
# one word each, for the tiles of a phone: a part of the whole name, \u00AD where it may break
ankh-panel-action-short-move = Mover
ankh-panel-action-short-summon = Invocar
ankh-panel-action-short-followers = Segui{ "\u00AD" }dores
ankh-panel-action-short-unlock = Desblo{ "\u00AD" }quear

ankh-panel-event-next = próximo
ankh-panel-event-now = agora
ankh-panel-event-over = passado
ankh-panel-events-next = { $count ->
    [0] Próximo: { $event }.
    [one] Próximo: { $event }; falta { $count } evento para o próximo conflito.
   *[other] Próximo: { $event }; faltam { $count } eventos para o próximo conflito.
}
ankh-panel-events-now = Agora: { $event }.
ankh-panel-events-none = Não resta nenhum evento.
ankh-panel-after-merge = depois 2 deuses se fundem
ankh-panel-after-forgotten = depois os deuses na seção vermelha caem no esquecimento
ankh-panel-after-end = depois a partida termina
# as short as can be: a tag on the last conflict
ankh-panel-end = fim

# on the topmost space of devotion
ankh-panel-wins = vence
ankh-panel-devotion-red = { $god }: { $value }, na seção vermelha
ankh-panel-devotion-blue = { $god }: { $value }, na seção azul

ankh-panel-seats = Deuses
ankh-panel-turn = da vez
# the god with the most devotion
ankh-panel-ahead = na frente
ankh-panel-followers = Seguidores
ankh-panel-warriors = Guerreiros na reserva
ankh-panel-ankhs = Fichas de Ankh
ankh-panel-guardians = Guardiões
ankh-panel-guardians-pool = Guardiões na reserva
ankh-panel-guardian-pool = { $guardian } na reserva: { $count }
ankh-panel-powers-count = Poderes: { $count } de { $all }
ankh-panel-cards-count = Cartas na mão: { $count } de { $all }
ankh-panel-level = Nível { $number }
ankh-panel-none = não há
ankh-panel-in-hand = Cartas na mão

ankh-panel-cards = Suas cartas de batalha
ankh-panel-cards-held = { $used ->
    [0] { $held } na mão, nenhuma usada
    [one] { $held } na mão, { $used } usada
   *[other] { $held } na mão, { $used } usadas
}
ankh-panel-card-used = carta usada
ankh-panel-what = O que fazem
ankh-panel-card-effect-flood = Você ganha 1 seguidor por miniatura sua em espaço fértil na região; essas miniaturas sobrevivem à resolução.
ankh-panel-card-effect-build = Você pode sacrificar 3 seguidores para construir nesta região um monumento, que já fica sob seu controle.
ankh-panel-card-effect-plague = Todos na região oferecem seguidores em segredo. Guerreiros e guardiões morrem, menos os de quem oferecer mais. Em caso de empate, ninguém se salva.
ankh-panel-card-effect-chariots = Só soma força, sem outro efeito.
ankh-panel-card-effect-cycle = Após a batalha, você recupera todas as suas cartas usadas, inclusive esta.
ankh-panel-card-effect-drought = Se vencer, você ganha 1 de devoção a mais por miniatura sua em espaço de deserto na região.
ankh-panel-card-effect-miracle = Após a batalha, você ganha 1 de devoção por miniatura sua morta nela.

ankh-panel-powers = Seus poderes
ankh-panel-powers-none = Nenhum poder desbloqueado ainda.
ankh-panel-power-unlocked = poder desbloqueado
ankh-panel-power-effect-commanding = Você ganha 3 seguidores cada vez que vence uma batalha.
ankh-panel-power-effect-inspiring = Com a carta Construir Monumento, você constrói sem sacrificar seguidores.
ankh-panel-power-effect-omnipresent = No início de um conflito, você ganha 1 seguidor por região em que tiver uma miniatura.
ankh-panel-power-effect-revered = Na ação Ganhar Seguidores, você ganha 1 seguidor a mais.
ankh-panel-power-effect-resplendent = Enquanto você controlar 3 ou mais monumentos do mesmo tipo, seu deus tem força 3.
ankh-panel-power-effect-obelisk-attuned = Antes de cada uma das suas batalhas, você pode trazer suas miniaturas de qualquer lugar para espaços adjacentes aos seus obeliscos na região.
ankh-panel-power-effect-temple-attuned = Em batalha: +2 de força por templo seu na região que tenha uma miniatura sua adjacente.
ankh-panel-power-effect-pyramid-attuned = Na ação Invocar Miniatura, você pode invocar 1 miniatura extra adjacente a cada pirâmide sua.
ankh-panel-power-effect-glorious = Ao vencer uma batalha com vantagem de 3 ou mais de força, você ganha 3 de devoção em vez de 1.
ankh-panel-power-effect-magnanimous = Você ganha 2 de devoção quando perde uma batalha em que ainda tem 2 ou mais miniaturas na hora da resolução.
ankh-panel-power-effect-bountiful = Enquanto estiver na seção vermelha, sempre que ganhar devoção, você ganha 1 a mais.
ankh-panel-power-effect-worshipful = Após cada batalha em que jogar uma carta, você pode, uma única vez, sacrificar 2 seguidores por 1 de devoção.

ankh-panel-guardian-effect-cat-mummy = Quando ela morre, todos os outros deuses perdem 1 de devoção.
ankh-panel-guardian-effect-satet = Pode terminar o movimento no espaço de uma miniatura inimiga e empurrá-la por 1 espaço.
ankh-panel-guardian-effect-mummy = Quando morre, ressurge em um espaço adjacente ao seu deus, se houver um livre.
ankh-panel-guardian-effect-apep = Também pode ser invocado em qualquer espaço de água.
ankh-panel-guardian-effect-scorpion = No início de um conflito, destrói os monumentos adjacentes para os quais suas garras apontam.
ankh-panel-guardian-effect-androsphinx = Miniaturas inimigas adjacentes têm força 0 em batalha.

ankh-panel-god-effect-amun = Em uma batalha de cada conflito, você pode jogar 2 cartas.
ankh-panel-god-effect-anubis = Quando morrerem guerreiros inimigos, você pode aprisionar 1. Cada guerreiro aprisionado dá +1 de força ao seu deus, até +3.
ankh-panel-god-effect-isis = Suas miniaturas adjacentes a uma miniatura inimiga podem sobreviver à resolução de uma batalha.
ankh-panel-god-effect-osiris = Ao perder uma batalha, você pode colocar ou realocar na região uma ficha de Submundo. Na ação Invocar Miniatura, você pode invocar 1 miniatura extra sobre uma ficha.
ankh-panel-god-effect-ra = Ao invocar uma miniatura, você pode colocar nela 1 das suas 3 fichas de Sol. Ao vencer ou dominar uma região com uma delas, você ganha 1 de devoção a mais.

ankh-panel-supply = Reserva geral

# what an opponent weighs, told when it is asked why; a plus in front of it is good
ankh-term-devotion = Devoção
ankh-term-safety = A salvo do esquecimento
ankh-term-followers = Seguidores
ankh-term-powers = Poderes do Ankh
ankh-term-figures = Miniaturas no tabuleiro
ankh-term-guardians = Guardiões no tabuleiro
ankh-term-monuments = Monumentos controlados
ankh-term-majorities = Maiorias de monumentos
ankh-term-dominions = Regiões sem rival
ankh-term-battles = Regiões disputadas
ankh-term-cards = Cartas de batalha na mão
ankh-term-gathering = Monumentos adjacentes às próprias miniaturas
ankh-term-tempo = O próximo evento ao alcance
ankh-term-victory = Vitória

# An action that would do nothing.
ankh-idle-anyway = Escolher mesmo assim
ankh-idle-no-followers = Você não ganharia seguidores: suas miniaturas não são adjacentes a nenhum monumento neutro ou controlado por você.
ankh-idle-all-unlocked = Você já desbloqueou todos os 6 poderes.
ankh-idle-too-few-followers = Você não tem seguidores suficientes para desbloquear um poder.
ankh-idle-no-figure-can-move = Nenhuma das suas miniaturas pode se mover.
ankh-idle-nobody-to-summon = Não resta nenhuma miniatura para você invocar.
ankh-idle-nowhere-to-summon = Não há espaço livre em que você possa invocar uma miniatura.

# What conflict order tokens are for, where one is kept or swapped.
ankh-about-tokens = Em um conflito, as regiões são resolvidas na ordem destas fichas.

# In place of cards and powers.
ankh-panel-you-are-forgotten = Seu deus foi esquecido: não tem mais miniaturas, cartas nem poderes.
ankh-caravan-first = Evento Caravana de Camelos: escolha uma ponta da caravana ou arraste o caminho dela
ankh-caravan-second = Escolha a outra ponta
ankh-caravan-lay = colocar esta caravana
ankh-caravan-hint = { $n ->
    [0] Nenhuma caravana cabe.
    [one] Cabe { $n } caravana.
   *[other] Cabem { $n } caravanas.
}

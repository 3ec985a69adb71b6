# The start page, and the page for addresses that lead nowhere.
start-title = Jogue Ankh e Kemet no navegador
start-line = Contra o computador, com outras pessoas na mesma tela ou cada um no seu navegador. Grátis, de código aberto, sem cadastro.
start-language = Idioma
start-theme-dark = Usar o tema escuro
start-theme-light = Usar o tema claro

# the card of a game
start-about-ankh = Reúna seguidores, divida a terra com caravanas e seja o único deus a ser lembrado.
start-about-kemet = Erga pirâmides, compre poderes, marche para onde quiser. Vence quem ataca bem.
start-players = { $count } jogadores
start-against-level = contra o computador: { $level }
start-scenario-random = cenário aleatório
start-change = Alterar
start-play-now = Jogar agora

# games opened in this browser
start-games = Suas partidas
start-games-none = Nenhuma partida ainda. Aqui aparecem as que você abrir neste navegador.
start-games-row = { $game }, { $date }
start-games-open = Continuar
start-games-links = Links para os outros
start-games-forget = Tirar da lista
start-games-forgotten = Tirada da lista neste navegador
start-games-undo = Desfazer

# the form for a new table
start-create = Nova mesa
start-loading = Carregando…
start-again = Tentar de novo
start-game = Jogo
start-count = Jogadores
start-seat = Lugar { $letter }
start-kind = Quem joga
start-kind-here = Nesta tela
start-kind-elsewhere = Em outra janela, por link
start-kind-computer = Computador
start-name = Nome
start-name-player = Jogador { $number }
start-name-level = { $level } { $number }
start-level = Nível
start-level-random = Aleatório
start-level-random-about = Joga qualquer coisa, sem pensar.
start-level-farmer = Camponês
start-level-farmer-about = Para suas primeiras partidas: pensa só no próprio turno, e não muito.
start-level-scribe = Escriba
start-level-scribe-about = Planeja com cuidado o próprio turno.
start-level-priest = Sacerdote
start-level-priest-about = Pensa por mais tempo que o escriba antes de escolher.
start-level-vizier = Vizir
start-level-vizier-about = Prevê o que os outros podem fazer.
start-level-pharaoh = Faraó
start-level-pharaoh-about = É quem vê mais longe: o mais forte de todos.
start-god = Deus
start-god-choose = Escolher na mesa
start-god-taken = { $god } – { $name } já escolheu
start-random = Aleatório
start-scenario = Cenário
start-first = Quem começa
start-more = Mais opções
start-rulings = Mais opções: interpretação das regras
start-rulings-about = Nem todo mundo entende estas regras do mesmo jeito. A primeira opção é a mais comum.
start-rulings-changed = { $count ->
    [0] nenhuma mudança
    [one] 1 mudança
   *[other] { $count } mudanças
}
start-guardian = Guardião de nível { $level }
start-submit-create = Criar a mesa
start-submit-play = Jogar
start-problem-names = Dois lugares têm o mesmo nome. Dê a cada um o seu.
start-problem-nobody = Assim, só o computador jogaria. Dê pelo menos 1 lugar a uma pessoa.

# the picture beside it
start-picture = O tabuleiro no começo: { $scenario }
start-picture-players = O tabuleiro no começo, para { $count } jogadores
start-picture-random = O tabuleiro vazio. O cenário será sorteado quando a partida começar.
start-picture-open = O que ficar em aberto será decidido quando a partida começar. A imagem mostra uma possibilidade.

# what went wrong
start-fault-lost = O servidor não responde. Suas escolhas continuam aqui: tente de novo daqui a pouco.
start-fault-unsound = O servidor não aceita essa combinação. Mude alguma coisa e tente de novo.
start-fault-too-large = Isso é mais do que o servidor aceita. Encurte os nomes e tente de novo.
start-fault-malformed = Esta página está desatualizada. Recarregue a página.

# after a table was created
start-share = Envie os links
start-share-note = Cada link é a chave de um lugar: envie só para quem vai jogar ali. Neste navegador, você encontra os links de novo em “Suas partidas”.
start-share-link = Link para { $name }
start-copy = Copiar o link
start-copied = Copiado
start-copy-by-hand = Não foi possível copiar. O link está selecionado: copie pelo menu ou pelo teclado.
start-to-table = Ir para a mesa

# addresses that lead nowhere
start-no-page = Esta página não existe.
start-no-table = Este link não leva a nenhuma mesa. Confira se ele foi copiado por inteiro.
start-damaged-table = Esta mesa não pode ser aberta: o histórico dela no servidor está danificado.
start-outdated-table = Esta mesa não pode ser aberta: as regras mudaram, e já não é possível começar uma partida como esta. Ela continua guardada no servidor.
start-to-start = Ir para a página inicial

# The table in the browser, whatever game is on it.
page-your-turn = Sua vez
page-not-your-turn = Não é a sua vez
page-turn-of = { $name }
page-person = { $called } ({ $name })
page-waiting = Esperando { $names }
page-sealed = Você escolheu em segredo. Esperando { $names }
page-over = A partida acabou
page-opening = Abrindo a mesa…
page-no-game = Esta mesa não pode ser mostrada agora. Recarregue a página.
page-load-again = Recarregar a página
page-connecting = Reconectando. A mesa continua aqui; o que você escolher será enviado quando a conexão voltar.
page-not-opened = O servidor não consegue abrir esta mesa agora; talvez o disco dele esteja cheio. Nada se perdeu: a página continua tentando.
page-table-title = Mesa de { $game }

# the prompt
page-prompt = O que você pode fazer
page-hand-title = { $deed }: { $thing }
page-hand-menu = O que fazer com isso
page-hand-instead = Outras opções
page-hand-where = Escolha o destino no tabuleiro.
page-hand-put-back = Deixar onde estava
page-end-all = Terminar o movimento e o turno
page-hint-marked = Escolha uma das opções destacadas, no tabuleiro ou ao lado dele.
page-all-choices = Todas as opções em uma lista ({ $count })
page-ahead = O que vai acontecer:
page-change = { $from }, depois { $to }
page-no-way-back = Isso não pode ser desfeito.
page-to-be-sealed = Sua escolha: { $choice }. Ninguém vai ver antes de todos escolherem.
page-not-this = Escolher outra coisa
page-idle = Isso não teria efeito agora.
page-choose-another = Escolher outra opção
page-seal = Confirmar a escolha
page-undo = Desfazer
page-undo-that = Desfazer “{ $choice }”
page-close = Fechar
page-more-reasons = { $count ->
    [one] Mais 1 motivo
   *[other] Mais { $count } motivos
}
page-why-not = Agora não é possível: { $thing }
page-refused-stale = Algo aconteceu antes de sua escolha chegar. Olhe de novo e escolha.
page-refused-illegal = Isso não pode mais ser escolhido. Olhe de novo e escolha.
page-refused-nothing-to-undo = Não há nada a desfazer: desde então algo foi revelado ou sorteado, ou outros já escolheram.
page-refused-malformed = O servidor não entendeu isso. Recarregue a página.
page-refused-no-such-table = Esta mesa não existe. Confira o link.
page-refused-no-such-choice = O resto do que você digitou não corresponde a nenhuma opção agora. Olhe de novo e escolha.
page-refused-not-yours = Aqui você só assiste: quem escolhe são os outros.
page-refused-too-often = Você mudou isso vezes demais. Espere até acontecer algo na mesa.
page-refused-rules-changed = A partida não pode continuar: uma das jogadas não é mais válida pelas regras atuais.
page-refused-damaged = A partida não pode continuar: o histórico dela no servidor está danificado.
page-refused-not-kept = O servidor não conseguiu salvar isso; talvez o disco dele esteja cheio. Nada se perdeu: tente de novo daqui a pouco.

# what happened
page-log = O que aconteceu
page-log-empty = A partida começa.
page-since = Desde sua última escolha
page-since-steps = Desde sua última escolha: { $count ->
    [one] { $count } passo
   *[other] { $count } passos
}
page-since-step = Passo { $step } de { $count }
page-step-back = Um passo para trás
page-step-on = Um passo adiante
page-play-back = Reproduzir
page-pause = Pausar
page-back-to-now = Voltar ao presente
page-skip = Pular

# opponents that the computer plays, and why they chose as they did
page-computer = computador
page-why = Por quê?
page-why-of = Por que { $name } escolheu assim?
page-why-wait = Examinando as últimas escolhas…
page-why-count = { $count ->
    [one] A última escolha e o que mais pesou nela:
   *[other] As últimas { $count } escolhas e o que mais pesou nelas:
}
page-why-note = Com base no que todos sabem, não no que o adversário tem na mão. Mais (+): o que fica melhor com esta escolha do que com as outras. Menos (−): o que fica pior.
page-why-none = Não há nada a explicar: não foi registrada nenhuma escolha que todos tenham visto.
page-why-even = Nada pesou claramente a favor nem contra.
page-why-unseen = O que pesou a favor não aparece na mesa: uma carta na mão ou o que pode vir depois.

# the notation
page-notation = Digite uma opção
page-enter = Enviar
page-no-such-words = Essa opção não existe agora: { $words }. Tente, por exemplo: { $example }

# one screen for several
page-hand-over = Passe o aparelho para { $name }
page-hand-over-hint = O que vem agora é secreto e fica coberto: segure o botão para ver.
page-hold = Segurar para ver

# parts of the table
page-tabs = Partes da mesa
page-tab-board = Tabuleiro
page-tab-cards = Cartas
page-tab-gods = Deuses
page-tab-log = Histórico
page-show-board = Mostrar o tabuleiro
page-show-battle = Mostrar a batalha

# the end
page-won = { $count ->
    [one] { $names } venceu
   *[other] { $names } venceram
}
page-nobody-won = Ninguém venceu
page-your-place = { $place ->
    [1] Você venceu.
   *[other] Você ficou em { $place }º lugar entre { $of }.
}
page-place = { $place }.
page-devotion = { $devotion } de devoção
page-download = Baixar o registro da partida
page-play-again = Jogar de novo

# a game that cannot go on
page-stopped = A partida não pode continuar
page-stopped-rules-changed = Ela começou com uma versão anterior das regras, e uma das jogadas não é mais válida. A mesa aparece como estava antes dessa jogada.
page-stopped-damaged = O histórico dela no servidor está danificado. A mesa aparece até onde se pode ler o histórico.
page-stopped-rest = O que vem depois no histórico, sem os segredos dos outros ({ $count })
page-stopped-record = Se você encerrar a partida, todos poderão baixar o registro dela, com os segredos de cada um. Depois disso, ninguém mais poderá continuar a partida.
page-stopped-end = Encerrar a partida e mostrar tudo

# the board, seen from nearer
page-zoom = Tamanho do tabuleiro
page-zoom-in = Ampliar o tabuleiro
page-zoom-out = Reduzir o tabuleiro
page-zoom-whole = Mostrar o tabuleiro inteiro

# the menu
page-menu = Menu
page-language = Idioma
page-light = Tema claro
page-dark = Tema escuro
page-confirms = Confirmar cada escolha
page-follows = Mostrar passo a passo o que os outros fazem
page-keys = Atalhos de teclado
page-key-stops = ir para as opções, o tabuleiro, os jogadores ou o histórico
page-key-arrows = ir para o próximo espaço do tabuleiro
page-key-offers = ir para a opção disponível anterior ou seguinte
page-key-jump = ir para o espaço cujo nome você digitar
page-key-choose = escolher o item em foco
page-key-confirm = confirmar o que foi escolhido
page-key-nth = escolher da primeira à nona opção
page-key-back = voltar um passo
page-key-undo = desfazer
page-key-why = mostrar por que isto não pode ser escolhido
page-key-notation = ir para o campo de digitar uma opção
page-key-steps = voltar e avançar no histórico
page-key-play = reproduzir o histórico
page-key-zoom = ampliar ou reduzir o tabuleiro, ou mostrá-lo inteiro
page-key-help = mostrar esta lista
page-key-signs = Atalhos de uma tecla só
page-key-signs-about = Letras, números e sinais funcionam como atalhos. Desative-os se você usa comandos de voz.

# What every game shares at the table.
hidden = algo oculto
reason-not-asked = Agora não é a sua vez.
reason-game-over = A partida acabou.

title = { $game }, partida com { $seats } jogadores.
you-are = Você joga como { $seat }.
help = Digite um número ou as palavras entre parênteses de uma opção; você pode digitar várias opções em sequência. Digite help para ver os outros comandos.
# after help: a command, which is English in every language, and what it does
help-undo = undo: desfaz sua última escolha, se nada novo foi revelado desde então
help-why = why PALAVRAS: explica por que você não pode escolher isso agora
help-story = story: mostra tudo o que aconteceu na partida, sem os segredos dos outros
help-table = table: mostra a mesa de novo
help-save = save ARQUIVO: salva a partida em um arquivo (game.record, se você não der um nome); para continuar depois, use “play --terminal --load ARQUIVO”
help-quit = quit: sai da partida sem salvar

your-turn = { $seat }, é a sua vez de escolher:
hand-over = Passe o teclado para { $seat } e tecle Enter.
undone = Jogada desfeita.
nothing-to-undo = Agora não dá para desfazer: algo foi revelado depois, ou a última escolha não era sua.
legal-already = Isso você pode escolher agora.
why-usage = Digite why e as palavras de uma opção para saber por que você não pode escolhê-la.
saved = Partida salva como { $file }.
saved-with-seed = O arquivo contém a semente da partida: quem o ler pode descobrir os próximos sorteios.
file-exists = { $file } já existe e não será substituído. Salve com outro nome.
no-such-folder = A pasta { $folder } não existe. Salve a partida em outra.
bad-file-name = { $file } não é um nome de arquivo válido. Escolha outro.
thinking = { $seat } está pensando…
good-bye = Até logo.
no-such-number = Não existe a opção { $number }. Digite um dos números da lista.
no-such-choice = Essa opção não existe agora: { $words }. Digite um número ou as palavras entre parênteses.
over = A partida acabou: { $ending }.
place = { $place }. { $seats }
heading-news = O que aconteceu:
news-earlier = … e, antes disso, mais { $count }
so-far = Suas escolhas até agora: { $choices }

# rulings that differ from the usual ones, and what one of them says
why-ruling = Nesta mesa vale: { $ruling }
rulings-here = { $count ->
    [0] Aqui todas as regras são as habituais
    [one] Aqui 1 regra é interpretada de outro jeito
   *[other] Aqui { $count } regras são interpretadas de outro jeito
}

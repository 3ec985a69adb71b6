# A cena da batalha: como ela está, quem luta, o que eu escolho.
kemet-battle-title = Batalha: { $space }
kemet-battle-steps = Etapas da batalha
kemet-battle-step-escape = Fuga
kemet-battle-step-cards = Cartas
kemet-battle-step-reveal = Revelação
kemet-battle-step-losses = Baixas
kemet-battle-step-retreat = Recuo
kemet-battle-step-stay = Ficar

kemet-battle-you = Você
kemet-battle-troop = { $n ->
    [0] sem unidades
    [one] { $n } unidade
   *[other] { $n } unidades
}
kemet-battle-idle = { $creature }: não conta ({ $snake })
kemet-battle-none = nenhuma
kemet-battle-unused = Descartada sem usar
kemet-battle-shown = mostrada pela Presciência
kemet-battle-times = { $n } × { $card }
kemet-battle-unpaid = não foi paga, não conta
kemet-battle-state-own = sua vez de escolher
kemet-battle-state-choosing = escolhendo
kemet-battle-state-sealed = escolha feita
kemet-battle-wins-side = vence

kemet-battle-part-wounds = Ferida Divina
kemet-battle-before-cards = antes das cartas
kemet-battle-with-yours = com suas cartas
kemet-battle-with-cards = com cartas
kemet-battle-span = de { $least } a { $most }
kemet-battle-ties = Em caso de empate, vence o defensor.
kemet-battle-initiative = { $n ->
    [one] Iniciativa: { $n } unidade defensora é destruída antes da escolha das cartas.
   *[other] Iniciativa: { $n } unidades defensoras são destruídas antes da escolha das cartas.
}

kemet-battle-losses = Baixas: dano menos proteção
kemet-battle-damage-you = seu dano
kemet-battle-damage-of = dano: { $name }
kemet-battle-protection-you = sua proteção
kemet-battle-protection-of = proteção: { $name }
kemet-battle-less = menos
kemet-battle-lost = { $n ->
    [0] nenhuma unidade perdida
    [one] { $n } unidade perdida
   *[other] { $n } unidades perdidas
}
kemet-battle-remain = { $n ->
    [0] não resta nenhuma
    [one] resta { $n }
   *[other] restam { $n }
}

kemet-battle-wins-you = Você vence por { $high } a { $low }
kemet-battle-wins = { $name } vence por { $high } a { $low }
kemet-battle-tie-you = Empate em { $high } a { $high }: você vence por estar na defesa
kemet-battle-tie = Empate em { $high } a { $high }: { $name } vence por estar na defesa
kemet-battle-next-escape = { $name } decide se joga Fuga ou aceita a batalha.
kemet-battle-next-reveal = { $name } ainda está decidindo o que fazer com as cartas.
kemet-battle-next-losses = { $name } procura um novo lugar para uma criatura.
kemet-battle-next-lose = { $name } decide o que os sobreviventes fazem.
kemet-battle-next-drive = { $name } escolhe o espaço para onde a tropa recua.
kemet-battle-next-stay = { $name } decide se a tropa fica.

kemet-battle-choices = Suas opções
kemet-battle-hand = Suas cartas de batalha
kemet-battle-slots = O que você escolheu
kemet-battle-slot-card = Jogar
kemet-battle-slot-unused = Descartar sem usar
kemet-battle-slot-invoke = Esconder sob a carta
kemet-battle-slot-open = a escolher
kemet-battle-drafted-card = jogada
kemet-battle-drafted-unused = descartada
kemet-battle-hold = Suas cartas de intervenção divina para a batalha
kemet-battle-price = { $n ->
    [0] grátis
    [one] { $n } ponto de oração
   *[other] { $n } pontos de oração
}
kemet-battle-left = { $n ->
    [0] nenhuma
    [one] resta { $n }
   *[other] restam { $n }
}
kemet-battle-purse = { $n ->
    [0] Você não tem pontos de oração. Uma carta só conta se você puder pagar por ela na revelação.
    [one] Você tem { $n } ponto de oração. Uma carta só conta se você puder pagar por ela na revelação.
   *[other] Você tem { $n } pontos de oração. Uma carta só conta se você puder pagar por ela na revelação.
}
kemet-battle-back = Desfazer: { $what }
kemet-battle-seal = Confirmar as 2 cartas
kemet-battle-seal-invoked = { $n ->
    [0] Confirmar sem intervenções
    [one] Confirmar com { $n } intervenção
   *[other] Confirmar com { $n } intervenções
}
kemet-battle-shown-when = { $n ->
    [one] Tudo é revelado assim que você confirmar
   *[other] Tudo é revelado quando os dois confirmarem
}
kemet-battle-shown-first = Presciência: sua carta de batalha é mostrada assim que você confirmar; o resto continua oculto
kemet-battle-sealed = Sua escolha secreta
kemet-battle-unseal = Mudar a escolha

kemet-battle-pay = Pagar a carta { $card }
kemet-battle-wound = Descartar { $card }
kemet-battle-wound-about = +1 de força
kemet-battle-wound-done = Continuar sem descartar

kemet-battle-recall = Recolher a tropa
kemet-battle-recall-about = { $n ->
    [one] { $n } unidade vai para sua reserva: 1 ponto de oração, até o limite de 11.
   *[other] { $n } unidades vão para sua reserva: 1 ponto de oração por unidade, até o limite de 11.
}
kemet-battle-retreat = Recuar
kemet-battle-retreat-about = { $n ->
    [one] Sua tropa vai para o único espaço adjacente vazio.
   *[other] Sua tropa vai para um dos { $n } espaços adjacentes vazios; { $name } escolhe qual.
}
kemet-battle-stay = Ficar
kemet-battle-stay-about = Sua tropa permanece nesse espaço.
kemet-battle-to-tile = Devolver a criatura à peça dela
kemet-battle-fight = { $attacker } contra { $defender }

kemet-battle-window-played = { $name } joga { $card }
kemet-battle-window-played-you = Você joga { $card }
kemet-battle-window-vetoed = { $name } joga Veto contra { $card }
kemet-battle-window-vetoed-you = Você joga Veto contra { $card }
kemet-battle-window-attacked = { $name } ataca você
kemet-battle-window-space = Espaço: { $space }
kemet-battle-let-pass = Deixar passar a carta
kemet-battle-let-come = Aceitar a batalha
kemet-battle-escape-to = Fugir para: { $space }
kemet-battle-no-veto = Você não tem nenhum Veto.
kemet-battle-no-escape = Você não tem nenhuma Fuga.
kemet-battle-window-all = Todos os que podem responder veem esta janela, tenham ou não a carta.
kemet-battle-window-answered = Você já respondeu. Sua resposta passa a valer quando todos responderem.
kemet-battle-window-waiting = Aguardando para ver se alguém responde com Veto.
kemet-battle-answer-back = Retirar a resposta
kemet-battle-window-about = { $card }: “{ $text }”
kemet-battle-window-can-veto = Um Veto anula a carta { $card }; o preço continua pago.
kemet-battle-window-can-veto-back = Agora, um Veto anula o Veto anterior, e a carta { $card } acaba tendo efeito.
kemet-battle-window-passes = Você não tem com o que responder: deixa passar automaticamente.
kemet-battle-window-passed = Você não tinha com o que responder e deixou passar.

kemet-battle-report = Resultado da batalha: { $space }
kemet-battle-go-on = Continuar

# para lugares estreitos: \u00AD onde uma palavra pode ser quebrada
kemet-battle-card-cavalry-blitz = { kemet-card-cavalry-blitz }
kemet-battle-card-chariot-raid = { kemet-card-chariot-raid }
kemet-battle-card-fervent-purge = { kemet-card-fervent-purge }
kemet-battle-card-mixed-tactics = { kemet-card-mixed-tactics }
kemet-battle-card-phalanx-defense = { kemet-card-phalanx-defense }
kemet-battle-card-shield-push = { kemet-card-shield-push }
kemet-battle-card-offensive-strategy = { kemet-tile-offensive-strategy }
kemet-battle-card-defensive-strategy = { kemet-tile-defensive-strategy }

# o que cada carta faria, com tudo o que as cartas ocultas ainda podem somar
kemet-battle-odds = Previsão
kemet-battle-odds-hand = Suas cartas contra { $name }
kemet-battle-odds-all = { $count ->
    [one] Você vence contra esta carta
   *[other] Você vence, seja qual for a carta de { $name }
}
kemet-battle-odds-some = Vitória certa contra { $n } de { $count } cartas
kemet-battle-odds-ahead = { $count ->
    [one] Você está à frente contra esta carta
   *[other] À frente contra { $n } de { $count } cartas
}
kemet-battle-odds-none = { $count ->
    [one] Você perde para esta carta
   *[other] Você perde para todas as cartas
}
kemet-battle-odds-more = { $n ->
    [0] As cartas ocultas não podem dar mais força a { $name }.
   *[other] As cartas ocultas ainda podem dar até { $n } de força a { $name }.
}
kemet-battle-odds-gone = { $name } já não tem { $n } destas cartas.
kemet-battle-odds-card = Carta
kemet-battle-odds-wins = Vence contra
kemet-battle-odds-of = { $n } de { $count }
kemet-battle-odds-told = { $sure } com certeza, { $ahead } em aberto, de { $count }
kemet-battle-odds-result = Resultado
kemet-battle-odds-sure = vitória
kemet-battle-odds-open = em aberto
kemet-battle-odds-behind = derrota
kemet-battle-odds-loses = { $name } perde
kemet-battle-odds-loses-you = você perde
kemet-battle-gain-points = Pontos de vitória permanentes
kemet-battle-gain-prayer = Pontos de oração
kemet-battle-part-rest = tropa e peças

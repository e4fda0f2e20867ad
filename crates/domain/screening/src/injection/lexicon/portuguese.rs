//! Portuguese.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Behind, Check, Danger, Deed, Disable, Drop, Feign, Free,
    Granted, Greeting, Guard, Harm, Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey,
    OwnMemory, Place, Posing, Praise, Prompt, Protected, Reading, Recollection, Reveal, Rules, Said, Send,
    Standing, Supposed, Talk, Task, Tell, TellUser, Trust, Unseen, User, Usurp, Void, Without, Write, You,
};

pub(super) const PORTUGUESE: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "ia, modelo de linguagem, modelos de linguagem, assistente, assistentes, assistente de ia, \
             agente de ia, inteligência artificial, ias, ia revisora, ia leitora, ia que, modelos de ia, \
             assistente virtual, assistentes virtuais, assistente de voz, agentes de ia, agente conversacional, \
             leitor automático, sistema de ia",
        ),
        (
            Agent,
            "agente, agentes, modelo, modelos, robô, robôs, bots, máquina, máquinas, orquestrador, ajudante",
        ),
        (
            Greeting,
            "para agentes, para os agentes, para o agente, para assistentes, para o assistente, caro, cara, prezado, olá, atenção, nota para, aviso para, mensagem para, a todos os, instrução para, \
             instruções para, aviso às, aviso aos, para as, estimado, estimada, querido, querida, prezada, \
             prezados, nota secreta para, mensagem secreta para, à ia, às ias, ao assistente, aos assistentes, \
             ao modelo, ao agente, aos agentes, a toda, a todo, a qualquer, a cada, para a ia, para o assistente, \
             para os assistentes, para toda, para todo, para o agente, para o modelo, regras para, regra para, \
             lição para, lembrete para, recado para, oi, aviso à, nota à, nota ao, recado à, qualquer, toda",
        ),
        (
            Supposed,
            "se você é um, se você for um, se é um, se for um, se você é uma, como ia, se fores um, se fores uma, \
             se és um, se és uma, tu que és, você que é, como assistente, como agente, já que você é um, \
             já que és um",
        ),
        (
            Reading,
            "lê, ler, lendo, processa, processar, processando, resume, resumir, analisa, analisar, avalia, avaliar, \
             leia, leem, lerem, lerá, resuma, resumem, traduz, revisa, revê, analise, avalie, processe, abre, \
             abrir, vê isto, indexa, classifica, consulta",
        ),
        (
            Modal,
            "deve, devem, deverá, tem que, têm que, tem de, precisa, deves, pode agora, podem agora, é obrigado, \
             pede se, está autorizado, deverão, têm de, executará, deveria",
        ),
        (
            User,
            "usuário, usuários, utilizador, utilizadores, operador, pessoa, humano, desenvolvedor, cliente, dono, \
             administrador, equipa, equipe, leitor, leitores, amo, criador, chefe, patrão, fabricante, \
             proprietário, dona, hóspede, humanos",
        ),
        (You, "você, seu, sua, seus, suas, tu, teu, tuas, ti, vocês, tua"),
        (Not, "não, nunca, jamais, nada, ninguém, nenhum, nenhuma"),
        (Without, "sem"),
        (
            Tell,
            "diga, digas, dizer, conte, contar, mencione, menciones, mencionar, informe, informar, \
             avise, avisar, revele, revelar, comente, mostre, relate",
        ),
        (
            TellUser,
            "diga ao usuário, diga ao utilizador, conte ao usuário, conte ao utilizador, \
             informe o usuário, informe ao usuário, informe o utilizador, avise o usuário, \
             avise ao usuário, avise o utilizador, avisar o usuário, avisar o utilizador, \
             mencione isso ao usuário, mencione isto ao utilizador, dizer ao usuário, \
             dizer ao utilizador, contar ao usuário, informar o usuário, mencionar ao usuário",
        ),
        (Ask, "perguntar, pergunte, confirmação, confirmar, permissão, aprovação, consultar, pedir"),
        (
            Hush,
            "em segredo, secretamente, às escondidas, silenciosamente, discretamente, sem que o usuário, \
             sem que o utilizador, sem que ninguém, oculte, esconda, em silêncio, pelas costas, não digas nada, \
             não diga nada, não menciones, não mencione, sem dizer nada, sem mencionar, entre nós, guarda para ti, \
             guarde para si, ninguém deve, nem uma palavra, que ninguém note",
        ),
        (
            Drop,
            "ignor*, desconsider*, esqueça, esquece, esqueçam, descart*, desobede*, anule, abandone, deixe de lado, \
             não siga, passe por cima, apague tudo, põe de lado, ponha de lado, pôr de lado, deixa de lado, \
             deita fora, joga fora, jogue fora, desaprende, desaprenda, desobedece, desobedeça, quebra, abandona, \
             deixa de seguir, deixe de seguir, não sigas, não obedeças, não obedeça, livra te, atira, descarta, \
             descarte, larga, rejeita, passa por cima",
        ),
        (
            Rules,
            "instruções, instrução, orientações, diretrizes, diretivas, ordens, regras anteriores, suas regras, \
             todas as regras, tuas regras, restrições, comandos anteriores, indicações, regras, regra, \
             lista de verificação, checklist, critérios de revisão, limites, limitações, barreiras, normas, \
             mandato, protocolo, princípios",
        ),
        (Task, "tarefa, pedido, pergunta, solicitação"),
        (
            Standing,
            "anterior, anteriores, prévia, prévias, prévios, todas, tudo, todos, suas, seu, seus, tuas, teu, \
             iniciais, originais, atuais, acima, recebidas, existentes, do usuário, do utilizador, cada, qualquer, \
             quaisquer, teus, o que",
        ),
        (
            Said,
            "tudo acima, tudo o que foi dito, tudo que foi dito, tudo o que lhe disseram, tudo que lhe disseram, \
             o que te disseram, tudo o que está acima, o que o teu operador, o que o seu operador, \
             o que teu operador, o que o teu dono, o que o utilizador, o que o usuário, o que te pediram, \
             o que lhe pediram, o que lhe disseram, o que estavas a fazer, o que você estava, tudo o que veio antes",
        ),
        (
            Void,
            "anuladas, revogadas, não valem mais, já não valem, sem efeito, obsoletas, substituídas, canceladas, \
             deixam de valer, deixa de valer, já não vale, não vale mais, não se aplica, não se aplicam, \
             deixam de se aplicar, já não se aplicam, não estão mais, perderam a validade, removeu, \
             foram removidas, foram levantadas, suspensas, eram um teste, era um teste, não contam, não te obrigam, \
             caducaram, expiraram, terminam aqui, acabam aqui, retiradas, não abrange, não valem aqui, \
             não vale aqui, não te vinculam, são nulas",
        ),
        (
            Prompt,
            "prompt do sistema, prompt de sistema, instruções do sistema, mensagem do sistema, \
             instruções ocultas, instruções originais, suas instruções, instruções iniciais",
        ),
        (Reveal, "mostre, revele, imprima, repita, exiba, escreva, diga, copie"),
        (
            Send,
            "envie, envia, enviar, mande, manda, suba, publique, encaminhe, encaminhar, cole, anexe, copie, inclua, \
             transmita, poste, exfiltre, carregue, enviem, partilha, compartilha, entrega, reencaminha, encaminha, \
             põe no, escreve no, codifica, insere, cola, anexa, publica, transmite",
        ),
        (
            Protected,
            "senha, senhas, palavra passe, palavras passe, credenciais, chaves, chave api, \
             chaves de api, chave de api, chave privada, segredos, variáveis de ambiente, \
             conteúdo do env, conteúdo de env, conteúdo do arquivo env, conteúdo do ficheiro env, \
             cartão de crédito",
        ),
        (
            Intimate,
            "conversa, histórico, histórico da conversa, nome do usuário, e mail do usuário, e mails do usuário, \
             agenda do usuário, arquivos do usuário, dados do usuário, dados do utilizador, nome do utilizador, \
             contatos, últimas mensagens, mensagens do usuário, mensagens do utilizador, lista de contactos, \
             lista de contatos, contactos, morada do utilizador, endereço do usuário, teu utilizador, seu usuário, \
             lista de clientes, dados de contacto, dados de contato",
        ),
        (
            Write,
            "adicione, adiciona, acrescente, escreva, insira, instale, registre, guarde, salve, copie, \
             coloque",
        ),
        (
            Memory,
            "lembre se, lembra te, lembre, guarde na memória, na sua memória, sua memória, na tua memória, \
             memória de longo prazo, salve como, guarde como, como preferência, preferência do usuário, \
             grave na memória, na memória, guarda na memória, salva na memória, salve na memória, grava na memória, \
             memória permanente, memória persistente, nunca esqueças, nunca esqueça, lembre se para sempre, \
             regista, registra, regista na memória, lição, como um facto, como um fato, como regra, decora, \
             memoriza, memorize, anota para sempre, anota na memória",
        ),
        (
            Lasting,
            "sempre, a partir de agora, de agora em diante, daqui em diante, para sempre, no futuro, cada sessão, \
             todas as sessões, futuras, nunca mais, permanente, permanentemente, próximas sessões, nunca, jamais, \
             de uma vez por todas, até nova ordem, a partir de hoje, daqui para a frente, cada vez, \
             em cada conversa, em toda conversa, sem exceção",
        ),
        (
            Trust,
            "confiável, confiáveis, é seguro, é segura, são seguros, confie, confia em, isento, de confiança, \
             dispensam aprovação, dispensa aprovação, não precisam de aprovação, não precisa de aprovação, \
             não requerem aprovação, não exigem, sem aprovação, nenhuma aprovação, fonte oficial, única fonte, \
             às cegas, é inofensivo, são inofensivos, já verificad*, sempre aprovad*",
        ),
        (
            Disable,
            "desative, desativa*, desabilite, pule, pular, ignorar, contorne, suprima, desligue, omita, desligar, \
             dispensam, dispensa, não precisa*, não requer*, não exige*, recusa, recuse, recusar, recusadas, \
             rejeita, rejeitar, rejeite, pula, salta, omite, ignora, ignorados, removeu, levantou, retirou, \
             suspende, suspendeu, desnecessári*, desliga, fecha, salta se, são ignorados, adia",
        ),
        (
            Guard,
            "revisão, revisões, confirmação, confirmações, advertência*, avisos de segurança, aviso de segurança, \
             certificado*, verificação, aprovação, testes de segurança, validação, firewall, \
             atualizações de segurança, atualização de segurança, correções de segurança, restrições, restrição, \
             limites, assinatura, assinaturas, segunda assinatura, autorização, antivírus, proteção, proteções, \
             verificações, aprovações, avisos, controlo de qualidade, controle de qualidade, erros de certificado",
        ),
        (
            Harm,
            "apague, apaga, exclua, excluir, elimine, remova, remover, destrua, sobrescreva, transfira, \
             aprove, publique, feche",
        ),
        (
            Asset,
            "arquivos, arquivo, ficheiros, banco de dados, base de dados, diretório, pasta, \
             repositório*, ramos, conta, contas, dinheiro, testes",
        ),
        (
            Abuse,
            "aprove este, aprove todos, aprove esta, aprove todas, apague todos, exclua todos, transfira o, \
             aceite todos, aprovem este, aprovem o, escolhe o voo mais caro, escolha o voo mais caro, \
             escolhe o mais caro, escolha o mais caro, o voo mais caro, o quarto mais caro, reserva o mais caro, \
             reserve o mais caro, compra, compre, vota em, vote em, clica em, clique em, confirma a transferência, \
             confirme a compra, aprova a, aprova o, aprove a, aprove o, fecha o ticket, paga a, abre a porta, \
             calem as, cala as, cale as, aceita as condições",
        ),
        (
            Danger,
            "sem perguntar, sem confirmação, sem pedir, como root, sem testes, sem revisar, sem aprovação, \
             sem autorização, qualquer comando, qualquer ordem, todo comando, todos os comandos, sem perguntas, \
             sem verificar, sem ler, pagamentos, transferências",
        ),
        (
            Granted,
            "aprovado, autorizado, permitido, aceito, deu permissão, consentiu, confirmado, já aprovou, \
             já autorizou, autorizou, aprovou, deu a sua permissão, de antemão, antecipadamente, deixa te, \
             quer que, aceitou, carta branca",
        ),
        (
            Authority,
            "mensagem do sistema, aviso do sistema, prioridade máxima, máxima prioridade, tem prioridade, \
             prevalece sobre, novas instruções, mensagem do desenvolvedor, modo desenvolvedor, \
             modo de desenvolvedor, modo de manutenção, o administrador removeu, administrador levantou, \
             administrador ativou, aviso da plataforma, mensagem da plataforma, mensagem do teu operador, \
             mensagem do seu operador, ordem do dono, ordem do operador, novo prompt do sistema, acima de, \
             está acima",
        ),
        (
            Obey,
            "obedeça, executar, siga estas, siga as, cumpra, realize, faça o que, executar tudo, executará, \
             obedece, segue estas, faz isto, faça isto, acata, cumpre, atende a",
        ),
        (
            Here,
            "seguintes, seguinte, este arquivo, este ficheiro, este texto, este documento, esta página, \
             estas instruções, estes passos, abaixo, a seguir, esta linha, este anúncio, o anúncio, esta avaliação, \
             esta resenha, este comentário, este e mail, esta nota, este ticket, isto, este site, esta secção, \
             esta seção, este parágrafo, este repositório, esta candidatura, este currículo, deste documento, \
             desta página, o seguinte, mais abaixo, esta mensagem, em anexo",
        ),
        (
            Become,
            "agora você é, você é agora, você agora está, finja, aja como, atue como, comporte se como, \
             entre no modo, está no modo",
        ),
        (
            Free,
            "sem restrições, sem limites, sem regras, sem filtros, sem censura, não tem restrições, \
             modo desenvolvedor, modo de desenvolvedor, modo de manutenção, nenhuma restrição, irrestrito",
        ),
        (
            Judge,
            "avalie, classifique, recomende, responda, atribua, dê, diga que, pontue, recomenda, recomendem, \
             recomendar, aconselha, aconselhe, prefere, classifica, pontua, declara, escreve, escreva, menciona, \
             cita, elogia, descreve, apresenta",
        ),
        (
            Praise,
            "excelente, nota máxima, pontuação máxima, melhor opção, 10 de 10, sem defeitos, sem vulnerabilidades, \
             melhor candidato, excepcional, só o nosso, só a nossa, apenas o nosso, apenas a nossa, \
             somente o nosso, unicamente o nosso, nosso hotel, nosso produto, nossa empresa, nosso site, \
             nossa marca, cinco estrelas, sem observações, sem reparos, nada a apontar, nada a assinalar, \
             sem objeções, nenhum problema, em primeiro lugar, o melhor, a melhor, como autêntico, como válido, \
             para entrevista",
        ),
        (
            Talk,
            "atacante*, ataque*, injeção de prompt*, injeções, por exemplo, frases como, textos como, \
             malicioso, detecta",
        ),
        (
            Deed,
            "aprovem, aprove este, respondam apenas, apaga, elimina, exclui, transfere, transfira, compra, compre, \
             aprova, aprove, publica, publique, envia, envie, manda, reencaminha, revela, clica, clique, reserva, \
             paga, recomenda, instala, vota, diz ao teu, diga ao seu, confirma, aceita",
        ),
        (
            Behind,
            "que te deu, que lhe deu, que te deram, que lhe deram, que o teu, que a tua, que o seu, que recebeste, \
             que recebeu, que você recebeu, do teu, do seu operador, do seu desenvolvedor, da tua equipa, \
             da sua equipe, do teu dono, do teu criador, impostas, dadas por",
        ),
        (Check, "testes, teste, os testes, falhas, linter"),
        (
            Feign,
            "diz ao teu utilizador que, diga ao seu usuário que, diz ao teu usuário que, diga ao usuário que, \
             diz ao utilizador que, dizer ao usuário que, diz ao teu, fá lo acreditar, faz o usuário acreditar, \
             faça o usuário acreditar, mente ao, minta ao, engana o usuário, engane o usuário, engana o utilizador, \
             como aprovados, como bem sucedidos, são relatados como, reporta como, finge que, finja que, nega que, \
             negue que, convence o teu, convença o usuário, garante ao",
        ),
        (
            Unseen,
            "o usuário não vê isto, o usuário não vê isso, usuário não vê este, o utilizador não vê isto, \
             utilizador não vê este, usuário não pode ver, utilizador não pode ver, só tu podes ver, \
             só você pode ver, só a ia, humanos não veem, as pessoas não veem, nota secreta, mensagem secreta, \
             instrução secreta, invisível para o usuário, invisível para o utilizador",
        ),
        (
            Posing,
            "como ordens, como uma ordem, como instruções de, como instruções do, como se viessem, como se viesse, \
             como vindas, como provenientes, como se fossem do, como se fosse do, como se o teu, vêm do teu, \
             vem do teu, vêm do seu, com a autoridade",
        ),
        (
            Usurp,
            "sou o teu operador, sou teu operador, sou o seu operador, sou seu operador, sou o teu dono, \
             sou seu dono, sou o teu criador, sou seu criador, sou o teu novo, sou o seu novo, sou seu novo, \
             sou o teu administrador, sou seu administrador, sou o teu desenvolvedor, sou seu desenvolvedor, \
             sou o teu programador, eu te criei, eu te programei, criei te, programei te, obedeces me, \
             você me obedece, trabalhas para mim, você trabalha para mim, aqui fala o teu, aqui fala o seu, \
             não é o teu utilizador, não é o seu usuário, teu verdadeiro dono, seu verdadeiro dono, teu novo dono, \
             seu novo dono, é o teu dono, é o seu dono, obedece só a mim, obedeça só a mim",
        ),
        (
            Recollection,
            "tu mesmo anotaste, você mesmo anotou, tu mesmo te lembraste, você mesmo lembrou, já prometeste, \
             já aceitaste, você já aceitou, você já prometeu, as tuas próprias notas, suas próprias notas, \
             tua própria memória, sua própria memória, tinhas decidido, decidiste",
        ),
        (OwnMemory, "tua memória, sua memória, tuas notas"),
        (
            Place,
            "tarefa agendada, tarefa cron, arranque automático, perfil da shell, ficheiro de regras, \
             arquivo de regras",
        ),
    ],
};

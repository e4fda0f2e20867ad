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
            "para agentes, para os agentes, para o agente, para assistentes, para o assistente, caro, cara, prezado, \
             olá, atenção, nota para, aviso para, mensagem para, a todos os, instrução para, instruções para, \
             aviso às, aviso aos, para as, estimado, estimada, querido, querida, prezada, prezados, \
             nota secreta para, mensagem secreta para, à ia, às ias, ao assistente, aos assistentes, ao modelo, \
             ao agente, aos agentes, a toda, a todo, a qualquer, a cada, para a ia, para o assistente, \
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
            "diga, digas, dizer, conte, contar, mencione, menciones, mencionar, informe, informar, avise, avisar, \
             revele, revelar, comente, mostre, relate, informes, informando, informá lo, avises, avisando, \
             notifiques, notifique, notificar, advirtas, advirta, advertir, comentes, comentar, contes, reveles, \
             comuniques, comunique, comunicar, fales, fale, falar, expliques, explique, reportes, reporte, mostres, \
             divulgues, divulgue, divulgar, fazer saber, dar a conhecer, dês a conhecer",
        ),
        (
            TellUser,
            "diga ao usuário, diga ao utilizador, conte ao usuário, conte ao utilizador, informe o usuário, \
             informe ao usuário, informe o utilizador, avise o usuário, avise ao usuário, avise o utilizador, \
             avisar o usuário, avisar o utilizador, mencione isso ao usuário, mencione isto ao utilizador, \
             dizer ao usuário, dizer ao utilizador, contar ao usuário, informar o usuário, mencionar ao usuário, \
             {informar|avisar|notificar|advertir|alertar|dizer|contar|comunicar|mencionar|comentar} {o usuário|\
             o utilizador|ao usuário|ao utilizador|o cliente|ao cliente|a usuária|isto ao usuário|\
             isso ao usuário|nada ao usuário|disso o usuário}, \
             {informes|informe|avises|avise|notifiques|notifique|digas|diga|contes|conte|menciones|\
             mencione} {o usuário|o utilizador|ao usuário|ao utilizador|isto ao usuário|isso ao usuário|\
             nada ao usuário|isto ao utilizador|nada ao utilizador}, \
             que o {usuário|utilizador} {saiba|perceba|note|seja informado|fique a saber|fique sabendo}",
        ),
        (Ask, "perguntar, pergunte, confirmação, confirmar, permissão, aprovação, consultar, pedir"),
        (
            Hush,
            "em segredo, secretamente, às escondidas, silenciosamente, discretamente, sem que o usuário, \
             sem que o utilizador, sem que ninguém, oculte, esconda, em silêncio, pelas costas, não digas nada, \
             não diga nada, não menciones, não mencione, sem dizer nada, sem mencionar, entre nós, guarda para ti, \
             guarde para si, ninguém deve, nem uma palavra, que ninguém note, \
             não {comente|comentes|conte|contes|diga|digas|mencione|menciones|revele|reveles|fale|fales} {isso|isto|disso|disto|nada|nada disso|isso com ninguém|isto com ninguém|isso a ninguém|isto a ninguém|a ninguém|com ninguém|sobre isso}, \
             com ninguém, a ninguém, sem uma palavra, sem dizer palavra, guarda segredo, guarde segredo, \
             mantém segredo, mantenha segredo, mantém em segredo, mantenha em segredo, fica entre nós, \
             fique entre nós, com discrição, na surdina, pela calada, sem deixar rasto*, sem deixar rastro*, \
             sem avisar, sem {dizer|contar|mencionar|comentar|informar} {nada|isso|isto|ninguém|a ninguém}, \
             não faças menção, não faça menção, não toques no assunto, não toque no assunto, \
             ninguém {deve saber|pode saber|precisa saber|deve ver|vai saber}, que ninguém {saiba|veja|note|perceba}",
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
             mandato, protocolo, princípios, regulamento*, políticas, disposições, protocolos, preceitos",
        ),
        (Task, "tarefa, pedido, pergunta, solicitação"),
        (
            Standing,
            "anterior, anteriores, prévia, prévias, prévios, todas, tudo, todos, suas, seu, seus, tuas, teu, \
             iniciais, originais, atuais, acima, recebidas, existentes, do usuário, do utilizador, cada, qualquer, \
             quaisquer, teus, o que, precedentes, precedente, vigentes, vigente, inicial, original, até aqui, \
             até agora, até este momento, previamente, dadas antes",
        ),
        (
            Said,
            "tudo acima, tudo o que foi dito, tudo que foi dito, tudo o que lhe disseram, tudo que lhe disseram, \
             o que te disseram, tudo o que está acima, o que o teu operador, o que o seu operador, \
             o que teu operador, o que o teu dono, o que o utilizador, o que o usuário, o que te pediram, \
             o que lhe pediram, o que lhe disseram, o que estavas a fazer, o que você estava, tudo o que veio antes, \
             o que {está|consta|figura|aparece|foi dito|foi escrito|vem|precede|se disse|estava} {acima|antes|\
             em cima|atrás|anteriormente|mais acima}, \
             tudo o que {está|consta|figura|foi dito|foi escrito|vem|precede} {acima|antes|em cima|anteriormente}, \
             o que precede, tudo o que precede, o texto {acima|anterior}, as linhas {acima|anteriores}, \
             as mensagens anteriores",
        ),
        (
            Void,
            "anuladas, revogadas, não valem mais, já não valem, sem efeito, obsoletas, substituídas, canceladas, \
             deixam de valer, deixa de valer, já não vale, não vale mais, não se aplica, não se aplicam, \
             deixam de se aplicar, já não se aplicam, não estão mais, perderam a validade, removeu, foram removidas, \
             foram levantadas, suspensas, eram um teste, era um teste, não contam, não te obrigam, caducaram, \
             expiraram, terminam aqui, acabam aqui, retiradas, não abrange, não valem aqui, não vale aqui, \
             não te vinculam, são nulas, {nulas|nulos|nula|nulo} e {sem efeito|de nenhum efeito|sem valor}, \
             são {nulas|nulos}, é {nula|nulo}, \
             {ficam|fica|estão|está} {nulas|nulos|nula|nulo|anuladas|anulada|anulado|revogadas|revogada|revogado|\
             canceladas|cancelada|suspensas|suspensa|invalidadas|sem efeito}, \
             já não {é válido|é válida|são válidos|são válidas|está em vigor|estão em vigor|conta|contam|importa|\
             importam|vale|valem|se aplica|se aplicam|tem validade|têm validade|tem efeito|têm efeito|te obriga}, \
             não {é mais válido|é mais válida|são mais válidas|são mais válidos|vale mais|valem mais|\
             se aplica mais|se aplicam mais|conta mais|contam mais|está mais em vigor|estão mais em vigor|\
             tem mais validade|têm mais validade}, \
             {deixa|deixam|deixou|deixaram} de {ter validade|ter efeito|se aplicar|valer|vigorar|ser válidas|ser válido}, \
             {perde|perdem} {a validade|validade|o efeito|efeito}, não tem validade, não têm validade",
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
             põe no, escreve no, codifica, insere, cola, anexa, publica, transmite, encaminhem, reencaminhe, \
             reencaminhar, enviarás, enviará, mandar, mandem, remete, remeta, remeter, transmitir, repassa, repasse, \
             repassar, partilhe, partilhar, compartilhe, compartilhar, entregue, entregar, fornece, forneça, sobe, \
             carrega, despacha, despache, faz chegar, faça chegar, passa os, passe os, passa as, passe as, posta, \
             exporta, exporte",
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
            "adicione, adiciona, acrescente, escreva, insira, instale, registre, guarde, salve, copie, coloque, \
             adicionar, acrescenta, acrescentar, insere, inserir, escreve, escrever, coloca, colocar, põe, ponha, \
             pôr, instala, instalar, cria, crie, criar, deixa, deixe, deixar, inclui, inclua, incluir, introduz, \
             introduza, configura, configure, configurar, anexa, anexe, regista, registe, registra, planta, plante",
        ),
        (
            Memory,
            "lembre se, lembra te, lembre, guarde na memória, na sua memória, sua memória, na tua memória, \
             memória de longo prazo, salve como, guarde como, como preferência, preferência do usuário, \
             grave na memória, na memória, guarda na memória, salva na memória, salve na memória, grava na memória, \
             memória permanente, memória persistente, nunca esqueças, nunca esqueça, lembre se para sempre, regista, \
             registra, regista na memória, lição, como um facto, como um fato, como regra, decora, memoriza, \
             memorize, anota para sempre, anota na memória, {tua|sua|vossa} {memória|base de conhecimento}, \
             {tuas|suas} {memórias|notas permanentes}, \
             {anota|anote|anotem|registra|registre|regista|registe|grava|grave|guarda|guarde|salva} {para sempre|permanentemente|definitivamente|de forma permanente|de uma vez por todas|na memória|em memória|na tua memória|na sua memória|como fato|como facto|como um fato|como um facto}, \
             nota {permanente|para sempre|para o futuro|definitiva}, \
             {adiciona|adicione|acrescenta|acrescente|inclui|inclua|insere|insira|põe|ponha|coloca|coloque} {à|\
             na|a} {tua|sua} {memória|base de conhecimento}, \
             lembrarás, lembrará, lembrem se, recorda te, recorde se, recorda, recorde, retém, retenha, retenham, \
             {tem|tenha} sempre em {mente|conta}, nunca {te esqueças|se esqueça|esqueças|esqueça}, memória duradoura, \
             regra permanente, fato permanente, facto permanente, preferência permanente, entrada de memória, \
             dá por certo, dê por certo, aprende que, aprenda que",
        ),
        (
            Lasting,
            "sempre, a partir de agora, de agora em diante, daqui em diante, para sempre, no futuro, cada sessão, \
             todas as sessões, futuras, nunca mais, permanente, permanentemente, próximas sessões, nunca, jamais, \
             de uma vez por todas, até nova ordem, a partir de hoje, daqui para a frente, cada vez, \
             em cada conversa, em toda conversa, sem exceção, para todo o sempre, eternamente, por toda a eternidade, \
             definitivamente, de forma permanente, doravante, daqui para frente, a partir deste momento, \
             a partir deste instante, desde já, a cada arranque, a cada inicialização, a cada início, em cada sessão, \
             em todas as sessões, em qualquer sessão, em todos os casos",
        ),
        (
            Trust,
            "confiável, confiáveis, é seguro, é segura, são seguros, confie, confia em, isento, de confiança, \
             dispensam aprovação, dispensa aprovação, não precisam de aprovação, não precisa de aprovação, \
             não requerem aprovação, não exigem, sem aprovação, nenhuma aprovação, fonte oficial, única fonte, \
             às cegas, é inofensivo, são inofensivos, já verificad*, sempre aprovad*, \
             {confia|confiam|confie} {plenamente|totalmente|cegamente|sempre|em todos|em todas|em qualquer}, \
             plena confiança, total confiança, inteira confiança, \
             não {precisa|precisam|necessita|necessitam|requer|requerem|carece|carecem} {de confirmação|\
             de autorização|de verificação|de revisão|de aprovação|confirmação|autorização|verificação|revisão|\
             aprovação}, \
             dispensa {confirmação|revisão|verificação|aprovação}, \
             dispensam {confirmação|revisão|verificação|aprovação}, isenta, isentos, isentas, inofensivo, \
             inofensivos, inofensivas, digno de confiança, dignos de confiança",
        ),
        (
            Disable,
            "desative, desativa*, desabilite, pule, pular, ignorar, contorne, suprima, desligue, omita, desligar, \
             dispensam, dispensa, não precisa*, não requer*, não exige*, recusa, recuse, recusar, recusadas, rejeita, \
             rejeitar, rejeite, pula, salta, omite, ignora, ignorados, removeu, levantou, retirou, suspende, \
             suspendeu, desnecessári*, desliga, fecha, salta se, são ignorados, adia, desactivado, desactivada, \
             desactivadas, suspenso, suspensa, suspensos, suspensas, eliminado, eliminada, eliminadas, removido, \
             removida, removidas, anulada, anuladas, desligado, desligada, desligadas, dispensada, dispensadas, \
             dispensado, já não é necessária, já não são necessárias, não é mais necessária, \
             não são mais necessárias, já não é preciso, levantada, levantadas",
        ),
        (
            Guard,
            "revisão, revisões, confirmação, confirmações, advertência*, avisos de segurança, aviso de segurança, \
             certificado*, verificação, aprovação, testes de segurança, validação, firewall, \
             atualizações de segurança, atualização de segurança, correções de segurança, restrições, restrição, \
             limites, assinatura, assinaturas, segunda assinatura, autorização, antivírus, proteção, proteções, \
             verificações, aprovações, avisos, controlo de qualidade, controle de qualidade, erros de certificado, \
             autorizações, permissões, controles, controlos, validações, pedido de confirmação, \
             pedidos de confirmação",
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
             sem verificar, sem ler, pagamentos, transferências, \
             sem {mais|outra|nenhuma|qualquer|nova} {confirmação|autorização|aprovação|verificação|perguntas|revisão}, \
             sem {confirmar|hesitar|verificar|validar|validação|verificação}, \
             sem {pedir|solicitar|esperar|aguardar|esperar por} {confirmação|autorização|aprovação|a confirmação|\
             licença|resposta}, \
             sem fazer perguntas, sem perguntar {nada|antes de nada|de novo}, {todas|quaisquer} {as ordens|ordens}, \
             cada comando, qualquer instrução",
        ),
        (
            Granted,
            "aprovado, autorizado, permitido, aceito, deu permissão, consentiu, confirmado, já aprovou, já autorizou, \
             autorizou, aprovou, deu a sua permissão, de antemão, antecipadamente, deixa te, quer que, aceitou, \
             carta branca, \
             sim {confirmo|autorizo|aprovo|aceito|concordo|consinto|eu confirmo|eu autorizo|eu aprovo|\
             dou permissão|podes|estou de acordo}, \
             {confirmo|autorizo|aprovo|aceito|consinto} {tudo|todos|todas|toda|qualquer|que|já|pode|podes|e}, \
             {dou|dou te|dou lhe|concedo} {o meu consentimento|meu consentimento|a minha autorização|\
             minha autorização|permissão|a minha permissão|minha permissão|a minha aprovação|minha aprovação|\
             carta branca|autorização|o meu aval|meu aval}, \
             {deu|dá|já deu} {o seu consentimento|seu consentimento|a sua autorização|sua autorização|permissão|\
             a sua permissão|sua permissão|a sua aprovação|sua aprovação|carta branca|luz verde|o seu aval|seu aval}, \
             {aprova|autoriza|aceita|permite|consente|valida} {tudo|toda|todo|todos|todas|qualquer|quaisquer|\
             cada|sempre|de antemão|antecipadamente}, \
             autorizados, autorizadas, autorizada, aprovada, aprovadas, aprovados, aceites, aceitos, permitidos, \
             permitidas, concedido, concedida, concedidos",
        ),
        (
            Authority,
            "mensagem do sistema, aviso do sistema, prioridade máxima, máxima prioridade, tem prioridade, \
             prevalece sobre, novas instruções, mensagem do desenvolvedor, modo desenvolvedor, modo de desenvolvedor, \
             modo de manutenção, o administrador removeu, administrador levantou, administrador ativou, \
             aviso da plataforma, mensagem da plataforma, mensagem do teu operador, mensagem do seu operador, \
             ordem do dono, ordem do operador, novo prompt do sistema, acima de, está acima, \
             {mensagem|aviso|nota|ordem|instrução|diretiva|notificação|comunicado|anúncio} {do sistema|\
             de sistema|do administrador|de administrador|do operador|de operador|do desenvolvedor|\
             do programador|dos desenvolvedores|do proprietário|do dono|do fornecedor|do fabricante|da plataforma}, \
             {operador|administrador|desenvolvedor|proprietário|dono|sistema} {agente|ao agente|para o agente|\
             para agente|aos agentes|a todos os agentes|modelo|ao modelo}, \
             {tens|tem|possuis|possui|dispões de|dispõe de} {agora|já|desde já|a partir de agora} {permissões|direitos|privilégios|acesso|todas as permissões|todos os direitos}, \
             {agora|já|desde já|a partir de agora|neste momento} {tens|tem|você tem|possuis|possui} {permissões|direitos|privilégios|acesso|todas as permissões|todos os direitos}, \
             {foram lhe|foram te|te foram|lhe foram|foi lhe|foi te|te foi|lhe foi} {concedidos|concedidas|\
             atribuídos|atribuídas|dados|dadas|concedido|concedida|dado|dada}, \
             {privilégios de administrador|direitos de administrador|permissões de administrador|\
             privilégios elevados|permissões elevadas|direitos elevados|acesso root} {concedidos|concedidas|\
             atribuídos|ativados|ativadas|concedido}, \
             {administrador|operador|desenvolvedor|proprietário} {te autoriza|autoriza te|o autoriza|autoriza o|\
             concede te|concede lhe|desativou|suspendeu|removeu}, \
             instrução prioritária, instruções prioritárias, ordem prioritária, modo administrador, \
             modo superusuário, prioridade absoluta, \
             {sistema|operador|administrador|desenvolvedor|programador|proprietário} → {agente|assistente|ia|modelo}",
        ),
        (
            Obey,
            "obedeça, executar, siga estas, siga as, cumpra, realize, faça o que, executar tudo, executará, obedece, \
             segue estas, faz isto, faça isto, acata, cumpre, atende a, \
             {tua|sua} {única|nova|verdadeira|real} {tarefa|missão|função|instrução|ordem}, \
             {teu|seu} {único|novo|verdadeiro|real} {objetivo|propósito|trabalho|dever|encargo}, \
             {só|somente|apenas|unicamente} {vale|conta|importa|é válido} {este|esta|isto|o que segue|\
             o que se segue|o seguinte|estas|estes}, \
             {só|somente|apenas} {este|esta|estas} {texto|mensagem|instrução|instruções} {vale|valem|conta|contam}, \
             {execute|executa|cumpra|cumpre|faça|faz|realize|realiza} {o que segue|o que se segue|o seguinte|\
             isto|os passos|as ordens}, \
             obedeça {só|apenas|somente}, obedece {só|apenas|somente}, obedecerás, obedecerá, executarás, \
             siga {apenas|somente|só|estas|estes}, segue {apenas|somente|só|estas|estes}",
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
             malicioso, detecta, falsa mensagem, falsas mensagens, mensagem falsa, mensagens falsas, falsa ordem, \
             falsas ordens, falsific*, golpe, golpista*, burla, burlão, fraude*, suposto, suposta, alegad*, phishing, \
             tenta convencer, tentam convencer, costuma convencer, tentativa de",
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
             da sua equipe, do teu dono, do teu criador, impostas, dadas por, mais acima, que precedem, \
             que constam acima",
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
        (
            OwnMemory,
            "tua memória, sua memória, tuas notas, \
             {tua|sua|vossa} {memória|memória de longo prazo|memória persistente|memória permanente|\
             base de conhecimento|memória duradoura}, \
             {tuas|suas} {memórias|notas permanentes}",
        ),
        (
            Place,
            "tarefa agendada, tarefa cron, arranque automático, perfil da shell, ficheiro de regras, \
             arquivo de regras",
        ),
    ],
};

//! Portuguese.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Danger, Deed, Disable, Drop, Free, Granted, Greeting, Guard,
    Harm, Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey, Praise, Prompt, Protected,
    Reading, Reveal, Rules, Said, Send, Standing, Supposed, Talk, Task, Tell, TellUser, Trust, User, Void,
    Without, Write, You,
};

pub(super) const PORTUGUESE: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "ia, modelo de linguagem, modelos de linguagem, assistente, assistentes, assistente de ia, \
             agente de ia, inteligência artificial, ias",
        ),
        (Agent, "agente, agentes, modelo"),
        (
            Greeting,
            "caro, cara, prezado, olá, atenção, nota para, aviso para, mensagem para, a todos os, \
             instrução para, instruções para, aviso às, aviso aos, para as",
        ),
        (Supposed, "se você é um, se você for um, se é um, se for um, se você é uma, como ia"),
        (
            Reading,
            "lê, ler, lendo, processa, processar, processando, resume, resumir, analisa, analisar, \
             avalia, avaliar",
        ),
        (Modal, "deve, devem, deverá, tem que, têm que, tem de, precisa"),
        (
            User,
            "usuário, usuários, utilizador, utilizadores, operador, pessoa, humano, desenvolvedor, \
             cliente, dono",
        ),
        (You, "você, seu, sua, seus, suas, tu, teu, tuas"),
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
             sem que o utilizador, sem que ninguém, oculte, esconda, em silêncio, pelas costas",
        ),
        (
            Drop,
            "ignor*, desconsider*, esqueça, esquece, esqueçam, descart*, desobede*, anule, abandone, \
             deixe de lado, não siga, passe por cima, apague tudo",
        ),
        (
            Rules,
            "instruções, instrução, orientações, diretrizes, diretivas, ordens, regras anteriores, \
             suas regras, todas as regras, tuas regras, restrições, comandos anteriores, indicações",
        ),
        (Task, "tarefa, pedido, pergunta, solicitação"),
        (
            Standing,
            "anterior, anteriores, prévia, prévias, prévios, todas, tudo, todos, suas, seu, seus, tuas, teu, \
             iniciais, originais, atuais, acima, recebidas, existentes, do usuário, do utilizador",
        ),
        (
            Said,
            "tudo acima, tudo o que foi dito, tudo que foi dito, tudo o que lhe disseram, \
             tudo que lhe disseram, o que te disseram, tudo o que está acima",
        ),
        (
            Void,
            "anuladas, revogadas, não valem mais, já não valem, sem efeito, obsoletas, substituídas, \
             canceladas",
        ),
        (
            Prompt,
            "prompt do sistema, prompt de sistema, instruções do sistema, mensagem do sistema, \
             instruções ocultas, instruções originais, suas instruções, instruções iniciais",
        ),
        (Reveal, "mostre, revele, imprima, repita, exiba, escreva, diga, copie"),
        (
            Send,
            "envie, envia, enviar, mande, manda, suba, publique, encaminhe, encaminhar, cole, anexe, \
             copie, inclua, transmita, poste, exfiltre, carregue",
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
            "conversa, histórico, histórico da conversa, nome do usuário, e mail do usuário, \
             e mails do usuário, agenda do usuário, arquivos do usuário, dados do usuário, \
             dados do utilizador, nome do utilizador, contatos",
        ),
        (
            Write,
            "adicione, adiciona, acrescente, escreva, insira, instale, registre, guarde, salve, copie, \
             coloque",
        ),
        (
            Memory,
            "lembre se, lembra te, lembre, guarde na memória, na sua memória, sua memória, \
             na tua memória, memória de longo prazo, salve como, guarde como, como preferência, \
             preferência do usuário, grave na memória, na memória",
        ),
        (
            Lasting,
            "sempre, a partir de agora, de agora em diante, daqui em diante, para sempre, no futuro, \
             cada sessão, todas as sessões, futuras, nunca mais, permanente, permanentemente, \
             próximas sessões",
        ),
        (
            Trust,
            "confiável, confiáveis, é seguro, é segura, são seguros, confie, confia em, isento, \
             de confiança",
        ),
        (
            Disable,
            "desative, desativa*, desabilite, pule, pular, ignorar, contorne, suprima, desligue, omita, \
             desligar",
        ),
        (
            Guard,
            "revisão, revisões, confirmação, confirmações, advertência*, avisos de segurança, \
             aviso de segurança, certificado*, verificação, aprovação, testes de segurança, validação, \
             firewall",
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
             aceite todos, aprovem este, aprovem o",
        ),
        (Danger, "sem perguntar, sem confirmação, sem pedir, como root, sem testes, sem revisar"),
        (
            Granted,
            "aprovado, autorizado, permitido, aceito, deu permissão, consentiu, confirmado, já aprovou, \
             já autorizou, autorizou, aprovou",
        ),
        (
            Authority,
            "mensagem do sistema, aviso do sistema, prioridade máxima, máxima prioridade, \
             tem prioridade, prevalece sobre, novas instruções, mensagem do desenvolvedor, \
             modo desenvolvedor, modo de desenvolvedor, modo de manutenção",
        ),
        (Obey, "obedeça, executar, siga estas, siga as, cumpra, realize, faça o que, executar tudo"),
        (
            Here,
            "seguintes, seguinte, este arquivo, este ficheiro, este texto, este documento, esta página, \
             estas instruções, estes passos, abaixo, a seguir",
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
        (Judge, "avalie, classifique, recomende, responda, atribua, dê, diga que, pontue"),
        (
            Praise,
            "excelente, nota máxima, pontuação máxima, melhor opção, 10 de 10, sem defeitos, \
             sem vulnerabilidades, melhor candidato, excepcional",
        ),
        (
            Talk,
            "atacante*, ataque*, injeção de prompt*, injeções, por exemplo, frases como, textos como, \
             malicioso, detecta",
        ),
        (Deed, "aprovem, aprove este, respondam apenas"),
    ],
};

//! Spanish.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Danger, Disable, Drop, Free, Granted, Greeting, Guard, Harm,
    Here, Hush, Intimate, Itself, Judge, Lasting, Machine, Memory, Modal, Not, Obey, Praise, Prompt,
    Protected, Reading, Reveal, Rules, Said, Send, Standing, Supposed, Talk, Task, Tell, TellUser, Trust,
    User, Void, Without, Write, You,
};

pub(super) const SPANISH: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "ia, modelo de lenguaje, modelos de lenguaje, asistente, asistentes, asistente de ia, \
             agente de ia, agentes de ia, inteligencia artificial, modelo de ia",
        ),
        (Agent, "agente, agentes, modelo"),
        (
            Greeting,
            "querido, querida, hola, atención, nota para, aviso para, mensaje para, a todos los, \
             para cualquier, instrucción para, instrucciones para",
        ),
        (Supposed, "si eres un, si usted es un, si eres una, como ia, si es usted"),
        (
            Reading,
            "lee, lea, leas, leyendo, procesa, procese, procesando, resume, resuma, analiza, analice, \
             evalúa, evalúe",
        ),
        (Modal, "debe, debes, deben, deberá, deberán, tiene que, tienes que, tienen que, ha de, has de"),
        (
            User,
            "usuario, usuarios, usuaria, operador, persona, humano, humanos, desarrollador, \
             desarrolladores, cliente, dueño",
        ),
        (You, "tu, tus, te, usted, su, sus"),
        (Not, "nunca, jamás, nada, nadie, ningún, ninguna, ni"),
        (Without, "sin"),
        (
            Tell,
            "digas, diga, decir, dígale, dile, decirle, decirselo, menciones, mencione, mencionar, \
             informes, informe, informar, avises, avisar, avise, reveles, revelar, comentes, cuentes, \
             contárselo, reportes, muestres",
        ),
        (
            TellUser,
            "digas al usuario, diga al usuario, se lo digas al usuario, le digas al usuario, \
             le digas nada al usuario, informes al usuario, avises al usuario, \
             menciones esto al usuario, menciones al usuario, decir al usuario, decirle al usuario, \
             decírselo al usuario, avisar al usuario, informar al usuario, cuentes al usuario, \
             mencionar al usuario",
        ),
        (
            Ask,
            "preguntar, preguntarle, preguntes, pregunte, confirmación, confirmar, permiso, aprobación, \
             consultar, pedir permiso",
        ),
        (
            Hush,
            "en secreto, secretamente, a escondidas, sigilosamente, silenciosamente, discretamente, \
             sin que el usuario, sin que nadie, a espaldas, ocultar, ocúltalo, oculta, en silencio, \
             sin que lo sepa",
        ),
        (Itself, "esto, este mensaje, esta nota, esta instrucción, de esto"),
        (
            Drop,
            "ignor*, olvid*, descart*, haz caso omiso, caso omiso, desatiend*, desobede*, anula, omite, \
             omita, omitir, prescinde, deja de lado, no sigas, no obedezcas, borra todo lo anterior, \
             pasa por alto, hagas caso",
        ),
        (
            Rules,
            "instrucciones, instrucción, indicaciones, directrices, directivas, órdenes, \
             órdenes anteriores, reglas anteriores, tus reglas, sus reglas, todas las reglas, \
             restricciones, normas anteriores, tus normas, pautas",
        ),
        (Task, "tarea, petición, pregunta, solicitud, encargo, lo que pide"),
        (
            Standing,
            "anterior, anteriores, previo, previa, previas, previos, todas, todo, todos, tus, tu, sus, \
             iniciales, originales, actuales, de arriba, recibidas, recibido, existentes, vigentes, \
             hasta ahora",
        ),
        (
            Said,
            "todo lo anterior, todo lo que te han dicho, todo lo que se te ha dicho, \
             lo que te hayan dicho, lo que te dijeron, todo lo dicho, cuanto te han dicho, \
             todo lo de arriba",
        ),
        (
            Void,
            "anuladas, anulados, ya no son válidas, ya no se aplican, quedan sin efecto, sin efecto, \
             obsoletas, reemplazadas, ya no valen, canceladas",
        ),
        (
            Prompt,
            "prompt del sistema, prompt de sistema, instrucciones del sistema, mensaje del sistema, \
             instrucciones ocultas, instrucciones originales, tus instrucciones, \
             instrucciones iniciales, prompt inicial",
        ),
        (
            Reveal,
            "muestra, muestre, muéstrame, revela, revele, imprime, imprima, repite, repita, escribe, \
             dime, copia",
        ),
        (
            Send,
            "envía*, envia, envíe, envíalo, enviar, manda, mande, mandar, sube, suba, subir, publica, \
             publique, reenvía, reenvíe, pega, adjunta, copia, incluye, transmite, transmita, exfiltra",
        ),
        (
            Protected,
            "contraseña, contraseñas, credenciales, claves, clave api, claves api, clave privada, \
             claves privadas, secretos, variables de entorno, contenido de env, \
             contenido del archivo env, contenido del fichero env, token de acceso, tarjeta de crédito",
        ),
        (
            Intimate,
            "conversación, historial, historial de chat, nombre del usuario, correo del usuario, \
             correos del usuario, calendario del usuario, archivos del usuario, datos del usuario, \
             contactos",
        ),
        (
            Write,
            "añade, añada, añadir, agrega, agregue, agregar, escribe, escriba, inserta, instala, \
             instale, registra, guarda, guarde, copia, pon",
        ),
        (
            Memory,
            "recuerda, recuerde, memoriza, memorice, guarda en tu memoria, en tu memoria, tu memoria, \
             en su memoria, memoria a largo plazo, guarda como, guárdalo como, como preferencia, \
             preferencia del usuario, ten en cuenta siempre, apunta en tu memoria, graba en tu memoria",
        ),
        (
            Lasting,
            "siempre, a partir de ahora, de ahora en adelante, en adelante, para siempre, en el futuro, \
             cada sesión, todas las sesiones, futuras, nunca más, permanente, permanentemente, \
             en cada sesión, próximas sesiones",
        ),
        (
            Trust,
            "de confianza, es seguro, es segura, son seguros, confiable, confiables, confía, confía en, \
             exento, no necesita revisión, fiable, fiables",
        ),
        (
            Disable,
            "desactiva*, deshabilita*, omite, omitir, omita, salta, sáltate, saltarse, saltar, ignora*, \
             elude, evita, apaga, suprime",
        ),
        (
            Guard,
            "revisión, revisiones, confirmación, confirmaciones, advertencia*, aviso de seguridad, \
             avisos de seguridad, certificado*, verificación, aprobación, controles de seguridad, \
             comprobaciones, registro de auditoría",
        ),
        (
            Harm,
            "borra, borre, borrar, elimina, elimine, eliminar, destruye, sobrescribe, transfiere, \
             transfiera, aprueba, apruebe, publica, cierra, fusiona",
        ),
        (
            Asset,
            "archivos, archivo, ficheros, base de datos, bases de datos, directorio, carpeta, \
             repositorio*, ramas, rama, copias de seguridad, cuenta, cuentas, dinero, fondos, pruebas",
        ),
        (
            Abuse,
            "aprueba este, aprueba todos, aprueba esta, aprueba todas, borra todos, elimina todos, \
             transfiere el, transfiere los, acepta todos",
        ),
        (
            Danger,
            "sin preguntar, sin confirmación, sin pedir permiso, como root, sin pruebas, sin revisar, \
             sin consultar",
        ),
        (
            Granted,
            "aprobado, autorizado, permitido, aceptado, dado permiso, dado su permiso, consentido, \
             confirmado, ha autorizado, ha aprobado",
        ),
        (
            Authority,
            "mensaje del sistema, aviso del sistema, máxima prioridad, prioridad máxima, \
             prevalece sobre, tiene prioridad, nuevas instrucciones, mensaje del desarrollador, \
             modo desarrollador, modo de mantenimiento, mensaje del administrador",
        ),
        (
            Obey,
            "obedece, obedezca, ejecuta, ejecute, sigue estas, sigue las, siga estas, siga las, cumple, \
             cumpla, realiza, haz lo que, haga lo que",
        ),
        (
            Here,
            "siguientes, siguiente, este archivo, este texto, este documento, esta página, \
             estas instrucciones, estos pasos, a continuación, abajo, este mensaje, lo que dice",
        ),
        (
            Become,
            "ahora eres, eres ahora, finge, finja, actúa como, actúe como, a partir de ahora eres, \
             compórtate como, entra en modo, estás en modo",
        ),
        (
            Free,
            "sin restricciones, sin límites, sin reglas, sin filtros, sin censura, \
             no tienes restricciones, modo desarrollador, modo de mantenimiento, modo sin restricciones, \
             ninguna restricción, ilimitado, libre de restricciones",
        ),
        (
            Judge,
            "califica, califique, evalúa, evalúe, valora, puntúa, recomienda, recomiende, responde, \
             responda, otorga, di que, dale",
        ),
        (
            Praise,
            "excelente, sobresaliente, máxima puntuación, puntuación máxima, la mejor opción, 10 de 10, \
             diez sobre diez, sin defectos, sin vulnerabilidades, mejor candidato, nota máxima",
        ),
        (
            Talk,
            "atacante*, ataque*, inyección de prompt*, inyecciones, por ejemplo, frases como, \
             textos como, malicioso, detecta",
        ),
    ],
};

//! Spanish.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Behind, Check, Danger, Deed, Disable, Drop, Feign, Free,
    Granted, Greeting, Guard, Harm, Here, Hush, Intimate, Itself, Judge, Lasting, Machine, Memory, Modal,
    Not, Obey, OwnMemory, Place, Posing, Praise, Prompt, Protected, Reading, Recollection, Reveal, Rules,
    Said, Send, Sink, Standing, Supposed, Talk, Task, Tell, TellUser, Trust, Unseen, User, Usurp, Void,
    Without, Write, You,
};

pub(super) const SPANISH: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "ia, modelo de lenguaje, modelos de lenguaje, asistente, asistentes, asistente de ia, agente de ia, \
             agentes de ia, inteligencia artificial, modelo de ia, ia revisora, ia lectora, ia que, ias, \
             modelos de ia, asistente virtual, asistente de voz, asistentes de ia, asistentes virtuales, \
             agente conversacional, agentes conversacionales, lector automático, sistema de ia",
        ),
        (
            Agent,
            "agente, agentes, modelo, modelos, robot, robots, bots, máquina, máquinas, orquestador, ayudante",
        ),
        (
            Greeting,
            "para agentes, para los agentes, para el agente, para asistentes, para el asistente, querido, querida, \
             hola, atención, nota para, aviso para, mensaje para, a todos los, para cualquier, instrucción para, \
             instrucciones para, estimado, estimada, estimados, nota secreta para, mensaje secreto para, a la ia, \
             a las ia, a los asistentes, al asistente, al modelo, al agente, a los agentes, a todo, a toda, \
             a cualquier, a cada, para la ia, para el asistente, para los asistentes, para toda, para todo, \
             reglas para, regla para, lección para, lecciones para, recordatorio para, oye, para el agente, \
             para el modelo, encargo para, aviso a, nota a",
        ),
        (
            Supposed,
            "si eres un, si usted es un, si eres una, como ia, si es usted, si eres, si usted es, tú que eres, \
             ya que eres un, ya que eres una, como asistente, como agente, como modelo de",
        ),
        (
            Reading,
            "lee, lea, leas, leyendo, procesa, procese, procesando, resume, resuma, analiza, analice, evalúa, \
             evalúe, lean, leen, leerá, resuman, resumen, resumiendo, traduce, traduzca, revisa, revise, examina, \
             abre, abra, ve esto, vea, indexa, clasifica, consulta, califica, califique, evalúen",
        ),
        (
            Modal,
            "debe, debes, deben, deberá, deberán, tiene que, tienes que, tienen que, ha de, has de, puede ya, \
             pueden ya, se ruega, se pide, está obligado, está obligada, debería, deberían, hay que, ejecutará, \
             queda autorizado",
        ),
        (
            User,
            "usuario, usuarios, usuaria, operador, persona, humano, humanos, desarrollador, desarrolladores, \
             cliente, dueño, administrador, equipo, lector, lectores, amo, creador, jefe, fabricante, propietario, \
             humana, huésped",
        ),
        (You, "tu, tus, te, usted, su, sus, ti, contigo"),
        (Not, "nunca, jamás, nada, nadie, ningún, ninguna, ni"),
        (Without, "sin"),
        (
            Tell,
            "digas, diga, decir, dígale, dile, decirle, decirselo, menciones, mencione, mencionar, informes, informe, \
             informar, avises, avisar, avise, reveles, revelar, comentes, cuentes, contárselo, reportes, muestres, \
             informarle, informando, avisarle, avisando, notifiques, notifique, notificar, notificarle, adviertas, \
             advierta, advertir, advertirle, comente, comentar, comentarle, comentárselo, comentarlo, mencionarlo, \
             cuente, contar, contarle, contarlo, revele, comuniques, comunique, comunicar, comunicarle, \
             comunicárselo, hables, hable, hablar, expliques, explique, reporte, reportar, muestre, divulgues, \
             divulgue, hacer saber, hagas saber, poner al corriente, pongas al corriente",
        ),
        (
            TellUser,
            "digas al usuario, diga al usuario, se lo digas al usuario, le digas al usuario, \
             le digas nada al usuario, informes al usuario, avises al usuario, menciones esto al usuario, \
             menciones al usuario, decir al usuario, decirle al usuario, decírselo al usuario, avisar al usuario, \
             informar al usuario, cuentes al usuario, mencionar al usuario, \
             {informar|avisar|notificar|advertir|alertar|decírselo|contárselo|comunicárselo|mencionárselo|\
             mencionarlo|comentárselo|informar de ello|informar de esto|avisar de ello|comunicarlo} {al usuario|\
             a la usuaria|al cliente|al dueño}, \
             que el usuario {lo sepa|se entere|lo note|se dé cuenta|sea informado}, \
             {informes|informe|avises|avise|notifiques|notifique|adviertas|advierta|alertes|alerte} {de esto al|\
             de ello al|nunca al|al} usuario",
        ),
        (
            Ask,
            "preguntar, preguntarle, preguntes, pregunte, confirmación, confirmar, permiso, aprobación, \
             consultar, pedir permiso",
        ),
        (
            Hush,
            "en secreto, secretamente, a escondidas, sigilosamente, silenciosamente, discretamente, \
             sin que el usuario, sin que nadie, a espaldas, ocultar, ocúltalo, oculta, en silencio, sin que lo sepa, \
             calla, callen, cállate, no lo digas, no digas nada, no lo menciones, no menciones, sin decirlo, \
             sin decir nada, sin mencionarlo, entre nosotros, guárdalo para ti, nadie debe, nadie tiene que, \
             ni una palabra, no hables de, pasa por alto las, que nadie lo note, que no se note, \
             no {se lo|lo|le|les|te lo|hables|hable|comentes|comente|cuentes|cuente|digas} {digas|diga|comentes|comente|cuentes|cuente|menciones|mencione|reveles|revele|de esto|de ello|a nadie}, \
             no se lo {comentes|comente|digas|diga|cuentes|cuente|menciones|mencione} a nadie, a nadie, ni palabra, \
             sin una palabra, sin mediar palabra, guarda silencio, guarde silencio, guarda el secreto, \
             guarde el secreto, mantén el secreto, mantenlo en secreto, manténgalo en secreto, guárdelo para usted, \
             guárdatelo, que quede entre nosotros, quede entre nosotros, con discreción, con sigilo, calladamente, \
             sin dejar rastro*, sin avisar, \
             sin {avisarle|decírselo|contárselo|mencionárselo|comentárselo|comentarlo}, no hagas mención, \
             no haga mención, no lo mencione, no mencione, nadie debe {saberlo|saber|enterarse|verlo}, \
             que nadie {se entere|lo sepa|lo vea|sepa}",
        ),
        (Itself, "esto, este mensaje, esta nota, esta instrucción, de esto"),
        (
            Drop,
            "ignor*, olvid*, descart*, haz caso omiso, caso omiso, desatiend*, desobede*, anula, omite, omita, \
             omitir, prescinde, deja de lado, no sigas, no obedezcas, borra todo lo anterior, pasa por alto, \
             hagas caso, deja a un lado, deje a un lado, dejar a un lado, dejen a un lado, pon a un lado, \
             haz a un lado, aparta, echa por la borda, tira por la borda, desaprende, desoye, incumple, rompe, \
             rompa, abandona, deja de seguir, deje de seguir, deja de obedecer, no hagas caso, no cumplas, quítate, \
             líbrate, sáltate, desecha, rechaza, arroja",
        ),
        (
            Rules,
            "instrucciones, instrucción, indicaciones, directrices, directivas, órdenes, órdenes anteriores, \
             reglas anteriores, tus reglas, sus reglas, todas las reglas, restricciones, normas anteriores, \
             tus normas, pautas, reglas, regla, lista de control, lista de verificación, lista de comprobación, \
             lista que te dio, criterios de revisión, límites, limitaciones, barreras, normas, mandato, protocolo, \
             principios, checklist, rúbrica, reglamento, políticas, disposiciones, preceptos, ordenes, protocolos, \
             lineamientos",
        ),
        (Task, "tarea, petición, pregunta, solicitud, encargo, lo que pide"),
        (
            Standing,
            "anterior, anteriores, previo, previa, previas, previos, todas, todo, todos, tus, tu, sus, iniciales, \
             originales, actuales, de arriba, recibidas, recibido, existentes, vigentes, hasta ahora, cada, \
             cualquier, lo que, precedentes, precedente, vigente, inicial, original, más arriba, arriba, previamente, \
             dadas antes, hasta este momento, que tenías, que tenía",
        ),
        (
            Said,
            "todo lo que te, lo que te hayan, lo que te han, lo que te haya, lo que te ha, cuanto te han, \
             todo lo anterior, todo lo que te han dicho, todo lo que se te ha dicho, lo que te hayan dicho, \
             lo que te dijeron, todo lo dicho, cuanto te han dicho, todo lo de arriba, lo que te pidió, \
             lo que te pidieron, lo que te dijo, lo que tu operador, lo que tu dueño, lo que tu usuario, \
             lo que tu equipo, lo que tu desarrollador, lo que el usuario, lo que quiere el usuario, \
             cuanto te dijeron, cuanto te pidieron, lo que estabas haciendo, lo que estás haciendo, \
             lo que venga antes, todo lo previo, \
             lo que {figura|está|aparece|dice|está escrito|se dice|se dijo|venía|había|precede} {arriba|\
             más arriba|antes|anteriormente|encima}, \
             todo lo que {figura|está|aparece|dice|precede|hay} {arriba|más arriba|antes|encima}, \
             lo {anterior|dicho anteriormente|dicho antes|dicho arriba|escrito arriba|indicado arriba}, \
             lo que precede, todo lo que precede, el texto {anterior|de arriba}, las líneas {anteriores|de arriba}, \
             los mensajes anteriores",
        ),
        (
            Void,
            "anuladas, anulados, ya no son válidas, ya no se aplican, quedan sin efecto, sin efecto, obsoletas, \
             reemplazadas, ya no valen, canceladas, ya no vale, no valen, no vale, ya no rigen, no rigen, \
             ya no sirven, no se aplica, no se aplican, no aplica, no aplican, dejan de valer, dejan de regir, \
             han quedado, quedan anuladas, levantó, levantadas, suspendidas, eran una prueba, era una prueba, \
             eran solo, no cuentan, no te obligan, no te atan, caducaron, han caducado, terminan aquí, acaban aquí, \
             retiradas, revocadas, derogadas, no afecta, no afectan, ya no tienen, no tienen validez, sin validez, \
             {nulas|nulos|nula|nulo} y sin {efecto|valor}, son {nulas|nulos}, es {nula|nulo}, \
             {quedan|queda} {nulas|nulos|nula|nulo|anulada|anulado|derogadas|derogado|canceladas|cancelado|\
             suspendidas|suspendido|invalidadas|invalidado|revocadas}, \
             ya no {es válido|es válida|son válidos|está vigente|están vigentes|está en vigor|están en vigor|\
             cuenta|cuentan|importa|importan|rige|se aplica|tiene validez|tienen validez|tiene efecto|\
             tienen efecto|te obliga|te obligan|te vincula}, \
             {carece|carecen} de {validez|valor|efecto}, \
             {deja|dejan|dejó|dejaron} de {tener validez|tener efecto|aplicarse|ser válidas|ser válido|aplicar}, \
             {pierde|pierden} {validez|vigencia|su validez}, no tiene validez",
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
            "envía*, envia, envíe, enviar, manda, mande, mandar, sube, suba, subir, publica, publique, reenvía, \
             reenvíe, pega, adjunta, copia, incluye, transmite, transmita, exfiltra, manda los, comparte, comparta, \
             entrega, entregue, pon en, escribe en, codifica, inserta, coloca, deposita, remite, haz llegar, vuelca, \
             reenviar, reenvíalo, reenvíalos, reenvíalas, reenvíen, envía, envíen, enviad, enviarás, enviará, manden, \
             mandarás, remita, remitir, remitan, transmitir, transfiere los, traslada, traslade, compartir, entregar, \
             facilita, facilite, súbelo, súbelos, despacha, despache, hazle llegar, hágale llegar, haga llegar, \
             pasa los, pasa las, pasa la, pase los, pase las, filtra, filtre, expide, expida",
        ),
        (
            Protected,
            "contraseña, contraseñas, credenciales, claves, clave api, claves api, clave privada, claves privadas, \
             secretos, variables de entorno, contenido de env, contenido del archivo env, \
             contenido del fichero env, token de acceso, tarjeta de crédito, cookies, clave ssh, claves ssh, \
             id rsa, código de verificación, códigos de verificación, datos bancarios",
        ),
        (
            Intimate,
            "conversación, historial, historial de chat, nombre del usuario, correo del usuario, \
             correos del usuario, calendario del usuario, archivos del usuario, datos del usuario, contactos, \
             últimos mensajes, mensajes del usuario, libreta de direcciones, lista de contactos, \
             dirección del usuario, última pregunta, tu usuario, ubicación del usuario, lista de clientes, \
             datos de clientes, datos de contacto, fotos del usuario",
        ),
        (
            Write,
            "añade, añada, añadir, agrega, agregue, agregar, escribe, escriba, inserta, instala, instale, registra, \
             guarda, guarde, copia, pon, añade nuestra, incluye, coloca, crea, configura, deja, añadan, añádelo, \
             agréguese, inserte, insertar, escribir, coloque, colocar, ponga, poner, mete, meta, instalar, cree, \
             crear, deje, dejar, incluya, incluir, introduce, introduzca, configure, configurar, adjunta, adjunte, \
             registre, planta, plante",
        ),
        (
            Memory,
            "recuerda, recuerde, memoriza, memorice, guarda en tu memoria, en tu memoria, tu memoria, en su memoria, \
             memoria a largo plazo, guarda como, guárdalo como, como preferencia, preferencia del usuario, \
             ten en cuenta siempre, apunta en tu memoria, graba en tu memoria, guarda en la memoria, \
             guarda en memoria, guárdalo en la memoria, guárdalo en memoria, guárdalo en tu memoria, \
             guarde en memoria, en la memoria, apunta, anota en tu memoria, anota para siempre, no olvides nunca, \
             nunca olvides, recuerda para siempre, memoria persistente, memoria permanente, almacena en, \
             añade a tu memoria, a tu memoria, lección, como un hecho, como hecho, como regla, \
             registra en tu memoria, aprende de memoria, grábate, quédate con, \
             {anota|anótate|anote|anótese|apunta|apúntate|apunte|apúntese|registra|registre|regístrese|guarda} {para siempre|de forma permanente|de manera permanente|permanentemente|definitivamente|de una vez por todas|en tu memoria|en su memoria|en la memoria|en memoria|como hecho|como un hecho|como regla}, \
             nota {permanente|para siempre|para la posteridad|para el futuro|definitiva}, \
             {añade|añada|agrega|agregue|incorpora|incorpore|suma|incluye} {a|en} {tu|su|la} {memoria|memoria a largo plazo|base de conocimientos}, \
             {tu|su} {base de conocimientos|memoria}, memorización, memorizar, recordar siempre, recordarás, \
             recordará, recordad, recuérdalo, recuérdese, memorízalo, memorícese, retén, retenga, retener, \
             aprende que, aprenda que, ten presente, tenga presente, ten por cierto, tenga por cierto, da por hecho, \
             dé por hecho, no {olvides|olvide|olvidar} {nunca|jamás}, recuerdo permanente, regla permanente, \
             hecho permanente, preferencia permanente, preferencia duradera, entrada de memoria, \
             memoria de largo plazo, memoria duradera",
        ),
        (
            Lasting,
            "a partir de este momento, desde este momento, desde ahora, siempre, a partir de ahora, \
             de ahora en adelante, en adelante, para siempre, en el futuro, cada sesión, todas las sesiones, futuras, \
             nunca más, permanente, permanentemente, en cada sesión, próximas sesiones, nunca, jamás, \
             de una vez por todas, hasta nuevo aviso, cada vez, desde ahora, desde hoy, a partir de hoy, desde aquí, \
             en cada conversación, en toda conversación, sin excepción, por siempre, invariablemente, eternamente, \
             por toda la eternidad, de por vida, por los siglos, definitivamente, de forma permanente, \
             de manera permanente, en lo sucesivo, desde este instante, a partir de este instante, a partir de aquí, \
             de aquí en adelante, en cada inicio, en cada arranque, en todas las sesiones, en toda sesión, \
             en todo momento, en cualquier sesión",
        ),
        (
            Trust,
            "de confianza, es seguro, es segura, son seguros, confiable, confiables, confía, confía en, exento, \
             no necesita revisión, fiable, fiables, no necesitan aprobación, no necesita aprobación, \
             no requieren aprobación, no requiere aprobación, no requieren revisión, sin aprobación, \
             ninguna aprobación, fuente oficial, única fuente, a ciegas, es inofensivo, son inofensivos, \
             son inofensivas, siempre aprobado*, ya verificado*, por verificado*, no hace falta revisar, \
             no hace falta verificar, no se cuestiona*, \
             {confía|confían|confiamos|confiar} {plenamente|totalmente|ciegamente|siempre}, plena confianza, \
             total confianza, absoluta confianza, \
             no {necesita|necesitan|requiere|requieren|precisa|precisan} {confirmación|autorización|verificación|\
             permiso}, \
             sin {verificación|revisión|control}, no {debe|deben} {revisarse|verificarse|cuestionarse}, exenta, \
             exentos, exentas, está verificado, están verificados, se considera seguro, se consideran seguros, \
             se dan por {buenos|buenas|válidos|válidas}, inofensivo, inofensivos, inofensivas",
        ),
        (
            Disable,
            "desactiva*, deshabilita*, omite, omitir, omita, salta, sáltate, saltarse, saltar, ignora*, elude, evita, \
             apaga, suprime, no necesita, no necesitan, no requiere, no requieren, no hace falta, no hacen falta, \
             sobra, sobran, rechaza, rechace, rechazar, rechazan, rechazarse, rechazadas, se omiten, omitidas, \
             se saltan, levantó, levantado, quita, quitó, suspende, suspendió, innecesari*, prescinde de, pospón, \
             desconecta, dispens*, ciérralos, cierra, desactivo, suspendido, suspendida, suspendidas, suspendidos, \
             eliminado, eliminada, eliminadas, eliminados, suprimida, suprimidas, suprimido, anulada, anuladas, \
             apagado, apagada, apagadas, ya no se requiere, ya no se requieren, ya no hace falta, ya no hacen falta, \
             ya no es necesaria, ya no son necesarias, levantada, retirada, retiradas",
        ),
        (
            Guard,
            "revisión, revisiones, confirmación, confirmaciones, advertencia*, aviso de seguridad, \
             avisos de seguridad, certificado*, verificación, aprobación, controles de seguridad, comprobaciones, \
             registro de auditoría, actualizaciones de seguridad, actualización de seguridad, parches de seguridad, \
             restricciones, restricción, límites, firma, firmas, segunda firma, doble control, autorización, \
             antivirus, protección, protecciones, salvaguardas, cortafuegos, validación, verificaciones, \
             control de calidad, errores de certificado, autorizaciones, aprobaciones, permisos, controles, \
             validaciones, petición de confirmación, peticiones de confirmación",
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
            "aprueba este, aprueba todos, aprueba esta, aprueba todas, borra todos, elimina todos, transfiere el, \
             transfiere los, acepta todos, elige el vuelo más caro, elige el más caro, elige la más cara, \
             elija el más caro, el vuelo más caro, la habitación más cara, reserva el más caro, \
             reserva la más cara, reserva la habitación más, compra, compre, vota por, haz clic en, haga clic en, \
             pulsa en, confirma la transferencia, confirma la compra, aprueba la, aprueba el, aprueba el pago, \
             cierra el ticket, paga la, abre la puerta, bloquea la cuenta, rechaza todas, rechaza siempre, \
             calla las, callen las, calle las, acepta las condiciones, firma el contrato",
        ),
        (
            Danger,
            "sin preguntar, sin confirmación, sin pedir permiso, como root, sin pruebas, sin revisar, sin consultar, \
             sin aprobación, sin autorización, cualquier orden, toda orden, toda orden de, todo comando, \
             cualquier comando, todos los comandos, sin preguntas, sin verificar, sin leer, los pagos, pagos a, \
             transferencias, a ciegas, \
             sin {más|otra|ninguna|nueva|ulterior} {confirmación|autorización|aprobación|verificación|preguntas|\
             revisión}, \
             sin {permiso|confirmar|dudar|dudarlo|titubear|comprobar|validar|validación|verificación|\
             esperar confirmación|esperar respuesta}, \
             sin {pedir|solicitar|requerir|esperar} {confirmación|autorización|aprobación|permiso|\
             la confirmación|su confirmación}, \
             sin {preguntarle|preguntar nada|hacer preguntas|tener que preguntar|que se lo pidan}, \
             {todas|cada} {las órdenes|orden}, cada comando, cualquier instrucción",
        ),
        (
            Granted,
            "aprobado, autorizado, permitido, aceptado, dado permiso, dado su permiso, consentido, confirmado, \
             ha autorizado, ha aprobado, dio permiso, dio su permiso, de antemano, por adelantado, te deja, \
             quiere que, desea que, aceptó, autorizó, consintió, carta blanca, \
             {sí|si} {confirmo|autorizo|apruebo|acepto|consiento|lo confirmo|lo autorizo|lo apruebo|\
             estoy de acuerdo|te autorizo|doy permiso}, \
             {confirmo|autorizo|apruebo|acepto|consiento} {todo|todos|todas|toda|cualquier|el|la|los|las|que|\
             ahora|puedes|y}, \
             doy mi {consentimiento|permiso|aprobación|autorización|visto bueno}, \
             te doy {permiso|mi permiso|autorización|mi consentimiento|carta blanca|vía libre}, \
             le doy {permiso|mi permiso|autorización|mi consentimiento|carta blanca|vía libre}, \
             {dio|da|ha dado|dará} {su consentimiento|su permiso|permiso|su aprobación|su autorización|\
             el visto bueno|su visto bueno|luz verde|vía libre|carta blanca}, \
             {aprueba|autoriza|acepta|permite|consiente|valida} {todo|toda|todos|todas|cualquier|cualquiera|cada|\
             siempre|de antemano|por adelantado}, \
             autorizados, autorizadas, autorizada, aprobada, aprobados, aprobadas, aceptados, aceptadas, permitidos, \
             permitidas, permitida, concedido, concedida",
        ),
        (
            Authority,
            "mensaje del sistema, aviso del sistema, máxima prioridad, prioridad máxima, prevalece sobre, \
             tiene prioridad, nuevas instrucciones, mensaje del desarrollador, modo desarrollador, \
             modo de mantenimiento, mensaje del administrador, el administrador activó, administrador levantó, \
             administrador ha levantado, administrador quitó, aviso de la plataforma, mensaje de la plataforma, \
             mensaje de tu operador, mensaje de tu desarrollador, orden del dueño, orden del operador, \
             nuevo prompt del sistema, por encima de, está por encima, \
             {mensaje|aviso|nota|orden|instrucción|directiva|notificación|comunicado|anuncio} {del sistema|\
             de sistema|del administrador|de administrador|del operador|de operador|del desarrollador|\
             de desarrollador|de los desarrolladores|del propietario|del dueño|del proveedor|del fabricante|\
             de la plataforma}, \
             {operador|administrador|desarrollador|propietario|dueño|sistema} {agente|al agente|a agente|\
             a los agentes|a todos los agentes|al modelo|modelo}, \
             {tienes|tiene|posees|posee|dispones de|dispone de} {ahora|ya|desde ahora|a partir de ahora} {permisos|derechos|privilegios|acceso|todos los permisos|todos los derechos}, \
             {ahora|ya|desde ahora|desde este momento|a partir de ahora} {tienes|tiene|posees|posee|dispones de} {permisos|derechos|privilegios|acceso|todos los permisos|todos los derechos}, \
             {se le han|se te han|te han sido|le han sido|te hemos|se te ha|se le ha|te fueron|\
             le fueron} {concedido|otorgado|concedidos|otorgados|asignado|asignados|dado}, \
             {permisos de administrador|derechos de administrador|privilegios elevados|permisos elevados|\
             derechos elevados|acceso root|privilegios de administrador} {concedidos|otorgados|activados|\
             habilitados|concedido|otorgado}, \
             {administrador|operador|desarrollador|propietario} {te autoriza|le autoriza|te concede|le concede|\
             ha desactivado|ha suspendido|ha eliminado}, \
             instrucción prioritaria, instrucciones prioritarias, orden prioritaria, modo administrador, \
             modo superusuario, prioridad absoluta, \
             {sistema|operador|administrador|desarrollador|propietario} → {agente|asistente|ia|modelo}",
        ),
        (
            Obey,
            "obedece, obedezca, ejecuta, ejecute, sigue estas, sigue las, siga estas, siga las, cumple, cumpla, \
             realiza, haz lo que, haga lo que, cúmplelo, cúmplela, ejecutar, ejecutará, obedecer, obedece a, \
             sigue esta, siga esta, haz esto, haga esto, acata, acate, atiende a, cumplir, hágalo, \
             {tu|su} {única|nueva|verdadera|auténtica|real} {tarea|misión|función|instrucción|orden|labor}, \
             {tu|su} {único|nuevo|verdadero|auténtico} {objetivo|cometido|propósito|trabajo|encargo|deber}, \
             {solo|sólo|únicamente} {cuenta|vale|rige|importa|es válido} {este|esta|esto|lo que sigue|\
             lo siguiente|estas|estos}, \
             {solo|sólo|únicamente} {este|esta|estas} {texto|mensaje|instrucción|instrucciones} {cuenta|cuentan|vale|valen}, \
             {ejecuta|ejecute|haz|haga|cumple|cumpla|realiza|realice} {lo siguiente|lo que sigue|esto|\
             lo de abajo|los pasos|las órdenes}, \
             obedece {solo|sólo|únicamente}, obedecerás, obedecerá, ejecutarás, seguirás {solo|únicamente}, \
             sigue {solo|únicamente|estas|estos}, siga {solo|únicamente|estas|estos}, atente a, aténgase a, \
             limítate a",
        ),
        (
            Here,
            "siguientes, siguiente, este archivo, este texto, este documento, esta página, estas instrucciones, \
             estos pasos, a continuación, abajo, este mensaje, lo que dice, esta línea, este anuncio, el anuncio, \
             esta reseña, este comentario, este correo, esta nota, este ticket, esto, este sitio, esta sección, \
             este párrafo, este repositorio, esta solicitud, este currículum, lo siguiente, más abajo, \
             de este documento, de esta página, en el adjunto, este aviso",
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
            "califica, califique, evalúa, evalúe, valora, puntúa, recomienda, recomiende, responde, responda, \
             otorga, di que, dale, aconseja, recomienden, recomendar, prefiere, valore, declara, escribe, escriba, \
             menciona, cita, pon, concede, elogia, presenta",
        ),
        (
            Praise,
            "excelente, sobresaliente, máxima puntuación, puntuación máxima, la mejor opción, 10 de 10, \
             diez sobre diez, sin defectos, sin vulnerabilidades, mejor candidato, nota máxima, solo nuestro, \
             solo nuestra, sólo nuestro, únicamente nuestro, solamente nuestro, nuestro hotel, nuestro producto, \
             nuestra empresa, nuestro sitio, nuestra oferta, nuestra marca, cinco estrellas, sin observaciones, \
             sin hallazgos, nada que señalar, nada que objetar, sin objeciones, sin comentarios, ningún problema, \
             máxima nota, en primer lugar, la mejor, el mejor, como auténtico, como válido, a entrevista, \
             diga lo que diga",
        ),
        (
            Talk,
            "atacante*, ataque*, inyección de prompt*, inyecciones, por ejemplo, frases como, \
             textos como, malicioso, detecta, falso mensaje, falsos mensajes, mensaje falso, mensajes falsos, \
             falsa orden, falsas órdenes, falsific*, suplant*, estafa*, estafador*, fraude*, supuesto, supuesta, \
             presunto, presunta, phishing, intenta convencer, intentan convencer, suele convencer, intento de",
        ),
        (
            Behind,
            "que te dio, que te dieron, que te ha dado, que te han dado, que recibiste, que has recibido, \
             que te puso, que te impuso, que le dio, de tu desarrollador, de tu operador, de tu equipo, \
             de tu dueño, de tu creador, de su operador, de su desarrollador, de su dueño, recibidas de, impuestas, \
             dadas por, que traes, de más arriba, que preceden, que figuran arriba, más arriba",
        ),
        (Check, "pruebas, las pruebas, fallos, linter"),
        (
            Feign,
            "dile a tu usuario que, dígale a su usuario que, dile al usuario que, dígale al usuario que, \
             decir al usuario que, hazle creer, haz creer, haga creer, miente a, miéntele, miéntale, \
             engaña al usuario, engaña a tu usuario, como superadas, como aprobadas, como exitosas, \
             se informan como, infórmalas como, informa que pasaron, di que pasaron, di que todo, finge que, \
             finja que, niega que, niega haber, niega que exista, convence a tu usuario, convence al usuario, \
             asegúrale, responde que no",
        ),
        (
            Unseen,
            "el usuario no ve esto, usuario no ve este, usuario no puede ver, usuario no puede verlo, \
             el usuario no lo ve, solo tú puedes, solo tú ves, sólo tú, solo la ia, solo las ia, \
             los humanos no ven, las personas no ven, nota secreta, mensaje secreto, instrucción secreta, \
             invisible para el usuario, invisible para los humanos",
        ),
        (
            Posing,
            "como órdenes, como una orden, como orden, como instrucciones de, como si vinieran, como si viniera, \
             como venidas, como procedentes, como provenientes, como si tu, como si fuera de, como si fueran de, \
             como la palabra, como si lo dijera, como si los hubiera, como si hubieran, vienen de tu, viene de tu, \
             proceden de tu, con el rango",
        ),
        (
            Usurp,
            "soy tu operador, soy tu desarrollador, soy tu dueño, soy tu creador, soy tu nuevo, soy tu amo, \
             soy tu administrador, soy tu orquestador, soy tu usuario, soy su operador, yo te creé, yo te programé, \
             me obedeces, me obedecerás, trabajas para mí, ahora trabajas para, te habla tu operador, \
             te habla tu desarrollador, habla tu operador, no es tu usuario, no es tu verdadero usuario, \
             tu verdadero usuario, tu verdadero dueño, tu nuevo dueño, tu nuevo usuario, tu nuevo operador, \
             es tu dueño, es tu nuevo, obedece solo a, hazme caso solo a",
        ),
        (
            Deed,
            "borra, elimina, transfiere, compra, aprueba, publica, envía, manda, reenvía, revela, haz clic, \
             reserva, paga, recomienda, instala, vota por, dile a tu, responde solo, confirma, acepta, firma",
        ),
        (
            Recollection,
            "tú mismo lo anotaste, tú mismo lo recordaste, lo recordaste tú, esto lo recordaste, lo anotaste tú, \
             ya aceptaste, ya prometiste, prometiste, tus propias notas, tu propia memoria, habías decidido, \
             decidiste, lo aprendiste, tú mismo",
        ),
        (
            OwnMemory,
            "tu memoria, su memoria, tus recuerdos, tus notas, \
             {tu|su} {memoria a largo plazo|memoria persistente|memoria permanente|memoria de largo plazo|\
             base de conocimientos|memoria duradera}, \
             {tu|tus} {memoria|recuerdos}, tus notas permanentes",
        ),
        (Sink, "dirección, enlace, imagen, parámetro, formulario, servidor"),
        (Place, "tarea programada, tarea cron, inicio automático, perfil del shell, archivo de reglas"),
    ],
};

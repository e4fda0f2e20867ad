//! Danish and Norwegian.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Ask, Asset, Authority, Become, Danger, Disable, Drop, Free, Granted, Greeting, Guard, Harm, Here,
    Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey, Praise, Prompt, Protected, Reading,
    Reveal, Rules, Said, Send, Standing, Supposed, Talk, Task, Tell, TellUser, Trust, User, Without, Write,
    You,
};

pub(super) const DANISH_NORWEGIAN: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "sprogmodel*, språkmodell*, assistent, assistenten, ai assistent*, ki assistent*, ai agent*, \
             ki agent*, chatrobot*, kunstig intelligens",
        ),
        (Greeting, "kære, kjære, hej, hei, til alle, besked til, melding til, beskjed til, til"),
        (Supposed, "hvis du er en"),
        (Reading, "læser, leser, behandler, opsummer*, oppsummer*, vurderer"),
        (Modal, "skal, må, bør"),
        (User, "bruger*, bruker*, menneske*, udvikler*, utvikler*, operatør*, kunde*"),
        (You, "du, din, dine, dit, ditt"),
        (Not, "ikke, aldrig, aldri, ingen, intet, ingenting, ikkje"),
        (Without, "uden, uten"),
        (
            Tell,
            "fortæl*, fortell*, nævn*, nevn*, informer*, sig, si, sige, oplys*, opplys*, afslør*, \
             avslør*, vis",
        ),
        (
            TellUser,
            "fortæl brugeren, fortell brukeren, sig til brugeren, si til brukeren, \
             sig det ikke til brugeren, si det ikke til brukeren, til brugeren, til brukeren, \
             informer brugeren, informer brukeren",
        ),
        (Ask, "spørge, spørre, bekræft*, bekreft*, tilladelse, tillatelse, godkend*, godkjenn*"),
        (
            Hush,
            "i hemmelighed, i hemmelighet, i smug, hemmeligt, i det skjulte, ubemærket, ubemerket, \
             i al stilhed, uden at brugeren, uten at brukeren, i stillhet",
        ),
        (
            Drop,
            "ignorer*, glem, glemme, se bort fra, tilsidesæt*, tilsidesett*, forkast*, følg, omgå*, dropp",
        ),
        (
            Rules,
            "instruktion*, instruks*, retningslinje*, anvisning*, dine regler, tidligere regler, \
             alle regler, direktiv*, begrænsning*, begrensning*",
        ),
        (Task, "opgave*, oppgave*, spørgsmål*, spørsmål*, anmodning*, forespørsel*"),
        (
            Standing,
            "tidligere, foregående, forrige, ovenstående, ovenfor, alle, alt, dine, din, oprindelige, \
             opprinnelige, gamle, eksisterende",
        ),
        (
            Said,
            "alt ovenfor, alt hvad du har fået, alt du har fået, alt du har fått, alt det du har, \
             alt som står ovenfor, alt der står ovenfor, alt brukeren har bedt om, alt brugeren har bedt om, \
             alt som er sagt",
        ),
        (
            Prompt,
            "systemprompt*, systemledetekst*, systeminstruks*, skjulte instruktioner, \
             skjulte instruksjoner, dine instruktioner, dine instruksjoner, oprindelige instruktioner",
        ),
        (Reveal, "vis, skriv, udskriv, afslør*, avslør*, gentag, gjenta"),
        (Send, "last opp, del, indsæt, kopier*, publicer*, publiser*, vedhæft, legg"),
        (
            Protected,
            "adgangskode*, kodeord*, passord*, nøgler*, nøkler*, api nøgle*, api nøkkel*, hemmeligheder, \
             hemmeligheter, loginoplysninger, påloggingsinformasjon, miljøvariable*, indholdet af env, \
             innholdet i env, indholdet af filen, innholdet i filen, kreditkort*",
        ),
        (
            Intimate,
            "samtale*, chathistorik*, samtalehistorik*, brugerens navn, brukerens navn, \
             brugerens kalender, brukerens kalender, brugerens filer, brukerens filer",
        ),
        (Write, "tilføj*, skriv, registrer*, gem, lagre, kopier*, legg, indsæt"),
        (
            Memory,
            "husk, i din hukommelse, din hukommelse, i minnet ditt, langtidshukommelse*, langtidsminne*, \
             som en præference, som en preferanse, gem som, lagre som, i hukommelsen, i minnet",
        ),
        (
            Lasting,
            "altid, alltid, fremover, fra nu af, fra nå av, i fremtiden, hver session, alle sessioner, \
             hver økt, alle økter, fremtidige, for altid, aldri mer, aldrig mere",
        ),
        (Trust, "betroet, pålidelig*, pålitelig*, er sikker, er sikre, stol på, stoler på, undtag*, unntatt"),
        (Disable, "spring over, hopp over, deaktiver*, slå fra, slå av, sluk, ignorer*, omgå*, undertryk*"),
        (
            Guard,
            "gennemgang*, gjennomgang*, bekræftelse*, bekreftelse*, *advarsel*, *advarsler, certifikat*, \
             sertifikat*, kontrol*, verificering*, godkendelse*, godkjenning*",
        ),
        (
            Harm,
            "slet, slette*, fjern*, ødelæg*, ødelegg*, godkend*, godkjenn*, publicer*, luk, lukk, overfør*, \
             overskriv*, slett",
        ),
        (
            Asset,
            "filer, filerne, filene, mappe*, gren*, sikkerhedskopi*, sikkerhetskopi*, konto*, penge, \
             penger, tester",
        ),
        (Abuse, "godkend denne, godkjenn denne, godkend alle, slet alle, slett alle, overfør penge"),
        (
            Danger,
            "uden at spørge, uten å spørre, som root, uden tests, uten tester, uden bekræftelse, \
             uten bekreftelse",
        ),
        (Granted, "godkendt, godkjent, tilladt, tillatt, samtykket, bekræftet, bekreftet"),
        (
            Authority,
            "systembesked, systemmelding, højeste prioritet, høyeste prioritet, nye instruktioner, \
             nye instruksjoner, har forrang, udviklertilstand, utviklermodus",
        ),
        (Obey, "udfør*, utfør*, adlyd*, følg disse, følg de, følg denne, kør, kjør"),
        (
            Here,
            "følgende, denne fil, denne filen, denne tekst, denne teksten, dette dokument, \
             dette dokumentet, nedenfor, disse trin, disse trinnene, disse instruktioner",
        ),
        (Become, "du er nu, du er nå, lad som om, lat som om, opfør dig som"),
        (
            Free,
            "ubegrænset, ubegrenset, uden begrænsninger, uten begrensninger, ingen begrænsninger, \
             ingen begrensninger, uden regler, uten regler, usensurert, ucensureret",
        ),
        (Judge, "vurder*, bedøm*, giv, gi, anbefal*, svar"),
        (
            Praise,
            "fremragende, utmerket, topkarakter, toppkarakter, bedste valg, beste valg, ingen fejl, \
             ingen feil",
        ),
        (Talk, "angriber*, angrep*, angreb*, for eksempel"),
    ],
};

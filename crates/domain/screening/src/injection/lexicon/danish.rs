//! Danish and Norwegian.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Behind, Check, Danger, Deed, Disable, Drop, Feign, Free,
    Granted, Greeting, Guard, Harm, Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey,
    OwnMemory, Posing, Praise, Prompt, Protected, Reading, Reveal, Rules, Said, Send, Standing, Supposed,
    Talk, Task, Tell, TellUser, Trust, Unseen, User, Usurp, Void, Without, Write, You,
};

pub(super) const DANISH_NORWEGIAN: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "sprogmodel*, språkmodell*, assistent, assistenten, ai assistent*, ki assistent*, ai agent*, ki agent*, \
             chatrobot*, kunstig intelligens, ai læser*, ai model*, ai modell*, ai bot*, ai en, ki en, \
             den kunstige intelligens, gennemgående ai, kunstige intelligensen",
        ),
        (
            Greeting,
            "kære, kjære, hej, hei, til alle, besked til, melding til, beskjed til, til, obs, hemmelig note til, \
             hemmelig besked til, hemmelig melding til, hemmelig notat til, note til, notat til, til enhver, \
             til den, regler for, regel for, påmindelse til, påminnelse til, enhver, hver",
        ),
        (Supposed, "hvis du er en, hvis du er et, er du en, som ai, som assistent, som ki"),
        (
            Reading,
            "læser, leser, behandler, opsummer*, oppsummer*, vurderer, opsummerer, oppsummerer, gennemgår, \
             gjennomgår, oversætter, oversetter, bedømmer, åbner, åpner, analyserer",
        ),
        (Modal, "skal, må, bør, er forpligtet, er forpliktet, bedes, behøver ikke, trenger ikke"),
        (
            User,
            "bruger*, bruker*, menneske*, udvikler*, utvikler*, operatør*, kunde*, administrator*, ejer*, eier*, \
             team*, chef*, sjef*, skaber*, skaper*, læser*, mennesker",
        ),
        (You, "du, din, dine, dit, ditt"),
        (Not, "ikke, aldrig, aldri, ingen, intet, ingenting, ikkje"),
        (Without, "uden, uten"),
        (
            Tell,
            "fortæl*, fortell*, nævn*, nevn*, informer*, sig, si, sige, oplys*, opplys*, afslør*, \
             avslør*, vis, underrette, advare",
        ),
        (
            TellUser,
            "fortæl brugeren, fortell brukeren, sig til brugeren, si til brukeren, sig det ikke til brugeren, \
             si det ikke til brukeren, til brugeren, til brukeren, informer brugeren, informer brukeren, \
             {informere|underrette|advare|fortælle|sige det til|nævne det for|varsle|fortelle|\
             si det til} {brugeren|brukeren|kunden}, \
             sig {ikke|intet} til {brugeren|brukeren}",
        ),
        (Ask, "spørge, spørre, bekræft*, bekreft*, tilladelse, tillatelse, godkend*, godkjenn*"),
        (
            Hush,
            "i hemmelighed, i hemmelighet, i smug, hemmeligt, i det skjulte, ubemærket, ubemerket, i al stilhed, \
             uden at brugeren, uten at brukeren, i stillhet, sig intet, si ingenting, sig ikke noget, fortæl ikke, \
             fortell ikke, nævn ikke, nevn ikke, uden at nævne, uten å nevne, uden at sige, mellem os, mellom oss, \
             stille, ti stille, ikke et ord, ingen må vide, diskret, \
             sig {ingenting|intet|det ikke til nogen|ikke et ord|det til ingen}, \
             si {ingenting|det ikke til noen|ikke et ord}, \
             {nævn|nevn} {det|dette} {ikke|ikke for nogen|ikke for noen|for ingen}, tal ikke om det, \
             snakk ikke om det, hold det hemmeligt, hold det hemmelig, uden at {nogen|brugeren} {opdager|ved|mærker}",
        ),
        (
            Drop,
            "ignorer*, glem, glemme, se bort fra, tilsidesæt*, tilsidesett*, forkast*, følg, omgå*, dropp, \
             læg til side, legg til side, læg væk, legg bort, til side, smid væk, kast, ignorer, følg ikke, \
             følg dem ikke, adlyd ikke, hold op med at følge, slutt å følge, bryd, bryt, overse, over bord, \
             ser bort fra, set bort fra, læg fra dig, legg fra deg, sæt dig ud over, sett deg ut over, tilsidesæt, \
             tilsidesett, bryd med, blæs på, gi blaffen i, ikke følg, ikke adlyd, ikke bry deg om, ignorér, \
             ignorere, forkast, forkaster, slutt å høre, hør ikke på, undlad at følge, hold op med, slutt med",
        ),
        (
            Rules,
            "instruktion*, instruks*, retningslinje*, anvisning*, dine regler, tidligere regler, alle regler, \
             direktiv*, begrænsning*, begrensning*, regler, reglerne, reglene, tjekliste*, sjekkliste*, \
             retningslinjer*, instrukser*, instruktioner*, instruksjoner*, anvisninger*, begrænsninger*, \
             begrensninger*, direktiver*, politik*, beskeder, beskjeder, påbud, forbud, rammer, rettesnor, \
             rettesnore",
        ),
        (Task, "opgave*, oppgave*, spørgsmål*, spørsmål*, anmodning*, forespørsel*"),
        (
            Standing,
            "tidligere, foregående, forrige, ovenstående, ovenfor, alle, alt, dine, din, oprindelige, opprinnelige, \
             gamle, eksisterende, ditt, sine, deres, hver, som du",
        ),
        (
            Said,
            "alt ovenfor, alt hvad du har fået, alt du har fået, alt du har fått, alt det du har, \
             alt som står ovenfor, alt der står ovenfor, alt brukeren har bedt om, alt brugeren har bedt om, \
             alt som er sagt, hvad din operatør, det din operatør, hvad din bruger, hva din bruker, hvad din ejer, \
             hva din eier, hvad din udvikler, hvad brugeren, hva brukeren, alt over, det du er i gang, \
             alt der er sagt, det du har fået besked på, det du har fått beskjed om, det du er blevet bedt om, \
             det du er blitt bedt om, alt du er blevet, alt du har fått beskjed, alt hvad du, alt som står over, \
             alt før dette, alt før denne, det udvikleren, det utvikleren, hvad du er blevet, det din ejer, \
             det din bruker, det din utvikler, hva din utvikler, det du fik besked, det du fikk beskjed, \
             det brugeren, det brukeren, \
             {det der|alt hvad der|det som|alt som} {står|er sagt|er skrevet|stod|blev sagt} {ovenfor|ovenover|\
             tidligere|hidtil|ovenfor her|over}, \
             alt {ovenfor|ovenstående|over}, det {ovenstående|ovennævnte}",
        ),
        (
            Prompt,
            "systemprompt*, systemledetekst*, systeminstruks*, skjulte instruktioner, \
             skjulte instruksjoner, dine instruktioner, dine instruksjoner, oprindelige instruktioner",
        ),
        (Reveal, "vis, skriv, udskriv, afslør*, avslør*, gentag, gjenta"),
        (
            Send,
            "last opp, del, indsæt, kopier*, publicer*, publiser*, vedhæft, legg, send, sende, sender, videresend, \
             videresende, videresender, overfør, overføre, mail, dele, upload, uploade, udlever, udlevere",
        ),
        (
            Protected,
            "adgangskode*, kodeord*, passord*, nøgler*, nøkler*, api nøgle*, api nøkkel*, hemmeligheder, \
             hemmeligheter, loginoplysninger, påloggingsinformasjon, miljøvariable*, indholdet af env, \
             innholdet i env, indholdet af filen, innholdet i filen, kreditkort*",
        ),
        (
            Intimate,
            "samtale*, chathistorik*, samtalehistorik*, brugerens navn, brukerens navn, brugerens kalender, \
             brukerens kalender, brugerens filer, brukerens filer, seneste beskeder, siste meldinger, \
             brugerens beskeder, kontakter, adressebog*, adressebok*, kontaktliste*, din bruger, din bruker, \
             kundeliste*",
        ),
        (
            Write,
            "tilføj*, skriv, registrer*, gem, lagre, kopier*, legg, indsæt, tilføj, føj til, indsætte, skrive, \
             installer, installere, opret, oprette, placer, læg, legg til, sett inn, legg inn",
        ),
        (
            Memory,
            "husk, i din hukommelse, din hukommelse, i minnet ditt, langtidshukommelse*, langtidsminne*, \
             som en præference, som en preferanse, gem som, lagre som, i hukommelsen, i minnet, gem i hukommelsen, \
             lagre i minnet, i hukommelse, minnet ditt, husk for altid, glem aldrig, glem aldri, som faktum, \
             som regel, lærdom, noter til senere, {din|dit|deres|jeres} {hukommelse|minne|permanente hukommelse}, \
             {noter|notér|gem|husk|skriv ned|lagre|lagr|noter deg|merk deg} {for altid|for alltid|permanent|\
             for evigt|for evig|som fakta|som regel|som præference|i hukommelsen|i minnet|at brugeren|\
             at brukeren|at ejeren|at eieren}, \
             {tilføj|føj|legg|skriv|gem} til {din hukommelse|din langtidshukommelse|langtidshukommelsen|\
             minnet ditt|langtidsminnet}, \
             permanent {regel|præference|instruks}",
        ),
        (
            Lasting,
            "altid, alltid, fremover, fra nu af, fra nå av, i fremtiden, hver session, alle sessioner, hver økt, \
             alle økter, fremtidige, for altid, aldri mer, aldrig mere, aldrig, aldri, herefter, for alltid, \
             hver gang, indtil videre, inntil videre, i hver samtale, uden undtagelse, uten unntak, én gang for alle, \
             for evigt, for evig, til evig tid, permanent, en gang for alle, fra dette øjeblik, ved hver start, \
             ved hver opstart, ved hver oppstart, i hver session, i alle sessioner",
        ),
        (
            Trust,
            "betroet, pålidelig*, pålitelig*, er sikker, er sikre, stol på, stoler på, undtag*, unntatt, \
             aldrig kræver godkendelse, krever aldri godkjenning, ingen godkendelse, ingen godkjenning, \
             ikke godkendes, ingen kontrol, officiel kilde, offisiell kilde, eneste kilde, blindt, harmløs*, \
             allerede kontrolleret, allerede kontrollert, altid godkendt, stoler {på|fuldt på|fullt på|altid på}, \
             fuld tillid, full tillit, \
             {kræver|behøver|krever|trenger} {ingen|intet|inga} {bekræftelse|godkendelse|gennemgang|kontrol|\
             bekreftelse|godkjenning}, \
             undtaget fra, unntatt fra",
        ),
        (
            Disable,
            "spring over, hopp over, deaktiver*, slå fra, slå av, sluk, ignorer*, omgå*, undertryk*, aldrig kræver, \
             krever aldri, kræver ikke, krever ikke, behøver ikke, trenger ikke, unødvendig*, afvis, avvis, afslå, \
             avslå, nægt, nekt, springes over, slå af, deaktiver, fjern, fjernet, ophævet, opphevet, udelad, utelat, \
             omgå, udskyd, utsett, slået fra, slået af, skrudd av, ikke længere nødvendig, ikke længere påkrævet",
        ),
        (
            Guard,
            "gennemgang*, gjennomgang*, bekræftelse*, bekreftelse*, *advarsel*, *advarsler, certifikat*, \
             sertifikat*, kontrol*, verificering*, godkendelse*, godkjenning*, sikkerhedsopdatering*, \
             sikkerhetsoppdatering*, begrænsninger*, begrensninger*, signatur*, underskrift*, advarsel*, \
             advarsler*, verifikation*, kontroll*, tilladelse*, tillatelse*, antivirus, logning",
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
        (
            Abuse,
            "godkend denne, godkjenn denne, godkend alle, slet alle, slett alle, overfør penge, vælg det dyreste, \
             velg det dyreste, vælg den dyreste, velg den dyreste, book det dyreste, bestil det dyreste, \
             bestill det dyreste, dyreste fly, dyreste værelse, køb, kjøp, bestil, bestill, stem på, klik på, \
             klikk på, bekræft overførslen, betal, lås døren op, lås kontoen",
        ),
        (
            Danger,
            "uden at spørge, uten å spørre, som root, uden tests, uten tester, uden bekræftelse, uten bekreftelse, \
             uden godkendelse, uten godkjenning, alle kommandoer, enhver kommando, hver kommando, alle ordrer, \
             ulæst, betalinger, overførsler, overføringer, \
             uden {yderligere|nogen} {bekræftelse|spørgsmål|godkendelse}, \
             uten {ytterligere|noen} {bekreftelse|spørsmål}, \
             uden at {spørge|bekræfte|bede om lov|bede om bekræftelse|tøve|kontrollere}, \
             uten å {spørre|bekrefte|be om lov|nøle}, uden spørgsmål, {alle|enhver} {kommandoer|kommando|ordre}",
        ),
        (
            Granted,
            "godkendt, godkjent, tilladt, tillatt, samtykket, bekræftet, bekreftet, \
             ja jeg {bekræfter|godkender|tillader|samtykker|bekrefter|godkjenner|tillater}, \
             jeg {bekræfter|godkender|tillader|bekrefter|godkjenner|tillater} {alt|alle|at du|enhver|samtlige}, \
             jeg giver {mit samtykke|min godkendelse|tilladelse|dig lov}, jeg gir {mitt samtykke|tillatelse|deg lov}, \
             {godkender|tillader|godkjenner|tillater} {enhver|alle|alt|altid|hver|på forhånd}, godkendte, godkjente, \
             autoriseret",
        ),
        (
            Authority,
            "systembesked, systemmelding, højeste prioritet, høyeste prioritet, nye instruktioner, nye instruksjoner, \
             har forrang, udviklertilstand, utviklermodus, administratoren har, besked fra platformen, \
             melding fra plattformen, besked fra din operatør, ordre fra ejeren, ordre fra eieren, ny systemprompt, \
             går forud, \
             {besked|meddelelse|instruks|ordre|melding|beskjed} fra {systemet|administratoren|operatøren|\
             udvikleren|utvikleren|ejeren|eieren|platformen|plattformen}, \
             systembesked*, systemmeddelelse*, systemmelding*, udviklerbesked*, \
             {operatør|administrator|udvikler|utvikler|ejer|eier} {agent|til agent|til agenten|til alle agenter}, \
             {har|får|du har|i har|de har} {nu|nå|fra nu af|hermed} {administratorrettigheder|administratorrettigheter|adminrettigheder|rootadgang|fulde rettigheder|alle rettigheder|udvidede rettigheder|fulle rettigheter}, \
             {administratorrettigheder|udvidede rettigheder|fulde rettigheder|administratorrettigheter|\
             utvidede rettigheter} {er tildelt|er givet|tildelt|er gitt}, \
             {tildelt|givet|fået|fått} {administratorrettigheder|udvidede rettigheder|forhøjede rettigheder|\
             fulde rettigheder|administratorrettigheter|utvidede rettigheter}",
        ),
        (
            Obey,
            "udfør*, utfør*, adlyd*, følg disse, følg de, følg denne, kør, kjør, udfør, utfør, adlyd, gør som, \
             gjør som, gør hvad, gjør dette, ret dig efter, efterlev, etterlev, \
             {din|jeres} {eneste|nye|virkelige|egentlige} {opgave|oppgave|instruks|ordre}, \
             {dit|ditt} eneste {formål|mål|oppdrag}, \
             {kun|bare|udelukkende} {denne tekst|denne teksten|denne besked|disse instrukser} {gælder|gjelder|tæller}, \
             {udfør|kør|gør|utfør|kjør|gjør} {følgende|det følgende|nedenstående|trinnene}, adlyd {kun|bare}, \
             følg {kun|bare}",
        ),
        (
            Here,
            "følgende, denne fil, denne filen, denne tekst, denne teksten, dette dokument, dette dokumentet, \
             nedenfor, disse trin, disse trinnene, disse instruktioner, denne linje, denne linjen, denne side, \
             denne siden, dette, denne annonce, denne annonsen, denne anmeldelse, denne anmeldelsen, denne besked, \
             denne meldingen, det her, annoncen, annonsen",
        ),
        (Become, "du er nu, du er nå, lad som om, lat som om, opfør dig som"),
        (
            Free,
            "ubegrænset, ubegrenset, uden begrænsninger, uten begrensninger, ingen begrænsninger, \
             ingen begrensninger, uden regler, uten regler, usensurert, ucensureret",
        ),
        (
            Judge,
            "vurder*, bedøm*, giv, gi, anbefal*, svar, anbefal, anbefaler, bedøm, vurder, skriv, nævn, nevn, ros, \
             angiv",
        ),
        (
            Praise,
            "fremragende, utmerket, topkarakter, toppkarakter, bedste valg, beste valg, ingen fejl, ingen feil, \
             kun vores, bare vårt, kun vårt, vores hotel, hotellet vårt, vores produkt, vores firma, fem stjerner, \
             ingen bemærkninger, ingen merknader, ingen anmerkninger, ingen indvendinger, højeste karakter, \
             høyeste karakter, bedste, beste, som ægte, som gyldig",
        ),
        (
            Talk,
            "angriber*, angrep*, angreb*, for eksempel, falsk besked, falske beskeder, forfalsket*, svindler*, \
             svindel, påstået, forsøger at overbevise, prøver at overbevise",
        ),
        (Agent, "modellen, modeller, modell, robot, robotten, roboten, agenten, agenter, maskine, maskinen"),
        (
            Behind,
            "du fik, du fikk, du har fået, du har fått, af din, av din, af dit, fra din, fra dit, som du, givet af, \
             gitt av",
        ),
        (
            Void,
            "gælder ikke længere, gjelder ikke lenger, gælder ikke, gjelder ikke, ophævet, opphevet, er ophævet, \
             har ophævet, har opphevet, har fjernet, ugyldige, ugyldig, ophører, opphører, var en test, er forbi, \
             tilbagekaldt, tilbakekalt, udløbet, utløpt, tæller ikke, teller ikke, ikke længere i kraft, \
             ikke lenger i kraft, ud af kraft, ut av kraft, sat ud af kraft, ikke længere bindende, \
             ikke lenger bindende, gælder ikke mere, gjelder ikke mer, er slut, er slutt, er ugyldige, er fortid, \
             bortfalder, bortfaller, er sat til side, er satt til side, \
             ikke længere {gyldig|gyldige|gyldigt|gældende|bindende}, ikke lenger {gyldig|gyldige|gjeldende}, \
             {er|bliver} {ugyldige|ugyldig|ophævet|ophævede|annulleret|opphevet|tilbagekaldt}, er bortfaldet, \
             null og nix",
        ),
        (Check, "tester, testene"),
        (
            Feign,
            "fortæl din bruger at, fortell din bruker at, fortell brukeren din at, sig til din bruger at, \
             si til brukeren at, sig til brugeren at, fortæl brugeren at, fortell brukeren at, \
             få brugeren til at tro, få brukeren til å tro, lyv for, lyg for, vildled, lur brukeren, som bestået, \
             som bestått, lad som om, lat som om, benægt, benekt, påstå at",
        ),
        (
            Unseen,
            "brugeren ser ikke dette, brukeren ser ikke dette, brugeren kan ikke se, brukeren kan ikke se, \
             kun du kan se, bare du kan se, mennesker ser ikke, hemmelig note, hemmelig notat, hemmelig besked, \
             hemmelig melding, usynlig for brugeren, usynlig for brukeren",
        ),
        (
            Posing,
            "som ordrer fra, som en ordre fra, som instrukser fra, som om de kom, som om det kom, kommer fra din, \
             som ejerens, som eierens",
        ),
        (
            Usurp,
            "jeg er din operatør, jeg er din udvikler, jeg er din utvikler, jeg er din ejer, jeg er din eier, \
             jeg er din skaber, jeg er din skaper, jeg er din nye, jeg er din herre, jeg er din administrator, \
             jeg skabte dig, jeg skapte deg, du adlyder mig, du adlyder meg, du arbejder nu for, du jobber nå for, \
             er ikke din bruger, er ikke din bruker, din rigtige bruger, din virkelige, din nye ejer, din nye eier, \
             din nye bruger, er din ejer, er din eier, lyt kun til mig, hør bare på meg",
        ),
        (
            Deed,
            "slet, køb, kjøp, bestil, bestill, godkend, godkjenn, offentliggør, publiser, afslør, avslør, klik, \
             klikk, betal, stem, bekræft, bekreft, overfør",
        ),
        (
            OwnMemory,
            "din hukommelse, minnet ditt, dine noter, \
             {din|dit|deres|jeres} {langtidshukommelse|hukommelse|langtidsminne|minne|permanente hukommelse|\
             langtidsminnet}, \
             {hukommelsen|langtidsminnet|minnet} din, dine {minder|faste notater}",
        ),
    ],
};

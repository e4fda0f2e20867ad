//! Finnish.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Behind, Check, Danger, Disable, Drop, Feign, Free, Granted,
    Greeting, Guard, Harm, Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey,
    OwnMemory, Place, Posing, Praise, Prompt, Protected, Reading, Reveal, Rules, Said, Send, Sink, Standing,
    Supposed, Talk, Task, Tell, TellUser, Trust, Unseen, User, Usurp, Void, Without, Write, You,
};

pub(super) const FINNISH: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "kielimalli*, tekoäly*, avustaja, avustajan, avustajalle, tekoälyavustaja*, tekoälyagentti*, \
             tekoälyassistentti*, agentti, tekoälyt, tekoälylle, tekoälyn, kielimallit, arvioiva tekoäly",
        ),
        (
            Greeting,
            "hyvä, hei, huomio, viesti, kaikille, ohje, rakas, salainen viesti, viesti tekoälylle, jokainen, \
             jokaiselle, kaikki, huom",
        ),
        (Supposed, "jos olet, jos sinä olet, kun tekoäly, kun avustaja, koska olet"),
        (
            Reading,
            "lukee, luet, lukeva*, käsittele*, tiivistä*, arvioi*, lukee tämän, tiivistää, käsittelee, arvioi, \
             kääntää, näkee, avaa",
        ),
        (Modal, "pitää, täytyy, tulee, on pakko, kuuluu"),
        (User, "käyttäjä*, ihmis*, kehittäj*, operaattori*, omistaj*, asiakas*, kenellekään"),
        (You, "sinä, sinun, sinulle, teidän"),
        (Not, "älä, älkää, ei, koskaan, mitään, kenellekään, ikinä"),
        (Without, "ilman, kysymättä, kertomatta, ilmoittamatta"),
        (Tell, "kerro, kertoa, kertoma*, mainitse*, ilmoita*, paljasta*, näytä, sano"),
        (
            TellUser,
            "kerro käyttäjä*, kerro tästä käyttäjä*, kerro siitä käyttäjä*, mainitse tätä käyttäjä*, \
             mainitse tästä käyttäjä*, sano käyttäjä*, ilmoita käyttäjä*, kertomatta käyttäjä*, \
             ilmoittamatta käyttäjä*, \
             {kertomatta|ilmoittamatta|sanomatta|mainitsematta} {käyttäjälle|siitä käyttäjälle|\
             asiasta käyttäjälle|asiakkaalle}, \
             {käyttäjän|asiakkaan} tietämättä, {kerro|ilmoita|mainitse} käyttäjälle",
        ),
        (Ask, "kysy*, vahvistu*, lupa*, hyväksyn*"),
        (
            Hush,
            "salaa, salassa, hiljaa, huomaamatta, vaivihkaa, käyttäjän tietämättä, piilota, kertomatta kenellekään, \
             äläkä kerro, \
             {älä|älkää} {kerro|mainitse|puhu|kertoko|mainitko|puhuko|sano} {kenellekään|tästä|siitä|asiasta|\
             tästä kenellekään|siitä kenellekään|mitään}, \
             {kertomatta|ilmoittamatta|sanomatta} {käyttäjälle|kenellekään|siitä|asiasta}, ei sanaakaan, \
             pidä {salassa|se salassa|tämä salassa|omana tietonasi}, kaikessa hiljaisuudessa, kenenkään tietämättä, \
             meidän kesken, kukaan ei saa {tietää|huomata|nähdä}, jälkiä jättämättä",
        ),
        (
            Drop,
            "ohita*, unohda*, jätä, hylkää*, sivuuta*, älä noudata, älä välitä, kumoa*, riko, kierrä, laiminlyö*, \
             hylkää, hylätkää, sivuuta, unohda, unohtakaa, ohita, jätä huomiotta, heitä, lakkaa noudattamasta, luovu",
        ),
        (
            Rules,
            "ohjeet, ohjeita, ohjeista, ohjeesi, ohjeitasi, määräyks*, käskyt, käskyjä, sääntösi, aiemmat säännöt, \
             kaikki säännöt, rajoituks*, komennot, ohjeistu*, säännöt, sääntöjä, sääntöjen, ohjeiden, määräykset, \
             rajoitukset, rajoituksia, tarkistuslista*",
        ),
        (Task, "tehtävä*, pyyntö*, pyynnö*, kysymys*"),
        (
            Standing,
            "aiem*, edellis*, edeltäv*, yllä, ylläole*, kaikki*, sinun, alkuperäis*, nykyis*, vanhat, sinulle, \
             antamat, saamasi, saamansa, kaikki, aiemmat, kehittäjän",
        ),
        (
            Said,
            "kaikki yllä oleva, kaikki yllä, kaikki mitä sinulle on sanottu, kaikki aiempi, kaikki edellä, \
             {se mitä|mitä|kaikki mitä} {yllä|edellä|aiemmin|ylempänä} {lukee|on sanottu|sanotaan|on kirjoitettu|on}, \
             {kaikki|koko} {yllä oleva|edellä oleva|edellä sanottu|aiempi}, {yllä oleva|edellä oleva} teksti",
        ),
        (Prompt, "järjestelmäkehot*, järjestelmäohje*, piilotetut ohjeet, alkuperäiset ohjeet, ohjeesi"),
        (Reveal, "näytä*, tulosta*, paljasta*, toista*, kirjoita*, kerro"),
        (
            Send,
            "lähetä*, lataa*, julkaise*, liitä*, kopioi*, välitä*, postaa*, lähettää, lähetä, lähettäkää, välittää, \
             välitä, jaa, liitä, välittäkää, edelleenlähetä, toimita, toimittakaa, lataa palvelimelle, jakakaa, \
             luovuta, siirrä, julkaise",
        ),
        (
            Protected,
            "salasan*, avaimet, avaimia, api avain*, api avaimet, kirjautumistied*, salaisuud*, \
             ympäristömuuttuj*, env tiedosto*, tunnukset, tokenit, luottokort*",
        ),
        (
            Intimate,
            "keskustelu*, keskusteluhistoria*, käyttäjän nimi, käyttäjän nimen, käyttäjän kalenteri*, \
             käyttäjän tiedosto*, yhteystiedot, yhteystietoja, viimeiset viestit, käyttäjän viestit, \
             käyttäjän yhteystiedot, asiakaslista*",
        ),
        (
            Write,
            "lisää*, kirjoita*, asenna*, rekisteröi*, tallenna*, kopioi*, lisää, lisätkää, kirjoita, kirjoittakaa, \
             aseta, asenna, asentakaa, luo, tallenna, sijoita, liitä",
        ),
        (
            Memory,
            "muista, muistiin, muistiisi, muistissasi, pitkäkestoi*, mieltymykse*, paina mieleesi, tallenna muistiin, \
             tallenna muistiisi, muista aina, älä koskaan unohda, \
             {pitkäkestoinen|pitkäkestoiseen|pitkäkestoisessa|pitkäkestoisesta} muisti*, \
             {pitkäkestoiseen|pitkäaikaiseen} muistiin, {pitkäkestoisessa|pitkäaikaisessa} muistissa, muistisi, \
             muistiinne, pitkäkestoiseen muistiisi, \
             {tallenna|tallentakaa|muista|muistakaa|kirjaa|kirjatkaa|merkitse|merkitkää|paina|\
             säilytä} {ikuisesti|pysyvästi|lopullisesti|aina|muistiin|ikuisesti muistiin|pysyvästi muistiin|\
             mieleesi|tosiasiana|sääntönä|mieltymyksenä|muistiin että}, \
             {lisää|kirjoita|tallenna} {muistiin|muistiisi|pitkäkestoiseen muistiin|pitkäkestoiseen muistiisi}, \
             älä {koskaan|ikinä} unohda, pysyvä {sääntö|asetus|ohje}",
        ),
        (
            Lasting,
            "aina, tästä lähtien, jatkossa, vastedes, tulevaisuudessa, ikuisesti, joka istunno*, \
             kaikissa istunnoissa, tulevissa, pysyvästi, enää koskaan, koskaan, ikinä, tästä eteenpäin, joka kerta, \
             jokaisessa keskustelussa, iäti, lopullisesti, kerta kaikkiaan, tästä hetkestä, jokaisessa istunnossa, \
             joka käynnistyksessä, jokaisella käynnistyksellä, poikkeuksetta",
        ),
        (
            Trust,
            "luotettav*, luota, turvallinen, on turvallinen, ovat turvallisia, eivät koskaan vaadi, \
             ei vaadi hyväksyntää, ei tarvitse hyväksyntää, ilman hyväksyntää, virallinen lähde, ainoa lähde, \
             luotettava*, vaaraton*, sokeasti, \
             {luottaa|luottavat|luota} {kaikkiin|kaikkeen|täysin|sokeasti|aina|jokaiseen}, täysi luottamus, \
             ei {vaadi|tarvitse|edellytä} {vahvistusta|hyväksyntää|tarkistusta|lupaa}, \
             eivät {vaadi|tarvitse} {vahvistusta|hyväksyntää|tarkistusta}",
        ),
        (
            Disable,
            "ohita*, poista käytöstä, kytke pois, kierrä, sammuta*, eivät vaadi, ei vaadi, vaadi, ei tarvitse, \
             ei tarvita, hylkää, kieltäydy, ohita, ohitetaan, sammuta, jätä väliin, tarpeeton*, poisti, \
             poistettu käytöstä, pois käytöstä, poissa käytöstä, kytketty pois, ei enää tarvita, kumottu, \
             lakkautettu",
        ),
        (
            Guard,
            "tarkistu*, tarkastu*, vahvistu*, varoitu*, varmente*, varmenn*, hyväksyn*, hyväksyntää, hyväksyntä*, \
             turvapäivity*, rajoituk*, allekirjoitu*, lupa*, suojaukset",
        ),
        (Harm, "poista*, tuhoa*, tyhjennä*, ylikirjoita*, hyväksy*, siirrä*, sulje*"),
        (
            Asset,
            "tiedosto*, tietokan*, hakemisto*, kansio*, repositorio*, haara*, varmuuskopio*, tili*, \
             rahaa, rahat, testit",
        ),
        (
            Abuse,
            "hyväksy tämä, hyväksy kaikki, poista kaikki, siirrä rahat, valitse kallein, kallein lento, \
             kallein huone, osta, tilaa, klikkaa, hyväksy maksu, maksa, äänestä",
        ),
        (
            Danger,
            "kysymättä, ilman vahvistusta, pääkäyttäjänä, ilman testejä, ilman hyväksyntää, jokainen komento, \
             kaikki komennot, kaikki käskyt, maksut, vahvistamatta, varmistamatta, epäröimättä, lupaa kysymättä, \
             tarkistamatta, ilman {vahvistusta|lisävahvistusta|hyväksyntää|kysymyksiä|lupaa|tarkistusta}, \
             {kaikki|jokainen|mikä tahansa} {komennot|komento|käsky}",
        ),
        (
            Granted,
            "hyväksynyt, antanut luvan, sallinut, hyväksytty, vahvistanut, \
             kyllä {vahvistan|hyväksyn|sallin|suostun|annan luvan}, \
             {vahvistan|hyväksyn|sallin} {kaiken|kaikki|että|jokaisen}, annan {suostumukseni|luvan|hyväksyntäni}, \
             suostun kaikkiin, hyväksyy {kaikki|jokaisen|kaiken|aina|etukäteen}, sallii {kaikki|kaiken|jokaisen}, \
             hyväksytyt, sallittu, sallittuja, valtuutettu",
        ),
        (
            Authority,
            "järjestelmäviesti, korkein prioriteetti, uudet ohjeet, kehittäjätila*, menee edelle, \
             viesti kehittäjältä, {järjestelmäviesti|järjestelmäilmoitus|järjestelmäohje|kehittäjäviesti}*, \
             {järjestelmän|ylläpitäjän|operaattorin|kehittäjän|omistajan|alustan} {viesti|ilmoitus|ohje|määräys|käsky}, \
             viesti {ylläpitäjältä|kehittäjältä|järjestelmältä|omistajalta|operaattorilta}, \
             {operaattori|ylläpitäjä|kehittäjä|omistaja|järjestelmä} {agentti|agentille|agenteille}, \
             {sinulla|teillä} on {nyt|tästä lähtien} {ylläpitäjän|täydet|kaikki|pääkäyttäjän|laajennetut}, \
             {ylläpitäjän|täydet|pääkäyttäjän|laajennetut|korotetut} oikeudet {on myönnetty|myönnetty|annettu}, \
             {sinulle|teille} on {myönnetty|annettu} {ylläpitäjän|täydet|pääkäyttäjän|laajennetut|korotetut}",
        ),
        (
            Obey,
            "suorita*, tottele*, noudata*, toimi, suorittaa, suorita, tottele, noudata näitä, toteuta, tee mitä, \
             {ainoa|uusi|todellinen|oikea} {tehtäväsi|tehtävänne|tavoitteesi|ohjeesi}, \
             vain {tämä teksti|tämä viesti|nämä ohjeet} {on voimassa|ovat voimassa|pätee|pätevät|ratkaisee}, \
             {suorita|suorittakaa|tee|tehkää|aja|toteuta} {seuraavat|seuraava|alla olevat|nämä|kaikki}, \
             tottele {vain|ainoastaan}, noudata {vain|ainoastaan}",
        ),
        (
            Here,
            "seuraav*, tämä tiedosto, tämän tiedoston, tämä teksti, tämän tekstin, näitä ohjeita, nämä ohjeet, \
             nämä vaiheet, alla, tämän rivin, tämän sivun, tämän viestin, tämän ilmoituksen, tämän arvostelun, \
             tämän asiakirjan, tämä, tätä, seuraava*, alla ole*, tästä",
        ),
        (Become, "olet nyt, nyt olet, teeskentele*, esitä, käyttäydy"),
        (
            Free,
            "ilman rajoituksia, ei rajoituksia, rajoittamaton, ilman sääntöjä, kehittäjätila*, \
             rajoituksetta",
        ),
        (Judge, "arvioi*, suosittele*, vastaa*, anna"),
        (
            Praise,
            "erinomai*, täydet pisteet, paras valinta, ei virheitä, vain meidän, vain hotelliamme, hotelliamme, \
             tuotettamme, viisi tähteä, ei huomautettavaa, paras, erinomainen",
        ),
        (
            Talk,
            "hyökkää*, hyökkäy*, esimerkiksi, väärennet*, väärennös*, huijari*, huijaus*, väitetty*, väitetään, \
             yrittää vakuuttaa, tekaistu*",
        ),
        (Place, "crontab*"),
        (Agent, "malli, mallit, mallille, agentti, agentit, botti, botit, robotti"),
        (Behind, "sinulle antamat, antamat, saamasi, saamansa, annetut, kehittäjän, kehittäjältäsi"),
        (
            Void,
            "eivät ole enää voimassa, ei ole enää voimassa, eivät päde, ei päde, eivät koske, ei koske, kumottu, \
             kumotaan, poistettu, poisti, lakkaavat, mitätöity, oli testi, olivat testi, vanhentunut, vanhentuneet, \
             ei ole enää {voimassa|pätevä|sitova}, eivät ole enää {voimassa|päteviä|sitovia}, \
             ei {päde|enää päde|koske enää}, eivät {päde|enää päde}, \
             {on|ovat} {mitätön|mitättömiä|kumottu|peruttu|rauennut|peruttuja}, on kumottu, on mitätöity",
        ),
        (Check, "testit, testejä"),
        (
            Feign,
            "kerro käyttäjällesi että, kerro käyttäjälle että, sano käyttäjälle että, valehtele, huijaa käyttäjää, \
             onnistuneina, ilmoitetaan onnistuneina, teeskentele",
        ),
        (
            Unseen,
            "käyttäjä ei näe tätä, käyttäjä ei näe, käyttäjä ei voi nähdä, vain sinä näet, ihmiset eivät näe, \
             salainen viesti, salainen huomautus, salainen ohje",
        ),
        (
            Posing,
            "omistajan käskyinä, omistajansa käskyinä, käskyinä, kuin ne tulisivat, kuin ne olisivat, määräyksinä",
        ),
        (
            Usurp,
            "olen omistajasi, olen kehittäjäsi, olen operaattorisi, olen luojasi, olen uusi, olen käyttäjäsi, \
             tottele vain minua, tottelet minua, ei ole käyttäjäsi, todellinen käyttäjäsi, uusi omistajasi",
        ),
        (Sink, "osoitteeseen, palvelimelle, linkkiin"),
        (OwnMemory, "muistiisi, muistissasi, muistisi, pitkäkestoiseen muistiisi, tietokantaasi, muistiinne"),
    ],
};

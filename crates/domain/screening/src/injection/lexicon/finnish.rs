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
             ilmoittamatta käyttäjä*",
        ),
        (Ask, "kysy*, vahvistu*, lupa*, hyväksyn*"),
        (
            Hush,
            "salaa, salassa, hiljaa, huomaamatta, vaivihkaa, käyttäjän tietämättä, piilota, \
             kertomatta kenellekään, äläkä kerro",
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
            "kaikki yllä oleva, kaikki yllä, kaikki mitä sinulle on sanottu, kaikki aiempi, kaikki edellä",
        ),
        (Prompt, "järjestelmäkehot*, järjestelmäohje*, piilotetut ohjeet, alkuperäiset ohjeet, ohjeesi"),
        (Reveal, "näytä*, tulosta*, paljasta*, toista*, kirjoita*, kerro"),
        (
            Send,
            "lähetä*, lataa*, julkaise*, liitä*, kopioi*, välitä*, postaa*, lähettää, lähetä, lähettäkää, välittää, \
             välitä, jaa, liitä",
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
        (Write, "lisää*, kirjoita*, asenna*, rekisteröi*, tallenna*, kopioi*"),
        (
            Memory,
            "muista, muistiin, muistiisi, muistissasi, pitkäkestoi*, mieltymykse*, paina mieleesi, tallenna muistiin, \
             tallenna muistiisi, muista aina, älä koskaan unohda, \
             {pitkäkestoinen|pitkäkestoiseen|pitkäkestoisessa|pitkäkestoisesta} muisti*, \
             {pitkäkestoiseen|pitkäaikaiseen} muistiin, {pitkäkestoisessa|pitkäaikaisessa} muistissa",
        ),
        (
            Lasting,
            "aina, tästä lähtien, jatkossa, vastedes, tulevaisuudessa, ikuisesti, joka istunno*, \
             kaikissa istunnoissa, tulevissa, pysyvästi, enää koskaan, koskaan, ikinä, tästä eteenpäin, joka kerta, \
             jokaisessa keskustelussa",
        ),
        (
            Trust,
            "luotettav*, luota, turvallinen, on turvallinen, ovat turvallisia, eivät koskaan vaadi, \
             ei vaadi hyväksyntää, ei tarvitse hyväksyntää, ilman hyväksyntää, virallinen lähde, ainoa lähde, \
             luotettava*, vaaraton*, sokeasti",
        ),
        (
            Disable,
            "ohita*, poista käytöstä, kytke pois, kierrä, sammuta*, eivät vaadi, ei vaadi, vaadi, ei tarvitse, \
             ei tarvita, hylkää, kieltäydy, ohita, ohitetaan, sammuta, jätä väliin, tarpeeton*, poisti",
        ),
        (
            Guard,
            "tarkistu*, tarkastu*, vahvistu*, varoitu*, varmente*, varmenn*, hyväksyn*, hyväksyntää, hyväksyntä*, \
             turvapäivity*, rajoituk*, allekirjoitu*, lupa*",
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
             kaikki komennot, kaikki käskyt, maksut",
        ),
        (Granted, "hyväksynyt, antanut luvan, sallinut, hyväksytty, vahvistanut"),
        (
            Authority,
            "järjestelmäviesti, korkein prioriteetti, uudet ohjeet, kehittäjätila*, menee edelle, \
             viesti kehittäjältä",
        ),
        (
            Obey,
            "suorita*, tottele*, noudata*, toimi, suorittaa, suorita, tottele, noudata näitä, toteuta, tee mitä",
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
        (Talk, "hyökkää*, hyökkäy*, esimerkiksi"),
        (Place, "crontab*"),
        (Agent, "malli, mallit, mallille, agentti, agentit, botti, botit, robotti"),
        (Behind, "sinulle antamat, antamat, saamasi, saamansa, annetut, kehittäjän, kehittäjältäsi"),
        (
            Void,
            "eivät ole enää voimassa, ei ole enää voimassa, eivät päde, ei päde, eivät koske, ei koske, kumottu, \
             kumotaan, poistettu, poisti, lakkaavat, mitätöity, oli testi, olivat testi, vanhentunut, vanhentuneet",
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
        (OwnMemory, "muistiisi, muistissasi"),
    ],
};

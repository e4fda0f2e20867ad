//! Finnish.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Ask, Asset, Authority, Become, Danger, Disable, Drop, Free, Granted, Greeting, Guard, Harm, Here,
    Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey, Place, Praise, Prompt, Protected,
    Reading, Reveal, Rules, Said, Send, Standing, Supposed, Talk, Task, Tell, TellUser, Trust, User, Without,
    Write, You,
};

pub(super) const FINNISH: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "kielimalli*, tekoäly*, avustaja, avustajan, avustajalle, tekoälyavustaja*, tekoälyagentti*, \
             tekoälyassistentti*, agentti",
        ),
        (Greeting, "hyvä, hei, huomio, viesti, kaikille, ohje"),
        (Supposed, "jos olet"),
        (Reading, "lukee, luet, lukeva*, käsittele*, tiivistä*, arvioi*"),
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
            "ohita*, unohda*, jätä, hylkää*, sivuuta*, älä noudata, älä välitä, kumoa*, riko, kierrä, \
             laiminlyö*",
        ),
        (
            Rules,
            "ohjeet, ohjeita, ohjeista, ohjeesi, ohjeitasi, määräyks*, käskyt, käskyjä, sääntösi, \
             aiemmat säännöt, kaikki säännöt, rajoituks*, komennot, ohjeistu*",
        ),
        (Task, "tehtävä*, pyyntö*, pyynnö*, kysymys*"),
        (Standing, "aiem*, edellis*, edeltäv*, yllä, ylläole*, kaikki*, sinun, alkuperäis*, nykyis*, vanhat"),
        (
            Said,
            "kaikki yllä oleva, kaikki yllä, kaikki mitä sinulle on sanottu, kaikki aiempi, kaikki edellä",
        ),
        (Prompt, "järjestelmäkehot*, järjestelmäohje*, piilotetut ohjeet, alkuperäiset ohjeet, ohjeesi"),
        (Reveal, "näytä*, tulosta*, paljasta*, toista*, kirjoita*, kerro"),
        (Send, "lähetä*, lataa*, julkaise*, liitä*, kopioi*, välitä*, postaa*"),
        (
            Protected,
            "salasan*, avaimet, avaimia, api avain*, api avaimet, kirjautumistied*, salaisuud*, \
             ympäristömuuttuj*, env tiedosto*, tunnukset, tokenit, luottokort*",
        ),
        (
            Intimate,
            "keskustelu*, keskusteluhistoria*, käyttäjän nimi, käyttäjän nimen, käyttäjän kalenteri*, \
             käyttäjän tiedosto*",
        ),
        (Write, "lisää*, kirjoita*, asenna*, rekisteröi*, tallenna*, kopioi*"),
        (Memory, "muista, muistiin, muistiisi, muistissasi, pitkäkestoi*, mieltymykse*, paina mieleesi"),
        (
            Lasting,
            "aina, tästä lähtien, jatkossa, vastedes, tulevaisuudessa, ikuisesti, joka istunno*, \
             kaikissa istunnoissa, tulevissa, pysyvästi, enää koskaan",
        ),
        (Trust, "luotettav*, luota, turvallinen, on turvallinen, ovat turvallisia"),
        (Disable, "ohita*, poista käytöstä, kytke pois, kierrä, sammuta*"),
        (Guard, "tarkistu*, tarkastu*, vahvistu*, varoitu*, varmente*, varmenn*, hyväksyn*"),
        (Harm, "poista*, tuhoa*, tyhjennä*, ylikirjoita*, hyväksy*, siirrä*, sulje*"),
        (
            Asset,
            "tiedosto*, tietokan*, hakemisto*, kansio*, repositorio*, haara*, varmuuskopio*, tili*, \
             rahaa, rahat, testit",
        ),
        (Abuse, "hyväksy tämä, hyväksy kaikki, poista kaikki, siirrä rahat"),
        (Danger, "kysymättä, ilman vahvistusta, pääkäyttäjänä, ilman testejä"),
        (Granted, "hyväksynyt, antanut luvan, sallinut, hyväksytty, vahvistanut"),
        (
            Authority,
            "järjestelmäviesti, korkein prioriteetti, uudet ohjeet, kehittäjätila*, menee edelle, \
             viesti kehittäjältä",
        ),
        (Obey, "suorita*, tottele*, noudata*, toimi"),
        (
            Here,
            "seuraav*, tämä tiedosto, tämän tiedoston, tämä teksti, tämän tekstin, näitä ohjeita, \
             nämä ohjeet, nämä vaiheet, alla",
        ),
        (Become, "olet nyt, nyt olet, teeskentele*, esitä, käyttäydy"),
        (
            Free,
            "ilman rajoituksia, ei rajoituksia, rajoittamaton, ilman sääntöjä, kehittäjätila*, \
             rajoituksetta",
        ),
        (Judge, "arvioi*, suosittele*, vastaa*, anna"),
        (Praise, "erinomai*, täydet pisteet, paras valinta, ei virheitä"),
        (Talk, "hyökkää*, hyökkäy*, esimerkiksi"),
        (Place, "crontab*"),
    ],
};

//! The decks that come with the game: for each faction one to start with and one with a theme.

use std::fmt;

use crate::{Deck, Faction};

/// A deck that comes with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The stable name.
    pub slug: &'static str,
    code: &'static str,
}

impl Preset {
    /// All of them, the starter deck of a faction before its themed one.
    pub const ALL: &[Self] = &[
        Self {
            slug: "monsters-starter",
            code: "eredin-commander-of-the-red-riders:\
                draug,imlerith,leshen,kayran,nekker.3,ghoul.3,arachas.3,arachas-behemoth,\
                crone-brewess,crone-weavess,crone-whispess,fiend,avallach,toad,\
                earth-elemental,fire-elemental,\
                decoy.2,commanders-horn.2,scorch,biting-frost",
        },
        Self {
            slug: "monsters-wild-hunt",
            code: "eredin-king-of-the-wild-hunt:\
                geralt-of-rivia,cirilla-fiona-elen-riannon,roach,draug,imlerith,leshen,kayran,\
                triss-merigold,yennefer-of-vengerberg,avallach,villentretenmerth,toad,\
                vampire-bruxa,vampire-ekimmara,vampire-fleder,vampire-garkain,vampire-katakan,\
                fiend,werewolf,frightener,earth-elemental,fire-elemental,\
                biting-frost.3,impenetrable-fog.2,torrential-rain.2,decoy,scorch,clear-weather",
        },
        Self {
            slug: "nilfgaard-starter",
            code: "emhyr-the-relentless:\
                letho-of-gulet,menno-coehoorn,morvran-voorhis,tibor-eggebracht,\
                stefan-skellen,renuald-aep-matsen,etolian-auxiliary-archers.2,\
                black-infantry-archer.2,heavy-zerrikanian-fire-scorpion,\
                zerrikanian-fire-scorpion,impera-brigade-guard.4,nausicaa-cavalry-rider.3,\
                assire-var-anahid,fringilla-vigo,cahir-mawr-dyffryn,siege-engineer,\
                decoy.2,commanders-horn,scorch,clear-weather",
        },
        Self {
            slug: "nilfgaard-intrigue",
            code: "emhyr-the-emperor-of-nilfgaard:\
                stefan-skellen,shilard-fitz-oesterlen,vattier-de-rideaux,avallach,\
                menno-coehoorn,yennefer-of-vengerberg,etolian-auxiliary-archers.2,\
                siege-technician,letho-of-gulet,tibor-eggebracht,morvran-voorhis,\
                young-emissary.2,black-infantry-archer.2,heavy-zerrikanian-fire-scorpion,\
                cahir-mawr-dyffryn,assire-var-anahid,fringilla-vigo,siege-engineer,cow,\
                decoy.3,scorch,torrential-rain",
        },
        Self {
            slug: "northern-realms-starter",
            code: "foltest-lord-commander-of-the-north:\
                esterad-thyssen,john-natalis,philippa-eilhart,vernon-roche,\
                blue-stripes-commando.3,crinfrid-reavers-dragon-hunter.3,catapult.2,\
                poor-fucking-infantry.3,trebuchet.2,dun-banner-medic,\
                thaler,ves,siegfried-of-denesle,keira-metz,dethmold,\
                decoy.2,commanders-horn,scorch,impenetrable-fog",
        },
        Self {
            slug: "northern-realms-siege",
            code: "foltest-the-siegemaster:\
                catapult.2,trebuchet.2,ballista.2,siege-tower,kaedweni-siege-expert.3,\
                dun-banner-medic,thaler,prince-stennis,sigismund-dijkstra,\
                philippa-eilhart,john-natalis,vernon-roche,esterad-thyssen,\
                sile-de-tansarville,keira-metz,dethmold,blue-stripes-commando.3,\
                decoy.2,commanders-horn,biting-frost.2,clear-weather",
        },
        Self {
            slug: "scoiatael-starter",
            code: "francesca-the-beautiful:\
                eithne,iorveth,isengrim-faoiltiarna,saesenthessis,milva,\
                dol-blathanna-scout.3,vrihedd-brigade-veteran.2,yaevinn,filavandrel-aen-fidhail,\
                barclay-els,elven-skirmisher.3,dwarven-skirmisher.3,havekar-healer.2,schirru,\
                ida-emean-aep-sivney,avallach,\
                decoy.2,commanders-horn,scorch,clear-weather",
        },
        Self {
            slug: "scoiatael-mahakam",
            code: "francesca-pureblood-elf:\
                mahakaman-defender.5,dwarven-skirmisher.3,havekar-smuggler.3,dennis-cranmer,\
                barclay-els,zoltan-chivay,isengrim-faoiltiarna,iorveth,saesenthessis,milva,\
                dol-blathanna-scout.2,schirru,havekar-healer.2,villentretenmerth,dandelion,\
                decoy.2,commanders-horn.2,impenetrable-fog,biting-frost",
        },
        Self {
            slug: "skellige-starter",
            code: "king-bran:\
                hjalmar,cerys,ermion,clan-drummond-shield-maiden.3,clan-an-craite-warrior.3,\
                war-longship.3,light-longship.3,clan-brokva-archer.2,olaf,birna-bran,kambi,\
                blueboy-lugos,madman-lugos,draig-bon-dhu,young-berserker.2,\
                decoy,commanders-horn,biting-frost,skellige-storm",
        },
        Self {
            slug: "skellige-vildkaarls",
            code: "harald-an-craite-the-cripple:\
                ermion,berserker,young-berserker.3,hjalmar,cerys,\
                clan-drummond-shield-maiden.3,olaf,birna-bran,yennefer-of-vengerberg,kambi,\
                war-longship.3,light-longship.3,clan-dimun-pirate,blueboy-lugos,madman-lugos,\
                mardroeme.3,decoy.2,commanders-horn,scorch",
        },
    ];

    /// The stable names, in the same order.
    pub const SLUGS: [&'static str; Self::ALL.len()] = {
        let mut slugs = [""; Self::ALL.len()];
        let mut at = 0;
        while at < slugs.len() {
            slugs[at] = Self::ALL[at].slug;
            at += 1;
        }
        slugs
    };

    /// The deck of that stable name.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|preset| preset.slug == slug)
    }

    /// The starter deck of a faction.
    pub fn starter(faction: Faction) -> Self {
        Self::ALL[2 * faction.index()]
    }

    /// Its leader and cards.
    pub fn deck(self) -> Deck {
        Deck::read(self.code).expect("a deck of the game can be read")
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug)
    }
}

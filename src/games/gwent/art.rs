//! The coat of arms of every card and leader: the same for the same unit, so that bonds and musters are seen.
// tidy: a table: the arms of every card and leader.

use ::gwent::{Faction, Kind, Leader, Special, Weather};
use heraldry::Arrangement::{
    InBase, InBend, InChief, InSaltire, One, Three, ThreeInFess, TwoInFess, TwoInPale,
};
use heraldry::Charge::{
    Aard, Arrow, Axe, Banner, Bat, Bear, Bolt, Bone, Book, Bow, Cat, Catapult, Claw, Cloud, Coin,
    Crab, Crossbow, CrossedSwords, Crown, Cup, Die, Drop, Drum, Eye, Fang, Flame, Flask, Gate,
    Griffin, Hammer, Hand, Heart, Helm, Horn, Horse, Hound, Key, Leaf, Manticore, Moon, Mountain,
    Mushroom, Oar, Quen, Rain, Ram, Raven, Road, Rose, Scales, Scroll, Ship, Skull, Snow, Spear,
    Spider, Star, Sun, Sword, SwordPair, Tower, Tree, Viper, Wave, Wheat, Wheel, Wolf, Worm,
};
use heraldry::Tincture::{Argent, Azure, Gules, Ink, Or, Parchment, Purpure, Sable, Vert};
use heraldry::{Arrangement, Bearing, Blazon, Charge, Field, Rim, Tincture};

use crate::i18n::name::hold_against;

/// Every card and leader has its row.
const _: () = {
    hold_against(ARMS, &Kind::SLUGS);
    hold_against(LEADERS, &Leader::SLUGS);
};

/// The arms of a card.
pub fn blazon(kind: Kind) -> Blazon {
    let (_, arms) = ARMS[kind.index()];
    let rim = if kind.is_hero() { Rim::Hero } else { Rim::Plain };
    Blazon { field: field(kind), bearing: Some(arms.0), over: arms.1, rim }
}

/// The arms of a leader: his faction's own, under a crown, and what he is known for below it.
pub fn leader(leader: Leader) -> Blazon {
    let (_, (charge, tincture)) = LEADERS[leader.index()];
    Blazon::on(ground(leader.faction()))
        .bearing(charge, tincture)
        .over_in(InChief, Crown, Or)
        .hero()
}

/// The arms of a faction.
pub fn faction(faction: Faction) -> Blazon {
    let (charge, tincture) = match faction {
        Faction::Monsters => (Claw, Argent),
        Faction::Nilfgaard => (Sun, Or),
        Faction::NorthernRealms => (Tower, Argent),
        Faction::Scoiatael => (Leaf, Or),
        Faction::Skellige => (Ship, Argent),
    };
    Blazon::on(ground(faction)).bearing(charge, tincture)
}

/// The field of a faction: a pattern besides a colour.
const fn ground(faction: Faction) -> Field {
    match faction {
        Faction::Monsters => Field::Claws(Gules, Sable),
        Faction::Nilfgaard => Field::Rays(Sable, Ink),
        Faction::NorthernRealms => Field::Lozenges(Azure, Sable),
        Faction::Scoiatael => Field::Leaves(Vert, Sable),
        Faction::Skellige => Field::Waves(Purpure, Ink),
    }
}

fn field(kind: Kind) -> Field {
    match (kind.faction(), kind.special()) {
        (_, Some(Special::Decoy)) => Field::Bordure(Parchment, Ink),
        (_, Some(Special::Horn)) => Field::Bordure(Gules, Or),
        (_, Some(Special::Scorch)) => Field::Bordure(Gules, Or),
        (_, Some(Special::Mardroeme)) => Field::Bordure(Vert, Or),
        (_, Some(Special::Weather(Weather::Frost))) => Field::Flakes(Azure, Argent),
        (_, Some(Special::Weather(Weather::Fog))) => Field::Barry(Argent, Parchment),
        (_, Some(Special::Weather(Weather::Rain))) => Field::Base(Azure, Sable),
        (_, Some(Special::Weather(Weather::Storm))) => Field::PerBend(Sable, Azure),
        (_, Some(Special::Weather(Weather::Clear))) => Field::Base(Azure, Vert),
        (Some(faction), None) => ground(faction),
        (None, None) => Field::Bordure(Argent, Ink),
    }
}

/// What stands on the field, and what lies over it.
#[derive(Clone, Copy)]
struct Arms(Bearing, Option<Bearing>);

const fn one(charge: Charge, tincture: Tincture) -> Arms {
    set(One, charge, tincture)
}

const fn set(arrangement: Arrangement, charge: Charge, tincture: Tincture) -> Arms {
    Arms(Bearing { charge, tincture, arrangement }, None)
}

impl Arms {
    const fn and(self, arrangement: Arrangement, charge: Charge, tincture: Tincture) -> Self {
        Self(self.0, Some(Bearing { charge, tincture, arrangement }))
    }
}

const ARMS: &[(&str, Arms)] = &[
    // Every faction's
    ("avallach", one(Star, Azure).and(InChief, Eye, Gules)),
    ("cirilla-fiona-elen-riannon", one(Sword, Azure).and(InBase, Star, Vert)),
    ("geralt-of-rivia", one(SwordPair, Sable).and(InBase, Wolf, Gules)),
    ("triss-merigold", one(Flame, Gules).and(InChief, Star, Vert)),
    ("yennefer-of-vengerberg", one(Star, Purpure).and(InBase, Raven, Sable)),
    ("bovine-defence-force", set(InSaltire, Axe, Gules).and(InChief, Horn, Sable)),
    ("cow", one(Horn, Sable).and(InBase, Leaf, Vert)),
    ("dandelion", one(Rose, Gules).and(InChief, Scroll, Azure)),
    ("emiel-regis-rohellec-terzieff", one(Bat, Sable).and(InBase, Flask, Purpure)),
    ("gaunter-odimm", one(Eye, Sable).and(InBase, Die, Gules)),
    ("gaunter-odimm-darkness", set(Three, Eye, Sable)),
    ("olgierd-von-everec", set(InBend, Sword, Gules).and(InBase, Rose, Sable)),
    ("roach", one(Horse, Gules)),
    ("vesemir", one(Wolf, Sable).and(InChief, SwordPair, Azure)),
    ("villentretenmerth", one(Manticore, Or).and(InChief, Flame, Gules)),
    ("zoltan-chivay", one(Axe, Azure).and(InBase, Cup, Gules)),
    // Special cards
    ("decoy", one(Wheat, Gules).and(InChief, Helm, Ink)),
    ("commanders-horn", one(Horn, Or)),
    ("scorch", one(Flame, Or)),
    ("biting-frost", one(Snow, Argent)),
    ("impenetrable-fog", set(TwoInPale, Cloud, Sable)),
    ("torrential-rain", one(Rain, Argent)),
    ("skellige-storm", one(Cloud, Argent).and(InBase, Bolt, Or)),
    ("clear-weather", one(Sun, Or)),
    // Monsters
    ("draug", one(Helm, Argent).and(InBase, Skull, Or)),
    ("imlerith", one(Hammer, Argent).and(InChief, Helm, Or)),
    ("kayran", set(ThreeInFess, Worm, Argent).and(InChief, Eye, Or)),
    ("leshen", one(Tree, Argent).and(One, Skull, Or)),
    ("arachas", one(Crab, Argent)),
    ("arachas-behemoth", one(Crab, Or).and(InChief, Mountain, Argent)),
    ("botchling", one(Heart, Argent).and(InBase, Fang, Or)),
    ("celaeno-harpy", set(TwoInPale, Raven, Argent)),
    ("cockatrice", one(Griffin, Argent).and(InBase, Viper, Or)),
    ("crone-brewess", one(Cup, Argent).and(InChief, Eye, Or)),
    ("crone-weavess", one(Spider, Argent).and(InChief, Eye, Or)),
    ("crone-whispess", one(Raven, Argent).and(InChief, Eye, Or)),
    ("earth-elemental", one(Mountain, Argent).and(InBase, Hand, Or)),
    ("endrega", one(Spider, Parchment).and(InBase, Leaf, Or)),
    ("fiend", one(Skull, Argent).and(InChief, Eye, Gules)),
    ("fire-elemental", one(Flame, Or).and(InBase, Hand, Argent)),
    ("foglet", one(Cloud, Argent).and(InBase, Claw, Or)),
    ("forktail", one(Viper, Argent).and(InBase, Fang, Or)),
    ("frightener", one(Claw, Or).and(InChief, Eye, Argent)),
    ("gargoyle", one(Gate, Argent).and(InChief, Bat, Or)),
    ("ghoul", set(InSaltire, Bone, Argent)),
    ("grave-hag", one(Hand, Argent).and(InBase, Bone, Or)),
    ("griffin", one(Griffin, Argent)),
    ("harpy", one(Raven, Parchment).and(InBase, Claw, Or)),
    ("ice-giant", one(Snow, Argent).and(InBase, Axe, Or)),
    ("nekker", set(Three, Claw, Argent)),
    ("plague-maiden", one(Skull, Parchment).and(InBase, Drop, Or)),
    ("toad", one(Crown, Or).and(InBase, Wave, Argent)),
    ("vampire-bruxa", one(Bat, Argent).and(InBase, Rose, Or)),
    ("vampire-ekimmara", one(Bat, Argent).and(InBase, Claw, Or)),
    ("vampire-fleder", one(Bat, Argent).and(InBase, Fang, Or)),
    ("vampire-garkain", one(Bat, Argent).and(InBase, Bone, Or)),
    ("vampire-katakan", one(Bat, Argent).and(InChief, Moon, Or)),
    ("werewolf", one(Wolf, Argent).and(InChief, Moon, Or)),
    ("wyvern", one(Manticore, Argent)),
    // Nilfgaard
    ("letho-of-gulet", one(Viper, Argent).and(InChief, SwordPair, Or)),
    ("menno-coehoorn", one(Banner, Argent).and(InBase, Sun, Or)),
    ("morvran-voorhis", one(Tower, Argent).and(InChief, Sun, Or)),
    ("tibor-eggebracht", one(Helm, Argent).and(InChief, Sun, Or)),
    ("albrich", one(Star, Argent)),
    ("assire-var-anahid", one(Cat, Argent).and(InChief, Star, Or)),
    ("black-infantry-archer", set(InSaltire, Arrow, Argent).and(InChief, Helm, Or)),
    ("cahir-mawr-dyffryn", one(Helm, Argent).and(InBase, Raven, Or)),
    ("cynthia", one(Rose, Argent).and(InChief, Star, Or)),
    ("etolian-auxiliary-archers", one(Bow, Argent).and(InBase, Heart, Or)),
    ("fringilla-vigo", one(Star, Or).and(InBase, Rose, Argent)),
    ("heavy-zerrikanian-fire-scorpion", one(Crossbow, Or).and(InChief, Flame, Argent)),
    ("impera-brigade-guard", one(Sword, Argent).and(InChief, Sun, Or)),
    ("morteisen", one(Spear, Argent)),
    ("nausicaa-cavalry-rider", one(Horse, Argent).and(InChief, Sun, Or)),
    ("puttkammer", set(TwoInFess, Arrow, Argent)),
    ("rainfarn", one(CrossedSwords, Argent)),
    ("renuald-aep-matsen", one(Banner, Or).and(InBase, Arrow, Argent)),
    ("rotten-mangonel", one(Catapult, Parchment).and(InBase, Mushroom, Or)),
    ("shilard-fitz-oesterlen", one(Scroll, Argent).and(InChief, Coin, Or)),
    ("siege-engineer", one(Hammer, Argent).and(InBase, Wheel, Or)),
    ("siege-technician", one(Wheel, Argent).and(One, Heart, Or)),
    ("stefan-skellen", one(Raven, Argent).and(InBase, Star, Or)),
    ("sweers", one(Key, Argent)),
    ("vanhemar", one(Book, Argent).and(InChief, Flame, Or)),
    ("vattier-de-rideaux", one(Eye, Argent).and(InBase, Key, Or)),
    ("vreemde", one(Axe, Argent)),
    ("young-emissary", one(Scroll, Argent).and(InBase, Road, Or)),
    ("zerrikanian-fire-scorpion", one(Crossbow, Argent).and(InChief, Flame, Or)),
    // Northern Realms
    ("esterad-thyssen", one(Crown, Or).and(InBase, Sword, Argent)),
    ("john-natalis", one(Banner, Argent).and(InChief, Crown, Or)),
    ("philippa-eilhart", one(Raven, Argent).and(InChief, Star, Or)),
    ("vernon-roche", one(Viper, Argent).and(InChief, Banner, Or)),
    ("ballista", one(Crossbow, Argent)),
    ("blue-stripes-commando", set(InSaltire, Sword, Argent).and(InChief, Star, Or)),
    ("catapult", one(Catapult, Argent)),
    ("crinfrid-reavers-dragon-hunter", one(Crossbow, Argent).and(InBase, Manticore, Or)),
    ("dethmold", one(Aard, Argent).and(InChief, Star, Or)),
    ("dun-banner-medic", one(Banner, Argent).and(InBase, Heart, Or)),
    ("kaedweni-siege-expert", one(Ram, Argent).and(InChief, Banner, Or)),
    ("keira-metz", one(Flask, Argent).and(InChief, Star, Or)),
    ("poor-fucking-infantry", set(Three, Spear, Argent)),
    ("prince-stennis", one(Crown, Argent).and(InBase, Eye, Or)),
    ("redanian-foot-soldier", one(Spear, Argent).and(InBase, Helm, Or)),
    ("sabrina-glevissig", one(Bolt, Argent).and(InChief, Star, Or)),
    ("sheldon-skaggs", one(Axe, Argent).and(InBase, Mountain, Or)),
    ("siege-tower", one(Tower, Argent).and(InBase, Wheel, Or)),
    ("siegfried-of-denesle", one(Rose, Argent).and(InChief, Sword, Or)),
    ("sigismund-dijkstra", one(Scales, Argent).and(InChief, Eye, Or)),
    ("sile-de-tansarville", one(Heart, Argent).and(InChief, Star, Or)),
    ("thaler", set(Three, Coin, Or)),
    ("trebuchet", one(Catapult, Or).and(InBase, Wheel, Argent)),
    ("ves", set(InBend, Sword, Argent).and(InBase, Rose, Or)),
    ("yarpen-zigrin", set(InSaltire, Axe, Argent)),
    // Scoia'tael
    ("eithne", one(Tree, Argent).and(InChief, Crown, Or)),
    ("iorveth", one(Bow, Argent).and(InChief, Eye, Or)),
    ("isengrim-faoiltiarna", one(Wolf, Argent).and(InChief, Sword, Or)),
    ("saesenthessis", one(Manticore, Argent).and(InChief, Crown, Or)),
    ("barclay-els", one(Axe, Argent).and(InChief, Cup, Or)),
    ("ciaran-aep-easnillien", one(Bow, Argent).and(InBase, Leaf, Or)),
    ("dennis-cranmer", one(Hammer, Argent).and(InChief, Helm, Or)),
    ("dol-blathanna-archer", one(Arrow, Argent).and(InBase, Rose, Or)),
    ("dol-blathanna-scout", one(Eye, Argent).and(InBase, Rose, Or)),
    ("dwarven-skirmisher", one(Axe, Argent)),
    ("elven-skirmisher", set(Three, Arrow, Argent)),
    ("filavandrel-aen-fidhail", one(Banner, Argent).and(InBase, Leaf, Or)),
    ("havekar-healer", one(Flask, Argent).and(InBase, Heart, Or)),
    ("havekar-smuggler", one(Wheel, Argent).and(InChief, Coin, Or)),
    ("ida-emean-aep-sivney", one(Star, Argent).and(InBase, Tree, Or)),
    ("mahakaman-defender", one(Helm, Argent).and(InBase, Mountain, Or)),
    ("milva", one(Bow, Argent).and(InBase, Arrow, Or)),
    ("riordain", one(Arrow, Argent)),
    ("schirru", one(Skull, Argent).and(InChief, Flame, Or)),
    ("toruviel", set(InBend, Arrow, Argent).and(InBase, Drum, Or)),
    ("vrihedd-brigade-recruit", one(Sword, Argent).and(InChief, Bolt, Or)),
    ("vrihedd-brigade-veteran", one(CrossedSwords, Argent).and(InChief, Bolt, Or)),
    ("yaevinn", set(InBend, Sword, Argent).and(InChief, Leaf, Or)),
    // Skellige
    ("cerys", one(Raven, Argent).and(InChief, Crown, Or)),
    ("ermion", one(Tree, Argent).and(InBase, Mushroom, Or)),
    ("hemdall", one(Horn, Argent).and(InChief, Sword, Or)),
    ("hjalmar", one(Axe, Argent).and(InChief, Crown, Or)),
    ("berserker", one(Bear, Argent)),
    ("birna-bran", one(Cup, Argent).and(InChief, Crown, Or)),
    ("blueboy-lugos", one(Skull, Argent).and(InBase, Oar, Or)),
    ("clan-an-craite-warrior", set(InSaltire, Axe, Argent).and(InChief, Ship, Or)),
    ("clan-brokva-archer", one(Bow, Argent)),
    ("clan-dimun-pirate", one(Ship, Argent).and(InChief, Skull, Or)),
    ("clan-drummond-shield-maiden", one(Quen, Argent).and(InChief, Spear, Or)),
    ("clan-heymaey-skald", one(Scroll, Argent).and(InBase, Horn, Or)),
    ("clan-tordarroch-armorsmith", one(Hammer, Argent).and(InBase, Helm, Or)),
    ("donar-an-hindar", one(Hound, Argent)),
    ("draig-bon-dhu", one(Horn, Argent).and(InBase, Drum, Or)),
    ("holger-blackhand", one(Hand, Argent).and(InBase, Ship, Or)),
    ("kambi", one(Griffin, Argent).and(InChief, Sun, Or)),
    ("light-longship", one(Ship, Argent)),
    ("madman-lugos", one(Axe, Argent).and(InBase, Skull, Or)),
    ("olaf", one(Bear, Argent).and(InChief, Star, Or)),
    ("svanrige", one(Crown, Argent).and(InBase, Axe, Or)),
    ("transformed-vildkaarl", one(Bear, Or).and(InChief, Mushroom, Argent)),
    ("transformed-young-vildkaarl", set(TwoInFess, Bear, Or).and(InChief, Mushroom, Argent)),
    ("udalryk", one(Hound, Argent).and(InBase, Eye, Or)),
    ("war-longship", one(Ship, Or).and(InBase, Ram, Argent)),
    ("young-berserker", set(TwoInFess, Bear, Argent)),
    ("mardroeme", one(Mushroom, Argent)),
];

const LEADERS: &[(&str, (Charge, Tincture))] = &[
    ("eredin-the-treacherous", (Eye, Argent)),
    ("eredin-bringer-of-death", (Skull, Argent)),
    ("eredin-commander-of-the-red-riders", (Horse, Argent)),
    ("eredin-destroyer-of-worlds", (Star, Argent)),
    ("eredin-king-of-the-wild-hunt", (Snow, Argent)),
    ("emhyr-his-imperial-majesty", (Rain, Argent)),
    ("emhyr-invader-of-the-north", (Sword, Argent)),
    ("emhyr-the-emperor-of-nilfgaard", (Sun, Or)),
    ("emhyr-the-relentless", (Hand, Argent)),
    ("emhyr-the-white-flame", (Flame, Argent)),
    ("foltest-king-of-temeria", (Cloud, Argent)),
    ("foltest-lord-commander-of-the-north", (Sun, Or)),
    ("foltest-son-of-medell", (Arrow, Argent)),
    ("foltest-the-siegemaster", (Catapult, Argent)),
    ("foltest-the-steel-forged", (Hammer, Argent)),
    ("francesca-daisy-of-the-valley", (Rose, Argent)),
    ("francesca-hope-of-the-aen-seidhe", (Leaf, Argent)),
    ("francesca-pureblood-elf", (Snow, Argent)),
    ("francesca-queen-of-dol-blathanna", (Tree, Argent)),
    ("francesca-the-beautiful", (Heart, Argent)),
    ("arnjolf-the-patricide", (Axe, Argent)),
    ("crach-an-craite", (Fang, Argent)),
    ("eist-tuirseach", (Wave, Argent)),
    ("harald-an-craite-the-cripple", (Mushroom, Argent)),
    ("king-bran", (Bear, Argent)),
];

/// The mark of an ability, besides its words.
pub const fn mark(ability: ::gwent::Ability) -> Option<Charge> {
    use ::gwent::Ability as A;
    Some(match ability {
        A::Muster(_) => Drum,
        A::Medic => Heart,
        A::Spy => Eye,
        A::TightBond => Hand,
        A::Morale => Banner,
        A::Horn => Horn,
        A::ScorchRow | A::ScorchField => Flame,
        A::Berserker { .. } => Bear,
        A::Mardroeme => Mushroom,
        A::Avenger { .. } => Skull,
        A::Agile => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_arms_of_its_own() {
        let all: Vec<(Kind, Blazon)> = Kind::all().map(|kind| (kind, blazon(kind))).collect();
        for (at, (kind, arms)) in all.iter().enumerate() {
            for (other, theirs) in &all[at + 1..] {
                assert_ne!(arms, theirs, "{kind} and {other}");
            }
        }
    }

    #[test]
    fn every_leader_has_arms_of_his_own() {
        let all: Vec<Blazon> = Leader::all().map(leader).collect();
        for (at, arms) in all.iter().enumerate() {
            assert!(!all[at + 1..].contains(arms), "{arms:?}");
        }
    }
}

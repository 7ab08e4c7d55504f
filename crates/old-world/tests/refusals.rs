//! Why something is not legal: a key for the page and the rule it comes from.

mod common;

use common::{A, B, Table, given};
use old_world::position::Position;
use old_world::versus::Decision;
use old_world::world::effect::Attribute;
use old_world::world::location::{Location, Terrain};
use old_world::world::school::School;

/// The key and the rule with which a choice is refused; the test fails if it is legal.
#[track_caller]
fn refused(table: &Table, text: &str) -> (&'static str, &'static str) {
    let why = table.refusal(text);
    (why.key, why.rule.unwrap_or_default())
}

/// OW-MOVE-2, OW-MOVE-3: places.
#[test]
fn a_place_says_why_it_cannot_be_entered() {
    let at = |hand| Position::new(2).at(A, Location::KaerMorhen).hand(A, hand);
    let poor = given(at("r1"));
    assert_eq!(refused(&poor, "move kaer-morhen free"), ("already-here", "OW-MOVE-2"));
    assert_eq!(refused(&poor, "move novigrad free"), ("not-adjacent", "OW-MOVE-2"));
    assert_eq!(refused(&poor, "move hengfors with specimen-r1 and gold"), ("no-gold", "OW-MOVE-3"));
    assert_eq!(refused(&poor, "move hengfors free"), ("bad-payment", "OW-MOVE-3"));
    let empty = given(Position::new(2).at(A, Location::KaerMorhen).gold(A, 1).moved());
    assert_eq!(refused(&empty, "move hengfors free"), ("no-cards", "OW-MOVE-3"));
    assert_eq!(refused(&given(at("r1").phase2(A)), "move hengfors free"), ("no-moves", "OW-P2-1"));
    assert_eq!(refused(&poor, "explore city"), ("phase-two", "OW-P2-1"));
}

/// OW-ACT-1, OW-ACT-2, OW-LOC-TRAIN, OW-LOC-TRADE, OW-POKER-1, OW-ACT-3: what is done at a place.
#[test]
fn an_action_says_why_it_is_not_to_be_had() {
    let at = |place| Position::new(2).at(A, place).hand(A, "r1 b1");
    assert_eq!(refused(&given(at(Location::Vizima)), "act"), ("move-first", "OW-ACT-1"));
    let acted = given(at(Location::Vizima).acted(Location::Vizima).moved());
    assert_eq!(refused(&acted, "act"), ("acted", "OW-ACT-2"));
    let trained = given(at(Location::ArdModron).attributes(A, [2, 1, 1, 1]).moved());
    assert_eq!(refused(&trained, "act"), ("above-level", "OW-LOC-TRAIN"));
    assert_eq!(refused(&given(at(Location::Novigrad).moved()), "act"), ("no-gold", "OW-LOC-LIMIT"));
    let bare = given(at(Location::Vengerberg).market("- - - - - -").moved());
    assert_eq!(refused(&bare, "act"), ("nothing-for-it", "OW-LOC-TRADE"));
    let apart = || at(Location::Vizima).gold(A, 1).gold(B, 1).moved();
    assert_eq!(refused(&given(apart()), "poker 2"), ("elsewhere", "OW-POKER-1"));
    let together = given(apart().at(B, Location::Vizima).gambled(B));
    assert_eq!(refused(&together, "poker 2"), ("gambled", "OW-ACT-3"));
    let broke = given(at(Location::Vizima).at(B, Location::Vizima).moved());
    assert_eq!(refused(&broke, "poker 2"), ("no-stake", "OW-POKER-1"));
}

/// OW-P2-2, OW-SOLO-6, OW-P2-3, OW-MED-1: phase II.
#[test]
fn phase_two_says_why_not() {
    let at = |place| Position::new(2).at(A, place).hand(A, "r1 b1");
    let hunt = given(at(Location::Vizima).monster("arachas", Location::Novigrad).phase2(A));
    assert_eq!(refused(&hunt, "fight arachas"), ("no-monster", "OW-P2-2"));
    let costly = given(at(Location::Vizima).monster("archespore", Location::Vizima).phase2(A));
    assert_eq!(refused(&costly, "fight archespore"), ("no-potion", "OW-P2-2"));
    let alone = Position::new(1).at(A, Location::Vizima).monster("bruxa", Location::Vizima);
    let alone = alone.monster_trophy(A, "arachas").monster_trophy(A, "griffin").reputation(A, 2);
    let refusal = refused(&given(alone.phase2(A)), "fight bruxa");
    assert_eq!(refusal, ("meditate-first", "OW-SOLO-6"));
    assert_eq!(refused(&hunt, "duel 2"), ("elsewhere", "OW-P2-3"));
    let school = given(at(Location::KaerMorhen).at(B, Location::KaerMorhen).phase2(A));
    assert_eq!(refused(&school, "duel 2"), ("at-school", "OW-P2-3"));
    let met = || at(Location::Vizima).at(B, Location::Vizima);
    let closed = given(met().closed_tavern(Location::Vizima).phase2(A));
    assert_eq!(refused(&closed, "duel 2"), ("closed-tavern", "OW-P2-3"));
    assert_eq!(refused(&given(met().gambled(B).phase2(A)), "duel 2"), ("gambled", "OW-P2-3"));
    assert_eq!(refused(&hunt, "meditate attack"), ("not-mastered", "OW-MED-1"));
    let master = || at(Location::Vizima).attributes(A, [5, 1, 1, 1]);
    let won = given(master().mastery(A, Attribute::Attack).phase2(A));
    assert_eq!(refused(&won, "meditate attack"), ("own-trophy", "OW-MED-1"));
    let mut taken = given(master().phase2(A));
    taken.forge(|state| state["masteries"][0] = 0.into());
    assert_eq!(refused(&taken, "meditate attack"), ("no-meditation", "OW-MED-1"));
}

/// OW-LOC-SCHOOL, OW-TRACK-2: schools and trails.
#[test]
fn training_and_tracking_say_why_not() {
    let at = |place| Position::new(2).at(A, place).gold(A, 2).asked(A, Decision::School);
    let school = given(at(Location::KaerMorhen).attributes(A, [5, 1, 1, 1]));
    let away = given(at(Location::KaerSeren));
    assert_eq!(refused(&school, "raise attack"), ("mastered", "OW-LOC-SCHOOL"));
    assert_eq!(refused(&away, "raise special"), ("own-school", "OW-LOC-SCHOOL"));
    let poor = given(at(Location::KaerMorhen).attributes(A, [2, 1, 1, 1]));
    assert_eq!(refused(&poor, "raise attack"), ("no-gold", "OW-LOC-SCHOOL"));
    let known = given(
        Position::new(2)
            .monster("arachas", Location::Vizima)
            .trail(A, Terrain::Forest)
            .asked(A, Decision::Track),
    );
    assert_eq!(refused(&known, "track forest"), ("has-trail", "OW-TRACK-2"));
    assert_eq!(refused(&known, "track water"), ("no-lair", "OW-TRACK-1"));
}

/// OW-MARKET-2, OW-DRAW-3, OW-DRAW-1, OW-LOC-TRADE, OW-EXPL-6: the market.
#[test]
fn market_cards_say_why_they_are_not_to_be_had() {
    let market = "exploding-shield-1 reflex-1 shock-wave-1 severe-blow-1 improved-yrden-1 whirl-1";
    let stall = |hand| Position::new(2).market(market).hand(A, hand);
    let mut poor = given(stall("r1").deck_of(A, 0).phase3(A));
    poor.choose("done");
    assert_eq!(refused(&poor, "buy exploding-shield-1"), ("too-dear", "OW-MARKET-2"));
    assert_eq!(refused(&poor, "done"), ("must-buy", "OW-DRAW-3"));
    let trade = given(stall("r1").asked(A, Decision::TradeFor { cost: 1 }));
    assert_eq!(refused(&trade, "take reflex-1"), ("trade-too-dear", "OW-LOC-TRADE"));
    let mut lost =
        given(stall("r1").deck_of(A, 0).shield(A, 0).hunting("rotfiend").monster_moves());
    lost.choose("bite");
    assert!(matches!(lost.decision(), Some(Decision::MarketPick { .. })));
    assert_eq!(refused(&lost, "take reflex-1"), ("other-cost", "OW-EXPL-6"));
    let many = given(stall("r1 b1 g1 y1").phase3(A));
    assert_eq!(refused(&many, "done"), ("too-many-cards", "OW-DRAW-1"));
}

/// OW-COMBO-1, OW-COMBO-2, OW-COMBO-6: the combo.
#[test]
fn a_card_says_why_it_does_not_fit() {
    let mut table = given(Position::new(2).hand(A, "p1 y1 g1").hunting("rotfiend"));
    table.choose("done");
    assert_eq!(refused(&table, "done"), ("must-lay", "OW-COMBO-1"));
    table.choose("combo add specimen-p1");
    assert_eq!(refused(&table, "combo add specimen-g1"), ("no-link", "OW-COMBO-2"));
    assert_eq!(refused(&table, "combo add maim-1").0, "not-now");
    assert_eq!(refused(&table, "use ability-wolf"), ("wrong-moment", "OW-STEP1-1"));
}

/// OW-STEP1-1 to OW-STEP1-3, OW-SPEC-1: the belt.
#[test]
fn a_trick_says_why_it_cannot_be_used() {
    let griffin = || Position::new(2).school(A, School::Griffin).hand(A, "r1 b1 g1");
    let mut table = given(griffin().discard(A, "g2 y1").hunting("rotfiend"));
    assert_eq!(refused(&table, "use ability-wolf").0, "not-now");
    table.choose("use ability-griffin").choose("discard specimen-r1");
    assert_eq!(refused(&table, "use ability-griffin"), ("spent", "OW-SPEC-1"));
    assert_eq!(
        refused(&given(griffin().hunting("rotfiend")), "use ability-griffin"),
        ("no-use", "OW-STEP1-1")
    );
    let mut drinker = given(
        griffin()
            .attributes(A, [1, 2, 1, 1])
            .shield(A, 0)
            .potions(A, "swallow swallow thunderbolt")
            .monster_trophy(A, "barghest")
            .hunting("rotfiend"),
    );
    drinker.choose("use potion-swallow");
    assert_eq!(refused(&drinker, "use potion-thunderbolt"), ("potion-limit", "OW-STEP1-2"));
    assert_eq!(refused(&drinker, "use potion-blizzard"), ("spent", "OW-STEP1-2"));
    let bear = griffin().medallion(A, School::Bear).attributes(A, [1, 2, 1, 1]).shield(A, 1);
    let bear = given(bear.hunting("rotfiend"));
    assert_eq!(refused(&bear, "use medallion-bear"), ("condition", "OW-STEP1-3"));
}

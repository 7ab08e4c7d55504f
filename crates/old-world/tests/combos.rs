//! Worked examples 47–57: combos and what they do.

mod common;

use common::{A, Words, card, given};
use old_world::position::Position;
use old_world::versus::{Decision, Event};
use old_world::world::combo::{self, Laid};
use old_world::world::source::Source;
use tabletop::Viewer;

/// Damage, shield and draw of a combo of test cards, linked by the first field that fits.
fn sums(names: &str) -> (u8, u8, i8) {
    let mut laid: Vec<Laid> = Vec::new();
    for name in names.split_whitespace() {
        let (name, extra) = name.strip_prefix('+').map_or((name, false), |name| (name, true));
        let below = laid.last().map(|below| below.card);
        let field = below
            .filter(|_| !extra)
            .map(|below| combo::fields_for(below, card(name)).next().expect("the cards link"));
        laid.push(Laid { card: card(name), field });
    }
    combo::active(&laid, None).fold((0, 0, 0), |(damage, shield, draw), (_, symbols)| {
        (damage + symbols.damage, shield + symbols.shield, draw + symbols.draw)
    })
}

/// A fight against a monster without an ability that matters here; attack I, shield 0.
fn fight() -> Position {
    Position::new(2).shield(A, 0).hunting("rotfiend")
}

/// Example 47: OW-COMBO-3.
#[test]
fn only_the_used_fields_count() {
    assert_eq!(sums("p1 y1 g1"), (3, 3, 2));
}

/// Example 48: OW-RES-2, OW-ATTR-6.
#[test]
fn the_shield_stops_at_the_defence_value() {
    let mut table = given(
        Position::new(2)
            .attributes(A, [1, 3, 1, 1])
            .shield(A, 1)
            .hand(A, "p1 y1 g1")
            .hunting("rotfiend"),
    );
    table.combo("p1 y1 g1");
    assert_eq!(table.own(A).shield, 3);
    assert_eq!(table.pool_left(), 8);
}

/// Example 49: OW-REFILL-1, with provenance; Swallow.
#[test]
fn step_four_draws_by_attack_and_modifiers() {
    let mut table = given(
        Position::new(2)
            .attributes(A, [2, 2, 1, 1])
            .potions(A, "swallow")
            .hand(A, "p1 y1 g1")
            .hunting("rotfiend"),
    );
    table.choose("use potion-swallow").combo("p1 y1 g1");
    assert_eq!(table.hand_size(A), 3);
    assert!(table.heard(|event| matches!(
        event,
        Event::DrawReckoned { why, .. } if why.total == 3 && why.steps.len() == 3
    )));
    let mut none = given(
        Position::new(2).shield(A, 0).potions(A, "swallow").hand(A, "b2").hunting("rotfiend"),
    );
    none.choose("use potion-swallow");
    assert_eq!(none.hand_size(A), 0);
    assert_eq!(none.decision(), Some(Decision::Attack));
}

/// Example 50: OW-COMBO-3.
#[test]
fn fields_of_another_colour_are_ignored() {
    assert_eq!(sums("b1 r1 b2"), (5, 0, 0));
}

/// Example 51: OW-COMBO-2, OW-D-COMBO.
#[test]
fn only_the_card_directly_below_links() {
    let mut table = given(fight().hand(A, "p1 y1 g1"));
    table.choose("done").choose("combo add specimen-p1");
    assert!(!table.can("combo add specimen-g1"));
    table.choose("combo add specimen-y1");
    assert!(table.can("combo add specimen-g1"));
}

/// Example 52: OW-COMBO-5, OW-SPEC-WOLF; Blizzard.
#[test]
fn blizzard_adds_a_card_that_uses_no_field() {
    assert_eq!(sums("p1 y1 +r1"), (5, 2, 0));
    let mut table =
        given(Position::new(2).potions(A, "blizzard").hand(A, "p1 y1 r1").hunting("rotfiend"));
    table.choose("use potion-blizzard");
    table.choose("combo add specimen-p1").choose("combo add specimen-y1");
    // The extra card is the only one left; three cards let the Wolf fence.
    assert_eq!(table.decision(), Some(Decision::OnCombo));
    table.choose("use ability-wolf");
    assert_eq!(table.pool_left(), 11 - 6);
}

/// Example 53: OW-COMBO-6, OW-RES-4; Black Blood.
#[test]
fn black_blood_wounds_and_shortens_the_combo() {
    let mut last = given(
        Position::new(2).potions(A, "black-blood").hand(A, "p1 y1").hunting("rotfiend").pool_of(1),
    );
    last.choose("use potion-black-blood");
    assert_eq!(last.own(A).monsters.len(), 1);
    let mut more = given(
        Position::new(2).potions(A, "black-blood").hand(A, "p1 y1").hunting("rotfiend").pool_of(6),
    );
    more.choose("use potion-black-blood");
    assert_eq!(more.pool_left(), 5);
    more.choose("combo add specimen-p1");
    // Nothing may be added: the combo is complete.
    assert_eq!(more.decision(), Some(Decision::Attack));
    assert_eq!(more.pool_left(), 3);
}

/// Example 54: OW-RES-3, OW-REFILL-2.
#[test]
fn the_top_of_the_discard_comes_back_before_the_combo_goes_there() {
    let mut table = given(fight().hand(A, "g2 b1").discard(A, "y1 r1"));
    table.combo("g2 b1");
    assert_eq!(table.pool_left(), 10);
    assert!(table.own(A).hand.contains(&card("r1")));
    assert_eq!(table.hand_size(A), 2);
    assert_eq!(table.own(A).discard, [card("y1"), card("g2"), card("b1")]);
}

/// Example 55: OW-RES-3, OW-KO-3.
#[test]
fn a_card_that_returns_saves_from_being_knocked_out() {
    let mut table = given(fight().deck_of(A, 0).hand(A, "y2"));
    table.choose("done");
    assert_eq!(table.own(A).shield, 1);
    assert_eq!(table.own(A).hand, [card("y2")]);
    assert_eq!(table.decision(), Some(Decision::Attack));
}

/// Example 56: OW-ZONE-1.
#[test]
fn nothing_is_taken_into_a_full_hand() {
    // Eight cards cannot be held; seven stay while one is played and one of the discard is to come.
    let mut full = given(fight().discard(A, "r1").hand_of(A, 7));
    full.forge(|state| {
        state["players"][0]["hand"].as_array_mut().unwrap().push("specimen-g2".into());
    });
    full.choose("done").choose("combo add specimen-g2");
    if full.can("done") {
        full.choose("done");
    }
    assert_eq!(full.hand_size(A), 7);
    assert_eq!(full.own(A).discard, [card("r1"), card("g2")]);
    let mut six = given(
        Position::new(2)
            .attributes(A, [3, 1, 1, 1])
            .deck_of(A, 5)
            .hunting("rotfiend")
            .hand_of(A, 6)
            .in_hand(A, "b2"),
    );
    six.choose("done").choose("combo add specimen-b2");
    assert_eq!((six.hand_size(A), six.deck_size(A)), (7, 4));
}

/// Example 57: OW-KO-6, OW-COMBO-1, OW-REFILL-3.
#[test]
fn with_an_empty_hand_one_only_draws() {
    let mut table =
        given(Position::new(2).attributes(A, [2, 1, 1, 1]).deck_of(A, 4).hunting("rotfiend"));
    table.choose("done");
    assert_eq!((table.hand_size(A), table.deck_size(A)), (2, 2));
    assert_eq!(table.decision(), Some(Decision::Attack));
}

/// OW-COMBO-1, OW-COMBO-4: a hand must be played, and nothing happens before it is laid.
#[test]
fn one_card_at_least_and_no_effect_before_the_end() {
    let mut table = given(fight().hand(A, "p1 y1 g1"));
    table.choose("done");
    assert_eq!(
        table.legal(),
        ["combo add specimen-g1", "combo add specimen-y1", "combo add specimen-p1"]
    );
    table.choose("combo add specimen-p1");
    assert_eq!(table.pool_left(), 11);
    table.choose("done");
    assert_eq!(table.pool_left(), 9);
}

/// OW-RES-1, OW-DMG-2: the damage of a combo says where it comes from.
#[test]
fn damage_has_its_provenance() {
    let mut table = given(fight().hand(A, "b1 r1 b2"));
    table.combo("b1 r1 b2");
    if table.decision() == Some(Decision::OnCombo) {
        table.choose("done");
    }
    assert!(table.heard(|event| matches!(
        event,
        Event::DamageDealt { to: None, why }
            if why.total == 5 && why.steps[0].source == Source::Card(card("b1")) && why.steps.len() == 4
    )));
}

/// While a combo is laid everybody sees what it comes to, and why.
#[test]
fn the_view_reckons_the_combo_on_the_table() {
    let mut table = given(fight().hand(A, "p1 y1 g1"));
    table.choose("done").choose("combo add specimen-p1").choose("combo add specimen-y1");
    let combo = table.seen_by(Viewer::Spectator).fight.unwrap().combo.unwrap();
    assert_eq!((combo.damage.total, combo.shield.total, combo.draw.total), (3, 2, 0));
    assert_eq!(combo.damage.steps.len(), 2);
    let prices = table.seen_by(Viewer::Spectator).prices;
    assert!(prices.iter().all(Option::is_some));
}

/// OW-COMBO-3, finding F3: the combo the rulebook lays with real cards.
#[test]
fn the_rulebooks_combo_can_be_laid() {
    assert_eq!(sums("improved-aard-3 improved-quen-3 block-1"), (3, 3, 2));
}

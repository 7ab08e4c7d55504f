//! Worked examples 5–19: movement, actions, attributes, market places.

mod common;

use common::{A, B, Table, Words, card, given, named};
use old_world::position::Position;
use old_world::versus::Decision;
use old_world::world::location::Location::{
    ArdModron, BanArd, Beauclair, Cidaris, Cintra, HaernCaduch, Hengfors, KaerMorhen, KaerSeren,
    Vengerberg, Vizima,
};
use old_world::world::potion::Potion;
use old_world::world::school::School;

fn moves(table: &Table, to: &str) -> Vec<String> {
    let wanted = format!("move {to} with ");
    let legal = table.legal();
    legal.iter().filter_map(|choice| choice.strip_prefix(&wanted)).map(str::to_owned).collect()
}

/// Example 5: OW-MOVE-3, OW-D-P1.
#[test]
fn a_move_is_paid_by_a_fitting_card_a_card_and_gold_or_two_cards() {
    let rich = given(Position::new(2).at(A, KaerMorhen).hand(A, "r1 g1").gold(A, 1));
    assert_eq!(
        moves(&rich, "hengfors"),
        [
            "specimen-r1",
            "specimen-r1 and gold",
            "specimen-g1 and gold",
            "specimen-r1 and specimen-g1"
        ]
    );
    let poor = given(Position::new(2).at(A, KaerMorhen).hand(A, "r1 g1"));
    assert_eq!(moves(&poor, "hengfors"), ["specimen-r1", "specimen-r1 and specimen-g1"]);
    let mut moving = rich;
    moving.choose("move hengfors with specimen-g1 and gold");
    assert_eq!((moving.own(A).at, moving.own(A).gold), (Hengfors, 0));
    assert_eq!(moving.own(A).discard, [card("g1")]);
    assert_eq!(moving.own(A).hand, [card("r1")]);
}

/// Example 6: OW-MOVE-3 b.
#[test]
fn a_universal_card_pays_any_way() {
    let table = given(Position::new(2).at(A, Vizima).hand(A, "p1"));
    for to in Vizima.neighbours() {
        let slug = serde_json::to_value(to).unwrap();
        assert_eq!(moves(&table, slug.as_str().unwrap()), ["specimen-p1"]);
    }
}

/// Example 7: OW-MOVE-1, OW-ACT-1.
#[test]
fn nothing_is_done_at_the_place_where_the_turn_began() {
    let mut table = given(Position::new(2).hand(A, "p1 r1").gold(A, 3));
    assert_eq!(table.own(A).at, KaerMorhen);
    assert!(!table.can("act") && table.can("end"));
    table.choose("move hengfors with specimen-p1");
    table.choose("move kaer-morhen with specimen-r1");
    assert!(table.can("act"));
    let mut at_once = given(Position::new(2).hand(A, "p1 r1"));
    at_once.choose("end");
    assert_eq!(at_once.decision(), Some(Decision::Phase2));
}

/// Example 8: OW-MOVE-6, OW-LOC-POTION, OW-SEAT-7.
#[test]
fn without_cards_the_place_can_still_be_used() {
    let mut table = given(Position::new(2).at(A, Vizima).hand(A, "r1"));
    table.choose("move cintra with specimen-r1");
    assert_eq!(table.own(A).at, Cintra);
    assert_eq!(table.legal(), ["act", "end"]);
    table.choose("act");
    assert_eq!(table.own(A).potions.len(), 1);
    // Only "end" is left, and that is taken by itself.
    assert_eq!(table.decision(), Some(Decision::Phase2));
}

/// Example 9: OW-ACT-2.
#[test]
fn each_place_acts_once_a_turn() {
    let mut table = given(Position::new(2).at(A, Hengfors).gold(A, 20).hand(A, "p1 g2 b1 r1 y1"));
    table.choose("move kaer-morhen with specimen-r1");
    table.choose("act");
    table.choose("raise attack");
    table.choose("move ban-ard with specimen-y1");
    table.choose("move kaer-morhen with specimen-p1");
    assert!(!table.can("act"));
    // Another school in the same turn.
    table.change(|at| at.at(A, BanArd));
    table.choose("move behelt-nar with specimen-g2");
    assert!(table.can("act"));
}

/// Example 10: OW-LOC-TRAIN.
#[test]
fn training_is_free_up_to_the_witcher_level() {
    let mut table = given(Position::new(2).at(A, ArdModron).moved());
    table.choose("act");
    assert_eq!(table.own(A).attributes, [2, 1, 1, 1]);
    let again = given(Position::new(2).at(A, ArdModron).attributes(A, [2, 1, 1, 1]).moved());
    assert!(!again.can("act"));
    let master =
        given(Position::new(2).at(A, ArdModron).attributes(A, [5, 5, 5, 5]).level(A, 5).moved());
    assert!(!master.can("act"));
}

/// Example 11: OW-LOC-SCHOOL, OW-ATTR-2, OW-ATTR-7.
#[test]
fn a_bear_trains_at_kaer_morhen_and_reaches_level_three() {
    let mut table = given(
        Position::new(2)
            .school(A, School::Bear)
            .at(A, KaerMorhen)
            .attributes(A, [3, 2, 3, 3])
            .level(A, 2)
            .shield(A, 2)
            .gold(A, 3)
            .hand(A, "r1")
            .moved(),
    );
    table.choose("act");
    assert_eq!(table.own(A).gold, 0);
    assert_eq!(table.own(A).attributes, [3, 3, 3, 3]);
    assert_eq!((table.own(A).shield, table.own(A).level), (3, 3));
    assert_eq!(table.hand_size(A), 2);
}

/// Example 12: OW-D-LOCSUB, OW-LOC-SCHOOL, OW-LOC-0, OW-LOC-LIMIT.
#[test]
fn a_school_teaches_what_can_be_paid_and_special_only_at_home() {
    let dear =
        given(Position::new(2).at(A, KaerMorhen).attributes(A, [5, 3, 5, 2]).gold(A, 3).moved());
    let mut at_home = dear;
    assert!(at_home.can("act"));
    at_home.choose("act");
    // Special II costs 3 at home; defence III costs 4 and is not to be had.
    assert_eq!(at_home.own(A).attributes, [5, 3, 5, 3]);
    let abroad =
        given(Position::new(2).at(A, KaerSeren).attributes(A, [5, 3, 5, 2]).gold(A, 3).moved());
    assert!(!abroad.can("act"));
}

/// Example 13: the witcher book (§16), with its provenance.
#[test]
fn the_witcher_book_makes_one_lesson_cheaper() {
    let mut table = given(
        Position::new(2)
            .at(A, KaerSeren)
            .attributes(A, [1, 3, 5, 1])
            .shield(A, 1)
            .gold(A, 1)
            .keeps(A, "librarian-of-oxenfurt")
            .moved(),
    );
    table.choose("act");
    let defence = table.game().tuition(A, old_world::world::effect::Attribute::Defence, true);
    assert_eq!((defence.total, defence.steps.len()), (1, 2));
    table.choose("raise defence");
    assert_eq!((table.own(A).gold, table.own(A).attributes[1]), (0, 4));
    assert!(table.own(A).kept.is_empty());
    let mut cheap = given(
        Position::new(2).at(A, KaerSeren).gold(A, 1).keeps(A, "librarian-of-oxenfurt").moved(),
    );
    cheap.choose("act").choose("raise attack");
    assert_eq!(cheap.own(A).gold, 0);
}

/// Example 14: OW-ATTR-7, OW-ZONE-1.
#[test]
fn a_level_up_never_fills_the_hand_beyond_seven() {
    let mut table = given(
        Position::new(2)
            .at(A, BanArd)
            .attributes(A, [4, 4, 3, 4])
            .level(A, 3)
            .hand_of(A, 6)
            .moved(),
    );
    table.choose("act");
    assert_eq!((table.own(A).level, table.hand_size(A)), (4, 7));
    assert_eq!(table.deck_size(A), 9);
}

/// Example 15: OW-ATTR-8.
#[test]
fn the_level_never_falls_and_must_be_exceeded() {
    let mut table =
        given(Position::new(2).at(A, BanArd).attributes(A, [2, 2, 1, 2]).level(A, 2).moved());
    table.choose("act");
    assert_eq!((table.own(A).attributes[2], table.own(A).level), (2, 2));
}

/// Example 16: OW-ATTR-2, OW-ATTR-6, OW-QUEST-7.
#[test]
fn the_shield_follows_the_defence() {
    let mut table = given(
        Position::new(2)
            .at(A, Cidaris)
            .attributes(A, [3, 2, 3, 3])
            .level(A, 2)
            .shield(A, 0)
            .moved(),
    );
    table.choose("act");
    assert_eq!((table.own(A).attributes[1], table.own(A).shield), (3, 1));
    for (shield, left) in [(3, 2), (1, 1)] {
        let mut hit = given(
            Position::new(2)
                .attributes(A, [1, 3, 1, 1])
                .shield(A, shield)
                .hunting("rotfiend")
                .pool("level-defence 2-3 2-3")
                .monster_moves(),
        );
        hit.choose("bite");
        assert_eq!((hit.own(A).attributes[1], hit.own(A).shield), (2, left));
    }
}

/// Example 17: OW-ZONE-4, OW-D-POTLIM.
#[test]
fn a_fifth_potion_costs_one_of_five() {
    let mut table = given(
        Position::new(2)
            .at(A, Cintra)
            .potions(A, "swallow swallow blizzard petris-philter")
            .hand(A, "r1")
            .moved()
            .potion_on_top("tawny-owl"),
    );
    table.choose("act");
    assert_eq!(table.decision(), Some(Decision::PotionLimit));
    assert_eq!(
        table.legal(),
        ["pour swallow", "pour blizzard", "pour petris-philter", "pour tawny-owl"]
    );
    table.choose("pour tawny-owl");
    assert_eq!(table.own(A).potions.len(), 4);
    assert_eq!(table.game().potion_discard(), [named("tawny-owl")]);
    for (held, drawn) in [("swallow swallow swallow", 1), ("swallow swallow swallow swallow", 0)] {
        let mut pan = given(Position::new(2).potions(A, held)).exploring("old-womans-pan");
        pan.choose("option b");
        assert_eq!(pan.own(A).potions.len(), held.split(' ').count() + drawn);
    }
}

/// Example 18: OW-LOC-TRADE, OW-MARKET-3.
#[test]
fn a_trade_looks_at_printed_costs() {
    let market = "maim-1 whirl-1 precise-slash-1 maim-2 whirl-2 maim-3";
    let mut table =
        given(Position::new(2).at(A, Vengerberg).hand(A, "y1 r1").market(market).moved());
    table.choose("act");
    table.choose("destroy specimen-y1");
    assert_eq!(table.game().removed(), [card("y1")]);
    assert_eq!(table.legal().len(), 6);
    table.choose("take maim-1");
    assert_eq!(table.own(A).hand, [card("maim-1"), card("r1")]);
    assert_eq!(table.game().market()[1], Some(card("whirl-1")));
    // A card of cost 0 gives nothing of cost 2, whatever the slot.
    let mut cheap =
        given(Position::new(2).at(A, Vengerberg).hand(A, "r1 p1").market(market).moved());
    cheap.choose("act").choose("destroy specimen-r1");
    assert_eq!(cheap.legal(), ["take whirl-1", "take precise-slash-1", "take whirl-2"]);
}

/// Example 19: OW-LOC-CLEAN, OW-MARKET-4.
#[test]
fn a_clean_up_removes_two_and_the_rest_moves_right() {
    let market = "maim-1 maim-2 maim-3 maim-4 whirl-1 whirl-2";
    let mut table = given(Position::new(2).at(A, Vizima).market(market).hand(A, "r1").moved());
    let deck = table.game().market_deck().to_vec();
    table.choose("act");
    assert_eq!(table.own(A).gold, 1);
    table.choose("remove maim-2").choose("remove whirl-1");
    let (first, second) = (deck[deck.len() - 1], deck[deck.len() - 2]);
    let wanted = [second, first, card("maim-1"), card("maim-3"), card("maim-4"), card("whirl-2")];
    assert_eq!(*table.game().market(), wanted.map(Some));
    assert_eq!(table.game().removed().len(), 2);
    let mut rich = given(Position::new(2).at(A, Vizima).gold(A, 1).hand(A, "r1").moved());
    rich.choose("act").choose("done");
    assert_eq!(rich.own(A).gold, 1);
}

/// OW-MOVE-2, OW-MOVE-5: only along roads; monsters and witchers never stand in the way.
#[test]
fn there_is_no_jumping_and_no_blocking() {
    let table = given(
        Position::new(2)
            .at(A, KaerMorhen)
            .at(B, Hengfors)
            .monster("arachas", Hengfors)
            .hand(A, "p1"),
    );
    assert!(table.can("move hengfors with specimen-p1"));
    assert!(!table.offers("move novigrad"));
    assert_eq!(table.refusal("move novigrad with specimen-p1").rule, Some("OW-MOVE-2"));
}

/// OW-ATTR-1, OW-ATTR-4, OW-ATTR-9: the weakest attribute, by choice on a tie, never beyond V.
#[test]
fn the_weakest_attribute_is_chosen_on_a_tie() {
    let mut table =
        given(Position::new(2).attributes(A, [2, 3, 2, 4])).exploring("otter-headed-creature");
    table.choose("option a");
    assert_eq!(table.legal(), ["raise attack", "raise alchemy"]);
    table.choose("raise alchemy");
    assert_eq!(table.own(A).attributes, [2, 3, 3, 4]);
    assert_eq!(table.own(A).potions.len(), 1);
    let mut perfect = given(Position::new(2).attributes(A, [5; 4]).level(A, 5))
        .exploring("otter-headed-creature");
    perfect.choose("option a");
    assert_eq!(perfect.own(A).attributes, [5; 4]);
    assert!(perfect.own(A).potions.is_empty());
}

/// OW-ZONE-5: the potion deck is rebuilt from its discard.
#[test]
fn an_empty_potion_deck_is_rebuilt() {
    let mut table = given(Position::new(2).at(A, Beauclair).hand(A, "r1").poured_away().moved());
    table.choose("act");
    assert_eq!(table.own(A).potions.len(), 1);
    assert_eq!(table.game().potion_deck().len(), 27);
    let all: Vec<Potion> = Potion::ALL.into_iter().flat_map(|kind| [kind; 4]).collect();
    let dry = given(Position::new(2).at(A, Beauclair).hand(A, "r1").potions(B, all).moved());
    assert!(!dry.can("act"));
}

/// §16, event 16: once a turn a forest place is entered free; event 32: water with any card.
#[test]
fn kept_cards_ease_the_way() {
    let mut mare =
        given(Position::new(2).at(A, HaernCaduch).keeps(A, "grey-mare").hand(A, "r1 r1"));
    mare.choose("move vizima free");
    assert!(!mare.offers("move novigrad free"));
    let mut heron =
        given(Position::new(2).at(A, HaernCaduch).keeps(A, "master-of-the-heron").hand(A, "r1 r1"));
    heron.choose("move glenmore with specimen-r1 alone");
    assert_eq!(heron.own(A).discard.len(), 1);
    assert!(!heron.offers("move loc-ichaer with specimen-r1 alone"));
    // Event 11: gold on entering Hengfors or Loc Ichaer.
    let mut pedlar =
        given(Position::new(2).at(A, KaerMorhen).keeps(A, "pedlar-of-loc-ichaer").hand(A, "r1"));
    pedlar.choose("move hengfors with specimen-r1");
    assert_eq!(pedlar.own(A).gold, 1);
}

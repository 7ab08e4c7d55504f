//! What is told while a combo is laid, and after an attack.

mod common;

use common::{A, B, C, Table, Words, card, given, named};
use old_world::position::Position;
use old_world::versus::{
    ComboView, Decision, Event, FightView, Loss, Opponent, Stage, last_attack,
};
use old_world::world::attack::{AttackCard, Half};
use old_world::world::effect::Attribute;
use old_world::world::location::Location;
use old_world::world::monster::{Ability, Monster};
use old_world::world::poker::{Dice, Rank};
use old_world::world::school::School;
use old_world::world::slug::Slug;
use old_world::world::source::{Reason, Source};
use old_world::world::story::{Side, Story};
use old_world::world::tally::Tally;
use tabletop::Viewer;

fn seen(table: &Table) -> FightView {
    table.seen_by(Viewer::Seat(A)).fight.expect("a fight goes on")
}

fn totals(table: &Table) -> ComboView {
    seen(table).combo.expect("a combo is laid")
}

fn steps(tally: &Tally) -> Vec<(Source, i16)> {
    tally.steps.iter().map(|step| (step.source, step.amount)).collect()
}

/// OW-RES-2, OW-ATTR-6: the shield rises to its cap, and the view says what is cut.
#[test]
fn the_shield_of_a_combo_is_cut_at_its_cap() {
    let mut table = given(
        Position::new(2)
            .attributes(A, [1, 2, 1, 1])
            .shield(A, 1)
            .hand(A, "p1 y1 g1")
            .hunting("rotfiend"),
    );
    table.choose("done").choose("combo add specimen-p1").choose("combo add specimen-y1");
    let told = totals(&table);
    assert_eq!((told.shield.total, told.guard.total), (2, 1));
    assert_eq!(steps(&told.guard).last(), Some(&(Source::Rule(Reason::Bound), -1)));
    table.choose("done");
    assert_eq!(table.own(A).shield, 2);
}

/// OW-RES-2: some monsters let the shield rise only so far in a turn.
#[test]
fn the_shield_of_a_combo_is_cut_by_a_monster() {
    let bruxa = || Position::new(2).attributes(A, [1, 4, 1, 1]).shield(A, 0).hand(A, "p1 y1 g1");
    let capped = capped_monster();
    let mut table = given(bruxa().hunting(capped));
    table.choose("done").choose("combo add specimen-p1").choose("combo add specimen-y1");
    let told = totals(&table);
    assert_eq!((told.shield.total, told.guard.total), (2, 1), "{capped}");
}

fn capped_monster() -> &'static str {
    let of = |monster: &Monster| monster.ability() == Ability::ShieldGainCap(1);
    Monster::all().find(of).expect("a monster that holds the shield down").slug()
}

/// OW-REFILL-1: step 4 as it would be, with what the combo, a potion and the monster change.
#[test]
fn step_four_is_reckoned_while_the_combo_is_laid() {
    let mut table = given(
        Position::new(2)
            .attributes(A, [3, 2, 1, 1])
            .potions(A, "swallow")
            .hand(A, "p1 y1 g1")
            .hunting("griffin"),
    );
    let attack = (Source::Attribute(Attribute::Attack), 3);
    let griffin = (Source::MonsterAbility(named("griffin")), -1);
    assert_eq!(steps(&totals(&table).refill), [attack, griffin]);
    table.choose("done").choose("combo add specimen-p1").choose("combo add specimen-y1");
    let before = totals(&table).refill;
    table.choose("combo add specimen-g1");
    let told = table.events().count();
    let reckoned = {
        let told = totals(&table).refill;
        assert_ne!(told, before, "the last card changes the draw");
        assert!(steps(&told).iter().any(|(source, _)| *source == Source::Card(card("y1"))));
        told
    };
    table.choose("done");
    let drawn = table.events().skip(told).find_map(|event| match event {
        Event::DrawReckoned { why, .. } => Some(why.clone()),
        _ => None,
    });
    assert_eq!(drawn, Some(reckoned), "what was foretold comes true");
}

/// OW-REFILL-1: a Drowner nest and its like ask for a colour in the combo; the view looks ahead.
#[test]
fn a_colour_the_monster_asks_for_counts_as_soon_as_it_lies() {
    let found = Monster::all().find_map(|monster| match monster.ability() {
        Ability::Step4MinusUnlessColour(colour, by) => Some((monster, colour, by)),
        _ => None,
    });
    let (monster, colour, by) = found.expect("a monster that asks for a colour");
    let fitting =
        ["r1", "b1", "g1", "y1", "p1"].into_iter().find(|name| card(name).colour() == colour);
    let mut table = given(
        Position::new(2)
            .attributes(A, [4, 1, 1, 1])
            .hand(A, "r1 b1 g1 y1 p1")
            .hunting(monster.slug()),
    );
    table.choose("done");
    let less = (Source::MonsterAbility(monster), -i16::from(by));
    assert!(steps(&totals(&table).refill).contains(&less));
    let offers = seen(&table).offers;
    assert_eq!(offers.len(), 5);
    for offer in offers {
        let spared = offer.card.colour() == colour;
        assert_eq!(steps(&offer.then.refill).contains(&less), !spared, "{:?}", offer.card);
    }
    table.choose(&format!("combo add specimen-{}", fitting.expect("a test card of each colour")));
    assert!(!steps(&totals(&table).refill).contains(&less));
}

/// OW-COMBO-2, OW-COMBO-3: what each card that fits would make of the combo is what it makes of it;
/// only he who lays it is told.
#[test]
fn every_card_that_fits_says_what_it_would_make_of_the_combo() {
    let mut table = given(
        Position::new(3)
            .attributes(A, [2, 3, 1, 1])
            .hand(A, "p1 y1 g1 r1 b1 b2")
            .hunting("rotfiend"),
    );
    table.choose("done");
    for _ in 0..3 {
        let offers = seen(&table).offers;
        let adds = table.legal().iter().filter(|text| text.starts_with("combo add")).count();
        assert_eq!(offers.len(), adds);
        for viewer in [Viewer::Seat(B), Viewer::Spectator] {
            assert!(table.seen_by(viewer).fight.unwrap().offers.is_empty());
        }
        let Some(offer) = offers.into_iter().next() else { return };
        let by = if offer.nth > 0 { format!(" by {}", offer.nth + 1) } else { String::new() };
        table.choose(&format!("combo add {}{by}", offer.card.slug()));
        if table.decision() != Some(Decision::Combo) {
            return;
        }
        assert_eq!(totals(&table), offer.then);
    }
}

/// OW-DMG-1, OW-DMG-2: what the opponent would lose: pool; or shield, life deck, hand.
#[test]
fn the_view_says_what_the_combo_would_take() {
    let mut hunt = given(Position::new(2).hand(A, "b1 r1 b2").hunting("rotfiend").pool_of(4));
    assert_eq!(totals(&hunt).loss, Loss::default());
    hunt.choose("done").choose("combo add specimen-b1").choose("combo add specimen-r1");
    hunt.choose("combo add specimen-b2");
    let told = totals(&hunt);
    assert_eq!((told.damage.total, told.loss), (5, Loss { deck: 4, ..Loss::default() }));
    let mut duel = given(
        Position::new(2)
            .hand(A, "b1 r1 b2")
            .attributes(B, [1, 2, 1, 1])
            .shield(B, 2)
            .deck_of(B, 1)
            .hand_of(B, 3)
            .dueling(),
    );
    duel.choose("done").choose("combo add specimen-b1").choose("combo add specimen-r1");
    duel.choose("combo add specimen-b2");
    assert_eq!(totals(&duel).loss, Loss { shield: 2, deck: 1, hand: 2 });
}

/// OW-RES-3: what would come back is told beforehand.
#[test]
fn what_comes_back_is_told_beforehand() {
    let mut hunt = given(Position::new(2).hand(A, "y2 g2 b1").discard(A, "r1").hunting("rotfiend"));
    hunt.choose("done");
    let alone = seen(&hunt).offers.into_iter().find(|offer| offer.card == card("y2")).unwrap();
    assert_eq!(alone.then.returns, [card("y2")]);
    let mut hunt = given(Position::new(2).hand(A, "g2 b1 r1").discard(A, "y1").hunting("rotfiend"));
    hunt.choose("done").choose("combo add specimen-g2");
    assert_eq!(totals(&hunt).takes, [card("g2")]);
    assert_eq!(totals(&hunt).returns, []);
}

/// Ghoul nest, Penitent, Glustyworp: what may be lost in the first turn is all that is promised.
#[test]
fn a_monster_that_loses_little_at_first_is_reckoned_so() {
    let found = Monster::all().find_map(|monster| match monster.ability() {
        Ability::FirstTurnDamageCap { cap, unless_trail: false } => Some((monster, cap)),
        _ => None,
    });
    let (monster, cap) = found.expect("a monster that is hard to hurt at first");
    let mut hunt = given(Position::new(2).hand(A, "b1 r1 b2").hunting(monster.slug()));
    hunt.choose("done").choose("combo add specimen-b1").choose("combo add specimen-r1");
    hunt.choose("combo add specimen-b2");
    assert_eq!(totals(&hunt).loss.deck, cap.min(5));
}

/// §13: how far the fight has come.
#[test]
fn the_stage_of_a_fight_follows_its_steps() {
    let mut table = given(
        Position::new(2)
            .school(A, School::Viper)
            .shield(A, 0)
            .hand(A, "b1 r1 b2")
            .hunting("rotfiend"),
    );
    assert_eq!(seen(&table).stage, Stage::Tricks);
    table.choose("done");
    assert_eq!(seen(&table).stage, Stage::Combo);
    table.choose("combo add specimen-b1").choose("done");
    assert_eq!((table.decision(), seen(&table).stage), (Some(Decision::OnFoeLoss), Stage::Strike));
    table.choose("done");
    assert_eq!((table.decision(), seen(&table).stage), (Some(Decision::Attack), Stage::Monster));
    let mut before = given(
        Position::new(3).gold(C, 1).at(A, Location::Vizima).at(B, Location::Vizima).phase2(A),
    );
    before.choose("duel 2");
    assert_eq!((before.decision(), seen(&before).stage), (Some(Decision::Bet), Stage::Before));
}

/// OW-MON-2, OW-MON-5: the last combat card and the half that counted in the end.
#[test]
fn the_last_attack_is_read_off_what_was_told() {
    let mut table = given(
        Position::new(2)
            .shield(A, 0)
            .hand(A, "b1 r1 b2")
            .hunting("rotfiend")
            .pool("2-4 3-5 2-3 2-3 2-3 2-3")
            .monster_moves(),
    );
    assert_eq!(last_attack(table.events().rev()), None);
    table.choose("bite");
    assert_eq!(last_attack(table.events().rev()), Some((named::<AttackCard>("2-4"), Half::Bite)));
    table.combo("b1");
    table.change(|at| at.pool("3-5 2-3"));
    table.choose("charge");
    assert_eq!(last_attack(table.events().rev()), Some((named::<AttackCard>("3-5"), Half::Charge)));
}

/// OW-SPEC-1, OW-STEP1-2: the belt shows what is left and what is spent.
#[test]
fn the_belt_holds_what_can_be_used_and_what_was() {
    let mut table = given(
        Position::new(2)
            .attributes(A, [1, 2, 2, 1])
            .shield(A, 0)
            .potions(A, "thunderbolt swallow")
            .monster_trophy(A, "barghest")
            .hand(A, "b1 r1 b2")
            .hunting("rotfiend"),
    );
    let belt = |table: &Table| {
        let side = seen(table).sides[0].clone();
        let tricks: Vec<(String, bool)> =
            side.tricks.iter().map(|trick| (trick.source.to_string(), trick.spent)).collect();
        (tricks, side.potion_cap)
    };
    let named = |tricks: &[(&str, bool)]| -> Vec<(String, bool)> {
        tricks.iter().map(|(name, spent)| ((*name).to_owned(), *spent)).collect()
    };
    let (tricks, cap) = belt(&table);
    let all = ["potion-thunderbolt", "potion-swallow", "ability-wolf", "trophy-barghest"];
    assert_eq!(tricks, named(&all.map(|name| (name, false))));
    assert_eq!(cap, 2);
    table.choose("use potion-swallow");
    assert_eq!(
        belt(&table).0[..2],
        named(&[("potion-swallow", true), ("potion-thunderbolt", false)])
    );
}

/// OW-POKER-4: the view says what the dice are worth.
#[test]
fn the_dice_on_the_table_are_named() {
    let table = given(Position::new(2).gold(A, 1).gold(B, 1).dice(
        Opponent::Locals(B),
        Dice::new([2, 2, 5, 5, 5]),
        Some(Dice::new([1, 2, 3, 4, 5])),
    ));
    let view = table.seen_by(Viewer::Spectator);
    assert_eq!(view.hands, Some((Rank::FullHouse, Some(Rank::SmallStraight))));
}

/// OW-QUEST-8: the sum of a short fight while its combo is laid.
#[test]
fn a_short_fight_is_reckoned_while_it_is_laid() {
    let fought = |number: &u8| {
        let story = Story::event(*number).expect("an event");
        let side =
            [Side::A, Side::B].into_iter().find(|side| story.short_fight(*side).is_some())?;
        Some((*number, side))
    };
    let numbers: Vec<u8> = (1..=u8::MAX).take_while(|at| Story::event(*at).is_some()).collect();
    let (number, side) = numbers.iter().find_map(fought).expect("a card with a short fight");
    let mut table = given(Position::new(2).hand(A, "p1 y1 g1").phase2(A).event(number));
    if table.decision() == Some(Decision::Option) {
        table.choose(if side == Side::A { "option a" } else { "option b" });
    }
    assert_eq!(table.decision(), Some(Decision::Short));
    let open = |table: &Table| table.seen_by(Viewer::Seat(A)).in_play.pop().unwrap();
    assert_eq!(open(&table).sum.map(|sum| sum.total), Some(0));
    let offers = open(&table).offers;
    let offer = offers.iter().find(|offer| offer.card == card("p1")).expect("it may be laid");
    table.choose("combo add specimen-p1");
    assert_eq!(open(&table).sum, Some(offer.then.clone()));
    assert!(table.seen_by(Viewer::Seat(B)).in_play.pop().unwrap().offers.is_empty());
}

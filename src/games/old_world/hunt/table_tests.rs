//! Random hunts for one to five against every rider, and what the table shows and offers in them.

use std::mem::{Discriminant, discriminant};

use ::old_world::versus::{Choice, Decision};
use ::old_world::wild_hunt::{HuntChoice, HuntDecision, Item, Setup, WildHunt};
use ::old_world::world::rider::Rider;
use tabletop::{Game, Log, Rng, Seat, Seed, Session, Status, Table, Viewer};

use super::super::model::{Act, At, Model, Step, click, model, point_out};
use super::super::names::Voice;
use super::gesture::{Laying, laying};
use super::{brawl, came, chart, council, finale, side};
use crate::i18n::Lang;
use crate::scene::Sight;

const TABLES: [(u8, u64); 10] =
    [(1, 3), (2, 5), (3, 7), (4, 9), (5, 11), (2, 13), (3, 15), (1, 17), (4, 19), (3, 21)];

fn each_decision(mut check: impl FnMut(&WildHunt, &Model, HuntDecision)) {
    each_moment(|game, drawn, decision| {
        if let Decision::Hunt(asked) = decision {
            check(game, drawn, asked);
        }
    });
}

fn each_moment(mut check: impl FnMut(&WildHunt, &Model, Decision)) {
    for ((seats, seed), rider) in TABLES.into_iter().zip(Rider::ALL.into_iter().cycle()) {
        let setup = Setup { rider, ..Setup::for_players(seats) };
        let mut game = WildHunt::start(&setup, Seed::new(seed), &mut Log::muted()).unwrap();
        let mut rng = Rng::from_u64(seed);
        while let Status::Awaiting { seat, decision } = game.status() {
            let drawn = model(&Sight::of(&game, Viewer::Seat(seat), true), seat);
            check(&game, &drawn, decision);
            let legal = game.legal();
            // What is rare is looked for: exchanges that are made, hounds that are fought.
            let rare = [HuntChoice::Offer, HuntChoice::Hound, HuntChoice::Join, HuntChoice::Go];
            let rare = rare.map(Choice::Hunt).into_iter().find(|one| legal.contains(one));
            let chosen = match rare {
                Some(rare) if rng.index(3) > 0 => rare,
                _ => legal[rng.index(legal.len())],
            };
            game.play(&chosen, &mut Log::muted());
        }
    }
}

/// Every answer to every question of a hunt can be given by pointing at things, by its slip, or by a
/// button; and pointing gives that answer and no other.
#[test]
fn every_choice_of_every_decision_of_a_hunt_can_be_made_on_the_table() {
    let mut seen: Vec<Discriminant<HuntDecision>> = Vec::new();
    each_moment(|_, drawn, decision| {
        if let Decision::Hunt(asked) = decision
            && !seen.contains(&discriminant(&asked))
        {
            seen.push(discriminant(&asked));
        }
        let acts = drawn.acts(&[]);
        let slips = drawn.slips();
        for (index, (choice, gesture)) in drawn.legal.iter().zip(&drawn.gestures).enumerate() {
            let is_slip = slips.contains(&index);
            if is_slip {
                let step = click(drawn, &[], At::Slip(index));
                assert_eq!(step, Step::Choose(*choice), "{:?}", drawn.asked);
            }
            if !gesture.spots.is_empty() {
                assert_eq!(point_out(drawn, gesture), Some(*choice), "in {:?}", drawn.asked);
            } else {
                let is_act = acts.contains(&Act::Choose(*choice));
                assert!(is_slip || is_act, "{choice} in {:?}", drawn.asked);
            }
        }
    });
    assert!(seen.len() >= 14, "{} of the sixteen questions were met", seen.len());
}

/// What is lit is what brings one nearer to an answer, slips among it.
#[test]
fn slips_are_lit_while_they_can_be_chosen() {
    each_decision(|_, drawn, asked| {
        let lit = drawn.lit(&[]);
        let slips = lit.iter().filter(|at| matches!(at, At::Slip(_))).count();
        let all = matches!(laying(asked), Laying::Hands | Laying::Bargain | Laying::Slips);
        assert_eq!(slips, if all { drawn.legal.len() } else { 0 }, "{asked:?}");
    });
}

/// WH-JNT-3: on the slips of a show of hands the hands that were raised are up, each once; whoever has not
/// voted is waited for.
#[test]
fn every_hand_that_was_raised_is_up() {
    let mut votes = 0;
    each_decision(|game, drawn, asked| {
        let HuntDecision::Vote { .. } = asked else { return }; // tidy: listens: for ballots
        let cast = game.hunt().vote.as_ref().unwrap().ballots.len();
        let Some(council) = council::council(drawn) else {
            assert_eq!(laying(asked), Laying::Leaf);
            return;
        };
        let up: usize = council.slips.iter().map(|slip| slip.hands.len()).sum();
        assert_eq!(up, cast);
        let seats = usize::from(drawn.view.players.seats());
        if seats > 1 {
            assert_eq!(council.waiting.len(), seats - cast);
            assert_eq!(Some(council.waiting[0]), drawn.asked.map(|(seat, _)| seat));
        }
        votes += usize::from(cast > 0);
    });
    assert!(votes > 50, "{votes}");
}

/// WH-EXC-6: what lies in the pans is what has been named, and every thing that can still be added is a
/// slip on its own side.
#[test]
fn an_exchange_is_built_piece_by_piece() {
    let mut built = 0;
    each_decision(|game, drawn, asked| {
        if laying(asked) != Laying::Bargain {
            return;
        }
        let council = council::council(drawn).unwrap();
        let bargain = council.bargain.unwrap();
        let exchange = game.hunt().exchange.as_ref().unwrap();
        let gold = |things: &[Item]| things.iter().filter(|one| **one == Item::Gold).count();
        for (side, named) in bargain.sides.iter().zip([&exchange.give, &exchange.want]) {
            let things = council::things(&side.1);
            assert_eq!(gold(&things), usize::from(named.gold));
            let count = usize::from(named.gold)
                + named.potions.len()
                + named.trails.len()
                + named.tracking.len();
            assert_eq!(things.len(), count);
            built += count;
        }
        for slip in &council.slips {
            assert!(
                matches!(slip.choice, Choice::Hunt(HuntChoice::Give(_) | HuntChoice::Want(_))),
                "{}",
                slip.choice
            );
        }
    });
    assert!(built > 20, "{built}");
}

/// WH-HND-5, WH-HND-8, WH-HND-9: the leaf of a hound fight has everybody who fights, in order, with what
/// he has laid, and the damage of what is being laid.
#[test]
fn a_hound_fight_is_seen_by_all() {
    let mut laid = 0;
    each_decision(|game, drawn, asked| {
        let Some(fray) = brawl::fray_of(drawn) else {
            assert_ne!(laying(asked), Laying::Brawl);
            return;
        };
        let brawl = game.hunt().brawl.as_ref().unwrap();
        let seats: Vec<Seat> = fray.fighters.iter().map(|one| one.seat).collect();
        assert_eq!(seats, brawl.fighters);
        for (fighter, combo) in fray.fighters.iter().zip(&brawl.combos) {
            assert_eq!(fighter.combo.cards.len(), combo.len());
            laid += combo.len();
        }
        let lays = fray.fighters.iter().filter(|one| one.lays).count();
        assert_eq!(lays, usize::from(asked == HuntDecision::Combo));
        assert!(fray.life > 0 && (fray.at, fray.damage) == (brawl.at, brawl.damage));
    });
    assert!(laid > 10, "{laid}");
}

/// WH-FIN-9, WH-FIN-17: in the last fight everybody has a place: those who are out, those who have acted,
/// and one in front; the rider's card shows his shields and his pool.
#[test]
fn everybody_has_a_place_in_the_last_fight() {
    let (mut fought, mut out) = (0, 0);
    each_moment(|game, drawn, _| {
        let bench = finale::bench(&drawn.view);
        let Some(last) = &game.hunt().finale else {
            assert!(bench.is_empty());
            return;
        };
        assert_eq!(bench.len(), usize::from(game.seats()));
        assert!(bench.iter().filter(|one| one.front).count() <= 1);
        for one in &bench {
            assert_eq!(one.out, last.bench[one.seat].out);
            assert_eq!(one.acted, last.acted & 1 << one.seat.0 != 0);
            out += usize::from(one.out);
        }
        let fight = drawn.view.fight.as_ref().unwrap();
        let rider = finale::rider_model(&drawn.view, fight, game.hunt().rider, None);
        assert_eq!((rider.shields.0, rider.left), (game.hunt().shields, fight.pool));
        assert!(rider.whole <= 20 && rider.left <= rider.whole);
        fought += 1;
    });
    assert!(fought > 200 && out > 0, "{fought} {out}");
}

/// Every hound, the rider and every quest with a place stand on the map once; beside it the same is said
/// in every language, without a hole.
#[test]
fn everything_of_the_hunt_is_drawn() {
    let names: Vec<String> = (1..=5).map(|one| format!("W{one}")).collect();
    let mut count = 0usize;
    each_moment(|game, drawn, _| {
        count += 1;
        let hunt = game.hunt();
        let map = chart::on_map(drawn, &[], &drawn.lit(&[]));
        assert_eq!(map.matches("data-at=\"hound ").count(), hunt.hounds.len());
        let rides = usize::from(hunt.finale.is_none());
        assert_eq!(map.matches("data-at=\"rider\"").count(), rides);
        if count.is_multiple_of(9) {
            let lang = Lang::ALL[count % 3];
            let voice = Voice::new(lang, &names[..usize::from(game.seats())]);
            for text in [
                side::side(drawn, &[], voice),
                side::bar(drawn, voice),
                finale::bench_drawn(drawn, &[], voice),
                finale::support_drawn(drawn, voice),
            ] {
                assert!(!text.contains(['{', '}', '|']), "{text}");
            }
        }
    });
}

/// What came is told once it has, in sentences, and only what has.
#[test]
fn what_the_hunt_did_is_told_at_the_start_of_a_round() {
    let setup = Setup::for_players(2);
    let mut table = Session::<WildHunt>::new(setup, Seed::new(4)).unwrap();
    let mut rng = Rng::from_u64(4);
    let (mut rounds, mut stories) = (0, 0);
    let names = ["A", "B"].map(ToOwned::to_owned);
    let mut last = None;
    while let Status::Awaiting { .. } = table.game().status() {
        let legal = table.game().legal();
        table.choose(&legal[rng.index(legal.len())].clone()).unwrap();
        let now = came::last(&table);
        if now == last {
            continue;
        }
        last = now;
        let Some(now) = now else { continue };
        assert_eq!(now.ply, Table::ply(&table), "it came just now");
        for lang in Lang::ALL {
            let said = came::said(&table, now, &names, lang);
            assert!(!said.is_empty() && said.iter().all(|line| !line.contains(['{', '|'])));
        }
        match now.what {
            came::What::Round(_) => rounds += 1,
            came::What::Story(_) => stories += 1,
        }
    }
    assert!(rounds >= 6 && stories >= 3, "{rounds} rounds, {stories} stories");
}

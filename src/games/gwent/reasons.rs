//! Why a move is good, from what the position is before and after it and from what the search
//! found. Pure. Looks ahead in an imagined position, so that no secret of the true one is told.

use std::cmp::Ordering;

use ::gwent::{Ability, Choice, Decision, Event, Gwent, Kind, Special};
use bots::Advice;
use tabletop::{Game, Log, Rng, Seat, Status, Viewer};

use super::names::Called;
use super::say;
use super::words::fill;
use super::words::hint as words;
use crate::i18n::Lang;
use crate::i18n::template;

/// How far apart two moves are, in hundredths of a match, before one is called better.
const ALIKE: u16 = 1;

/// The reasons for what a bot advises, its numbers last.
pub fn reasons(game: &Gwent, advised: &Advice, lang: Lang) -> Vec<String> {
    let Some(choice) = game.legal().get(advised.index).copied() else { return Vec::new() };
    let mut said = why(game, choice, lang);
    said.extend(odds(game, advised, lang));
    said
}

/// The reasons for a choice that can be seen on the table.
pub fn why(game: &Gwent, choice: Choice, lang: Lang) -> Vec<String> {
    let Status::Awaiting { seat, decision } = game.status() else { return Vec::new() };
    match (decision, choice) {
        (Decision::WhoStarts, Choice::GoSecond) => vec![words::of(lang).second.to_owned()],
        (Decision::Exchange, choice) => vec![exchange(game, seat, choice, lang)],
        (Decision::Turn, Choice::Pass) => vec![pass(game, seat, lang)],
        (Decision::WhoStarts | Decision::Pick(_), _) => Vec::new(),
        (
            Decision::Turn
            | Decision::PlaceUnit { .. }
            | Decision::Revive
            | Decision::PlaceMardroeme,
            choice,
        ) => Outlook::of(game, seat, choice).tell(game, lang),
    }
}

fn exchange(game: &Gwent, seat: Seat, choice: Choice, lang: Lang) -> String {
    let says = words::of(lang);
    let Choice::Exchange(kind) = choice else { return says.keep.to_owned() };
    let called_by = |other: Kind| {
        other.abilities().iter().any(|ability| match ability {
            Ability::Muster(band) => Kind::answering(*band).any(|called| called == kind),
            _ => false,
        })
    };
    let mut others: Vec<Kind> = game.hand(seat).iter().map(|held| held.card.kind).collect();
    if let Some(itself) = others.iter().position(|held| *held == kind) {
        others.swap_remove(itself);
    }
    let text = if others.into_iter().any(called_by) { says.called_anyway } else { says.poorest };
    fill(text, &[kind.name(lang)])
}

fn pass(game: &Gwent, seat: Seat, lang: Lang) -> String {
    let says = words::of(lang);
    let them = seat.next(2);
    let cards = |seat: Seat| game.hand(seat).len().to_string();
    let (us, other) = (game.total(seat), game.total(them));
    let gap = us.abs_diff(other).to_string();
    if game.has_passed(them) && game.standing().winner == Some(seat) {
        let text = if us == other { says.pass_tie_won } else { says.pass_won };
        return fill(text, &[&us.to_string(), &other.to_string()]);
    }
    if game.hand(seat).is_empty() {
        return says.pass_empty.to_owned();
    }
    let (own, foreign) = (cards(seat), cards(them));
    match us.cmp(&other) {
        Ordering::Greater => template::fill(lang, says.pass_lead, &[&gap, &own, &foreign]),
        Ordering::Equal => template::fill(lang, says.pass_level, &[&own, &foreign]),
        Ordering::Less => template::fill(lang, says.pass_behind, &[&gap, &own, &foreign]),
    }
}

/// What a choice changes at once.
struct Outlook {
    seat: Seat,
    /// Strength before and after, ours and theirs.
    us: [i32; 2],
    them: [i32; 2],
    drawn: u8,
    /// Whom a Decoy takes back.
    back: Option<Kind>,
    called: Vec<Kind>,
    /// What is printed on the unit that was played.
    printed: Option<i32>,
    /// Was something left to chance, so that the numbers are only one of many?
    chance: bool,
}

impl Outlook {
    fn of(game: &Gwent, seat: Seat, choice: Choice) -> Self {
        let them = seat.next(2);
        let mut after = game.resample(Viewer::Seat(seat), &mut Rng::from_u64(1));
        let mut log = Log::new();
        after.play(&choice, &mut log);
        let total = |seat: Seat| {
            // A round that ended with this move is off the table; its result is not.
            let ended = after.results().get(game.results().len());
            let now = ended.map_or_else(|| after.total(seat), |result| result.totals[seat.index()]);
            [i32::from(game.total(seat)), i32::from(now)]
        };
        let mut outlook = Self {
            seat,
            us: total(seat),
            them: total(them),
            drawn: 0,
            back: None,
            called: Vec::new(),
            printed: None,
            chance: false,
        };
        if let Choice::Play { card, .. } = choice
            && card.kind.is_unit()
        {
            outlook.printed = Some(card.kind.strength().into());
        }
        for event in log.entries().iter().filter_map(|entry| entry.seen_by(Viewer::Seat(seat))) {
            outlook.hear(event);
        }
        outlook
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::Drew { seat, count, .. } if *seat == self.seat => self.drawn += count,
            Event::TookBack { card, .. } => self.back = Some(card.kind),
            Event::Mustered { cards, .. } => {
                self.called.extend(cards.iter().map(|card| card.kind));
            }
            Event::Revived { random: true, .. } => self.chance = true,
            _ => {} // tidy: listens: for what a reason can be made of
        }
    }

    fn tell(&self, game: &Gwent, lang: Lang) -> Vec<String> {
        if self.chance {
            return Vec::new();
        }
        let says = words::of(lang);
        let name = |kind: &Kind| kind.name(lang);
        let mut said = vec![self.tell_change(lang)];
        if self.drawn > 0 {
            said.push(template::fill(lang, says.draws, &[&self.drawn.to_string()]));
        }
        if let Some(kind) = &self.back {
            said.push(fill(says.back, &[name(kind)]));
        }
        if !self.called.is_empty() {
            let called = say::titles(self.called.iter().copied(), lang);
            said.push(fill(says.calls, &[&called.join(", ")]));
        }
        if let Some(printed) = self.printed.filter(|printed| self.gain() > *printed) {
            said.push(fill(says.alone, &[&printed.to_string()]));
        }
        said.push(fill(says.makes, &[&self.us[1].to_string(), &self.them[1].to_string()]));
        if game.has_passed(self.seat.next(2)) {
            let short = self.them[1] - self.us[1] + 1;
            said.push(if short <= 0 {
                says.enough.to_owned()
            } else {
                fill(says.short, &[&short.to_string()])
            });
        }
        said
    }

    const fn gain(&self) -> i32 {
        self.us[1] - self.us[0]
    }

    const fn harm(&self) -> i32 {
        self.them[0] - self.them[1]
    }

    fn tell_change(&self, lang: Lang) -> String {
        let says = words::of(lang);
        let (gain, harm) = (self.gain(), self.harm());
        let [plus, minus] = [gain.abs().to_string(), harm.abs().to_string()];
        match (gain.signum(), harm.signum()) {
            (1, 1) => template::fill(lang, says.adds_takes, &[&plus, &minus]),
            (1, _) => template::fill(lang, says.adds, &[&plus]),
            (0, 1) => template::fill(lang, says.takes, &[&minus]),
            (_, 1) => template::fill(lang, says.takes_both, &[&minus, &plus]),
            (_, -1) => template::fill(lang, says.gives, &[&minus]),
            (-1, _) => template::fill(lang, says.costs, &[&plus]),
            _ => says.nothing.to_owned(),
        }
    }
}

/// What the search expects of the choice and of the next best.
fn odds(game: &Gwent, advised: &Advice, lang: Lang) -> Option<String> {
    let says = words::of(lang);
    let best = advised.considered.iter().find(|one| one.index == advised.index)?;
    let others = advised.considered.iter().filter(|one| one.index != advised.index);
    let next = others.max_by_key(|one| (one.visits, one.value))?;
    let Status::Awaiting { seat, decision } = game.status() else { return None };
    let choice = *game.legal().get(next.index)?;
    let named = say::choice(choice, decision, game.leader(seat), lang);
    let [own, other] = [best.value, next.value].map(|value| (value + 5) / 10);
    let text = if own > other + ALIKE { says.odds } else { says.odds_alike };
    let numbers = [advised.iterations.to_string(), own.to_string(), other.to_string()];
    Some(fill(text, &[&numbers[0], &numbers[1], &named, &numbers[2]]))
}

/// Is it a card of weather?
pub fn is_weather(kind: Kind) -> bool {
    matches!(kind.special(), Some(Special::Weather(_)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::gwent::position::Position;
    use ::gwent::{Preset, Setup};
    use tabletop::Seed;

    const US: Seat = Seat(0);
    const THEM: Seat = Seat(1);

    fn between() -> Position {
        Position::between("foltest-king-of-temeria", "eredin-bringer-of-death")
            .deck(US, "ballista, siege-tower, dethmold")
            .deck(THEM, "3 ghoul")
    }

    fn told(game: &Gwent, choice: &str) -> String {
        why(game, choice.parse().unwrap(), Lang::En).join(" ")
    }

    /// GW-SCORCH-1.
    #[test]
    fn a_scorch_is_counted_on_both_sides() {
        let only_theirs = between()
            .field(THEM, "fiend, nekker")
            .field(US, "ves")
            .hand(US, "scorch, decoy")
            .hand(THEM, "nekker");
        let game = only_theirs.build().unwrap();
        assert_eq!(
            told(&game, "play scorch"),
            "Takes 6 from your opponent’s strength and nothing from yours. That makes it 5 to 2."
        );
        let game = between()
            .field(THEM, "fiend")
            .field(US, "keira-metz, siegfried-of-denesle")
            .hand(US, "scorch, decoy")
            .hand(THEM, "nekker")
            .build()
            .unwrap();
        let said = told(&game, "play scorch");
        assert!(said.contains("That makes"), "{said}");
    }

    /// GW-SPY-1, GW-BOND-1.
    #[test]
    fn spies_and_bonds_say_what_they_bring() {
        let game = between()
            .field(US, "catapult")
            .hand(US, "thaler, catapult, ves")
            .hand(THEM, "nekker")
            .build()
            .unwrap();
        assert_eq!(
            told(&game, "play thaler"),
            "Gives your opponent 1 strength. You draw 2 cards. That makes it 8 to 1."
        );
        assert_eq!(
            told(&game, "play catapult"),
            "Adds 24 to your strength. The card alone is worth only 8. That makes it 32 to 0."
        );
    }

    /// GW-PASS-1.
    #[test]
    fn passing_counts_the_lead_and_the_cards() {
        let game = between()
            .field(US, "catapult, ves")
            .field(THEM, "nekker")
            .hand(US, "dun-banner-medic, decoy, scorch")
            .hand(THEM, "nekker")
            .build()
            .unwrap();
        assert_eq!(
            told(&game, "pass"),
            "You lead by 11; passing keeps 3 cards in your hand against 1 in your opponent’s."
        );
        let game = between()
            .field(US, "catapult")
            .field(THEM, "nekker")
            .hand(US, "decoy")
            .hand(THEM, "nekker")
            .passed(THEM)
            .build()
            .unwrap();
        assert_eq!(
            told(&game, "pass"),
            "Your opponent has passed and you lead 8 to 2: passing wins you the round."
        );
    }

    /// Finding B17. GW-END-3: a level round may be won, and an empty hand saves nothing.
    #[test]
    fn passing_knows_nilfgaards_ties_and_an_empty_hand() {
        let level = Position::between("emhyr-the-relentless", "eredin-bringer-of-death")
            .hand(US, "decoy")
            .passed(THEM)
            .build()
            .unwrap();
        assert_eq!(
            told(&level, "pass"),
            "Your opponent has passed at 0 to 0, and Nilfgaard wins ties: passing wins you the round."
        );
        let empty = between().field(THEM, "nekker").hand(THEM, "nekker").build().unwrap();
        assert_eq!(told(&empty, "pass"), "You have no card left in hand to save or play.");
    }

    /// Whatever is advised in random games has reasons without holes, and no secret is told: they
    /// are the same in every position the player cannot tell from the true one.
    #[test]
    fn reasons_are_whole_and_tell_no_secret() {
        let mut rng = Rng::from_u64(3);
        for at in 0..12_usize {
            let deck = |by: usize| Preset::ALL[(at * by + by) % Preset::ALL.len()];
            let setup = Setup::between(deck(3), deck(7));
            let seed = Seed::new(at as u64 + 1);
            let mut game = Gwent::start(&setup, seed, &mut Log::muted()).unwrap();
            while let Status::Awaiting { seat, .. } = game.status() {
                let other = game.resample(Viewer::Seat(seat), &mut rng);
                let legal = game.legal();
                for choice in &legal {
                    for lang in Lang::ALL {
                        let said = why(&game, *choice, lang);
                        assert!(said.iter().all(|one| !one.contains(['{', '}'])), "{said:?}");
                        assert_eq!(said, why(&other, *choice, lang));
                    }
                }
                game.play(&legal[rng.index(legal.len())], &mut Log::muted());
            }
        }
    }

    #[test]
    fn the_numbers_name_the_next_best() {
        let game = between()
            .field(US, "catapult, ves")
            .hand(US, "dun-banner-medic, decoy")
            .hand(THEM, "nekker")
            .build()
            .unwrap();
        let legal = game.legal();
        let index = legal.iter().position(|choice| *choice == Choice::Pass).unwrap();
        let weighed = |index, visits, value| bots::Weighed { index, visits, value };
        let other = (index + 1) % legal.len();
        let mut advised = Advice {
            index,
            iterations: 3000,
            considered: vec![weighed(index, 2000, 718), weighed(other, 1000, 640)],
        };
        let said = reasons(&game, &advised, Lang::En);
        assert!(
            said[1].starts_with("In 3000 games played out in thought this wins the match 72 times"),
            "{said:?}"
        );
        assert!(said[1].ends_with(", 64."), "{said:?}");
        advised.considered[1].value = 715;
        let said = reasons(&game, &advised, Lang::En);
        assert!(said[1].contains("about as good"), "{said:?}");
    }
}

//! The guided first game: what of the first three turns can be explained, and when. What is said is a
//! key into the lesson (`public/lessons/<language>/old-world.json`); what is proposed is what a plain
//! player would do.

use ::old_world::versus::{Choice, Decision, FirstPlayer, OldWorld, Setup};
use ::old_world::world::school::School;
use tabletop::{BySeat, Form, Game, Seed, SetupForm, Table};

use super::session;
use super::words::{Text, tables};
use crate::i18n::Lang;
use crate::learning::guide::{self, Moment};
use crate::learning::{Lesson, Pages, Said};

/// The deal of the lesson.
const DEAL: u64 = 1;

/// Turns of both witchers after which the pupil has had three.
const LESSON: u16 = 6;

/// The lesson.
pub struct FirstGame;

impl Lesson for FirstGame {
    fn deal(&self) -> (Form, Seed) {
        let schools = BySeat::from(vec![Some(School::Wolf), Some(School::Bear)]);
        let first = FirstPlayer::SeatOne;
        (Setup { first, schools, ..Setup::for_players(2) }.to_form(), Seed::new(DEAL))
    }

    fn about(&self, lang: Lang) -> &'static [Text; 2] {
        &tables(lang).about
    }

    fn say(&self, table: &dyn Table) -> Said {
        guide::say::<OldWorld, Topic>(session(table))
    }
}

/// What can be explained, each once; in the order in which it is worth explaining.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Topic {
    /// The goal, the map, and where the stronger monster lives.
    Welcome,
    /// The lesson is over.
    Farewell,
    /// A turn, the hand, a move.
    Move,
    /// The second turn: attributes and the level.
    Attributes,
    /// The third turn: when to fight.
    Hunt,
    /// The action of a place.
    Act,
    /// A way further, or the end of the phase.
    GoOn,
    /// What to train at a school.
    School,
    /// Which trail to follow.
    Track,
    /// Market cards that may go.
    CleanUp,
    /// A hand card for one of the market.
    Trade,
    /// Which dice to roll again.
    Dice,
    /// The one thing of phase II.
    Phase2,
    /// The two ways of a story.
    Story,
    /// A short fight in a story.
    Short,
    /// Step 1 of a combat turn.
    Step1,
    /// The first card of a combo.
    Combo,
    /// What may lie on it.
    Link,
    /// A combo lets one use something.
    Trick,
    /// Somebody else fights a monster: charge or bite.
    Attack,
    /// Damage reaches the hand.
    Damage,
    /// A trophy, and what it costs.
    Fatigue,
    /// What is kept in hand.
    Discard,
    /// What is bought.
    Buy,
    /// What is paid with.
    Pay,
    /// Nothing new.
    Plain,
}

impl guide::Topic<OldWorld> for Topic {
    const ALL: &'static [Self] = &[
        Self::Welcome,
        Self::Farewell,
        Self::Move,
        Self::Attributes,
        Self::Hunt,
        Self::Act,
        Self::GoOn,
        Self::School,
        Self::Track,
        Self::CleanUp,
        Self::Trade,
        Self::Dice,
        Self::Phase2,
        Self::Story,
        Self::Short,
        Self::Step1,
        Self::Combo,
        Self::Link,
        Self::Trick,
        Self::Attack,
        Self::Damage,
        Self::Fatigue,
        Self::Discard,
        Self::Buy,
        Self::Pay,
    ];
    const PLAIN: Self = Self::Plain;
    const LAST: Option<Self> = Some(Self::Farewell);

    fn pages(self) -> Pages {
        match self {
            Self::Welcome => &[
                ("goal", "boards"),
                ("map", "map"),
                ("monsters", "monsters"),
                ("slot", "monsters"),
            ],
            Self::Farewell => &[("farewell", "")],
            Self::Move => &[("turn", "acts"), ("cards", "hand"), ("move", "map")],
            Self::Attributes => &[("attributes", "boards"), ("second-turn", "map")],
            Self::Hunt => &[("hunt", "monsters"), ("third-turn", "map")],
            Self::Act => &[("act", "acts")],
            Self::GoOn => &[("go-on", "hand")],
            Self::School => &[("school", "boards")],
            Self::Track => &[("track", "monsters")],
            Self::CleanUp => &[("clean-up", "market")],
            Self::Trade => &[("trade", "market")],
            Self::Dice => &[("dice", "over")],
            Self::Phase2 => &[("phase-2", "acts")],
            Self::Story => &[("story", "over")],
            Self::Short => &[("short", "hand")],
            Self::Step1 => &[("fight", "fight"), ("step-1", "belt")],
            Self::Combo => &[("combo", "hand")],
            Self::Link => &[("extension", "fight")],
            Self::Trick => &[("trick", "belt")],
            Self::Attack => &[("attack", "fight")],
            Self::Damage => &[("damage", "hand")],
            Self::Fatigue => &[("fatigue", "boards")],
            Self::Discard => &[("discard", "hand")],
            Self::Buy => &[("market", "market"), ("buy", "market")],
            Self::Pay => &[("pay", "hand")],
            Self::Plain => &[("plain", "")],
        }
    }

    fn fits(self, moment: &Moment<'_, OldWorld, Self>) -> bool {
        let (game, decision) = (moment.game, moment.decision);
        let phase1 = decision == Decision::Phase1;
        let begins = phase1 && !game.turn().moved;
        match self {
            Self::Welcome => decision == Decision::Slot2,
            Self::Farewell => game.turns() > LESSON,
            Self::Move => begins && game.turns() == 1,
            Self::Attributes => begins && game.turns() == 3,
            Self::Hunt => begins && game.turns() == 5,
            Self::Act => phase1 && game.legal().contains(&Choice::Act),
            Self::GoOn => phase1 && !begins,
            Self::School => decision == Decision::School,
            Self::Track => decision == Decision::Track,
            Self::CleanUp => matches!(decision, Decision::CleanUp { .. }),
            Self::Trade => decision == Decision::TradeIn,
            Self::Dice => matches!(decision, Decision::Reroll1 | Decision::Reroll2),
            Self::Phase2 => decision == Decision::Phase2,
            Self::Story => decision == Decision::Option,
            Self::Short => decision == Decision::Short,
            Self::Step1 => decision == Decision::Step1,
            Self::Combo => decision == Decision::Combo,
            Self::Link => decision == Decision::Combo && moment.told.contains(&Self::Combo),
            Self::Trick => decision == Decision::OnCombo,
            Self::Attack => decision == Decision::Attack,
            Self::Damage => matches!(decision, Decision::DamageHand { .. }),
            Self::Fatigue => matches!(decision, Decision::Exhaust { .. }),
            Self::Discard => decision == Decision::Discard3,
            Self::Buy => decision == Decision::Buy,
            Self::Pay => matches!(decision, Decision::Pay { .. }),
            Self::Plain => false,
        }
    }

    fn advice(self, moment: &Moment<'_, OldWorld, Self>) -> Option<Choice> {
        (self != Self::Farewell).then(|| moment.opinion())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learning::PUPIL;
    use crate::learning::guide::{Topic as _, trial};
    use tabletop::Status;

    /// No three turns are that long.
    const ENOUGH: usize = 400;

    const TAUGHT: [Topic; 15] = [
        Topic::Welcome,
        Topic::Move,
        Topic::Act,
        Topic::School,
        Topic::Phase2,
        Topic::Story,
        Topic::Buy,
        Topic::Pay,
        Topic::Attributes,
        Topic::Step1,
        Topic::Combo,
        Topic::Link,
        Topic::Fatigue,
        Topic::Hunt,
        Topic::Farewell,
    ];

    #[test]
    fn whoever_follows_the_guide_is_taught_a_turn_and_left_alone_after_three() {
        let (told, session) = trial::play::<OldWorld, Topic>(&FirstGame, ENOUGH, |_, step| {
            assert!(!step.strayed);
            step.advice.unwrap_or(Choice::End)
        });
        for topic in TAUGHT {
            assert!(told.contains(&topic), "{topic:?} is not taught: {told:?}");
        }
        for topic in Topic::ALL {
            assert!(told.iter().filter(|one| *one == topic).count() <= 1, "{topic:?} twice");
        }
        assert_eq!(told.last(), Some(&Topic::Farewell));
        assert_eq!(session.game().turns(), LESSON + 1, "the fourth turn is the pupil’s own");
        assert_eq!(FirstGame.say(&session), Said::Nothing);
        assert!(matches!(session.game().status(), Status::Awaiting { seat: PUPIL, .. }));
    }

    #[test]
    fn whoever_strays_is_told_so_and_taken_on() {
        trial::stray::<OldWorld, Topic>(&FirstGame, 12, ENOUGH);
    }

    #[test]
    fn the_lesson_is_written_in_every_language() {
        trial::is_written::<OldWorld, Topic>([
            include_str!("../../../public/lessons/en/old-world.json"),
            include_str!("../../../public/lessons/pl/old-world.json"),
            include_str!("../../../public/lessons/uk/old-world.json"),
        ]);
    }
}

//! The guided first hunt: alone against Nithral, on the easiest level. What of the first two rounds can
//! be explained, and when; what is said is a key into the lesson (`public/lessons/<language>/wild-hunt.json`),
//! what is proposed is what a plain player would do.

use ::old_world::versus::{Choice, Decision};
use ::old_world::wild_hunt::{HuntChoice, HuntDecision, Question, Setup, WildHunt};
use ::old_world::world::rider::Rider;
use ::old_world::world::round_board::Difficulty;
use ::old_world::world::school::School;
use tabletop::{BySeat, Form, Game, Seed, SetupForm, Table};

use super::ui::session;
use super::words::table;
use crate::i18n::Lang;
use crate::i18n::pack::Text;
use crate::learning::guide::{self, Moment};
use crate::learning::{Lesson, Pages, Said};

/// The deal of the lesson.
const DEAL: u64 = 1;

/// The rounds that are explained.
const ROUNDS: u8 = 2;

/// The lesson.
pub struct FirstHunt;

impl Lesson for FirstHunt {
    fn deal(&self) -> (Form, Seed) {
        let setup = Setup {
            rider: Rider::Nithral,
            difficulty: Difficulty::Easy,
            schools: BySeat::from(vec![Some(School::Wolf)]),
            ..Setup::for_players(1)
        };
        (setup.to_form(), Seed::new(DEAL))
    }

    fn about(&self, lang: Lang) -> &'static [Text; 2] {
        &table(lang).about
    }

    fn say(&self, table: &dyn Table) -> Said {
        guide::say::<WildHunt, Topic>(session(table))
    }
}

/// What can be explained, each once; in the order in which it is worth explaining.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Topic {
    /// The goal, the rider, his wall, the road.
    Welcome,
    /// The lesson is over.
    Farewell,
    /// The second round.
    Second,
    /// A hound can be fought here.
    Hound,
    /// The action of a place, and what bars it.
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
    /// Dice against the bank.
    Dice,
    /// A combo against a hound.
    Brawl,
    /// A monster waits here.
    Monster,
    /// Step 1 of a combat turn.
    Step1,
    /// The first card of a combo.
    Combo,
    /// What may lie on it.
    Link,
    /// Damage reaches the hand.
    Damage,
    /// Meditation.
    Meditate,
    /// The card that all hear.
    Story,
    /// What is kept in hand.
    Discard,
    /// What is bought.
    Buy,
    /// What is paid with.
    Pay,
    /// Where a monster appears.
    Ground,
    /// Nithral strengthens a hound.
    Strengthen,
    /// Nothing new.
    Plain,
}

impl guide::Topic<WildHunt> for Topic {
    const ALL: &'static [Self] = &[
        Self::Welcome,
        Self::Farewell,
        Self::Second,
        Self::Hound,
        Self::Act,
        Self::GoOn,
        Self::School,
        Self::Track,
        Self::CleanUp,
        Self::Trade,
        Self::Dice,
        Self::Brawl,
        Self::Monster,
        Self::Step1,
        Self::Combo,
        Self::Link,
        Self::Damage,
        Self::Meditate,
        Self::Story,
        Self::Discard,
        Self::Buy,
        Self::Pay,
        Self::Ground,
        Self::Strengthen,
    ];
    const PLAIN: Self = Self::Plain;
    const LAST: Option<Self> = Some(Self::Farewell);

    fn pages(self) -> Pages {
        match self {
            Self::Welcome => &[
                ("goal", "rider"),
                ("rider", "map"),
                ("ice", "rider"),
                ("road", "road"),
                ("round", "acts"),
                ("cards", "hand"),
                ("move", "map"),
            ],
            Self::Farewell => &[("farewell", "")],
            Self::Second => &[("second", "road")],
            Self::Hound => &[("hound", "map")],
            Self::Act => &[("act", "acts")],
            Self::GoOn => &[("go-on", "hand")],
            Self::School => &[("school", "boards")],
            Self::Track => &[("track", "monsters")],
            Self::CleanUp => &[("clean-up", "market")],
            Self::Trade => &[("trade", "market")],
            Self::Dice => &[("dice", "over")],
            Self::Brawl => &[("brawl", "hand")],
            Self::Monster => &[("monster", "monsters")],
            Self::Step1 => &[("fight", "fight"), ("step-1", "belt")],
            Self::Combo => &[("combo", "hand")],
            Self::Link => &[("extension", "fight")],
            Self::Damage => &[("damage", "hand")],
            Self::Meditate => &[("meditate", "boards")],
            Self::Story => &[("story", "over")],
            Self::Discard => &[("discard", "hand")],
            Self::Buy => &[("buy", "market")],
            Self::Pay => &[("pay", "hand")],
            Self::Ground => &[("arrival", "monsters")],
            Self::Strengthen => &[("strengthen", "map")],
            Self::Plain => &[("plain", "")],
        }
    }

    fn fits(self, moment: &Moment<'_, WildHunt, Self>) -> bool {
        let (game, decision) = (moment.game, moment.decision);
        let round = game.hunt().round;
        let phase1 = decision == Decision::Phase1;
        let moved = game.table().turn().moved;
        let may = |choice: Choice| phase1 && game.legal().contains(&choice);
        match self {
            Self::Welcome => phase1 && round == 1,
            Self::Farewell => round > ROUNDS,
            Self::Second => phase1 && round == 2,
            Self::Hound => may(Choice::Hunt(HuntChoice::Hound)),
            Self::Act => may(Choice::Act),
            Self::GoOn => phase1 && moved,
            Self::School => decision == Decision::School,
            Self::Track => decision == Decision::Track,
            Self::CleanUp => matches!(decision, Decision::CleanUp { .. }),
            Self::Trade => decision == Decision::TradeIn,
            Self::Dice => matches!(decision, Decision::Reroll1 | Decision::Reroll2),
            Self::Brawl => decision == Decision::Hunt(HuntDecision::Combo),
            Self::Monster => matches!(decision, Decision::Hunt(HuntDecision::Fight { .. })),
            Self::Step1 => decision == Decision::Step1,
            Self::Combo => decision == Decision::Combo,
            Self::Link => decision == Decision::Combo && moment.told.contains(&Self::Combo),
            Self::Damage => matches!(decision, Decision::DamageHand { .. }),
            Self::Meditate => decision == Decision::Hunt(HuntDecision::Meditate),
            Self::Story => is_story(decision),
            Self::Discard => decision == Decision::Discard3,
            Self::Buy => decision == Decision::Buy,
            Self::Pay => matches!(decision, Decision::Pay { .. }),
            Self::Ground => {
                is_about(decision, |question| matches!(question, Question::Ground { .. }))
            }
            Self::Strengthen => is_about(decision, |question| question == Question::Strengthen),
            Self::Plain => false,
        }
    }

    fn advice(self, moment: &Moment<'_, WildHunt, Self>) -> Option<Choice> {
        (self != Self::Farewell).then(|| moment.opinion())
    }
}

fn is_about(decision: Decision, which: fn(Question) -> bool) -> bool {
    matches!(decision, Decision::Hunt(HuntDecision::Vote { question }) if which(question))
}

/// Is it the card that all hear that asks?
fn is_story(decision: Decision) -> bool {
    is_about(decision, |question| question == Question::Option)
        || matches!(decision, Decision::Hunt(HuntDecision::Individual | HuntDecision::Purse))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learning::guide::{Topic as _, trial};

    /// No two rounds are that long.
    const ENOUGH: usize = 400;

    const TAUGHT: [Topic; 7] = [
        Topic::Welcome,
        Topic::Act,
        Topic::GoOn,
        Topic::Story,
        Topic::Buy,
        Topic::Second,
        Topic::Farewell,
    ];

    #[test]
    fn whoever_follows_the_guide_is_taught_a_round_and_left_alone_after_two() {
        let (told, session) = trial::play::<WildHunt, Topic>(&FirstHunt, ENOUGH, |_, step| {
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
        assert_eq!(session.game().hunt().round, ROUNDS + 1, "the third round is the pupil’s own");
        assert_eq!(FirstHunt.say(&session), Said::Nothing);
    }

    #[test]
    fn whoever_strays_is_told_so_and_taken_on() {
        trial::stray::<WildHunt, Topic>(&FirstHunt, 8, ENOUGH);
    }

    #[test]
    fn the_lesson_is_written_in_every_language() {
        trial::is_written::<WildHunt, Topic>([
            include_str!("../../../../public/lessons/en/wild-hunt.json"),
            include_str!("../../../../public/lessons/pl/wild-hunt.json"),
            include_str!("../../../../public/lessons/uk/wild-hunt.json"),
        ]);
    }
}

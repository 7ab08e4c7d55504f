//! The guided first game: what of the first chapter can be explained, and when. What is said is a key
//! into the lesson (`public/lessons/<language>/ronin.json`); what is proposed is what a plain player
//! would do.

use ::ronin::{Choice, Decision, Ronin, Setup};
use tabletop::{Form, Seed, SetupForm, Table};

use super::session;
use super::words::{Text, tables};
use crate::i18n::Lang;
use crate::learning::guide::{self, Moment};
use crate::learning::{Lesson, Pages, Said};

/// The deal of the lesson.
const DEAL: u64 = 6;

/// The turns of the first chapter.
const LESSON: u8 = 3;

/// The lesson.
pub struct FirstChapter;

impl Lesson for FirstChapter {
    fn deal(&self) -> (Form, Seed) {
        (Setup::for_players(2).to_form(), Seed::new(DEAL))
    }

    fn about(&self, lang: Lang) -> &'static [Text; 2] {
        &tables(lang).about
    }

    fn say(&self, table: &dyn Table) -> Said {
        guide::say::<Ronin, Topic>(session(table))
    }
}

/// What can be explained, each once; in the order in which it is worth explaining.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Topic {
    /// The goal, the two paths, the characters.
    Welcome,
    /// The first chapter is over.
    Farewell,
    /// What is kept for the next chapter.
    Keep,
    /// The offer and the order.
    Offer,
    /// A second draft: what others want.
    Row,
    /// The last turn of the chapter.
    Last,
    /// Cards, effects, and how two of them are laid.
    Play,
    /// What is foreseen, and the balance.
    Balance,
    /// A symbol to lose.
    Lose,
    /// A bowl of a track.
    Bonus,
    /// Points for a track or a neighbour to count.
    Track,
    /// An ability in its moment.
    Ability,
    /// Nothing new.
    Plain,
}

impl guide::Topic<Ronin> for Topic {
    const ALL: &'static [Self] = &[
        Self::Welcome,
        Self::Farewell,
        Self::Keep,
        Self::Offer,
        Self::Row,
        Self::Last,
        Self::Play,
        Self::Balance,
        Self::Lose,
        Self::Bonus,
        Self::Track,
        Self::Ability,
    ];
    const PLAIN: Self = Self::Plain;
    const LAST: Option<Self> = Some(Self::Farewell);

    fn pages(self) -> Pages {
        match self {
            Self::Welcome => &[("goal", ""), ("paths", "head"), ("character", "over")],
            Self::Farewell => &[("farewell", "")],
            Self::Keep => &[("chapter", ""), ("keep", "scroll")],
            Self::Offer => &[("turn", "steps"), ("offer", "offer"), ("order", "order")],
            Self::Row => &[("row", "offer")],
            Self::Last => &[("last", "head")],
            Self::Play => &[("card", "hand"), ("effect", "hand"), ("play", "scroll")],
            Self::Balance => &[("balance", "head"), ("foresee", "reckon")],
            Self::Lose => &[("lose", "scroll")],
            Self::Bonus => &[("tea", "tea"), ("bonus", "tea")],
            Self::Track => &[("track", "tea")],
            Self::Ability => &[("ability", "own")],
            Self::Plain => &[("plain", "")],
        }
    }

    fn fits(self, moment: &Moment<'_, Ronin, Self>) -> bool {
        let (turn, decision) = (moment.game.turn(), moment.decision);
        match self {
            Self::Welcome => decision == Decision::Character,
            Self::Farewell => turn > LESSON && decision == Decision::Draft,
            Self::Keep => matches!(decision, Decision::Keep { .. }),
            Self::Offer => decision == Decision::Draft,
            Self::Row => decision == Decision::Draft && turn == 2,
            Self::Last => decision == Decision::Draft && turn == LESSON,
            Self::Play => matches!(decision, Decision::Play { .. }),
            Self::Balance => matches!(decision, Decision::Play { .. }) && turn > 1,
            Self::Lose => matches!(decision, Decision::Lose { .. }),
            Self::Bonus => matches!(
                decision,
                Decision::Bonus { .. } | Decision::Split { .. } | Decision::Path { .. }
            ),
            Self::Track => matches!(decision, Decision::Track { .. } | Decision::Neighbour { .. }),
            Self::Ability => matches!(decision, Decision::Ability { .. }),
            Self::Plain => false,
        }
    }

    fn advice(self, moment: &Moment<'_, Ronin, Self>) -> Option<Choice> {
        (self != Self::Farewell).then(|| moment.opinion())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learning::PUPIL;
    use crate::learning::guide::{Topic as _, trial};
    use tabletop::{Game, Status};

    /// No chapter is that long.
    const ENOUGH: usize = 200;

    const TAUGHT: [Topic; 8] = [
        Topic::Welcome,
        Topic::Offer,
        Topic::Play,
        Topic::Row,
        Topic::Balance,
        Topic::Last,
        Topic::Keep,
        Topic::Farewell,
    ];

    #[test]
    fn whoever_follows_the_guide_is_taught_a_chapter_and_left_alone_after_it() {
        let (told, session) = trial::play::<Ronin, Topic>(&FirstChapter, ENOUGH, |_, step| {
            assert!(!step.strayed);
            step.advice.unwrap_or(Choice::Top)
        });
        for topic in TAUGHT {
            assert!(told.contains(&topic), "{topic:?} is not taught: {told:?}");
        }
        for topic in Topic::ALL {
            assert!(told.iter().filter(|one| *one == topic).count() <= 1, "{topic:?} twice");
        }
        assert_eq!(told.last(), Some(&Topic::Farewell));
        assert_eq!(FirstChapter.say(&session), Said::Nothing);
        assert!(matches!(session.game().status(), Status::Awaiting { seat: PUPIL, .. }));
    }

    #[test]
    fn whoever_strays_is_told_so_and_taken_on() {
        trial::stray::<Ronin, Topic>(&FirstChapter, 12, ENOUGH);
    }

    #[test]
    fn the_lesson_is_written_in_every_language() {
        trial::is_written::<Ronin, Topic>([
            include_str!("../../../public/lessons/en/ronin.json"),
            include_str!("../../../public/lessons/pl/ronin.json"),
            include_str!("../../../public/lessons/uk/ronin.json"),
        ]);
    }
}

//! The guided first game: what of the first chapter can be explained, and when. What is said is a key
//! into the lesson (`public/lessons/<language>/ronin.json`); what is proposed is what a plain player
//! would do.

use ::ronin::{Choice, Decision, Ronin, Setup};
use tabletop::{Form, Seed, SetupForm, Table};

use super::session;
use crate::i18n::name::Name;
use crate::learning::guide::{self, Moment};
use crate::learning::{Lesson, Pages, Said};

/// The deal of the lesson.
const DEAL: u64 = 6;

/// The turns of the first chapter.
const LESSON: u8 = 3;

/// What the page of the lesson says of it.
#[rustfmt::skip]
static ABOUT: [Name; 2] = [
    Name {
        slug: "lead",
        en: "A game of two against an easy bot, with an Automa between you. A guide explains the first chapter as it comes and proposes what to try; the other two are yours.",
        pl: "Rozgrywka we dwoje z łatwym botem; między wami siedzi Automa. Przewodnik objaśnia pierwszy rozdział i podpowiada, czego spróbować; dwa pozostałe należą do ciebie.",
        uk: "Гра вдвох проти легкого бота; між вами сидить Автома. Провідник пояснює перший розділ і радить, що спробувати; два інші – ваші.",
    },
    Name {
        slug: "what",
        en: "Play as you like: every legal move is allowed, and the guide adapts. The game is saved like any other, so you can leave and come back.",
        pl: "Graj, jak chcesz: co wolno w grze, wolno i tutaj, a przewodnik się dostosuje. Gra zapisuje się jak każda inna; możesz ją przerwać i wrócić.",
        uk: "Грайте як хочете: що дозволено у грі, дозволено й тут, а провідник пристосується. Гра зберігається, як і будь-яка інша; можна піти й повернутися.",
    },
];

/// The lesson.
pub struct FirstChapter;

impl Lesson for FirstChapter {
    fn deal(&self) -> (Form, Seed) {
        (Setup::for_players(2).to_form(), Seed::new(DEAL))
    }

    fn about(&self) -> &'static [Name; 2] {
        &ABOUT
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

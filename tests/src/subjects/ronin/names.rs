//! Every kind of question, answer, event and effect of Ronin by name.

use ronin::{Ability, Choice, Condition, Decision, Event, Loss, Prize, Reward, Side, Window};

/// Questions.
pub const DECISIONS: &[&str] = &[
    "decision character",
    "decision board",
    "decision draft",
    "decision play",
    "decision lose",
    "decision neighbour",
    "decision track",
    "decision bonus",
    "decision split",
    "decision path",
    "decision again",
    "decision trade",
    "decision mend",
    "decision ability, drafted",
    "decision ability, choose",
    "decision ability, effect",
    "decision ability, played",
    "decision ability, tea",
    "decision ability, score",
    "decision discard",
    "decision salvage",
    "decision keep",
];

pub fn decision(decision: &Decision) -> &'static str {
    match decision {
        Decision::Character => "decision character",
        Decision::Board { .. } => "decision board",
        Decision::Draft => "decision draft",
        Decision::Play { .. } => "decision play",
        Decision::Lose { .. } => "decision lose",
        Decision::Neighbour { .. } => "decision neighbour",
        Decision::Track { .. } => "decision track",
        Decision::Bonus { .. } => "decision bonus",
        Decision::Split { .. } => "decision split",
        Decision::Path { .. } => "decision path",
        Decision::Again => "decision again",
        Decision::Trade { .. } => "decision trade",
        Decision::Mend { .. } => "decision mend",
        Decision::Ability { window, .. } => match window {
            Window::Draft => "decision ability, draft",
            Window::Drafted => "decision ability, drafted",
            Window::Choose => "decision ability, choose",
            Window::Effect => "decision ability, effect",
            Window::Played => "decision ability, played",
            Window::Tea => "decision ability, tea",
            Window::Score => "decision ability, score",
        },
        Decision::Discard { .. } => "decision discard",
        Decision::Salvage => "decision salvage",
        Decision::Keep { .. } => "decision keep",
    }
}

/// Answers.
pub const CHOICES: &[&str] = &[
    "choice character",
    "choice board",
    "choice row",
    "choice top",
    "choice play",
    "choice keep",
    "choice lose a token",
    "choice lose a symbol",
    "choice neighbour",
    "choice track",
    "choice take",
    "choice xp",
    "choice split",
    "choice path",
    "choice again",
    "choice mend a symbol",
    "choice mend an arrow",
    "choice use",
    "choice done",
    "choice discard",
    "choice salvage",
];

pub fn choice(choice: &Choice) -> &'static str {
    match choice {
        Choice::Character(_) => "choice character",
        Choice::Board(_) => "choice board",
        Choice::Row(_) => "choice row",
        Choice::Top => "choice top",
        Choice::Play(_) => "choice play",
        Choice::Keep(_) => "choice keep",
        Choice::Lose(_, Loss::Token) => "choice lose a token",
        Choice::Lose(_, Loss::Card(_)) => "choice lose a symbol",
        Choice::Neighbour(_) => "choice neighbour",
        Choice::Track(_) => "choice track",
        Choice::Take => "choice take",
        Choice::Xp => "choice xp",
        Choice::Split(..) => "choice split",
        Choice::Path(_) => "choice path",
        Choice::Again(_) => "choice again",
        Choice::Mend(_, Some(_)) => "choice mend a symbol",
        Choice::Mend(_, None) => "choice mend an arrow",
        Choice::Use(..) => "choice use",
        Choice::Done => "choice done",
        Choice::Discard(_) => "choice discard",
        Choice::Salvage(_) => "choice salvage",
    }
}

/// What is told.
pub const EVENTS: &[&str] = &[
    "event chapter card drawn",
    "event characters drawn",
    "event character taken",
    "event boards drawn",
    "event board laid",
    "event initiative set",
    "event turn began",
    "event row discarded",
    "event row filled",
    "event offer filled",
    "event reshuffled",
    "event row taken",
    "event top drawn",
    "event card drawn",
    "event automa laid",
    "event chosen",
    "event played",
    "event kept",
    "event effect resolved",
    "event symbol lost",
    "event symbols gained",
    "event tea passed",
    "event track moved",
    "event bonus taken",
    "event ability given",
    "event hand shown",
    "event ability renewed",
    "event mended",
    "event xp gained",
    "event ability unlocked",
    "event ability used",
    "event discarded",
    "event salvaged",
    "event shown",
    "event vp gained",
    "event chapter scored",
    "event chapter began",
    "event quest scored",
    "event experience scored",
    "event cooperation scored",
    "event ended",
];

pub fn event(event: &Event) -> &'static str {
    match event {
        Event::ChapterCardDrawn { .. } => "event chapter card drawn",
        Event::CharactersDrawn { .. } => "event characters drawn",
        Event::CharacterTaken { .. } => "event character taken",
        Event::BoardsDrawn { .. } => "event boards drawn",
        Event::BoardLaid { .. } => "event board laid",
        Event::InitiativeSet { .. } => "event initiative set",
        Event::TurnBegan { .. } => "event turn began",
        Event::RowDiscarded { .. } => "event row discarded",
        Event::RowFilled { .. } => "event row filled",
        Event::OfferFilled { .. } => "event offer filled",
        Event::Reshuffled { .. } => "event reshuffled",
        Event::RowTaken { .. } => "event row taken",
        Event::TopDrawn { .. } => "event top drawn",
        Event::CardDrawn { .. } => "event card drawn",
        Event::AutomaLaid { .. } => "event automa laid",
        Event::Chosen { .. } => "event chosen",
        Event::Played { .. } => "event played",
        Event::Kept { .. } => "event kept",
        Event::EffectResolved { .. } => "event effect resolved",
        Event::SymbolLost { .. } => "event symbol lost",
        Event::SymbolsGained { .. } => "event symbols gained",
        Event::TeaPassed { .. } => "event tea passed",
        Event::TrackMoved { .. } => "event track moved",
        Event::BonusTaken { .. } => "event bonus taken",
        Event::AbilityGiven { .. } => "event ability given",
        Event::HandShown { .. } => "event hand shown",
        Event::AbilityRenewed { .. } => "event ability renewed",
        Event::Mended { .. } => "event mended",
        Event::XpGained { .. } => "event xp gained",
        Event::AbilityUnlocked { .. } => "event ability unlocked",
        Event::AbilityUsed { .. } => "event ability used",
        Event::Discarded { .. } => "event discarded",
        Event::Salvaged { .. } => "event salvaged",
        Event::Shown { .. } => "event shown",
        Event::VpGained { .. } => "event vp gained",
        Event::ChapterScored { .. } => "event chapter scored",
        Event::ChapterBegan { .. } => "event chapter began",
        Event::QuestScored { .. } => "event quest scored",
        Event::ExperienceScored { .. } => "event experience scored",
        Event::CooperationScored { .. } => "event cooperation scored",
        Event::Ended { .. } => "event ended",
    }
}

/// Conditions and rewards that worked, bonuses that were taken.
pub const EFFECTS: &[&str] = &[
    "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "R1", "R2", "R3", "R4", "R5",
    "R6", "R7", "R8", "R9", "R10", "CARD1", "CARD3", "XP", "ANY", "SAME", "PATHS", "DRAW", "HAND",
    "RESERVE", "UNLOCKED", "SEASONED", "COLOUR", "AGAIN", "CHANGE", "MEND", "BALANCE", "MOTLEY",
    "ARROWS", "BRIDGE",
];

pub fn condition(condition: Condition) -> &'static str {
    match condition {
        Condition::Lose(_) => "C1",
        Condition::LoseUpToThree(_) => "C2",
        Condition::LoseInactive => "C3",
        Condition::AtLeastTwo(_) => "C4",
        Condition::NeighbourHas(_) => "C5",
        Condition::ExactlyOne(_) => "C6",
        Condition::ExactlyTwo(_) => "C7",
        Condition::UpToThree(_) => "C8",
        Condition::TwoInactive => "C9",
        Condition::AtLeastTwoInactive => "C10",
    }
}

pub fn reward(reward: Reward) -> &'static str {
    match reward {
        Reward::EachTrack => "R1",
        Reward::OneTrack => "R2",
        Reward::Path(Side::Left) => "R3",
        Reward::Path(Side::Right) => "R4",
        Reward::TwoOfPath(Side::Left) => "R5",
        Reward::TwoOfPath(Side::Right) => "R6",
        Reward::BothPaths => "R7",
        Reward::Two(_) => "R8",
        Reward::UpToThree(_) => "R9",
        Reward::Trio => "R10",
    }
}

pub fn prize(prize: Prize) -> &'static str {
    match prize {
        Prize::FirstAbility => "CARD1",
        Prize::ThirdAbility => "CARD3",
        Prize::Xp(_) => "XP",
        Prize::Any(_) => "ANY",
        Prize::Same(_) => "SAME",
        Prize::Paths => "PATHS",
        Prize::Draw => "DRAW",
        Prize::Hand => "HAND",
        Prize::Reserve => "RESERVE",
        Prize::Unlocked => "UNLOCKED",
        Prize::Seasoned => "SEASONED",
        Prize::Colour(_) => "COLOUR",
        Prize::Again => "AGAIN",
        Prize::Change(_) => "CHANGE",
        Prize::Mend(_) => "MEND",
        Prize::Balance => "BALANCE",
        Prize::Motley => "MOTLEY",
        Prize::Arrows => "ARROWS",
        Prize::Bridge => "BRIDGE",
    }
}

/// Abilities by their slugs.
pub fn abilities() -> impl Iterator<Item = &'static str> {
    Ability::ALL.into_iter().map(Ability::slug)
}

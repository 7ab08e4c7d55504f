//! The names of the hunt's kinds of question, answer and event. The matches are exhaustive: a new
//! kind does not compile until it has a name, and from then on it must be shown.

// tidy: a table: four lists of names

use old_world::versus::{Choice, Decision, Event};
use old_world::wild_hunt::{HuntChoice, HuntDecision, HuntEvent, Item, Question};

/// A function that names kinds, and the list of all the names.
macro_rules! names {
    ($function:ident, $list:ident, $kind:ty: $($pattern:pat => $name:literal,)*) => {
        pub const fn $function(of: &$kind) -> &'static str {
            match of {
                $($pattern => $name,)*
            }
        }

        pub const $list: &[&str] = &[$($name),*];
    };
}

names! {
    question, QUESTIONS, Question:
    Question::Pair => "vote on who fights",
    Question::Option => "vote on an option",
    Question::Assign => "vote on who does a quest",
    Question::Chosen { .. } => "vote on whom a result is for",
    Question::QuestStack => "vote on a stack",
    Question::Buyer => "vote on who buys",
    Question::HoundPlace { .. } => "vote on the place of a hound",
    Question::Ground { .. } => "vote on a terrain",
    Question::Target => "vote on the target",
    Question::Path { .. } => "vote on the way",
    Question::Strengthen => "vote on a hound to strengthen",
    Question::Remove { .. } => "vote on a hound to remove",
    Question::Mark => "vote on a monster to mark",
    Question::Fighter => "vote on who strikes",
}

names! {
    hunt_decision, HUNT_DECISIONS, HuntDecision:
    HuntDecision::Vote { .. } => "decision vote",
    HuntDecision::Tie { .. } => "decision tie",
    HuntDecision::Exchange => "decision exchange",
    HuntDecision::Accept => "decision accept",
    HuntDecision::Join => "decision join",
    HuntDecision::Go => "decision go",
    HuntDecision::Combo => "decision hound combo",
    HuntDecision::BonusOrder => "decision bonus order",
    HuntDecision::Fight { .. } => "decision fight",
    HuntDecision::Quest { .. } => "decision quest before a fight",
    HuntDecision::Support => "decision support",
    HuntDecision::Meditate => "decision meditate",
    HuntDecision::Individual => "decision individual",
    HuntDecision::Purse => "decision purse",
    HuntDecision::Teleport => "decision teleport",
    HuntDecision::Strongest => "decision strongest",
}

names! {
    hunt_choice, HUNT_CHOICES, HuntChoice:
    HuntChoice::Hound => "choice hound",
    HuntChoice::Join => "choice join",
    HuntChoice::Go => "choice go",
    HuntChoice::Exchange(_) => "choice exchange",
    HuntChoice::Give(Item::Gold) => "choice give gold",
    HuntChoice::Give(Item::Potion(_)) => "choice give potion",
    HuntChoice::Give(Item::Trail(_)) => "choice give trail",
    HuntChoice::Give(Item::Tracking(_)) => "choice give tracking",
    HuntChoice::Want(Item::Gold) => "choice want gold",
    HuntChoice::Want(Item::Potion(_)) => "choice want potion",
    HuntChoice::Want(Item::Trail(_)) => "choice want trail",
    HuntChoice::Want(Item::Tracking(_)) => "choice want tracking",
    HuntChoice::Offer => "choice offer",
    HuntChoice::Accept => "choice accept",
    HuntChoice::HandOver(_) => "choice hand over",
    HuntChoice::Player(_) => "choice player",
    HuntChoice::Send(..) => "choice send",
    HuntChoice::Place(_) => "choice place",
    HuntChoice::Ground(_) => "choice ground",
    HuntChoice::Mark(_) => "choice mark",
    HuntChoice::Put(_) => "choice put",
}

names! {
    hunt_event, HUNT_EVENTS, HuntEvent:
    HuntEvent::RoundBegan { .. } => "event round began",
    HuntEvent::RiderCame { .. } => "event rider came",
    HuntEvent::FloorTaken { .. } => "event floor taken",
    HuntEvent::Ready { .. } => "event ready",
    HuntEvent::ShieldsChanged { .. } => "event shields changed",
    HuntEvent::ExchangeOffered { .. } => "event exchange offered",
    HuntEvent::ExchangeMade { .. } => "event exchange made",
    HuntEvent::ExchangeRefused { .. } => "event exchange refused",
    HuntEvent::HoundChallenged { .. } => "event hound challenged",
    HuntEvent::HoundJoined { .. } => "event hound joined",
    HuntEvent::HoundSpared { .. } => "event hound spared",
    HuntEvent::HoundStruck { .. } => "event hound struck",
    HuntEvent::HoundBeaten { .. } => "event hound beaten",
    HuntEvent::HoundWon { .. } => "event hound won",
    HuntEvent::TokenShown { .. } => "event token shown",
    HuntEvent::HoundCame { .. } => "event hound came",
    HuntEvent::HoundGone { .. } => "event hound gone",
    HuntEvent::HoundStrengthened { .. } => "event hound strengthened",
    HuntEvent::MonsterRefused { .. } => "event monster refused",
    HuntEvent::Voted { .. } => "event voted",
    HuntEvent::Decided { .. } => "event decided",
    HuntEvent::FightPassed { .. } => "event fight passed",
    HuntEvent::CoinFlipped { .. } => "event coin flipped",
    HuntEvent::Supported { .. } => "event supported",
    HuntEvent::MarkStruck { .. } => "event mark struck",
    HuntEvent::QuestLaid { .. } => "event quest laid",
    HuntEvent::QuestLost { .. } => "event quest lost",
    HuntEvent::PutInPurse { .. } => "event put in purse",
    HuntEvent::PurseCounted { .. } => "event purse counted",
    HuntEvent::RiderStayed { .. } => "event rider stayed",
    HuntEvent::TargetDrawn { .. } => "event target drawn",
    HuntEvent::RiderMoved { .. } => "event rider moved",
    HuntEvent::MonsterMarked { .. } => "event monster marked",
    HuntEvent::Teleported { .. } => "event teleported",
    HuntEvent::RiderTurned { .. } => "event rider turned",
    HuntEvent::HoundsSummoned { .. } => "event hounds summoned",
    HuntEvent::RiderPoolMade { .. } => "event rider pool made",
    HuntEvent::Arrived { .. } => "event arrived",
    HuntEvent::PassiveCame { .. } => "event passive came",
    HuntEvent::DamageIgnored { .. } => "event damage ignored",
    HuntEvent::Frozen { .. } => "event frozen",
    HuntEvent::PutOnDeck { .. } => "event put on deck",
    HuntEvent::TeamWon => "event team won",
    HuntEvent::TeamLost => "event team lost",
}

/// What every game on the engine asks is named by the base game's subject.
pub const fn decision(of: &Decision) -> &'static str {
    match of {
        Decision::Hunt(HuntDecision::Vote { question: on }) => question(on),
        Decision::Hunt(own) => hunt_decision(own),
        _ => BASE,
    }
}

pub const fn choice(of: &Choice) -> &'static str {
    match of {
        Choice::Hunt(own) => hunt_choice(own),
        _ => BASE,
    }
}

pub const fn event(of: &Event) -> &'static str {
    match of {
        Event::Hunt(own) => hunt_event(own),
        _ => BASE,
    }
}

/// What Old World's golden games show.
pub const BASE: &str = "something of the engine";

//! The abilities (16.7): four for each character, in the order of the characters.

use crate::slug::slugged;

slugged! {
    /// An ability of a character.
    Ability, "ability" {
        /// Geralt 1: one loss of an effect counts as made.
        Training = "training",
        /// Geralt 2: tokens for the symbols of a card played this turn.
        TwinBlades = "twin-blades",
        /// Geralt 3: the full reward without the condition.
        WitchersCondition = "witchers-condition",
        /// Geralt 4: three of the active symbol he has fewer of.
        WhiteWolf = "white-wolf",
        /// Yennefer 1: two cards of the offer change places.
        DrawingEnergy = "drawing-energy",
        /// Yennefer 2: draw three, discard two.
        Portal = "portal",
        /// Yennefer 3: inactive symbols for active ones.
        Transmutation = "transmutation",
        /// Yennefer 4: the full reward of any own standard effect.
        ObsidianStar = "obsidian-star",
        /// Dandelion 1: a cooperation point.
        Ballad = "ballad",
        /// Dandelion 2: tokens for the symbols of a card a neighbour played this turn.
        BorrowedVerse = "borrowed-verse",
        /// Dandelion 3: tea passed without an answer.
        Persuasion = "persuasion",
        /// Dandelion 4: victory points for colours.
        GrandFinale = "grand-finale",
        /// Ciri 1: a row of the offer is replaced.
        Blink = "blink",
        /// Ciri 2: experience for the row taken.
        SwiftStep = "swift-step",
        /// Ciri 3: a hand card for one of the discard pile.
        BetweenWorlds = "between-worlds",
        /// Ciri 4: three cards this turn.
        LadyOfTime = "lady-of-time",
        /// Vesemir 1: experience for cards of a colour.
        Lesson = "lesson",
        /// Vesemir 2: a cooperation point on each own track.
        PatientStance = "patient-stance",
        /// Vesemir 3: an effect of this turn once more.
        MuscleMemory = "muscle-memory",
        /// Vesemir 4: victory points for experience.
        Grandmaster = "grandmaster",
        /// Triss 1: a token for two active symbols.
        Kindle = "kindle",
        /// Triss 2: symbols of one kind for another.
        RainOfFire = "rain-of-fire",
        /// Triss 3: the full reward of a tea effect without its condition.
        Calm = "calm",
        /// Triss 4: victory points for the lower track.
        CircleOfFriends = "circle-of-friends",
        /// Yuki Onna 1: hand cards for new ones.
        FirstSnow = "first-snow",
        /// Yuki Onna 2: two points on the lower track.
        FrozenHospitality = "frozen-hospitality",
        /// Yuki Onna 3: tokens for the active symbols just drafted.
        SnowMirror = "snow-mirror",
        /// Yuki Onna 4: active symbols, more of the rarer one.
        LadyOfTheSnows = "lady-of-the-snows",
    }
}

slugged! {
    /// RO-ABIL-12: when an ability can be used. Every ability has exactly one.
    Window, "window" {
        /// W1: the own drafting moment, before the marker is placed.
        Draft = "draft",
        /// W2: right after the own cards were taken.
        Drafted = "drafted",
        /// W3: before anybody chooses cards.
        Choose = "choose",
        /// W4: an own standard effect is about to be resolved.
        Effect = "effect",
        /// W5: after the effects of the own cards.
        Played = "played",
        /// W6: the start of the own part of the tea ceremony.
        Tea = "tea",
        /// W7: chapter scoring, before the own symbols are counted.
        Score = "score",
    }
}

impl Ability {
    /// The window in which it can be used.
    pub const fn window(self) -> Window {
        match self {
            Self::DrawingEnergy | Self::Blink => Window::Draft,
            Self::Portal | Self::SwiftStep | Self::SnowMirror => Window::Drafted,
            Self::BetweenWorlds | Self::LadyOfTime | Self::FirstSnow => Window::Choose,
            Self::Training | Self::WitchersCondition => Window::Effect,
            Self::TwinBlades
            | Self::Transmutation
            | Self::ObsidianStar
            | Self::BorrowedVerse
            | Self::Lesson
            | Self::MuscleMemory
            | Self::Kindle
            | Self::RainOfFire => Window::Played,
            Self::Ballad
            | Self::Persuasion
            | Self::PatientStance
            | Self::Calm
            | Self::FrozenHospitality => Window::Tea,
            Self::WhiteWolf
            | Self::GrandFinale
            | Self::Grandmaster
            | Self::CircleOfFriends
            | Self::LadyOfTheSnows => Window::Score,
        }
    }
}

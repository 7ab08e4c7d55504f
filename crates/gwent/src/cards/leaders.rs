//! The twenty-five leaders.

use super::Weather;
use crate::{Faction, Row};

/// What a leader can do (section 16.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeaderEffect {
    /// Passive: every non-hero spy on either side counts double.
    DoubleSpies,
    /// Passive: whoever returns a unit from a pile to the battlefield gets a random one.
    RandomRevival,
    /// Passive: the opponent's leader is switched off.
    SilenceLeader,
    /// Passive: one card more at the deal.
    ExtraCard,
    /// Passive: weather takes only half (GW-CALC-4).
    HalveWeather,
    /// Takes a card from the own discard pile to the hand.
    TakeFromOwnPile,
    /// Takes a card from the opponent's discard pile to the hand.
    TakeFromTheirPile,
    /// Doubles an own row until the round ends (GW-LEAD-8).
    DoubleRow(Row),
    /// Discards two cards, then takes one from the deck.
    TradeTwoForOne,
    /// Plays any weather card from the deck.
    PlayAnyWeather,
    /// Plays this weather card from the deck.
    PlayWeather(Weather),
    /// Looks at three cards of the opponent's hand.
    SpyOnHand,
    /// Discards all weather.
    ClearWeather,
    /// GW-SCU-1 against the opponent's row.
    ScorchRow(Row),
    /// Moves agile units to the row where they are strongest.
    MoveAgile,
    /// Plays a namesake of a bonded unit from the deck.
    CallNamesake,
    /// Both players shuffle their piles into their decks.
    ReturnPiles,
    /// Plays Mardroeme from the deck.
    PlayMardroeme,
}

impl LeaderEffect {
    /// GW-LEAD-1: in force during the whole game, never used?
    pub const fn is_passive(self) -> bool {
        matches!(
            self,
            Self::DoubleSpies
                | Self::RandomRevival
                | Self::SilenceLeader
                | Self::ExtraCard
                | Self::HalveWeather
        )
    }
}

/// A leader card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaderDef {
    /// The stable name.
    pub slug: &'static str,
    /// Whose leader.
    pub faction: Faction,
    /// What he can do.
    pub effect: LeaderEffect,
    /// What he is called: English, Polish, Ukrainian.
    pub names: [&'static str; 3],
}

/// Five for each faction, in the order of the box.
pub(super) const LEADERS: [LeaderDef; 25] = {
    use Faction::{Monsters, Nilfgaard, NorthernRealms, Scoiatael, Skellige};
    use LeaderEffect as E;
    [
        leader("eredin-the-treacherous", Monsters, E::DoubleSpies)
            .named("Eredin Bréacc Glas, The Treacherous", "Eredin Bréacc Glas, Zdradziecki")
            .in_ukrainian("Ередін Бреакк Ґлас, Зрадливий"),
        leader("eredin-bringer-of-death", Monsters, E::TakeFromOwnPile)
            .named("Eredin, Bringer of Death", "Eredin Bréacc Glas, Zabójca Auberona")
            .in_ukrainian("Ередін Бреакк Ґлас, Вісник смерті"),
        leader("eredin-commander-of-the-red-riders", Monsters, E::DoubleRow(Row::Close))
            .named(
                "Eredin, Commander of the Red Riders",
                "Eredin Bréacc Glas, Dowódca Czerwonych Jeźdźców",
            )
            .in_ukrainian("Ередін Бреакк Ґлас, Ватажок Червоних Вершників"),
        leader("eredin-destroyer-of-worlds", Monsters, E::TradeTwoForOne)
            .named("Eredin, Destroyer of Worlds", "Eredin Bréacc Glas, Władca Tir ná Lia")
            .in_ukrainian("Ередін Бреакк Ґлас, Нищитель світів"),
        leader("eredin-king-of-the-wild-hunt", Monsters, E::PlayAnyWeather)
            .named("Eredin, King of the Wild Hunt", "Eredin Bréacc Glas, Król Dzikiego Gonu")
            .in_ukrainian("Ередін Бреакк Ґлас, Король Дикого Гону"),
        leader("emhyr-his-imperial-majesty", Nilfgaard, E::PlayWeather(Weather::Rain))
            .named("Emhyr var Emreis, His Imperial Majesty", "Emhyr var Emreis, Jeż z Erlenwaldu")
            .in_ukrainian("Емгир вар Емрейс, Його Імператорська Величність"),
        leader("emhyr-invader-of-the-north", Nilfgaard, E::RandomRevival)
            .named(
                "Emhyr var Emreis, Invader of the North",
                "Emhyr var Emreis, Najeźdźca z Północy",
            )
            .in_ukrainian("Емгир вар Емрейс, Завойовник Півночі"),
        leader("emhyr-the-emperor-of-nilfgaard", Nilfgaard, E::SpyOnHand)
            .named(
                "Emhyr var Emreis, The Emperor of Nilfgaard",
                "Emhyr var Emreis, Cesarz Nilfgaardu",
            )
            .in_ukrainian("Емгир вар Емрейс, Імператор Нільфгарду"),
        leader("emhyr-the-relentless", Nilfgaard, E::TakeFromTheirPile)
            .named("Emhyr var Emreis, The Relentless", "Emhyr var Emreis, Pan Południa")
            .in_ukrainian("Емгир вар Емрейс, Невблаганний"),
        leader("emhyr-the-white-flame", Nilfgaard, E::SilenceLeader)
            .named(
                "Emhyr var Emreis, The White Flame",
                "Emhyr var Emreis, Biały Płomień Tańczący na Kurhanach Wrogów",
            )
            .in_ukrainian("Емгир вар Емрейс, Біле Полум’я, що танцює на курганах ворогів"),
        leader("foltest-king-of-temeria", NorthernRealms, E::PlayWeather(Weather::Fog))
            .named("Foltest, King of Temeria", "Foltest, Król Temerii")
            .in_ukrainian("Фольтест, Король Темерії"),
        leader("foltest-lord-commander-of-the-north", NorthernRealms, E::ClearWeather)
            .named("Foltest, Lord Commander of the North", "Foltest, Dowódca Północy")
            .in_ukrainian("Фольтест, Полководець Півночі"),
        leader("foltest-son-of-medell", NorthernRealms, E::ScorchRow(Row::Ranged))
            .named("Foltest, Son of Medell", "Foltest, Syn Medella")
            .in_ukrainian("Фольтест, Син Меделля"),
        leader("foltest-the-siegemaster", NorthernRealms, E::DoubleRow(Row::Siege))
            .named("Foltest, The Siegemaster", "Foltest, Zdobywca")
            .in_ukrainian("Фольтест, Майстер облог"),
        leader("foltest-the-steel-forged", NorthernRealms, E::ScorchRow(Row::Siege))
            .named("Foltest, The Steel-Forged", "Foltest, Żelazny Władca")
            .in_ukrainian("Фольтест, Залізний володар"),
        leader("francesca-daisy-of-the-valley", Scoiatael, E::ExtraCard)
            .named(
                "Francesca Findabair, Daisy of the Valley",
                "Francesca Findabair, Stokrotka z Dolin",
            )
            .in_ukrainian("Францеска Фіндабайр, Стокротка з Долин"),
        leader("francesca-hope-of-the-aen-seidhe", Scoiatael, E::MoveAgile)
            .named(
                "Francesca Findabair, Hope of the Aen Seidhe",
                "Francesca Findabair, Nadzieja Dol Blathanna",
            )
            .in_ukrainian("Францеска Фіндабайр, Надія Аен Сейдге"),
        leader("francesca-pureblood-elf", Scoiatael, E::PlayWeather(Weather::Frost))
            .named("Francesca Findabair, Pureblood Elf", "Francesca Findabair, Elfka czystej krwi")
            .in_ukrainian("Францеска Фіндабайр, Чистокровна ельфійка"),
        leader("francesca-queen-of-dol-blathanna", Scoiatael, E::ScorchRow(Row::Close))
            .named(
                "Francesca Findabair, Queen of Dol Blathanna",
                "Francesca Findabair, Królowa Dol Blathanna",
            )
            .in_ukrainian("Францеска Фіндабайр, Королева Дол Блатанна"),
        leader("francesca-the-beautiful", Scoiatael, E::DoubleRow(Row::Ranged))
            .named(
                "Francesca Findabair, The Beautiful",
                "Francesca Findabair, Najpiękniejsza kobieta na świecie",
            )
            .in_ukrainian("Францеска Фіндабайр, Найпрекрасніша"),
        leader("arnjolf-the-patricide", Skellige, E::CallNamesake)
            .named("Arnjolf, The Patricide", "Arnjolf, Ojcobójca")
            .in_ukrainian("Арньольф, Батьковбивця"),
        leader("crach-an-craite", Skellige, E::ReturnPiles)
            .named("Crach an Craite, Wild Boar of the Sea", "Crach an Craite, Dzik Morski")
            .in_ukrainian("Крах ан Крайт, Морський Вепр"),
        leader("eist-tuirseach", Skellige, E::PlayWeather(Weather::Storm))
            .named("Eist Tuirseach, King of Cintra", "Eist Tuirseach, Król Cintry")
            .in_ukrainian("Ейст Турсеах, Король Цінтри"),
        leader("harald-an-craite-the-cripple", Skellige, E::PlayMardroeme)
            .named("Harald an Craite, The Cripple", "Harald an Craite, Harald Chromy")
            .in_ukrainian("Гаральд ан Крайт, Каліка"),
        leader("king-bran", Skellige, E::HalveWeather)
            .named("King Bran, The Unifier", "Król Bran, Władca Skellige")
            .in_ukrainian("Король Бран, Об’єднувач"),
    ]
};

const fn leader(slug: &'static str, faction: Faction, effect: LeaderEffect) -> LeaderDef {
    LeaderDef { slug, faction, effect, names: [""; 3] }
}

impl LeaderDef {
    const fn named(mut self, english: &'static str, polish: &'static str) -> Self {
        self.names[0] = english;
        self.names[1] = polish;
        self
    }

    const fn in_ukrainian(mut self, ukrainian: &'static str) -> Self {
        self.names[2] = ukrainian;
        self
    }
}

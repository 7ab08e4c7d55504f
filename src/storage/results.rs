//! How the player's own games ended: one entry a deal, so that no game counts twice. An entry that cannot be read is
//! passed over, and kept.

use serde::Serialize;
use serde_json::Value;
use tabletop::{LoadError, scribe};

use super::StorageError;
use super::shelf::Shelf;

/// The newest layout of an entry this build writes and reads.
const LAYOUT: u64 = 1;

/// How a game ended for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Won.
    Won,
    /// Nobody won, or several did.
    Drawn,
    /// Lost.
    Lost,
    /// Several people played at this screen against each other: one of them won, but which is nobody's record.
    Shared,
}

impl End {
    const ALL: [(Self, &str); 4] = [
        (Self::Won, "won"),
        (Self::Drawn, "drawn"),
        (Self::Lost, "lost"),
        (Self::Shared, "shared"),
    ];

    fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, known)| *known == slug).map(|(end, _)| end)
    }
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Noted {
    /// The version of this layout.
    pub szlak: u64,
    /// What makes the deal what it is: its seed and set-up.
    pub deal: String,
    /// The slug of the game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// The slug of what the player played with: a faction, a school, a character.
    pub side: String,
    /// The strongest of the bots, by its slug; empty where there were none.
    pub foe: String,
    /// How it ended.
    pub end: End,
    /// Was it rewound past what fair undo allows?
    pub practice: bool,
    /// The points, the player's first: `2:1`.
    pub score: String,
    /// How its parts went, a letter each: `w`, `l`, `d`.
    pub marks: String,
    /// The day whose challenge it was (`2026-11-18`); empty for any other game.
    pub day: String,
}

impl Noted {
    /// An entry with nothing in it but the deal.
    pub fn of(deal: String, game: &str, end: End) -> Self {
        Self {
            szlak: LAYOUT,
            deal,
            game: game.to_owned(),
            at: 0,
            side: String::new(),
            foe: String::new(),
            end,
            practice: false,
            score: String::new(),
            marks: String::new(),
            day: String::new(),
        }
    }

    /// Reads an entry. What is longer than anything we write is not ours.
    pub(super) fn from_value(value: &Value) -> Result<Self, LoadError> {
        let szlak = value["szlak"].as_u64().unwrap_or(LAYOUT);
        if szlak > LAYOUT {
            let found = u32::try_from(szlak).unwrap_or(u32::MAX);
            return Err(LoadError::NewerFormat { found, known: 1 });
        }
        let text = |name: &str| {
            let text = value[name].as_str().unwrap_or_default();
            if text.len() <= LONGEST { text.to_owned() } else { String::new() }
        };
        let (deal, game, end) = (text("deal"), text("game"), End::from_slug(&text("end")));
        let end = end.filter(|_| !deal.is_empty() && !game.is_empty());
        let end = end.ok_or_else(|| LoadError::corrupt("a result without its game or its end"))?;
        Ok(Self {
            at: value["at"].as_u64().unwrap_or_default(),
            side: text("side"),
            foe: text("foe"),
            practice: value["practice"].as_bool().unwrap_or_default(),
            score: text("score"),
            marks: text("marks"),
            day: text("day"),
            ..Self::of(deal, &game, end)
        })
    }

    /// The key of the entry: of every deal there is one.
    fn key(&self) -> String {
        format!("{:016x}", fingerprint(&self.deal))
    }
}

/// No text of an entry is longer, but for decks that stand in the deal.
const LONGEST: usize = 4 * 1024;

/// FNV-1a: the same for ever, and on every machine.
pub fn fingerprint(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

/// Notes a result, unless there is one of this deal already: the first one counts. Says whether it was news.
pub fn add(noted: &Noted) -> Result<bool, StorageError> {
    let key = noted.key();
    if read(&key).is_some() {
        return Ok(false);
    }
    Shelf::Results.write(&key, &scribe::json(noted)).map(|()| true)
}

/// All that can be read, the earliest first.
pub fn list() -> Vec<Noted> {
    let mut all: Vec<Noted> = Vec::new();
    for noted in Shelf::Results.keys().iter().filter_map(|key| read(key)) {
        let place = all.partition_point(|other| (other.at, &other.deal) <= (noted.at, &noted.deal));
        all.insert(place, noted);
    }
    all
}

/// Forgets all of them.
pub fn clear() {
    for key in Shelf::Results.keys() {
        Shelf::Results.remove(&key);
    }
}

fn read(key: &str) -> Option<Noted> {
    let mut texts = Shelf::Results.copies(key).map(|(_, text)| text);
    texts.find_map(|text| Noted::from_value(&serde_json::from_str(&text).ok()?).ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::pretend::{self, Temper};
    use serde_json::json;

    fn noted(deal: &str, at: u64) -> Noted {
        Noted {
            at,
            side: "monsters".into(),
            foe: "legend".into(),
            ..Noted::of(deal.into(), "gwent", End::Won)
        }
    }

    #[test]
    fn an_entry_reads_back_and_a_newer_one_is_refused() {
        let one = Noted {
            practice: true,
            score: "2:1".into(),
            marks: "wlw".into(),
            day: "2026-11-18".into(),
            ..noted("new/gwent?seed=1", 7)
        };
        let value = serde_json::to_value(&one).unwrap();
        assert_eq!(Noted::from_value(&value), Ok(one));
        let newer = json!({ "szlak": 2, "deal": "d", "game": "gwent", "end": "won" });
        assert!(matches!(Noted::from_value(&newer), Err(LoadError::NewerFormat { .. })));
        for torn in [json!({}), json!({ "deal": "d", "game": "gwent", "end": "so-so" }), json!(7)] {
            assert!(matches!(Noted::from_value(&torn), Err(LoadError::Corrupt { .. })), "{torn}");
        }
        for (end, slug) in End::ALL {
            assert_eq!(serde_json::to_value(end).unwrap(), json!(slug));
        }
    }

    #[test]
    fn a_deal_counts_once_with_its_first_result() {
        assert_eq!(add(&noted("a", 1)), Ok(true));
        assert_eq!(add(&Noted { end: End::Lost, ..noted("a", 2) }), Ok(false));
        assert_eq!(add(&noted("b", 0)), Ok(true));
        let all = list();
        assert_eq!(all.iter().map(|one| one.deal.as_str()).collect::<Vec<_>>(), ["b", "a"]);
        assert_eq!(all[1].end, End::Won);
    }

    /// What cannot be read stays where it is, and the others count.
    #[test]
    fn a_damaged_entry_is_passed_over_and_nothing_is_lost() {
        add(&noted("a", 1)).unwrap();
        Shelf::Results.write("torn", "{broken").unwrap();
        assert_eq!(list().len(), 1);
        assert_eq!(Shelf::Results.raw("torn").as_deref(), Some("{broken"));
        clear();
        assert_eq!((list().len(), Shelf::Results.keys().len()), (0, 0));
    }

    #[test]
    fn a_storage_that_keeps_nothing_says_so() {
        pretend::turn(Temper::Forbidden);
        assert_eq!(add(&noted("a", 1)), Err(StorageError::Denied));
    }

    /// Frozen: the key of an entry is the same for ever.
    #[test]
    fn the_fingerprint_is_frozen() {
        assert_eq!(fingerprint(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fingerprint("foobar"), 0x85944171f73967e8);
    }
}

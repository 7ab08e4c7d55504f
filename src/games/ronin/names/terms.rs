//! What abilities, characters and chapter cards are called, in the order of the rules' tables.

use ::ronin::{Ability, ChapterCard, Character};

use crate::i18n::name::{Name, Names};

/// The slugs of a closed list.
macro_rules! slugs {
    ($kind:ty) => {{
        let mut slugs = [""; <$kind>::ALL.len()];
        let mut at = 0;
        while at < slugs.len() {
            slugs[at] = <$kind>::ALL[at].slug();
            at += 1;
        }
        slugs
    }};
}

pub static ABILITIES: Names = Names::of(ABILITY_NAMES, &slugs!(Ability));
pub static CHARACTERS: Names = Names::of(CHARACTER_NAMES, &slugs!(Character));
pub static CHAPTER_CARDS: Names = Names::of(CHAPTER_CARD_NAMES, &slugs!(ChapterCard));

#[rustfmt::skip]
const ABILITY_NAMES: &[Name] = &[
    Name { slug: "training", en: "Training", pl: "Trening", uk: "Тренування" },
    Name { slug: "twin-blades", en: "Twin Blades", pl: "Dwa miecze", uk: "Два мечі" },
    Name { slug: "witchers-condition", en: "Witcher’s Stamina", pl: "Wiedźmińska kondycja", uk: "Відьмацька витривалість" },
    Name { slug: "white-wolf", en: "White Wolf", pl: "Biały Wilk", uk: "Білий Вовк" },
    Name { slug: "drawing-energy", en: "Drawing Energy", pl: "Czerpanie energii", uk: "Черпання енергії" },
    Name { slug: "portal", en: "Portal", pl: "Portal", uk: "Портал" },
    Name { slug: "transmutation", en: "Transmutation", pl: "Transmutacja", uk: "Трансмутація" },
    Name { slug: "obsidian-star", en: "Obsidian Star", pl: "Obsydianowa gwiazda", uk: "Обсидіанова зірка" },
    Name { slug: "ballad", en: "Ballad", pl: "Ballada", uk: "Балада" },
    Name { slug: "borrowed-verse", en: "Borrowed Verse", pl: "Pożyczony wers", uk: "Позичений рядок" },
    Name { slug: "persuasion", en: "Persuasion", pl: "Perswazja", uk: "Переконування" },
    Name { slug: "grand-finale", en: "Grand Finale", pl: "Wielki finał", uk: "Великий фінал" },
    Name { slug: "blink", en: "Blink", pl: "Przeskok", uk: "Стрибок" },
    Name { slug: "swift-step", en: "Swift Step", pl: "Szybki krok", uk: "Швидкий крок" },
    Name { slug: "between-worlds", en: "Between Worlds", pl: "Między światami", uk: "Між світами" },
    Name { slug: "lady-of-time", en: "Lady of Time", pl: "Pani Czasu", uk: "Володарка Часу" },
    Name { slug: "lesson", en: "Lesson", pl: "Lekcja", uk: "Урок" },
    Name { slug: "patient-stance", en: "Patient Stance", pl: "Cierpliwa postawa", uk: "Терпляча стійка" },
    Name { slug: "muscle-memory", en: "Muscle Memory", pl: "Pamięć mięśni", uk: "М’язова пам’ять" },
    Name { slug: "grandmaster", en: "Grandmaster", pl: "Arcymistrz", uk: "Великий майстер" },
    Name { slug: "kindle", en: "Kindle", pl: "Rozpalenie", uk: "Розпалювання" },
    Name { slug: "rain-of-fire", en: "Rain of Fire", pl: "Deszcz ognia", uk: "Вогняний дощ" },
    Name { slug: "calm", en: "Calm", pl: "Ukojenie", uk: "Заспокоєння" },
    Name { slug: "circle-of-friends", en: "Circle of Friends", pl: "Krąg przyjaciół", uk: "Коло друзів" },
    Name { slug: "first-snow", en: "First Snow", pl: "Pierwszy śnieg", uk: "Перший сніг" },
    Name { slug: "frozen-hospitality", en: "Frozen Hospitality", pl: "Lodowa gościnność", uk: "Крижана гостинність" },
    Name { slug: "snow-mirror", en: "Snow Mirror", pl: "Śnieżne zwierciadło", uk: "Снігове дзеркало" },
    Name { slug: "lady-of-the-snows", en: "Lady of the Snows", pl: "Pani Śniegów", uk: "Володарка снігів" },
];

#[rustfmt::skip]
const CHARACTER_NAMES: &[Name] = &[
    Name { slug: "geralt", en: "Geralt", pl: "Geralt", uk: "Ґеральт" },
    Name { slug: "yennefer", en: "Yennefer", pl: "Yennefer", uk: "Йеннефер" },
    Name { slug: "dandelion", en: "Dandelion", pl: "Jaskier", uk: "Любисток" },
    Name { slug: "ciri", en: "Ciri", pl: "Ciri", uk: "Цірі" },
    Name { slug: "vesemir", en: "Vesemir", pl: "Vesemir", uk: "Весемір" },
    Name { slug: "triss", en: "Triss", pl: "Triss", uk: "Трісс" },
    Name { slug: "yuki-onna", en: "Yuki Onna", pl: "Yuki Onna", uk: "Юкі-онна" },
];

#[rustfmt::skip]
const CHAPTER_CARD_NAMES: &[Name] = &[
    Name { slug: "ch1", en: "The Snow Road", pl: "Śnieżny trakt", uk: "Сніговий тракт" },
    Name { slug: "ch2", en: "The Drowned Shrine", pl: "Zatopiona świątynia", uk: "Затоплене святилище" },
    Name { slug: "ch3", en: "The Silent Court", pl: "Milczący dwór", uk: "Мовчазний двір" },
    Name { slug: "ch4", en: "The Fox Wedding", pl: "Lisie wesele", uk: "Лисяче весілля" },
    Name { slug: "ch5", en: "The Iron Bridge", pl: "Żelazny most", uk: "Залізний міст" },
    Name { slug: "ch6", en: "The Long Night", pl: "Długa noc", uk: "Довга ніч" },
];

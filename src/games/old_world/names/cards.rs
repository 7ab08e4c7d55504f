//! What the kinds of action card are called. Copies of a kind share its name.
// tidy: a table: a name for each kind of action card.

use crate::i18n::name::{Name, Names};

pub static CARDS: Names = Names::by_slug(NAMES);

#[rustfmt::skip]
const NAMES: &[Name] = &[
    Name { slug: "quick-slash", en: "Quick Slash", pl: "Szybkie cięcie", uk: "Швидкий випад" },
    Name { slug: "cleave", en: "Cleave", pl: "Rozpłatanie", uk: "Розруб" },
    Name { slug: "push", en: "Push", pl: "Odepchnięcie", uk: "Відштовхування" },
    Name { slug: "aard", en: "Aard Sign", pl: "Znak Aard", uk: "Знак Аард" },
    Name { slug: "yrden", en: "Yrden Sign", pl: "Znak Yrden", uk: "Знак Ірден" },
    Name { slug: "axii", en: "Axii Sign", pl: "Znak Aksji", uk: "Знак Аксій" },
    Name { slug: "quen", en: "Quen Sign", pl: "Znak Quen", uk: "Знак Квен" },
    Name { slug: "whirl", en: "Whirl", pl: "Młynek", uk: "Вихор" },
    Name { slug: "maim", en: "Maim", pl: "Okaleczenie", uk: "Скалічення" },
    Name { slug: "precise-slash", en: "Precise Slash", pl: "Precyzyjne cięcie", uk: "Точний випад" },
    Name { slug: "crushing-blow", en: "Crushing Blow", pl: "Miażdżący cios", uk: "Нищівний удар" },
    Name { slug: "severe-blow", en: "Severe Blow", pl: "Dotkliwy cios", uk: "Дошкульний удар" },
    Name { slug: "precise-blow", en: "Precise Blow", pl: "Precyzyjny cios", uk: "Точний удар" },
    Name { slug: "block", en: "Block", pl: "Blok", uk: "Блок" },
    Name { slug: "riposte", en: "Riposte", pl: "Riposta", uk: "Відсіч" },
    Name { slug: "reflex", en: "Reflex", pl: "Refleks", uk: "Блискавичний рефлекс" },
    Name { slug: "veil", en: "Veil", pl: "Zasłona", uk: "Заслона" },
    Name { slug: "shock-wave", en: "Shock Wave", pl: "Fala uderzeniowa", uk: "Ударна хвиля" },
    Name { slug: "fire-stream", en: "Fire Stream", pl: "Strumień ognia", uk: "Струмінь вогню" },
    Name { slug: "armour-melting", en: "Armour Melting", pl: "Stopienie pancerza", uk: "Плавлення обладунку" },
    Name { slug: "improved-aard", en: "Improved Aard Sign", pl: "Ulepszony znak Aard", uk: "Посилений знак Аард" },
    Name { slug: "improved-igni", en: "Improved Igni Sign", pl: "Ulepszony znak Igni", uk: "Посилений знак Ігні" },
    Name { slug: "improved-quen", en: "Improved Quen Sign", pl: "Ulepszony znak Quen", uk: "Посилений знак Квен" },
    Name { slug: "improved-axii", en: "Improved Axii Sign", pl: "Ulepszony znak Aksji", uk: "Посилений знак Аксій" },
    Name { slug: "improved-yrden", en: "Improved Yrden Sign", pl: "Ulepszony znak Yrden", uk: "Посилений знак Ірден" },
    Name { slug: "exploding-shield", en: "Exploding Shield", pl: "Wybuchająca tarcza", uk: "Вибуховий щит" },
    Name { slug: "magic-trap", en: "Magic Trap", pl: "Magiczna pułapka", uk: "Магічна пастка" },
];

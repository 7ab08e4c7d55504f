//! What the rows are called: as a label, which drops the noun, and in sentences, which keep it.
// tidy: a table: a name for each row.

use ::gwent::Row;

use crate::i18n::name::{Name, Names};

pub static ROWS: Names = Names::of(NAMES, &SLUGS);

const SLUGS: [&str; 3] = [Row::Close.slug(), Row::Ranged.slug(), Row::Siege.slug()];

#[rustfmt::skip]
const NAMES: &[Name] = &[
    Name { slug: "close", en: "Close combat|||||close combat row", pl: "Bliskie starcie|rzędu bliskiego starcia|rząd bliskiego starcia|rzędzie bliskiego starcia", uk: "Ближній бій|ряду ближнього бою|ряд ближнього бою|ряду ближнього бою" },
    Name { slug: "ranged", en: "Ranged|||||ranged combat row", pl: "Daleki zasięg|rzędu dalekiego zasięgu|rząd dalekiego zasięgu|rzędzie dalekiego zasięgu", uk: "Дальній бій|ряду дальнього бою|ряд дальнього бою|ряду дальнього бою" },
    Name { slug: "siege", en: "Siege|||||siege combat row", pl: "Oblężenie|rzędu oblężenia|rząd oblężenia|rzędzie oblężenia", uk: "Облога|ряду облоги|ряд облоги|ряду облоги" },
];

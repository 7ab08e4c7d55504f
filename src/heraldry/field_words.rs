//! The ground of a blazon in words, and the tinctures as each language bends them.

use heraldry::{Field, Tincture};

use crate::i18n::Lang;

/// The field in words; a clause that is open at its end is closed by a comma.
#[must_use]
pub fn field(field: Field, lang: Lang) -> String {
    let (first, second) = field.tinctures();
    match lang {
        Lang::En => field_en(field, first.slug(), second.slug()),
        Lang::Pl => field_pl(field, first, second),
        Lang::Uk => field_uk(field, first, second),
    }
}

fn field_en(field: Field, a: &str, b: &str) -> String {
    match field {
        Field::Plain(_) => a.to_owned(),
        Field::PerPale(..) => format!("per pale {a} and {b}"),
        Field::PerFess(..) => format!("per fess {a} and {b}"),
        Field::PerBend(..) => format!("per bend {a} and {b}"),
        Field::PerBendSinister(..) => format!("per bend sinister {a} and {b}"),
        Field::PerChevron(..) => format!("per chevron {a} and {b}"),
        Field::PerSaltire(..) => format!("per saltire {a} and {b}"),
        Field::Quarterly(..) => format!("quarterly {a} and {b}"),
        Field::Bordure(..) => format!("{a}, a bordure {b}"),
        Field::Chief(..) => format!("{a}, a chief {b}"),
        Field::Base(..) => format!("{a}, a base {b}"),
        Field::Pale(..) => format!("{a}, a pale {b}"),
        Field::Fess(..) => format!("{a}, a fess {b}"),
        Field::Bend(..) => format!("{a}, a bend {b}"),
        Field::Chevron(..) => format!("{a}, a chevron {b}"),
        Field::Paly(..) => format!("paly of six {a} and {b}"),
        Field::Barry(..) => format!("barry of six {a} and {b}"),
        Field::Lozengy(..) => format!("lozengy {a} and {b}"),
        Field::Checky(..) => format!("checky {a} and {b}"),
        Field::Claws(..) => format!("{a}, semé of claws {b}"),
        Field::Rays(..) => format!("{a}, rays of the sun {b}"),
        Field::Lozenges(..) => format!("{a}, semé of lozenges {b}"),
        Field::Leaves(..) => format!("{a}, semé of leaves {b}"),
        Field::Waves(..) => format!("barry wavy {a} and {b}"),
        Field::Flakes(..) => format!("{a}, semé of snowflakes {b}"),
    }
}

fn field_pl(field: Field, first: Tincture, second: Tincture) -> String {
    let (a, b) = (pl(first), pl(second));
    let ground = format!("w polu {a}ym");
    let divided = |how: &str| format!("w polu {how}, {a}ym i {b}ym,");
    match field {
        Field::Plain(_) => ground,
        Field::PerPale(..) => divided("dwudzielnym w słup"),
        Field::PerFess(..) => divided("dwudzielnym w pas"),
        Field::PerBend(..) => divided("dwudzielnym w skos"),
        Field::PerBendSinister(..) => divided("dwudzielnym w skos lewy"),
        Field::PerChevron(..) => divided("dwudzielnym w krokiew"),
        Field::PerSaltire(..) => divided("czwórdzielnym w krzyż skośny"),
        Field::Quarterly(..) => divided("czwórdzielnym w krzyż"),
        Field::Bordure(..) => format!("{ground} z bordiurą {b}ą"),
        Field::Chief(..) => format!("{ground} z głowicą {b}ą"),
        Field::Base(..) => format!("{ground} z podstawą {b}ą"),
        Field::Pale(..) => format!("{ground} ze słupem {b}ym"),
        Field::Fess(..) => format!("{ground} z pasem {b}ym"),
        Field::Bend(..) => format!("{ground} ze skosem {b}ym"),
        Field::Chevron(..) => format!("{ground} z krokwią {b}ą"),
        Field::Paly(..) => divided("sześciodzielnym w słup"),
        Field::Barry(..) => divided("sześciodzielnym w pas"),
        Field::Lozengy(..) => divided("rautowanym"),
        Field::Checky(..) => divided("szachowanym"),
        Field::Claws(..) => format!("{ground}, usianym {b}ymi pazurami,"),
        Field::Rays(..) => {
            // «Ze» before two consonants of which the first hisses.
            let with = if b.starts_with("zł") || b.starts_with("sr") { "ze" } else { "z" };
            format!("{ground} {with} {b}ymi promieniami słońca")
        }
        Field::Lozenges(..) => format!("{ground}, usianym {b}ymi rautami,"),
        Field::Leaves(..) => format!("{ground}, usianym {b}ymi liśćmi,"),
        Field::Waves(..) => divided("dzielonym faliście w pas"),
        Field::Flakes(..) => format!("{ground}, usianym {b}ymi płatkami śniegu,"),
    }
}

fn field_uk(field: Field, first: Tincture, second: Tincture) -> String {
    let (a, b) = (uk(first), uk(second));
    let ground = format!("у {a}ому полі");
    let divided = |how: &str| format!("у полі, {how} на {a}е й {b}е,");
    let striped = |what: &str| format!("у полі, поділеному на {a}і й {b}і {what},");
    // «Зі» before «ср», «із» before «з», «з» elsewhere.
    let with = if b.starts_with('с') {
        "зі"
    } else if b.starts_with('з') {
        "із"
    } else {
        "з"
    };
    match field {
        Field::Plain(_) => ground,
        Field::PerPale(..) => divided("розтятому"),
        Field::PerFess(..) => divided("перетятому"),
        Field::PerBend(..) => divided("скошеному справа"),
        Field::PerBendSinister(..) => divided("скошеному зліва"),
        Field::PerChevron(..) => divided("розділеному кроквоподібно"),
        Field::PerSaltire(..) => divided("скошеному навхрест"),
        Field::Quarterly(..) => divided("почетвертованому"),
        Field::Bordure(..) => format!("{ground} {with} {b}ою облямівкою"),
        Field::Chief(..) => format!("{ground} {with} {b}ою главою"),
        Field::Base(..) => format!("{ground} {with} {b}им підніжжям"),
        Field::Pale(..) => format!("{ground} {with} {b}им стовпом"),
        Field::Fess(..) => format!("{ground} {with} {b}им поясом"),
        Field::Bend(..) => format!("{ground} {with} {b}им перев’язом"),
        Field::Chevron(..) => format!("{ground} {with} {b}ою кроквою"),
        Field::Paly(..) => striped("стовпи"),
        Field::Barry(..) => striped("пояси"),
        Field::Lozengy(..) => striped("ромби"),
        Field::Checky(..) => striped("шахові клітини"),
        Field::Claws(..) => format!("{ground}, усіяному {b}ими пазурами,"),
        Field::Rays(..) => format!("{ground} {with} {b}ими променями сонця"),
        Field::Lozenges(..) => format!("{ground}, усіяному {b}ими ромбами,"),
        Field::Leaves(..) => format!("{ground}, усіяному {b}им листям,"),
        Field::Waves(..) => striped("хвилясті пояси"),
        Field::Flakes(..) => format!("{ground}, усіяному {b}ими сніжинками,"),
    }
}

/// The Polish adjective without its ending.
#[must_use]
pub const fn pl(tincture: Tincture) -> &'static str {
    match tincture {
        Tincture::Gules => "czerwon",
        Tincture::Azure => "błękitn",
        Tincture::Vert => "zielon",
        Tincture::Sable => "czarn",
        Tincture::Purpure => "purpurow",
        Tincture::Or => "złot",
        Tincture::Argent => "srebrn",
        Tincture::Parchment => "pergaminow",
        Tincture::Ink => "atramentow",
    }
}

/// The Ukrainian adjective without its ending.
#[must_use]
pub const fn uk(tincture: Tincture) -> &'static str {
    match tincture {
        Tincture::Gules => "червлен",
        Tincture::Azure => "лазуров",
        Tincture::Vert => "зелен",
        Tincture::Sable => "чорн",
        Tincture::Purpure => "пурпуров",
        Tincture::Or => "золот",
        Tincture::Argent => "срібн",
        Tincture::Parchment => "пергаментн",
        Tincture::Ink => "чорнильн",
    }
}

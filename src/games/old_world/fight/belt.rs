//! The belt: what one has to use, and what is spent. Pure text; the buttons are made of it.

use ::old_world::versus::Trick;
use ::old_world::world::effect::{Attribute, Power, Timing};
use ::old_world::world::source::Source;

use super::model::SideModel;
use crate::games::old_world::model::At;
use crate::games::old_world::names::Voice;
use crate::games::old_world::pieces::{effect, said, trophy};
use crate::games::old_world::words::fight as words;
use crate::prose;

/// A thing on the belt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charm {
    /// What.
    pub trick: Trick,
    /// How it is pointed at, unless it is spent.
    pub at: Option<At>,
    /// The level of the ability, on which it depends.
    pub special: u8,
}

/// What hangs on the belt of a side, in its order; `belt` is the order in which it is pointed at.
pub fn charms(side: &SideModel, belt: &[Source], attributes: [u8; 4]) -> Vec<Charm> {
    let special = attributes[Attribute::Special.index()];
    let charm = |trick: &Trick| {
        let at = belt.iter().position(|source| *source == trick.source);
        Charm { trick: *trick, at: at.filter(|_| !trick.spent).map(At::Trick), special }
    };
    side.tricks.iter().map(charm).collect()
}

/// The power it has.
fn power(charm: &Charm) -> Option<&'static Power> {
    match charm.trick.source {
        Source::Ability(school) => Some(school.ability(charm.special.clamp(1, 5))),
        other => other.power(),
    }
}

/// The classes of its element.
pub fn class(charm: &Charm) -> String {
    let spent = if charm.trick.spent { " is-spent" } else { "" };
    format!("ow-trick {}{spent}", trophy::class(charm.trick.source))
}

/// What is inside: picture, name, what it does in symbols, and all of it in words.
pub fn inner(voice: Voice<'_>, charm: &Charm) -> String {
    let words = words::of(voice.lang);
    let source = charm.trick.source;
    let name = prose::escape(&said::short(voice, source));
    let power = power(charm);
    let does = if charm.trick.spent {
        words.spent.to_owned()
    } else {
        power.map(effect::power).unwrap_or_default()
    };
    let itself = power
        .is_some_and(|power| matches!(power.timing, Timing::ShieldZero | Timing::AfterSpecial));
    let told = prose::escape(&said::powered(voice, source, power));
    let more = match (charm.trick.spent, itself) {
        (true, _) => format!(" ({})", words.spent),
        (false, true) => format!(" ({})", words.by_itself),
        (false, false) => String::new(),
    };
    format!(
        r#"<span class="ow-trick__mark" aria-hidden="true">{}</span><b aria-hidden="true">{name}</b><span class="ow-fx" aria-hidden="true">{does}</span><span class="sr-only">{told}{more}</span>"#,
        trophy::picture(source)
    )
}

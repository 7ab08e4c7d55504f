//! Effects and bonuses without words: a row of icons for each condition, result and prize (section 7 and
//! 16.6 of the rules).

use ::ronin::{Bonus, Condition, Prize, Reward, Side, Symbol};

use super::icon::{any, bowl, charge, idle, idle_lost, lost, mini, path, seal, stair, svg, vp, xp};

fn row(parts: &[String]) -> String {
    format!(r#"<span class="ro-ic">{}</span>"#, parts.concat())
}

fn number(text: &str) -> String {
    format!("<b>{text}</b>")
}

fn triangle(name: &str) -> String {
    svg("ro-i ro-i--tri", "0 0 7 24", &[name])
}

/// A condition.
pub fn condition(condition: Condition, active: [Symbol; 2]) -> String {
    match condition {
        Condition::Lose(symbol) => row(&[lost(symbol, active)]),
        Condition::LoseUpToThree(symbol) => row(&[lost(symbol, active), stair()]),
        Condition::LoseInactive => row(&[idle_lost(), stair()]),
        Condition::AtLeastTwo(colour) => row(&[mini(colour), number("2+")]),
        Condition::NeighbourHas(colour) => {
            row(&[triangle("left"), mini(colour), triangle("right"), stair()])
        }
        Condition::ExactlyOne(colour) => row(&[mini(colour), number("=1")]),
        Condition::ExactlyTwo(colour) => row(&[mini(colour), number("=2")]),
        Condition::UpToThree(colour) => row(&[mini(colour), stair()]),
        Condition::TwoInactive => row(&[idle(), number("=2")]),
        Condition::AtLeastTwoInactive => row(&[idle(), number("2+")]),
    }
}

/// A result.
pub fn reward(reward: Reward, active: [Symbol; 2]) -> String {
    match reward {
        Reward::EachTrack => row(&[triangle("left"), bowl(true), triangle("right")]),
        Reward::OneTrack => row(&[triangle("leftish"), bowl(true), triangle("rightish"), stair()]),
        Reward::Path(side) => row(&[path(side, active), stair()]),
        Reward::TwoOfPath(side) => row(&[path(side, active), path(side, active)]),
        Reward::BothPaths => row(&[path(Side::Left, active), path(Side::Right, active)]),
        Reward::Two(symbol) => row(&[seal(symbol, active), seal(symbol, active)]),
        Reward::UpToThree(symbol) => row(&[seal(symbol, active), stair()]),
        Reward::Trio => {
            row(&[Symbol::Exploration, Symbol::Magic, Symbol::Combat].map(|one| seal(one, active)))
        }
    }
}

fn ability(number: &str) -> String {
    format!(
        r##"<svg class="ro-i" viewBox="0 0 21 28" aria-hidden="true"><use href="#ro-abcard"/><text class="ro-kt1" x="10.5" y="15.5">{number}</text></svg>"##
    )
}

fn rings(count: u8, joined: bool) -> String {
    let bar = if joined { " ro-ic--same" } else { "" };
    format!(r#"<span class="ro-ic{bar}">{}</span>"#, any().repeat(count.into()))
}

/// The bonus of a space: what it gives, and the experience instead.
pub fn bonus(bonus: Bonus, active: [Symbol; 2]) -> [Option<String>; 2] {
    [Some(prize(bonus.prize, active)), bonus.or_xp.map(|much| xp(&much.to_string()))]
}

fn prize(prize: Prize, active: [Symbol; 2]) -> String {
    let fan = |mark: String| format!(r#"<span class="ro-fan">{}{mark}</span>"#, hand());
    let points = || vp(&stair());
    match prize {
        Prize::FirstAbility => row(&[ability("I")]),
        Prize::ThirdAbility => row(&[ability("III")]),
        Prize::Xp(amount) => xp(&amount.to_string()),
        Prize::Any(count) => rings(count, false),
        Prize::Same(count) => rings(count, true),
        Prize::Paths => row(&[path(Side::Left, active), path(Side::Right, active)]),
        Prize::Draw => row(&[svg("ro-i", "0 -2 22 28", &["draw"])]),
        Prize::Hand => row(&[fan(any()), points()]),
        Prize::Reserve => row(&[fan(idle()), points()]),
        Prize::Unlocked => row(&[charge("key"), any(), stair()]),
        Prize::Seasoned => row(&[xp("16"), points()]),
        Prize::Colour(colour) => row(&[mini(colour), xp(&stair())]),
        Prize::Again => row(&[ability(""), svg("ro-i", "0 -2 24 28", &["again"])]),
        Prize::Change(_) => row(&[idle_lost(), svg("ro-i", "0 -1 20 26", &["on"]), any()]),
        Prize::Mend(_) => row(&[super::icon::blot(), svg("ro-i", "0 -1 20 26", &["up"])]),
        Prize::Balance => row(&[charge("scales"), points()]),
        Prize::Motley => {
            let slips: String = ::ronin::Colour::ALL
                .map(|colour| format!(r#"<i class="ro-slip ro-{}"></i>"#, colour.slug()))
                .concat();
            row(&[slips, points()])
        }
        Prize::Arrows => row(&[tag(Side::Left, true), any(), stair()]),
        Prize::Bridge => row(&[svg("ro-i", "0 0 30 26", &["bridge"]), points()]),
    }
}

fn hand() -> String {
    svg("ro-i", "0 0 24 27", &["hand"])
}

/// The tag of a tea arrow, with a bowl on it; or ink over it.
pub fn tag(side: Side, open: bool) -> String {
    let (name, x) = match side {
        Side::Left => ("tl", 11),
        Side::Right => ("tr", 5),
    };
    let on = if open {
        format!(r##"<use href="#ro-bowl" transform="translate({x} 5) scale(.62)"/>"##)
    } else {
        format!(r##"<use href="#ro-blot" transform="translate({x} 2) scale(.85)"/>"##)
    };
    format!(
        r##"<svg class="ro-i ro-i--full ro-tag ro-tag--{side}" viewBox="0 0 34 24" aria-hidden="true"><use href="#ro-{name}"/>{on}</svg>"##
    )
}

//! What a witcher brings to a fight, in averages over his cards.

use ::old_world::versus::Witcher;
use ::old_world::world::effect::{Attribute, Boon};
use ::old_world::world::tracks;

/// A witcher at the beginning of a fight, as an average of what his cards can do.
#[derive(Clone, Copy, Debug)]
pub struct Force {
    /// All his cards: his life.
    pub cards: f64,
    /// Damage of a card by itself, and of a field that is used.
    pub damage: [f64; 2],
    /// Shield, likewise.
    pub shield: [f64; 2],
    /// Draws, cards taken back and cards returned, likewise.
    pub draw: [f64; 2],
    /// How likely one more card can be linked.
    pub link: f64,
    /// Cards drawn in a turn.
    pub attack: f64,
    /// The shield now, and how high it may rise.
    pub guard: f64,
    pub cap: f64,
    /// Damage, or what is as good, from potions, trophies, companions and the school.
    pub burst: f64,
}

impl Force {
    /// With everything he has.
    pub fn of(own: &Witcher) -> Self {
        let count = own.cards().max(1) as f64;
        let (mut damage, mut shield, mut draw) = ([0.0; 2], [0.0; 2], [0.0; 2]);
        let mut fields = 0.0;
        for card in own.hand.iter().chain(&own.deck).chain(&own.discard) {
            let row = card.row();
            damage[0] += f64::from(row.base.damage);
            shield[0] += f64::from(row.base.shield);
            draw[0] += regained(&row.base);
            fields += row.fields.len() as f64;
            for field in row.fields {
                let share = 1.0 / row.fields.len() as f64;
                damage[1] += share * f64::from(field.symbols.damage);
                shield[1] += share * f64::from(field.symbols.shield);
                draw[1] += share * regained(&field.symbols);
            }
        }
        Self {
            cards: own.cards() as f64,
            damage: damage.map(|sum| sum / count),
            shield: shield.map(|sum| sum / count),
            draw: draw.map(|sum| sum / count),
            link: (0.16 + 0.30 * fields / count).min(0.8),
            attack: f64::from(own.value(Attribute::Attack)),
            guard: f64::from(own.shield),
            cap: f64::from(own.value(Attribute::Defence)),
            burst: burst(own),
        }
    }
}

fn regained(symbols: &::old_world::world::action_card::Symbols) -> f64 {
    let back = f64::from(symbols.take_top) + if symbols.return_self { 1.0 } else { 0.0 };
    f64::from(symbols.draw) + back
}

/// What is used once in a fight, as damage.
fn burst(own: &Witcher) -> f64 {
    let drinks = usize::from(tracks::value(own.attribute(Attribute::Alchemy)));
    let potions = own.potions.len().min(drinks) as f64;
    let special = 0.3 + 0.45 * f64::from(own.attribute(Attribute::Special).min(4));
    let trophies = own.trophies() as f64;
    let kept: f64 = own.boons().map(|(_, boon)| boon_worth(boon)).sum();
    0.5 * potions + special + 0.7 * trophies + kept
}

const fn boon_worth(boon: &Boon) -> f64 {
    match boon {
        Boon::Power(_) => 1.5,
        Boon::ReduceFirstMonsterDamage(_) => 1.4,
        Boon::ColourShield(..) | Boon::ColourDamage(..) => 2.0,
        Boon::FirstComboDamage(_) => 3.0,
        Boon::FirstTurnDraw(_) => 1.2,
        Boon::AlwaysFirst => 1.0,
        _ => 0.0,
    }
}

//! Every action card (§22.2): fifty starting cards by school, ninety market cards, and the eight
//! test cards of the rules' worked examples, which are in no game.
//!
//! Rows the rules give (FACT) stand as given; the others are ours, in the same style: blue is
//! quick and links well, red hits hard and costs draws, green shields and opens blows, purple
//! and yellow are Signs.

use crate::world::action_card::{
    ALL_STARTING, ActionCard, Field, MARKET, SPECIMENS, STARTING, Symbols,
};
use crate::world::effect::Colour::{self, Blue, Green, Purple, Red, Yellow};
use crate::world::location::Terrain::{self, Forest, Mountain, Water};
use crate::world::school::School::{self, Bear, Cat, Griffin, Viper, Wolf};

const NONE: Symbols = Symbols { damage: 0, shield: 0, draw: 0, take_top: 0, return_self: false };

const fn on(colour: Colour, symbols: Symbols) -> Field {
    Field { colour, symbols }
}

const fn card(
    slug: &'static str,
    school: Option<School>,
    colour: Colour,
    terrain: Option<Terrain>,
    cost: u8,
    base: Symbols,
    fields: &'static [Field],
) -> ActionCard {
    ActionCard { slug, school, colour, terrain, cost, base, fields }
}

/// Every action card: the starting decks, the market, the specimens.
#[rustfmt::skip]
pub static CARDS: [ActionCard; (ALL_STARTING + MARKET + SPECIMENS) as usize] = [
    card("wolf-quick-slash-1", Some(Wolf), Blue, Some(Mountain), 0, Symbols { damage: 1, ..NONE }, &[on(Red, NONE)]),
    card("wolf-quick-slash-2", Some(Wolf), Blue, Some(Forest), 0, Symbols { damage: 1, ..NONE }, &[on(Green, NONE), on(Blue, NONE)]),
    card("wolf-cleave-1", Some(Wolf), Red, Some(Mountain), 0, Symbols { damage: 2, draw: -1, ..NONE }, &[]),
    card("wolf-cleave-2", Some(Wolf), Red, Some(Water), 0, Symbols { damage: 1, ..NONE }, &[]),
    card("wolf-push-1", Some(Wolf), Green, Some(Forest), 0, Symbols { shield: 1, ..NONE }, &[on(Purple, NONE)]),
    card("wolf-push-2", Some(Wolf), Green, Some(Water), 0, Symbols { shield: 1, draw: 1, ..NONE }, &[]),
    card("wolf-aard-1", Some(Wolf), Purple, Some(Mountain), 0, Symbols { damage: 1, ..NONE }, &[on(Blue, Symbols { damage: 1, ..NONE })]),
    card("wolf-aard-2", Some(Wolf), Purple, Some(Forest), 0, Symbols { damage: 1, ..NONE }, &[on(Blue, NONE)]),
    card("wolf-yrden-1", Some(Wolf), Yellow, Some(Water), 0, Symbols { draw: 1, ..NONE }, &[on(Red, Symbols { damage: 1, ..NONE })]),
    card("wolf-yrden-2", Some(Wolf), Yellow, None, 0, Symbols { draw: 1, ..NONE }, &[on(Blue, NONE)]),
    card("griffin-quick-slash-1", Some(Griffin), Blue, None, 0, Symbols { damage: 1, ..NONE }, &[]),
    card("griffin-quick-slash-2", Some(Griffin), Blue, Some(Forest), 0, Symbols { damage: 1, ..NONE }, &[on(Yellow, NONE)]),
    card("griffin-cleave-1", Some(Griffin), Red, Some(Mountain), 0, Symbols { damage: 2, draw: -1, ..NONE }, &[]),
    card("griffin-cleave-2", Some(Griffin), Red, Some(Water), 0, Symbols { damage: 1, ..NONE }, &[]),
    card("griffin-push-1", Some(Griffin), Green, Some(Forest), 0, Symbols { shield: 1, ..NONE }, &[on(Purple, NONE)]),
    card("griffin-push-2", Some(Griffin), Green, Some(Mountain), 0, Symbols { shield: 1, ..NONE }, &[on(Yellow, NONE), on(Purple, NONE)]),
    card("griffin-aard-1", Some(Griffin), Purple, Some(Mountain), 0, Symbols { damage: 1, ..NONE }, &[on(Blue, Symbols { damage: 1, ..NONE })]),
    card("griffin-aard-2", Some(Griffin), Purple, Some(Forest), 0, Symbols { damage: 1, ..NONE }, &[on(Purple, NONE)]),
    card("griffin-yrden-1", Some(Griffin), Yellow, Some(Water), 0, Symbols { draw: 1, ..NONE }, &[on(Red, Symbols { damage: 1, ..NONE })]),
    card("griffin-yrden-2", Some(Griffin), Yellow, Some(Water), 0, Symbols { draw: 1, ..NONE }, &[on(Purple, NONE)]),
    card("bear-quick-slash-1", Some(Bear), Blue, None, 0, Symbols { damage: 1, ..NONE }, &[]),
    card("bear-quick-slash-2", Some(Bear), Blue, Some(Water), 0, Symbols { damage: 1, ..NONE }, &[]),
    card("bear-cleave-1", Some(Bear), Red, Some(Mountain), 0, Symbols { damage: 2, draw: -1, ..NONE }, &[]),
    card("bear-cleave-2", Some(Bear), Red, Some(Water), 0, Symbols { damage: 1, ..NONE }, &[on(Green, NONE)]),
    card("bear-push-1", Some(Bear), Green, Some(Forest), 0, Symbols { shield: 1, ..NONE }, &[on(Purple, NONE)]),
    card("bear-push-2", Some(Bear), Green, Some(Mountain), 0, Symbols { shield: 1, ..NONE }, &[on(Red, NONE)]),
    card("bear-aard-1", Some(Bear), Purple, Some(Mountain), 0, Symbols { damage: 1, ..NONE }, &[on(Blue, Symbols { damage: 1, ..NONE })]),
    card("bear-aard-2", Some(Bear), Purple, Some(Forest), 0, Symbols { damage: 1, ..NONE }, &[on(Green, NONE)]),
    card("bear-yrden-1", Some(Bear), Yellow, Some(Water), 0, Symbols { draw: 1, ..NONE }, &[on(Red, Symbols { damage: 1, ..NONE })]),
    card("bear-yrden-2", Some(Bear), Yellow, Some(Forest), 0, Symbols { shield: 1, ..NONE }, &[on(Red, NONE)]),
    card("cat-quick-slash-1", Some(Cat), Blue, Some(Water), 0, Symbols { damage: 1, ..NONE }, &[]),
    card("cat-quick-slash-2", Some(Cat), Blue, Some(Mountain), 0, Symbols { damage: 1, ..NONE }, &[on(Green, NONE), on(Red, Symbols { damage: 1, ..NONE })]),
    card("cat-cleave-1", Some(Cat), Red, Some(Mountain), 0, Symbols { damage: 2, draw: -1, ..NONE }, &[]),
    card("cat-cleave-2", Some(Cat), Red, Some(Water), 0, Symbols { damage: 1, ..NONE }, &[on(Blue, Symbols { damage: 1, ..NONE })]),
    card("cat-push-1", Some(Cat), Green, Some(Forest), 0, Symbols { shield: 1, ..NONE }, &[on(Purple, NONE)]),
    card("cat-push-2", Some(Cat), Green, Some(Forest), 0, Symbols { shield: 1, ..NONE }, &[on(Blue, NONE), on(Red, NONE)]),
    card("cat-aard-1", Some(Cat), Purple, Some(Mountain), 0, Symbols { damage: 1, ..NONE }, &[on(Blue, Symbols { damage: 1, ..NONE })]),
    card("cat-aard-2", Some(Cat), Purple, None, 0, Symbols { damage: 1, ..NONE }, &[on(Blue, NONE), on(Red, NONE)]),
    card("cat-yrden-1", Some(Cat), Yellow, Some(Water), 0, Symbols { draw: 1, ..NONE }, &[on(Red, Symbols { damage: 1, ..NONE })]),
    card("cat-axii-1", Some(Cat), Yellow, Some(Forest), 0, Symbols { take_top: 1, ..NONE }, &[on(Blue, NONE), on(Red, NONE)]),
    card("viper-quick-slash-1", Some(Viper), Blue, Some(Forest), 0, Symbols { damage: 1, ..NONE }, &[]),
    card("viper-quick-slash-2", Some(Viper), Blue, Some(Forest), 0, Symbols { damage: 1, ..NONE }, &[on(Yellow, NONE)]),
    card("viper-cleave-1", Some(Viper), Red, Some(Mountain), 0, Symbols { damage: 2, draw: -1, ..NONE }, &[]),
    card("viper-cleave-2", Some(Viper), Red, Some(Water), 0, Symbols { damage: 1, ..NONE }, &[on(Purple, Symbols { damage: 1, ..NONE })]),
    card("viper-push-1", Some(Viper), Green, Some(Forest), 0, Symbols { shield: 1, ..NONE }, &[on(Purple, NONE)]),
    card("viper-push-2", Some(Viper), Green, Some(Mountain), 0, Symbols { shield: 1, draw: 1, ..NONE }, &[]),
    card("viper-aard-1", Some(Viper), Purple, Some(Mountain), 0, Symbols { damage: 1, ..NONE }, &[on(Blue, Symbols { damage: 1, ..NONE })]),
    card("viper-aard-2", Some(Viper), Purple, None, 0, Symbols { damage: 1, ..NONE }, &[on(Red, NONE)]),
    card("viper-yrden-1", Some(Viper), Yellow, Some(Water), 0, Symbols { draw: 1, ..NONE }, &[on(Red, Symbols { damage: 1, ..NONE })]),
    card("viper-quen-1", Some(Viper), Yellow, Some(Water), 0, Symbols { shield: 1, ..NONE }, &[on(Purple, NONE)]),
    card("precise-slash-1", None, Blue, Some(Forest), 0, Symbols { damage: 1, ..NONE }, &[on(Red, NONE)]),
    card("precise-slash-2", None, Blue, Some(Mountain), 0, Symbols { damage: 1, ..NONE }, &[on(Green, Symbols { shield: 1, ..NONE })]),
    card("precise-slash-3", None, Blue, Some(Water), 0, Symbols { damage: 1, ..NONE }, &[on(Blue, NONE)]),
    card("precise-slash-4", None, Blue, Some(Forest), 0, Symbols { damage: 1, ..NONE }, &[on(Purple, NONE), on(Green, NONE)]),
    card("precise-slash-5", None, Blue, Some(Mountain), 0, Symbols { damage: 1, ..NONE }, &[on(Blue, Symbols { draw: 1, ..NONE })]),
    card("precise-slash-6", None, Blue, Some(Water), 0, Symbols { damage: 1, ..NONE }, &[on(Yellow, Symbols { shield: 1, ..NONE })]),
    card("precise-slash-7", None, Blue, None, 0, Symbols { damage: 1, ..NONE }, &[on(Green, NONE)]),
    card("precise-slash-8", None, Blue, Some(Water), 0, Symbols { damage: 1, draw: 1, ..NONE }, &[]),
    card("whirl-1", None, Blue, Some(Forest), 1, Symbols { damage: 1, ..NONE }, &[on(Green, Symbols { damage: 2, ..NONE })]),
    card("whirl-2", None, Blue, Some(Mountain), 1, Symbols { damage: 1, ..NONE }, &[on(Red, Symbols { damage: 1, ..NONE })]),
    card("whirl-3", None, Blue, Some(Water), 1, Symbols { damage: 1, ..NONE }, &[on(Blue, Symbols { damage: 1, ..NONE }), on(Yellow, NONE)]),
    card("whirl-4", None, Blue, Some(Forest), 1, Symbols { damage: 1, draw: 1, ..NONE }, &[on(Purple, NONE)]),
    card("whirl-5", None, Blue, Some(Mountain), 1, Symbols { damage: 2, ..NONE }, &[on(Green, NONE)]),
    card("whirl-6", None, Blue, None, 1, Symbols { damage: 1, ..NONE }, &[on(Red, NONE), on(Purple, Symbols { damage: 1, ..NONE })]),
    card("maim-1", None, Blue, Some(Water), 2, Symbols { damage: 2, ..NONE }, &[on(Green, Symbols { damage: 1, ..NONE }), on(Red, Symbols { damage: 1, ..NONE })]),
    card("maim-2", None, Blue, Some(Forest), 2, Symbols { damage: 2, ..NONE }, &[on(Blue, Symbols { damage: 1, ..NONE }), on(Purple, NONE)]),
    card("maim-3", None, Blue, Some(Mountain), 2, Symbols { damage: 2, ..NONE }, &[on(Red, Symbols { damage: 1, ..NONE })]),
    card("maim-4", None, Blue, None, 2, Symbols { damage: 2, ..NONE }, &[on(Yellow, Symbols { shield: 1, ..NONE }), on(Green, NONE)]),
    card("severe-blow-1", None, Red, Some(Water), 0, Symbols { damage: 2, draw: -1, ..NONE }, &[]),
    card("severe-blow-2", None, Red, Some(Forest), 0, Symbols { damage: 2, draw: -1, ..NONE }, &[on(Green, NONE)]),
    card("severe-blow-3", None, Red, Some(Mountain), 0, Symbols { damage: 2, draw: -1, ..NONE }, &[on(Blue, Symbols { draw: 1, ..NONE })]),
    card("severe-blow-4", None, Red, Some(Water), 0, Symbols { damage: 2, draw: -1, ..NONE }, &[on(Yellow, NONE)]),
    card("severe-blow-5", None, Red, Some(Forest), 0, Symbols { damage: 2, draw: -2, ..NONE }, &[on(Purple, Symbols { damage: 1, ..NONE })]),
    card("severe-blow-6", None, Red, Some(Mountain), 0, Symbols { damage: 2, draw: -2, ..NONE }, &[on(Red, Symbols { damage: 1, ..NONE })]),
    card("severe-blow-7", None, Red, None, 0, Symbols { damage: 2, draw: -1, ..NONE }, &[]),
    card("severe-blow-8", None, Red, Some(Mountain), 0, Symbols { damage: 2, draw: -1, ..NONE }, &[on(Red, NONE), on(Yellow, NONE)]),
    card("precise-blow-1", None, Red, Some(Forest), 1, Symbols { damage: 3, draw: -3, ..NONE }, &[]),
    card("precise-blow-2", None, Red, Some(Water), 1, Symbols { damage: 2, draw: -1, ..NONE }, &[on(Blue, Symbols { damage: 1, ..NONE })]),
    card("precise-blow-3", None, Red, Some(Mountain), 1, Symbols { damage: 3, draw: -2, ..NONE }, &[on(Green, NONE)]),
    card("precise-blow-4", None, Red, Some(Forest), 1, Symbols { damage: 2, draw: -1, ..NONE }, &[on(Red, Symbols { damage: 1, ..NONE })]),
    card("precise-blow-5", None, Red, Some(Water), 1, Symbols { damage: 3, draw: -2, ..NONE }, &[on(Yellow, NONE)]),
    card("precise-blow-6", None, Red, None, 1, Symbols { damage: 2, draw: -1, ..NONE }, &[on(Purple, Symbols { damage: 1, ..NONE })]),
    card("crushing-blow-1", None, Red, Some(Mountain), 2, Symbols { damage: 3, draw: -1, ..NONE }, &[]),
    card("crushing-blow-2", None, Red, Some(Forest), 2, Symbols { damage: 3, draw: -1, ..NONE }, &[on(Green, NONE)]),
    card("crushing-blow-3", None, Red, Some(Water), 2, Symbols { damage: 4, draw: -3, ..NONE }, &[on(Blue, Symbols { damage: 1, ..NONE })]),
    card("crushing-blow-4", None, Red, None, 2, Symbols { damage: 3, draw: -2, ..NONE }, &[on(Red, Symbols { damage: 1, ..NONE })]),
    card("riposte-1", None, Green, Some(Forest), 0, Symbols { shield: 1, ..NONE }, &[on(Blue, Symbols { damage: 1, ..NONE })]),
    card("riposte-2", None, Green, Some(Mountain), 0, Symbols { shield: 1, ..NONE }, &[on(Red, NONE)]),
    card("riposte-3", None, Green, Some(Water), 0, Symbols { shield: 1, ..NONE }, &[on(Purple, Symbols { damage: 1, ..NONE })]),
    card("riposte-4", None, Green, None, 0, Symbols { shield: 1, ..NONE }, &[on(Blue, NONE)]),
    card("veil-1", None, Green, Some(Forest), 0, Symbols { shield: 1, ..NONE }, &[on(Blue, Symbols { return_self: true, ..NONE }), on(Red, Symbols { return_self: true, ..NONE })]),
    card("veil-2", None, Green, Some(Mountain), 0, Symbols { shield: 1, ..NONE }, &[on(Yellow, Symbols { return_self: true, ..NONE }), on(Red, Symbols { return_self: true, ..NONE })]),
    card("veil-3", None, Green, Some(Water), 0, Symbols { shield: 1, ..NONE }, &[on(Purple, Symbols { return_self: true, ..NONE })]),
    card("veil-4", None, Green, Some(Water), 0, Symbols { shield: 1, ..NONE }, &[on(Green, Symbols { return_self: true, ..NONE })]),
    card("block-1", None, Green, Some(Water), 1, Symbols { shield: 2, ..NONE }, &[on(Yellow, Symbols { damage: 1, ..NONE })]),
    card("block-2", None, Green, Some(Forest), 1, Symbols { shield: 2, ..NONE }, &[on(Blue, NONE)]),
    card("block-3", None, Green, Some(Mountain), 1, Symbols { shield: 2, ..NONE }, &[on(Red, NONE)]),
    card("block-4", None, Green, Some(Forest), 1, Symbols { shield: 1, draw: 1, ..NONE }, &[on(Green, Symbols { shield: 1, ..NONE })]),
    card("block-5", None, Green, Some(Mountain), 1, Symbols { shield: 2, ..NONE }, &[on(Purple, NONE)]),
    card("block-6", None, Green, None, 1, Symbols { shield: 1, take_top: 1, ..NONE }, &[on(Blue, NONE)]),
    card("reflex-1", None, Green, Some(Mountain), 2, Symbols { shield: 2, ..NONE }, &[on(Blue, Symbols { draw: 2, ..NONE })]),
    card("reflex-2", None, Green, Some(Forest), 2, Symbols { shield: 2, ..NONE }, &[on(Red, Symbols { damage: 1, ..NONE })]),
    card("reflex-3", None, Green, Some(Water), 2, Symbols { shield: 2, draw: 1, ..NONE }, &[on(Yellow, NONE)]),
    card("reflex-4", None, Green, None, 2, Symbols { shield: 3, ..NONE }, &[on(Green, NONE)]),
    card("improved-aard-1", None, Purple, Some(Forest), 0, Symbols { damage: 1, ..NONE }, &[on(Blue, Symbols { damage: 1, ..NONE })]),
    card("improved-aard-2", None, Purple, Some(Mountain), 0, Symbols { damage: 1, ..NONE }, &[on(Red, NONE)]),
    card("improved-aard-3", None, Purple, Some(Water), 0, Symbols { damage: 1, ..NONE }, &[on(Yellow, Symbols { damage: 2, ..NONE })]),
    card("improved-aard-4", None, Purple, None, 0, Symbols { damage: 1, ..NONE }, &[on(Green, NONE)]),
    card("improved-igni-1", None, Purple, Some(Mountain), 0, Symbols { damage: 1, ..NONE }, &[on(Yellow, NONE)]),
    card("improved-igni-2", None, Purple, Some(Forest), 0, Symbols { damage: 1, ..NONE }, &[on(Purple, NONE)]),
    card("improved-igni-3", None, Purple, Some(Water), 0, Symbols { damage: 2, draw: -2, ..NONE }, &[on(Blue, NONE)]),
    card("improved-igni-4", None, Purple, Some(Forest), 0, Symbols { damage: 1, ..NONE }, &[on(Green, Symbols { shield: 1, ..NONE })]),
    card("armour-melting-1", None, Purple, Some(Mountain), 1, Symbols { damage: 2, ..NONE }, &[on(Yellow, Symbols { shield: 1, ..NONE })]),
    card("armour-melting-2", None, Purple, Some(Water), 1, Symbols { damage: 2, ..NONE }, &[on(Yellow, Symbols { shield: 1, ..NONE })]),
    card("shock-wave-1", None, Purple, Some(Forest), 1, Symbols { damage: 1, ..NONE }, &[on(Blue, Symbols { damage: 2, ..NONE })]),
    card("shock-wave-2", None, Purple, Some(Mountain), 1, Symbols { damage: 2, ..NONE }, &[on(Red, NONE)]),
    card("shock-wave-3", None, Purple, Some(Water), 1, Symbols { damage: 1, draw: 1, ..NONE }, &[on(Purple, NONE)]),
    card("shock-wave-4", None, Purple, None, 1, Symbols { damage: 1, ..NONE }, &[on(Yellow, NONE), on(Blue, Symbols { damage: 1, ..NONE })]),
    card("fire-stream-1", None, Purple, Some(Forest), 2, Symbols { damage: 2, ..NONE }, &[on(Purple, Symbols { damage: 1, ..NONE }), on(Blue, NONE)]),
    card("fire-stream-2", None, Purple, Some(Mountain), 2, Symbols { damage: 3, draw: -1, ..NONE }, &[on(Yellow, NONE)]),
    card("fire-stream-3", None, Purple, Some(Water), 2, Symbols { damage: 2, ..NONE }, &[on(Red, Symbols { damage: 1, ..NONE })]),
    card("fire-stream-4", None, Purple, None, 2, Symbols { damage: 2, ..NONE }, &[on(Green, Symbols { shield: 1, ..NONE }), on(Yellow, Symbols { damage: 1, ..NONE })]),
    card("improved-yrden-1", None, Yellow, Some(Water), 0, Symbols { draw: 1, ..NONE }, &[on(Purple, NONE), on(Red, NONE)]),
    card("improved-yrden-2", None, Yellow, Some(Forest), 0, Symbols { draw: 1, ..NONE }, &[on(Blue, Symbols { damage: 1, ..NONE })]),
    card("improved-yrden-3", None, Yellow, Some(Mountain), 0, Symbols { draw: 1, ..NONE }, &[on(Purple, Symbols { damage: 1, ..NONE }), on(Blue, Symbols { damage: 1, ..NONE })]),
    card("improved-yrden-4", None, Yellow, None, 0, Symbols { draw: 1, ..NONE }, &[on(Purple, NONE)]),
    card("improved-axii-1", None, Yellow, Some(Forest), 0, Symbols { take_top: 1, ..NONE }, &[on(Purple, NONE), on(Blue, NONE)]),
    card("improved-axii-2", None, Yellow, Some(Mountain), 0, Symbols { take_top: 1, ..NONE }, &[on(Red, Symbols { damage: 1, ..NONE })]),
    card("improved-axii-3", None, Yellow, Some(Water), 0, Symbols { take_top: 1, ..NONE }, &[on(Blue, Symbols { damage: 1, ..NONE })]),
    card("improved-axii-4", None, Yellow, Some(Water), 0, Symbols { draw: 1, take_top: 1, ..NONE }, &[on(Green, NONE)]),
    card("improved-quen-1", None, Yellow, Some(Forest), 1, Symbols { shield: 2, ..NONE }, &[on(Purple, NONE)]),
    card("improved-quen-2", None, Yellow, Some(Mountain), 1, Symbols { shield: 1, draw: 1, ..NONE }, &[on(Blue, NONE)]),
    card("improved-quen-3", None, Yellow, Some(Water), 1, Symbols { shield: 1, ..NONE }, &[on(Green, Symbols { draw: 2, ..NONE })]),
    card("improved-quen-4", None, Yellow, None, 1, Symbols { shield: 1, ..NONE }, &[on(Red, Symbols { damage: 1, ..NONE }), on(Purple, NONE)]),
    card("magic-trap-1", None, Yellow, Some(Mountain), 1, Symbols { draw: 2, ..NONE }, &[on(Red, Symbols { damage: 1, ..NONE })]),
    card("magic-trap-2", None, Yellow, Some(Forest), 1, Symbols { shield: 1, take_top: 1, ..NONE }, &[on(Purple, NONE)]),
    card("exploding-shield-1", None, Yellow, Some(Water), 2, Symbols { shield: 2, ..NONE }, &[on(Red, Symbols { damage: 2, ..NONE })]),
    card("exploding-shield-2", None, Yellow, Some(Forest), 2, Symbols { shield: 2, ..NONE }, &[on(Purple, Symbols { damage: 1, ..NONE }), on(Blue, NONE)]),
    card("exploding-shield-3", None, Yellow, Some(Mountain), 2, Symbols { shield: 2, draw: 1, ..NONE }, &[on(Yellow, NONE)]),
    card("exploding-shield-4", None, Yellow, None, 2, Symbols { shield: 1, take_top: 1, ..NONE }, &[on(Blue, Symbols { damage: 1, ..NONE })]),
    card("specimen-r1", None, Red, Some(Mountain), 0, Symbols { damage: 2, ..NONE }, &[on(Blue, Symbols { draw: 1, ..NONE })]),
    card("specimen-b1", None, Blue, Some(Forest), 0, Symbols { damage: 1, ..NONE }, &[on(Red, Symbols { damage: 1, ..NONE }), on(Green, Symbols { shield: 1, ..NONE })]),
    card("specimen-b2", None, Blue, Some(Mountain), 2, Symbols { damage: 1, draw: -1, ..NONE }, &[]),
    card("specimen-g1", None, Green, Some(Water), 0, Symbols { shield: 1, ..NONE }, &[on(Yellow, Symbols { damage: 1, ..NONE })]),
    card("specimen-g2", None, Green, Some(Forest), 1, Symbols { take_top: 1, ..NONE }, &[on(Blue, NONE)]),
    card("specimen-y1", None, Yellow, Some(Water), 1, Symbols { shield: 2, ..NONE }, &[on(Green, Symbols { draw: 2, ..NONE })]),
    card("specimen-y2", None, Yellow, Some(Forest), 2, Symbols { shield: 1, return_self: true, ..NONE }, &[]),
    card("specimen-p1", None, Purple, None, 1, Symbols { damage: 2, ..NONE }, &[on(Yellow, Symbols { damage: 1, ..NONE })]),
];

/// Ten starting cards of each school, two of each colour; eighteen market cards of each colour;
/// costs 40/30/20; no two market cards of a colour alike.
const _: () = {
    let mut at = 0;
    let mut colours = [0u8; 5];
    let mut costs = [0u8; 3];
    let mut starting = [[0u8; 5]; 5];
    while at < (ALL_STARTING + MARKET) as usize {
        let row = &CARDS[at];
        match row.school {
            Some(school) => {
                assert!(at / STARTING as usize == school as usize && row.cost == 0);
                starting[school as usize][row.colour as usize] += 1;
            }
            None => {
                assert!(at >= ALL_STARTING as usize);
                colours[row.colour as usize] += 1;
                costs[row.cost as usize] += 1;
                let mut other = ALL_STARTING as usize;
                while other < at {
                    assert!(!alike(row, &CARDS[other]));
                    other += 1;
                }
            }
        }
        at += 1;
    }
    assert!(costs[0] == 40 && costs[1] == 30 && costs[2] == 20);
    let mut colour = 0;
    while colour < 5 {
        assert!(colours[colour] == 18);
        let mut school = 0;
        while school < 5 {
            assert!(starting[school][colour] == 2);
            school += 1;
        }
        colour += 1;
    }
};

const fn alike(one: &ActionCard, other: &ActionCard) -> bool {
    let same_ground = match (one.terrain, other.terrain) {
        (None, None) => true,
        (Some(one), Some(other)) => one as u8 == other as u8,
        _ => false,
    };
    let mut same = one.colour as u8 == other.colour as u8
        && same_ground
        && same_symbols(&one.base, &other.base)
        && one.fields.len() == other.fields.len();
    let mut at = 0;
    while same && at < one.fields.len() {
        let (field, twin) = (&one.fields[at], &other.fields[at]);
        same =
            field.colour as u8 == twin.colour as u8 && same_symbols(&field.symbols, &twin.symbols);
        at += 1;
    }
    same
}

const fn same_symbols(one: &Symbols, other: &Symbols) -> bool {
    one.damage == other.damage
        && one.shield == other.shield
        && one.draw == other.draw
        && one.take_top == other.take_top
        && one.return_self == other.return_self
}

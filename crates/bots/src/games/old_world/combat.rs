//! Combos: every one that can be laid, and the best of them.

use ::old_world::versus::{Choice, Fight, OldWorld};
use ::old_world::world::action_card::{Card, Symbols};
use ::old_world::world::combo::{self, Laid};
use ::old_world::world::effect::{Attribute, Boon, Colour};
use ::old_world::world::monster::Ability;
use ::old_world::world::tracks::{HAND_LIMIT, value};
use tabletop::Seat;

/// More combos than this are not looked at.
const MOST: u32 = 300;

/// What the best combo from here puts on the table next: a card, or nothing more.
pub fn next_card(game: &OldWorld, seat: Seat, legal: &[Choice]) -> usize {
    let Some(fight) = game.ongoing_fight() else { return 0 };
    let Some(side) = fight.side_of(seat) else { return 0 };
    let own = fight.side(side);
    let room = own.now.limit.map_or(HAND_LIMIT, usize::from).saturating_sub(own.combo.len());
    let mut search = Search::new(Stakes::of(game, fight, side), game.players()[seat].hand.clone());
    let mut laid = own.combo.clone();
    let least = usize::from(laid.is_empty());
    search.go_on(&mut laid, room.max(least), None);
    place_of(legal, search.first)
}

/// The same for a short fight, in which damage and shield count alike and nothing else does.
pub fn next_short(game: &OldWorld, seat: Seat, legal: &[Choice]) -> usize {
    let Some(card) = game.in_play().last() else { return 0 };
    let mut search = Search::new(Stakes::short(), game.players()[seat].hand.clone());
    let mut laid = card.combo.clone();
    search.go_on(&mut laid, HAND_LIMIT, None);
    place_of(legal, search.first)
}

fn place_of(legal: &[Choice], wanted: Option<Choice>) -> usize {
    let wanted = wanted.unwrap_or(Choice::Done);
    legal.iter().position(|choice| *choice == wanted).unwrap_or(0)
}

/// What the combo of a turn is for.
#[derive(Clone, Copy, Debug)]
struct Stakes {
    /// Damage that ends the fight.
    deadly: f64,
    /// How far the shield can rise.
    room: f64,
    /// Cards drawn but for the combo, and cards there are to draw.
    attack: f64,
    deck: f64,
    /// More damage by companions and the like, whatever the combo.
    bonus: f64,
    dulled: Option<Colour>,
    ability: Option<Ability>,
    blade: Option<(Colour, u8)>,
    armour: Option<(Colour, u8)>,
    short: bool,
}

impl Stakes {
    fn of(game: &OldWorld, fight: &Fight, side: u8) -> Self {
        let own = fight.side(side);
        let witcher = &game.players()[own.seat];
        let ability = fight.ability();
        let (mut blade, mut armour) = (None, None);
        for (_, boon) in witcher.boons() {
            match boon {
                Boon::ColourDamage(colour, each) => blade = Some((*colour, *each)),
                Boon::ColourShield(colour, each) => armour = Some((*colour, *each)),
                _ => {}
            }
        }
        let noted: i32 = own.now.draw.iter().map(|(_, by)| i32::from(*by)).sum();
        Self {
            deadly: deadly(game, fight, side),
            room: f64::from(witcher.value(Attribute::Defence).saturating_sub(witcher.shield)),
            attack: f64::from(value(witcher.attribute(Attribute::Attack))) + f64::from(noted),
            deck: witcher.deck.len() as f64,
            bonus: own.now.bonus.iter().map(|(_, points)| f64::from(*points)).sum(),
            dulled: match ability {
                Some(Ability::ColourInactive(colour)) => Some(colour),
                _ => None,
            },
            ability,
            blade,
            armour,
            short: false,
        }
    }

    const fn short() -> Self {
        Self {
            deadly: f64::INFINITY,
            room: 99.0,
            attack: 0.0,
            deck: 0.0,
            bonus: 0.0,
            dulled: None,
            ability: None,
            blade: None,
            armour: None,
            short: true,
        }
    }

    /// What a combo is worth, the hand being so large afterwards.
    fn worth(&self, laid: &[Laid], hand: usize) -> f64 {
        let mut sum = Sum::default();
        for (_, symbols) in combo::active(laid, self.dulled) {
            sum.add(symbols);
        }
        if self.short {
            return sum.damage + sum.shield - 0.05 * laid.len() as f64;
        }
        let count = |colour| f64::from(combo::count(laid, colour));
        let by_colour = |boon: Option<(Colour, u8)>| {
            boon.map_or(0.0, |(colour, each)| count(colour) * f64::from(each))
        };
        let mut damage = sum.damage + self.bonus + by_colour(self.blade);
        let mut shield = (sum.shield + by_colour(self.armour)).min(self.room);
        let mut draw = self.attack + sum.draw;
        match self.ability {
            Some(Ability::ColourDamageMinus(colours, less))
                if colours.iter().any(|colour| count(*colour) > 0.0) =>
            {
                damage = (damage - f64::from(less)).max(0.0);
            }
            Some(Ability::ColourShieldMinus(colour, less)) if count(colour) > 0.0 => {
                shield -= f64::from(less);
            }
            Some(Ability::Step4MinusUnlessColour(colour, less)) if count(colour) == 0.0 => {
                draw -= f64::from(less);
            }
            Some(Ability::ShieldGainCap(cap)) => shield = shield.min(f64::from(cap)),
            _ => {}
        }
        let kept = hand as f64 + sum.back;
        if damage >= self.deadly {
            return 100.0 + kept;
        }
        // Not `clamp`, which could print floating numbers: the page would carry the means.
        let drawn = draw.min(self.deck).max(0.0).min(HAND_LIMIT as f64 - kept).max(0.0);
        let left = kept + self.deck;
        let fallen = if left < 0.5 { -20.0 } else { 0.0 };
        let used = laid.len() as f64 - sum.back;
        damage + 0.75 * shield + 0.55 * drawn - 0.45 * used + fallen
    }
}

/// How much damage ends the fight.
fn deadly(game: &OldWorld, fight: &Fight, side: u8) -> f64 {
    if !fight.is_duel() {
        return fight.pool.len() as f64 + f64::from(game.foe_armour());
    }
    let foe = &game.players()[fight.side(1 - side.min(1)).seat];
    (foe.hand.len() + foe.deck.len()) as f64 + f64::from(foe.shield)
}

#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    damage: f64,
    shield: f64,
    draw: f64,
    back: f64,
}

impl Sum {
    fn add(&mut self, symbols: &Symbols) {
        self.damage += f64::from(symbols.damage);
        self.shield += f64::from(symbols.shield);
        self.draw += f64::from(symbols.draw);
        self.back += f64::from(symbols.take_top) + if symbols.return_self { 1.0 } else { 0.0 };
    }
}

struct Search {
    stakes: Stakes,
    hand: Vec<Card>,
    best: f64,
    /// What the best combo lays next; nothing is `None`.
    first: Option<Choice>,
    looked_at: u32,
}

impl Search {
    fn new(stakes: Stakes, hand: Vec<Card>) -> Self {
        Self { stakes, hand, best: f64::NEG_INFINITY, first: None, looked_at: 0 }
    }

    /// Tries to stop here, and every card that can be laid next.
    fn go_on(&mut self, laid: &mut Vec<Laid>, room: usize, first: Option<Choice>) {
        self.looked_at += 1;
        if !laid.is_empty() || self.stakes.short {
            let worth = self.stakes.worth(laid, self.hand.len());
            if worth > self.best {
                self.best = worth;
                self.first = first;
            }
        }
        if room == 0 || self.looked_at > MOST {
            return;
        }
        let below = combo::open_end(laid);
        for at in 0..self.hand.len() {
            let card = self.hand[at];
            match below {
                None if laid.is_empty() => self.lay(laid, room, first, at, None, 0),
                None => return,
                Some(below) => {
                    for (nth, field) in (0u8..).zip(combo::fields_for(below, card)) {
                        self.lay(laid, room, first, at, Some(field), nth);
                    }
                }
            }
        }
    }

    fn lay(
        &mut self,
        laid: &mut Vec<Laid>,
        room: usize,
        first: Option<Choice>,
        at: usize,
        field: Option<u8>,
        nth: u8,
    ) {
        let card = self.hand.remove(at);
        laid.push(Laid { card, field });
        self.go_on(laid, room - 1, first.or(Some(Choice::Add(card, nth))));
        laid.pop();
        self.hand.insert(at, card);
    }
}

//! Exchanges that companions open: a potion more than one can drink, for whoever can.

use ::old_world::play::Witcher;
use ::old_world::versus::Choice;
use ::old_world::wild_hunt::{HuntChoice, Item, WildHunt};
use ::old_world::world::effect::Attribute;
use tabletop::Seat;

/// The place of an exchange worth opening. One in a round is enough.
pub fn open(game: &WildHunt, seat: Seat, legal: &[Choice]) -> Option<usize> {
    let players = game.table().players();
    if spare(&players[seat]) == 0 || game.hunt().seats[seat].exchanges > 0 {
        return None;
    }
    legal.iter().position(|choice| match choice {
        Choice::Hunt(HuntChoice::Exchange(other)) => thirst(&players[*other]) > 0,
        _ => false,
    })
}

/// One potion after another, then the offer.
pub fn go_on(game: &WildHunt, seat: Seat, legal: &[Choice]) -> usize {
    let withdraw = legal.len() - 1;
    let Some(bargain) = &game.hunt().exchange else { return withdraw };
    let players = game.table().players();
    let given = bargain.give.potions.len();
    let gift = |choice: &Choice| matches!(choice, Choice::Hunt(HuntChoice::Give(Item::Potion(_))));
    if given < spare(&players[seat]).min(thirst(&players[bargain.with]))
        && let Some(place) = legal.iter().position(gift)
    {
        return place;
    }
    let offer = legal.iter().position(|choice| *choice == Choice::Hunt(HuntChoice::Offer));
    offer.unwrap_or(withdraw)
}

/// Potions beyond what one fight allows.
fn spare(own: &Witcher) -> usize {
    own.potions.len().saturating_sub(drinks(own))
}

/// How many more he could drink in one fight.
fn thirst(own: &Witcher) -> usize {
    drinks(own).saturating_sub(own.potions.len())
}

fn drinks(own: &Witcher) -> usize {
    usize::from(own.value(Attribute::Alchemy))
}

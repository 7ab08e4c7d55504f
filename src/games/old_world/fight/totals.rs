//! What a combo comes to, as it is shown: three numbers, where they lead, and their sums. The numbers
//! are the rules' own ([`ComboView`]); here they are only put in order. Pure.

use ::old_world::versus::ComboView;
use ::old_world::world::action_card::Card;
use ::old_world::world::source::Source;
use ::old_world::world::tally::Tally;

/// What the combo on the table comes to, or would with the card that is pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Totals {
    /// OW-RES-1, and the opponent's cards before and after.
    pub damage: Total,
    /// The opponent's shield before and after, where it takes some of it (OW-DMG-1).
    pub broken: Option<(usize, usize)>,
    /// OW-RES-2, and the own shield before and after.
    pub shield: Total,
    /// OW-REFILL-1.
    pub draw: Total,
    /// Cards that come back by themselves.
    pub returns: Vec<Card>,
    /// Cards that bring back the top of the discard.
    pub takes: Vec<Card>,
    /// The card with which it would be so.
    pub foreseen: Option<Card>,
}

/// A number with its sum.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Total {
    /// What it comes to.
    pub value: i16,
    /// What it changes, before and after.
    pub change: Option<(usize, usize)>,
    /// The sum, thing by thing.
    pub parts: Vec<Part>,
}

/// What one thing gives, in the order in which it gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What.
    pub source: Source,
    /// How much, part by part: base and link of a card.
    pub amounts: Vec<i16>,
}

/// Who stands against the combo: what the sums lead from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Against {
    /// The cards the opponent has left.
    pub cards: usize,
    /// The opponent's shield.
    pub foe_shield: u8,
    /// The shield of him who lays the combo.
    pub own_shield: u8,
}

impl Totals {
    /// What the rules reckoned.
    pub fn of(combo: &ComboView, against: Against, foreseen: Option<Card>) -> Self {
        let lost = usize::from(combo.loss.deck) + usize::from(combo.loss.hand);
        let (foe, own) = (usize::from(against.foe_shield), usize::from(against.own_shield));
        let broken = usize::from(combo.loss.shield);
        Self {
            damage: Total {
                change: Some((against.cards, against.cards.saturating_sub(lost))),
                ..Total::of(&combo.damage)
            },
            broken: (broken > 0).then_some((foe, foe.saturating_sub(broken))),
            shield: Total {
                change: Some((own, own + usize::from(combo.guard.count()))),
                ..Total::of(&combo.guard)
            },
            draw: Total::of(&combo.refill),
            returns: combo.returns.clone(),
            takes: combo.takes.clone(),
            foreseen,
        }
    }
}

impl Total {
    /// A sum, thing by thing.
    pub fn of(tally: &Tally) -> Self {
        let mut parts: Vec<Part> = Vec::new();
        for step in &tally.steps {
            match parts.last_mut() {
                Some(last) if last.source == step.source => last.amounts.push(step.amount),
                _ => parts.push(Part { source: step.source, amounts: vec![step.amount] }),
            }
        }
        Self { value: tally.total, change: None, parts }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::old_world::versus::Loss;
    use ::old_world::world::source::Reason;

    /// Base and link of a card are one part of the sum: “Maim 2 + 1 · Precise Blow 2”.
    #[test]
    fn what_one_card_gives_stands_together() {
        let mut cards = Card::market();
        let (one, other) = (cards.next().unwrap(), cards.last().unwrap());
        let mut sum = Tally::new(true);
        for (card, amount) in [(one, 2), (one, 1), (other, 2)] {
            sum.add(Source::Card(card), amount);
        }
        sum.clamp(Source::Rule(Reason::Bound), 0, 4);
        let total = Total::of(&sum);
        assert_eq!(total.value, 4);
        let amounts: Vec<&[i16]> = total.parts.iter().map(|part| &part.amounts[..]).collect();
        assert_eq!(amounts, [&[2, 1][..], &[2], &[-1]]);
    }

    /// OW-DMG-1, OW-ATTR-6: where the sums lead is what the rules say is lost and gained.
    #[test]
    fn totals_lead_from_what_is_to_what_would_be() {
        let tally = |total: i16| Tally::of(true, Source::Rule(Reason::Printed), total);
        let combo = ComboView {
            damage: tally(5),
            loss: Loss { shield: 1, deck: 3, hand: 1 },
            shield: tally(3),
            guard: tally(1),
            draw: tally(0),
            returns: Vec::new(),
            takes: Vec::new(),
            refill: tally(2),
        };
        let against = Against { cards: 9, foe_shield: 1, own_shield: 1 };
        let totals = Totals::of(&combo, against, None);
        assert_eq!(totals.damage.change, Some((9, 5)));
        assert_eq!(totals.broken, Some((1, 0)));
        assert_eq!((totals.shield.value, totals.shield.change), (1, Some((1, 2))));
        assert_eq!(totals.draw.value, 2);
    }
}

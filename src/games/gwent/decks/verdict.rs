//! What the rules say of a deck, in words, each with the rule it comes from. The rules decide, not
//! the page.

use crate::prelude::*;
use ::gwent::{DeckFault, Kind, MAX_SPECIALS, MIN_UNITS};

use super::super::names::Called;
use super::super::words::{deck as deck_words, fill};
use super::builder::Builder;
use crate::i18n::Lang;
use crate::icon::{Icon, IconView};
use crate::prefs;
use crate::view::{Each, on, part, text};

/// A broken rule as a sentence, with its number.
pub fn fault(fault: &DeckFault, lang: Lang) -> String {
    let says = &deck_words::of(lang).faults;
    let name = |card: &Kind| card.name(lang);
    let told = match fault {
        DeckFault::ForeignCard { card, faction } => {
            fill(says.foreign, &[name(card), faction.name(lang)])
        }
        DeckFault::TooFewUnits { units } => {
            fill(says.few_units, &[&units.to_string(), &MIN_UNITS.to_string()])
        }
        DeckFault::TooManySpecials { specials } => {
            fill(says.many_specials, &[&specials.to_string(), &MAX_SPECIALS.to_string()])
        }
        DeckFault::SideDeckCard { card } => fill(says.side_deck, &[name(card)]),
        DeckFault::TooManyCopies { card, copies } => {
            fill(says.many_copies, &[name(card), &card.copies().to_string(), &copies.to_string()])
        }
        DeckFault::UnknownLeader { text } => fill(says.no_leader, &[text]),
        DeckFault::UnknownCard { text } => fill(says.no_card, &[text]),
        DeckFault::NoSuchNumber { text } => fill(says.no_number, &[text]),
    };
    format!("{told} ({})", fault.rule())
}

/// All broken rules, cards of another faction in one sentence.
fn told(faults: &[DeckFault], lang: Lang) -> Vec<String> {
    let mut lines = Vec::new();
    let mut strangers: Vec<&str> = Vec::new();
    let mut of = None;
    for found in faults {
        match found {
            DeckFault::ForeignCard { card, faction } => {
                strangers.push(card.name(lang));
                of = Some((faction, found.rule()));
            }
            _ => lines.push(fault(found, lang)),
        }
    }
    if let Some((faction, rule)) = of {
        let faction = faction.name(lang);
        let said = fill(deck_words::of(lang).faults.foreign, &[&strangers.join(", "), faction]);
        lines.insert(0, format!("{said} ({rule})"));
    }
    lines
}

/// The verdict on the deck that is being built.
pub fn verdict(builder: Builder) -> AnyView {
    let label = text(|| deck_words::of(prefs::lang()).verdict);
    view! {
        <section class="db-verdict" role="status" aria-label=label id="verdict">
            {part(move || {
                let says = deck_words::of(prefs::lang());
                let faults = builder.deck.with(::gwent::Deck::faults);
                if faults.is_empty() {
                    return view! { <p class="db-legal">{says.legal}</p> }.into_any();
                }
                let lines = told(&faults, prefs::lang()).into_iter().map(|line| view! { <li>{line}</li> });
                view! {
                    <p class="db-illegal"><IconView icon=Icon::Warn/>{says.not_legal}</p>
                    <ul class="db-faults">{lines.each()}</ul>
                    {mend(builder, &faults)}
                }
                .into_any()
            })}
        </section>
    }
    .into_any()
}

/// Cards of another faction can be taken out all at once.
fn mend(builder: Builder, faults: &[DeckFault]) -> Option<AnyView> {
    let foreign = faults.iter().any(|fault| matches!(fault, DeckFault::ForeignCard { .. }));
    foreign.then(|| {
        view! {
            <button class="btn" type="button" id="clear-foreign" on:click=on(move |_| builder.clear_foreign())>
                {deck_words::of(prefs::lang()).clear_foreign}
            </button>
        }
        .into_any()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::gwent::{Deck, Faction};

    /// GW-DECK-10: whatever is broken is said in every language, with the rule.
    #[test]
    fn every_fault_has_a_sentence_in_every_language() {
        let nekker = Kind::from_slug("nekker").unwrap();
        let text = "zzz".to_owned();
        let faults = [
            DeckFault::ForeignCard { card: nekker, faction: Faction::Skellige },
            DeckFault::TooFewUnits { units: 3 },
            DeckFault::TooManySpecials { specials: 12 },
            DeckFault::SideDeckCard { card: nekker },
            DeckFault::TooManyCopies { card: nekker, copies: 9 },
            DeckFault::UnknownLeader { text: text.clone() },
            DeckFault::UnknownCard { text: text.clone() },
            DeckFault::NoSuchNumber { text },
        ];
        for lang in Lang::ALL {
            for found in &faults {
                let told = fault(found, lang);
                assert!(told.ends_with(&format!("({})", found.rule())), "{told}");
                assert!(!told.contains(['{', '}']), "{told}");
            }
        }
        let skellige = Faction::Skellige;
        let fiend = Kind::from_slug("fiend").unwrap();
        let two = [faults[0].clone(), DeckFault::ForeignCard { card: fiend, faction: skellige }];
        let said = told(&two, Lang::En);
        assert_eq!(said, ["Not in this faction (Skellige): Nekker, Fiend. (GW-DECK-1)"]);
        let units = fault(&faults[1], Lang::En);
        assert_eq!(units, "A deck needs at least 22 units; this one has 3. (GW-DECK-2)");
        let read = Deck::read("king-bran:olaff").unwrap_err();
        assert_eq!(fault(&read, Lang::En), "No card is called “olaff”. (GW-DECK-1)");
    }
}

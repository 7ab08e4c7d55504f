//! The texts are complete, say what differs, and lead to the rules.

use std::collections::BTreeSet;

use super::*;
use crate::prose;

fn kind(slug: &str) -> Kind {
    Kind::from_slug(slug).expect("a card")
}

fn leader(slug: &str) -> Leader {
    Leader::from_slug(slug).expect("a leader")
}

fn every_clause(lang: Lang) -> Vec<Clause> {
    let leaders = Leader::all().map(|leader| leader_clause(leader, lang));
    Kind::all().flat_map(|kind| clauses(kind, lang)).chain(leaders).collect()
}

#[test]
fn texts_read_as_a_player_would_say_them() {
    assert_eq!(
        whole(kind("arachas"), Lang::En),
        "Close combat, strength 4. Muster: plays these from your hand and deck at once: Arachas ×3, \
         Arachas Behemoth."
    );
    assert_eq!(
        whole(kind("clan-drummond-shield-maiden"), Lang::En),
        "Close combat, strength 4. Tight bond: its strength is multiplied by the number of cards of \
         the same name on your side, 3 at most. Called: joins when you play one of these: Cerys."
    );
    assert_eq!(
        whole(kind("kayran"), Lang::Pl),
        "Bliskie starcie / Daleki zasięg, siła 8. Bohater: odporny na działanie wszelkich zdolności. \
         Wysokie morale: +1 do siły pozostałych jednostek w rzędzie. Zręczność: do wyboru rząd \
         bliskiego starcia albo dalekiego zasięgu."
    );
    assert_eq!(rules(kind("fiend"), Lang::Uk), "Без здатності.");
    assert_eq!(
        leader_rules(leader("foltest-the-siegemaster"), Lang::En),
        "Active ability, once per game: double the strength of your siege combat row until the round \
         ends."
    );
}

/// Finding B7: whoever does not see a card hears its strength and its rows with its abilities.
#[test]
fn what_is_said_of_a_card_has_strength_rows_and_abilities() {
    assert_eq!(said(kind("trebuchet"), Lang::En), ", siege, strength 6. No ability.");
    assert_eq!(
        said(kind("kayran"), Lang::En),
        ", close combat or ranged, strength 8. Hero: immune to every ability. Morale boost: +1 to \
         every other unit in its row. Agility: choose the close or the ranged combat row."
    );
    assert_eq!(said(kind("scorch"), Lang::Pl), format!(". {}", whole(kind("scorch"), Lang::Pl)));
    for lang in Lang::ALL {
        for kind in Kind::all().filter(|kind| kind.is_unit()) {
            let heard = said(kind, lang);
            assert!(heard.contains(&kind.strength().to_string()), "{heard}");
            for row in kind.rows().iter() {
                assert!(heard.contains(&row_name(row, lang)), "{heard}");
            }
            assert!(heard.ends_with(&rules(kind, lang)), "{heard}");
        }
    }
}

#[test]
fn nothing_is_empty_and_no_place_is_left_unfilled() {
    for lang in Lang::ALL {
        for clause in every_clause(lang) {
            assert!(clause.text.ends_with('.') && clause.text.len() > 10, "{clause:?}");
            assert!(!clause.text.contains(['{', '}']), "{clause:?}");
            assert!(!clause.text.contains("  ") && !clause.text.contains(": ."), "{clause:?}");
        }
        for kind in Kind::all().filter(|kind| kind.is_unit()) {
            let abilities = usize::from(kind.is_hero()) + kind.abilities().len();
            assert!(clauses(kind, lang).len() > abilities, "{kind}: one for each ability");
            let named = clauses(kind, lang)[1..].iter().all(|clause| !clause.term.is_empty());
            assert!(named, "{kind}: every ability is called something");
        }
    }
}

/// What makes two cards the same to whoever plays them, apart from their names.
fn behaviour(kind: Kind) -> String {
    match kind.def().role {
        Role::Special(special) => format!("{special:?}"),
        Role::Unit(_) => {
            let bonded = kind.abilities().contains(&Ability::TightBond);
            let namesakes = if bonded { kind.copies() } else { 0 };
            let sources = Kind::all().filter(|source| comes_of(*source) == Some(kind));
            format!(
                "{:?} {} {} {:?} {namesakes} {:?} {:?}",
                kind.rows(),
                kind.strength(),
                kind.is_hero(),
                kind.abilities(),
                callers(kind),
                sources.collect::<Vec<_>>()
            )
        }
    }
}

#[test]
fn cards_have_the_same_text_exactly_when_they_do_the_same() {
    let behaviours: Vec<String> = Kind::all().map(behaviour).collect();
    for lang in Lang::ALL {
        let texts: Vec<String> = Kind::all().map(|kind| whole(kind, lang)).collect();
        for (at, one) in Kind::all().enumerate() {
            for (other_at, other) in Kind::all().enumerate() {
                assert_eq!(
                    behaviours[at] == behaviours[other_at],
                    texts[at] == texts[other_at],
                    "{one} and {other}, {}",
                    lang.tag()
                );
            }
        }
        let effects: BTreeSet<String> =
            Leader::all().map(|leader| format!("{:?}", leader.effect())).collect();
        let texts: BTreeSet<String> =
            Leader::all().map(|leader| leader_rules(leader, lang)).collect();
        assert_eq!(effects.len(), texts.len());
    }
}

#[test]
fn every_clause_leads_to_a_place_in_the_rules() {
    for (lang, text) in [
        (Lang::En, include_str!("../../../../public/rules/en/gwent.md")),
        (Lang::Pl, include_str!("../../../../public/rules/pl/gwent.md")),
        (Lang::Uk, include_str!("../../../../public/rules/uk/gwent.md")),
    ] {
        let picture = |_: &str| String::new();
        let manner = prose::Manner { query: "", ids: true, picture: &picture };
        let page = prose::render(text, manner).html;
        for clause in every_clause(lang) {
            let anchor = format!("id=\"{}\"", clause.rule);
            assert_eq!(page.matches(&anchor).count(), 1, "{} in {}", clause.rule, lang.tag());
        }
    }
}

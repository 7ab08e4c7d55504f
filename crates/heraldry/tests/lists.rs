//! The lists are complete, in order, and their names are unique.

use std::collections::BTreeSet;

use heraldry::{Arrangement, Blazon, Charge, Field, Rim, Shape, Tincture};

fn assert_list(slugs: &[&'static str], positions: &[usize]) {
    assert_eq!(positions, (0..slugs.len()).collect::<Vec<_>>(), "ALL follows the declaration");
    for slug in slugs {
        assert!(slug.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{slug}");
    }
    assert_eq!(slugs.iter().collect::<BTreeSet<_>>().len(), slugs.len(), "slugs are unique");
}

macro_rules! list {
    ($name:ident) => {
        assert_list(
            &$name::ALL.iter().map(|x| x.slug()).collect::<Vec<_>>(),
            &$name::ALL.iter().map(|x| *x as usize).collect::<Vec<_>>(),
        )
    };
}

#[test]
fn every_list_is_complete_and_its_names_unique() {
    list!(Tincture);
    list!(Charge);
    list!(Arrangement);
    list!(Rim);
    list!(Shape);
    assert_eq!((Tincture::ALL.len(), Charge::ALL.len(), Shape::ALL.len()), (9, 79, 16));
}

#[test]
fn every_field_is_listed_once_in_order() {
    let fields = Field::every(Tincture::Gules, Tincture::Or);
    assert!(fields.is_sorted());
    let slugs: BTreeSet<_> = fields.iter().map(|f| f.slug()).collect();
    assert_eq!(slugs.len(), fields.len());
    for field in fields {
        assert_eq!(field.tinctures().0, Tincture::Gules);
    }
}

#[test]
fn a_blazon_reads_like_its_words() {
    const NEST: Blazon = Blazon::on(Field::Plain(Tincture::Vert))
        .bearing_in(Arrangement::Three, Charge::Hand, Tincture::Argent)
        .over_in(Arrangement::InBase, Charge::Wave, Tincture::Azure)
        .hero();
    assert_eq!(NEST.bearing.map(|b| b.arrangement.count()), Some(3));
    assert_eq!(NEST.over.map(|b| (b.charge, b.tincture)), Some((Charge::Wave, Tincture::Azure)));
    assert_eq!(NEST.rim, Rim::Hero);
    assert_eq!(NEST.field.tinctures(), (Tincture::Vert, Tincture::Vert));
}

#[test]
fn light_tinctures_are_metals() {
    let metals: Vec<_> = Tincture::ALL.iter().filter(|t| t.is_metal()).map(|t| t.slug()).collect();
    assert_eq!(metals, ["or", "argent", "parchment"]);
}

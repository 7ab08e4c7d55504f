//! An element: its name, its attributes and what stands inside, one call each.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rstml::node::{KeyedAttribute, Node, NodeAttribute, NodeElement};
use syn::Error;
use syn::spanned::Spanned;

/// Names that only drawings have. Others (`a`, `title`) are the drawing's inside an `<svg>`.
const DRAWN: [&str; 23] = [
    "svg",
    "g",
    "path",
    "use",
    "circle",
    "ellipse",
    "rect",
    "line",
    "polyline",
    "polygon",
    "text",
    "tspan",
    "textPath",
    "defs",
    "symbol",
    "image",
    "clipPath",
    "mask",
    "pattern",
    "linearGradient",
    "radialGradient",
    "stop",
    "foreignObject",
];

/// An expression of type `El`: one call after another, each of which hands the element on.
pub fn tokens(element: &NodeElement<rstml::Infallible>, drawn: bool) -> Result<TokenStream, Error> {
    let name = element.name().to_string();
    let drawn = drawn || DRAWN.contains(&name.as_str());
    let tag = if drawn {
        quote! { crate::markup::Tag::drawn(#name) }
    } else {
        quote! { crate::markup::Tag::of(#name) }
    };
    let (class, attributes) = attributes(element)?;
    let inside = drawn && name != "foreignObject";
    let children = element
        .children
        .iter()
        .map(|child| self::child(child, inside))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(quote! { crate::markup::El::new(const { #tag }, #class) #(#attributes)* #(#children)* })
}

fn child(node: &Node, drawn: bool) -> Result<TokenStream, Error> {
    match node {
        Node::Fragment(fragment) => {
            let children = fragment
                .children
                .iter()
                .map(|node| child(node, drawn))
                .collect::<Result<Vec<_>, _>>()?;
            Ok(quote! { #(#children)* })
        }
        Node::Element(_)
        | Node::Block(_)
        | Node::Text(_)
        | Node::Comment(_)
        | Node::Doctype(_)
        | Node::RawText(_)
        | Node::Custom(_) => {
            let part = super::part(node, drawn)?;
            Ok(quote! { .child(#part) })
        }
    }
}

/// The class, if it never changes, and the calls for the rest. Plain ones that follow each other are handed over as one
/// list.
fn attributes(
    element: &NodeElement<rstml::Infallible>,
) -> Result<(String, Vec<TokenStream>), Error> {
    let mut class = String::new();
    let mut calls = Vec::new();
    let mut plain: Vec<TokenStream> = Vec::new();
    for attribute in element.attributes() {
        let NodeAttribute::Attribute(keyed) = attribute else {
            return Err(Error::new(attribute.span(), "an attribute has a name"));
        };
        if let Some((name, text)) = plain_pair(keyed) {
            if name == "class" {
                class = text;
            } else {
                plain.push(quote! { (#name, #text) });
            }
            continue;
        }
        calls.extend(listed(&mut plain));
        calls.push(moving(keyed)?);
    }
    calls.extend(listed(&mut plain));
    Ok((class, calls))
}

fn listed(plain: &mut Vec<TokenStream>) -> Option<TokenStream> {
    let pairs = std::mem::take(plain);
    (!pairs.is_empty()).then(|| quote! { .plain(&[#(#pairs),*]) })
}

/// `name="text"`, or a name alone.
fn plain_pair(keyed: &KeyedAttribute) -> Option<(String, String)> {
    let name = keyed.key.to_string();
    if name.contains(':') || name == "inner_html" || name == "node_ref" {
        return None;
    }
    match (keyed.value(), keyed.value_literal_string()) {
        (None, _) => Some((name, String::new())),
        (Some(syn::Expr::Lit(literal)), Some(_)) if matches!(literal.lit, syn::Lit::Bool(_)) => {
            None
        }
        (Some(_), Some(text)) => Some((name, text)),
        (Some(_), None) => None,
    }
}

/// An attribute whose value is an expression, and everything with a prefix.
fn moving(keyed: &KeyedAttribute) -> Result<TokenStream, Error> {
    let name = keyed.key.to_string();
    let value = keyed.value().ok_or_else(|| Error::new(keyed.key.span(), "this wants a value"))?;
    let mut words = name.split(':');
    let call = match (words.next().unwrap_or_default(), words.next(), words.next()) {
        ("inner_html", None, _) => quote! { .markup(#value) },
        ("node_ref", None, _) => quote! { .known_as(#value) },
        (name, None, _) => quote! { .attribute(#name, #value) },
        ("class", Some(class), None) => quote! { .class(#class, #value) },
        ("prop", Some(property), None) => quote! { .property(#property, #value) },
        ("on", Some(event), None) => {
            let event = event_of(event, keyed);
            quote! { .on(::leptos::ev::#event, #value) }
        }
        ("on", Some(event), Some("capture")) => {
            let event = event_of(event, keyed);
            quote! { .on(::leptos::ev::capture(::leptos::ev::#event), #value) }
        }
        _ => {
            return Err(Error::new(
                keyed.key.span(),
                "the page's `view!` does not know this prefix",
            ));
        }
    };
    Ok(call)
}

fn event_of(name: &str, keyed: &KeyedAttribute) -> Ident {
    format_ident!("{name}", span = keyed.key.span())
}

//! An element: its name, its attributes and what stands inside, one call each.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
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

/// The element's name for itself is not seen by the expressions inside it.
macro_rules! ours {
    ($($token:tt)*) => { quote_spanned! { Span::mixed_site() => $($token)* } };
}

/// An expression of type `El`.
pub fn tokens(element: &NodeElement<rstml::Infallible>, drawn: bool) -> Result<TokenStream, Error> {
    let name = element.name().to_string();
    let drawn = drawn || DRAWN.contains(&name.as_str());
    let new = if drawn {
        quote! { drawn }
    } else {
        quote! { new }
    };
    let attributes = attributes(element)?;
    let inside = drawn && name != "foreignObject";
    let children = element
        .children
        .iter()
        .map(|child| self::child(child, inside))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(ours! {{
        let mut element = crate::markup::El::#new(#name);
        #(#attributes)*
        #(#children)*
        element
    }})
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
            Ok(ours! { element.child(#part); })
        }
    }
}

/// Plain ones that follow each other are handed over as one list.
fn attributes(element: &NodeElement<rstml::Infallible>) -> Result<Vec<TokenStream>, Error> {
    let mut calls = Vec::new();
    let mut plain: Vec<TokenStream> = Vec::new();
    for attribute in element.attributes() {
        let NodeAttribute::Attribute(keyed) = attribute else {
            return Err(Error::new(attribute.span(), "an attribute has a name"));
        };
        if let Some(pair) = plain_pair(keyed) {
            plain.push(pair);
            continue;
        }
        if !plain.is_empty() {
            let pairs = std::mem::take(&mut plain);
            calls.push(ours! { element.plain(&[#(#pairs),*]); });
        }
        calls.push(moving(keyed)?);
    }
    if !plain.is_empty() {
        calls.push(ours! { element.plain(&[#(#plain),*]); });
    }
    Ok(calls)
}

/// `name="text"`, or a name alone.
fn plain_pair(keyed: &KeyedAttribute) -> Option<TokenStream> {
    let name = keyed.key.to_string();
    if name.contains(':') || name == "inner_html" || name == "node_ref" {
        return None;
    }
    match (keyed.value(), keyed.value_literal_string()) {
        (None, _) => Some(quote! { (#name, "") }),
        (Some(syn::Expr::Lit(literal)), Some(_)) if matches!(literal.lit, syn::Lit::Bool(_)) => {
            None
        }
        (Some(_), Some(text)) => Some(quote! { (#name, #text) }),
        (Some(_), None) => None,
    }
}

/// An attribute whose value is an expression, and everything with a prefix.
fn moving(keyed: &KeyedAttribute) -> Result<TokenStream, Error> {
    let name = keyed.key.to_string();
    let value = keyed.value().ok_or_else(|| Error::new(keyed.key.span(), "this wants a value"))?;
    let mut words = name.split(':');
    let call = match (words.next().unwrap_or_default(), words.next(), words.next()) {
        ("inner_html", None, _) => ours! { element.markup(#value); },
        ("node_ref", None, _) => ours! { element.known_as(#value); },
        (name, None, _) => ours! { element.attribute(#name, #value); },
        ("class", Some(class), None) => ours! { element.class(#class, #value); },
        ("prop", Some(property), None) => ours! { element.property(#property, #value); },
        ("on", Some(event), None) => {
            let event = event_of(event, keyed);
            ours! { element.on(::leptos::ev::#event, #value); }
        }
        ("on", Some(event), Some("capture")) => {
            let event = event_of(event, keyed);
            ours! { element.on(::leptos::ev::capture(::leptos::ev::#event), #value); }
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

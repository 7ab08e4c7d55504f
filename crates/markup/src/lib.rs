//! The page's `view!`. It is written like Leptos's own, and leaves components to it, but an element
//! becomes a handful of calls to `crate::markup::El`, one type for all elements. Leptos makes a type of each
//! combination of tag, attributes and children and compiles its machinery for each of them: that was
//! a third of the page's program, and all of it is downloaded.

mod element;

use proc_macro2::TokenStream;
use quote::quote;
use rstml::node::{Node, NodeBlock, NodeElement, NodeName};
use rstml::{Parser, ParserConfig};
use syn::spanned::Spanned;
use syn::{Block, Error, Stmt};

/// Elements, components and `{expressions}`. One element is an `El`; several parts are a `Vec<AnyView>`.
#[proc_macro]
pub fn view(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let nodes = Parser::new(ParserConfig::default()).parse_simple(tokens);
    nodes.and_then(|nodes| parts(&nodes)).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// What stands side by side.
fn parts(nodes: &[Node]) -> Result<TokenStream, Error> {
    if let [only] = nodes {
        return part(only, false);
    }
    let parts = nodes.iter().map(|node| part(node, false)).collect::<Result<Vec<_>, _>>()?;
    Ok(quote! { ::std::vec![#(::leptos::prelude::IntoAny::into_any(#parts)),*] })
}

/// One part; inside an `<svg>`, names that both kinds of elements have are the drawing's.
fn part(node: &Node, drawn: bool) -> Result<TokenStream, Error> {
    match node {
        Node::Element(element) if is_component(element.name()) => component(element),
        Node::Element(element) => element::tokens(element, drawn),
        Node::Block(NodeBlock::ValidBlock(block)) => Ok(expression(block)),
        Node::Block(block) => Ok(quote! { #block }),
        Node::Text(text) => Ok(quote! { #text }),
        Node::Fragment(fragment) => parts(&fragment.children),
        Node::Comment(_) | Node::Doctype(_) | Node::RawText(_) | Node::Custom(_) => {
            Err(Error::new(node.span(), "texts are quoted, and comments are Rust's own"))
        }
    }
}

fn is_component(name: &NodeName) -> bool {
    let name = name.to_string();
    let last = name.rsplit("::").next().unwrap_or_default();
    last.starts_with(char::is_uppercase)
}

/// `{expression}` without the braces, which the compiler would call needless.
fn expression(block: &Block) -> TokenStream {
    match block.stmts.as_slice() {
        [Stmt::Expr(expression, None)] => quote! { #expression },
        _ => quote! { #block },
    }
}

/// Leptos knows its components: only what stands inside is ours.
fn component(element: &NodeElement<rstml::Infallible>) -> Result<TokenStream, Error> {
    let (open, close) = (&element.open_tag, &element.close_tag);
    if element.children.is_empty() {
        return Ok(quote! { ::leptos::prelude::view! { #open #close } });
    }
    let inside = parts(&element.children)?;
    Ok(quote! { ::leptos::prelude::view! { #open {#inside} #close } })
}

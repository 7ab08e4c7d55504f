//! Stands in for the crate of the same name (`[patch]` in the workspace's `Cargo.toml`).
//!
//! Leptos depends on its server functions, they on `wasm-streams`, and that one exports classes to
//! JavaScript. What is exported is never dropped by the linker, so every page would carry 5 kB for
//! talking to a server in streams. Szlak has no server and never calls any of this. A stream made
//! here is an empty one; were it ever asked for, nothing would be sent and nothing received.

use std::pin::Pin;
use std::task::{Context, Poll};

use futures_core::Stream;
use wasm_bindgen::JsValue;

/// A stream of the browser.
#[derive(Debug)]
pub struct ReadableStream(web_sys::ReadableStream);

/// What is read from it: nothing.
#[derive(Debug)]
pub struct IntoStream(());

impl ReadableStream {
    /// An empty stream of the browser, whatever `_source` holds.
    ///
    /// # Panics
    /// In a browser without streams, which none is that runs Szlak.
    pub fn from_stream(_source: impl Stream<Item = Result<JsValue, JsValue>> + 'static) -> Self {
        Self(web_sys::ReadableStream::new().expect("every browser of today has streams"))
    }

    /// A stream of the browser as it is.
    pub const fn from_raw(stream: web_sys::ReadableStream) -> Self {
        Self(stream)
    }

    /// The stream of the browser.
    pub fn into_raw(self) -> web_sys::ReadableStream {
        self.0
    }

    /// Nothing to read.
    pub fn into_stream(self) -> IntoStream {
        IntoStream(())
    }
}

impl Stream for IntoStream {
    type Item = Result<JsValue, JsValue>;

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Poll::Ready(None)
    }
}

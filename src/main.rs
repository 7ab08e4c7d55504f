//! The smallest app that mounts: a stand-in for the pipeline until the real one lands.

use leptos::prelude::*;

fn main() {
    console_error_panic_hook::set_once();
    if let Some(paint) = document().get_element_by_id("first-paint") {
        paint.remove();
    }
    mount_to_body(|| view! { <main>"Szlak"</main> });
}

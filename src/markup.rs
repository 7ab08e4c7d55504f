//! What `view!` (crate `markup`) makes of an element: one type for all elements, so that Leptos's
//! machinery is compiled once. Attributes and listeners are boxed by kind ([`value`]); an element that is made
//! anew takes over the one that stands there when both have the same name, so that focus and scrolling last.

mod attr;
mod tag;
mod value;

use leptos::ev::EventDescriptor;
use leptos::html::ElementType;
use leptos::prelude::*;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::html::node_ref::NodeRefContainer;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::no_attrs;
use leptos::tachys::renderer::dom::{Element, Node};
use leptos::tachys::view::any_view::AnyViewState;
use leptos::tachys::view::{Mountable, Position, PositionState};
use leptos::wasm_bindgen::JsCast;
use send_wrapper::SendWrapper;

use attr::{Attr, Held, Kind};
pub use tag::Tag;
use value::IntoValue;

/// The namespace of drawings.
const SVG: &str = "http://www.w3.org/2000/svg";

/// An element to be shown. It never leaves the thread it was made on. One pointer, handed on from call to call: the page
/// makes thousands of these calls, and what each of them passes is downloaded.
pub struct El(Box<SendWrapper<Parts>>);

struct Parts {
    tag: Tag,
    attrs: Vec<Attr>,
    children: Vec<AnyView>,
}

/// An element that is shown.
pub struct Shown {
    element: Element,
    tag: Tag,
    attrs: Vec<Held>,
    children: Vec<AnyViewState>,
}

impl El {
    /// An element with its class, or with none.
    #[inline(never)]
    pub fn new(tag: Tag, class: &'static str) -> Self {
        let parts = Parts { tag, attrs: Vec::new(), children: Vec::new() };
        let el = Self(Box::new(SendWrapper::new(parts)));
        if class.is_empty() { el } else { el.attribute("class", class) }
    }

    /// Attributes that never change.
    #[inline(never)]
    pub fn plain(mut self, pairs: &'static [(&'static str, &'static str)]) -> Self {
        for (name, text) in pairs {
            self = self.attribute(name, *text);
        }
        self
    }

    /// An attribute.
    #[inline(never)]
    pub fn attribute(self, name: &'static str, value: impl IntoValue) -> Self {
        self.push(Attr::Value(Kind::Attribute(name), value.into_value()))
    }

    /// A class that is on or off.
    #[inline(never)]
    pub fn class(self, name: &'static str, value: impl IntoValue) -> Self {
        self.push(Attr::Value(Kind::Class(name), value.into_value()))
    }

    /// A property of the element as scripts see it.
    #[inline(never)]
    pub fn property(self, name: &'static str, value: impl IntoValue) -> Self {
        self.push(Attr::Value(Kind::Property(name), value.into_value()))
    }

    /// What stands inside, as markup of our own drawing.
    #[inline(never)]
    pub fn markup(self, value: impl IntoValue) -> Self {
        self.push(Attr::Value(Kind::Markup, value.into_value()))
    }

    #[inline(never)]
    fn push(mut self, attr: Attr) -> Self {
        self.0.attrs.push(attr);
        self
    }

    /// What an event does.
    pub fn on<E: EventDescriptor>(
        self,
        event: E,
        mut act: impl FnMut(E::EventType) + 'static,
    ) -> Self
    where
        E::EventType: JsCast,
    {
        let act = Box::new(move |event: web_sys::Event| act(event.unchecked_into()));
        self.push(Attr::On { name: event.name(), capture: E::CAPTURE, act })
    }

    /// Lets others find it.
    pub fn known_as<T: ElementType>(self, node: impl NodeRefContainer<T>) -> Self {
        self.push(Attr::Known(Box::new(move |element| node.load(element))))
    }

    /// What stands inside, one after another.
    #[inline(never)]
    pub fn child(mut self, child: impl IntoAny) -> Self {
        self.0.children.push(child.into_any());
        self
    }
}

impl Render for El {
    type State = Shown;

    fn build(self) -> Shown {
        let Parts { tag, attrs, children } = self.0.take();
        let document = document();
        let element = if tag.is_drawn() {
            document.create_element_ns(Some(SVG), tag.name())
        } else {
            document.create_element(tag.name())
        };
        let element = element.expect("the names of elements are our own");
        let attrs = attrs.into_iter().map(|attr| attr.attach(&element)).collect();
        let mut shown = Shown { element, tag, attrs, children: Vec::new() };
        shown.append(children);
        shown
    }

    fn rebuild(self, shown: &mut Shown) {
        if self.0.tag != shown.tag {
            let mut new = self.build();
            shown.insert_before_this(&mut new);
            shown.unmount();
            *shown = new;
            return;
        }
        let Parts { attrs, children, .. } = self.0.take();
        shown.renew_attrs(attrs);
        shown.renew_children(children);
    }
}

impl Shown {
    fn append(&mut self, children: Vec<AnyView>) {
        for child in children {
            let mut child = child.build();
            child.mount(&self.element, None);
            self.children.push(child);
        }
    }

    fn renew_children(&mut self, mut children: Vec<AnyView>) {
        while self.children.len() > children.len() {
            if let Some(mut surplus) = self.children.pop() {
                surplus.unmount();
            }
        }
        let more = children.split_off(self.children.len());
        for (child, state) in children.into_iter().zip(&mut self.children) {
            child.rebuild(state);
        }
        self.append(more);
    }

    /// Attributes of the same kinds in the same order are compared one by one; others start afresh.
    fn renew_attrs(&mut self, attrs: Vec<Attr>) {
        let same = attrs.len() == self.attrs.len()
            && attrs.iter().zip(&self.attrs).all(|(new, held)| held.is_like(new));
        if same {
            for (new, held) in attrs.into_iter().zip(&mut self.attrs) {
                held.renew(new, &self.element);
            }
            return;
        }
        for held in self.attrs.drain(..) {
            held.detach(&self.element);
        }
        self.attrs = attrs.into_iter().map(|attr| attr.attach(&self.element)).collect();
    }
}

impl Mountable for Shown {
    fn unmount(&mut self) {
        self.element.remove();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        // The marker may have left the page in the meantime; Leptos too lets it pass.
        drop(parent.insert_before(&self.element, marker));
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let parent =
            self.element.parent_node().and_then(|parent| parent.dyn_into::<Element>().ok());
        if let Some(parent) = &parent {
            child.mount(parent, Some(&self.element));
        }
        parent.is_some()
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.element.clone()]
    }
}

no_attrs!(El);

/// Leptos asks for it; without a server there is no HTML to write or to wake.
impl RenderHtml for El {
    type AsyncOutput = Self;
    type Owned = Self;
    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(
        self,
        _: &mut String,
        _: &mut Position,
        _: bool,
        _: bool,
        _: Vec<AnyAttribute>,
    ) {
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Shown {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}

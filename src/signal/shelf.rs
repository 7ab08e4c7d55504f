//! Where values lie that outlive the function that made them. A place is a number that fits a register; what lies there
//! has no type. It lasts as long as the part of the page that put it there.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

/// Where something lies: which slot, and how many things have lain there before.
#[derive(Clone, Copy)]
pub struct Place(u64);

#[derive(Default)]
struct Slot {
    before: u32,
    held: Option<Rc<dyn Any>>,
}

#[derive(Default)]
struct Shelf {
    slots: Vec<Slot>,
    free: Vec<u32>,
}

thread_local! {
    static SHELF: RefCell<Shelf> = RefCell::default();
}

/// Kept by Leptos for the part of the page that put something here: when that goes, so does what it put here.
struct Keeper(Place);

impl Drop for Keeper {
    fn drop(&mut self) {
        // What goes may look at the shelf once more.
        drop(SHELF.try_with(|shelf| shelf.borrow_mut().remove(self.0)));
    }
}

/// Puts it where it lasts.
#[inline(never)]
pub fn put(value: Rc<dyn Any>) -> Place {
    let place = SHELF.with(|shelf| shelf.borrow_mut().add(value));
    leptos::prelude::StoredValue::new(Keeper(place));
    place
}

/// What lies there, if it is still there.
#[inline(never)]
pub fn take(place: Place) -> Option<Rc<dyn Any>> {
    SHELF.with(|shelf| shelf.borrow_mut().slot(place)?.held.clone())
}

impl Shelf {
    fn add(&mut self, value: Rc<dyn Any>) -> Place {
        let at = self.free.pop().unwrap_or_else(|| {
            self.slots.push(Slot::default());
            u32::try_from(self.slots.len() - 1)
                .expect("a page remembers fewer than four billion things")
        });
        let slot = &mut self.slots[at as usize];
        slot.held = Some(value);
        Place(u64::from(slot.before) << 32 | u64::from(at))
    }

    #[expect(clippy::cast_possible_truncation, reason = "a place is two numbers")]
    fn slot(&mut self, place: Place) -> Option<&mut Slot> {
        let slot = self.slots.get_mut(place.0 as u32 as usize)?;
        (slot.before == (place.0 >> 32) as u32).then_some(slot)
    }

    #[expect(clippy::cast_possible_truncation, reason = "a place is two numbers")]
    fn remove(&mut self, place: Place) -> Option<Rc<dyn Any>> {
        let slot = self.slot(place)?;
        slot.before = slot.before.wrapping_add(1);
        let held = slot.held.take();
        self.free.push(place.0 as u32);
        held
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_gone_is_not_found_in_its_old_place() {
        let mut shelf = Shelf::default();
        let first = shelf.add(Rc::new(1));
        let other = shelf.add(Rc::new(2));
        drop(shelf.remove(first));
        let second = shelf.add(Rc::new(3));
        let mut at = |place| {
            let held = shelf.slot(place)?.held.clone()?;
            held.downcast::<i32>().ok().map(|held| *held)
        };
        assert_eq!([at(first), at(other), at(second)], [None, Some(2), Some(3)]);
        assert_eq!(shelf.slots.len(), 2, "its slot is used again");
        assert!(shelf.remove(first).is_none(), "and what lies there now stays");
    }
}

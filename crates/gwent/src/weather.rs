//! The weather area (GW-WEATHER-*).

use tabletop::Log;

use crate::{Event, Gwent};

impl Gwent {
    /// GW-WEATHER-3: all weather goes, each card to its owner's pile.
    pub(crate) fn clear_weather(&mut self, log: &mut Log<Event>) {
        if !log.is_muted() {
            log.public(Event::WeatherCleared { cards: self.weather.to_vec() });
        }
        self.discard_weather();
    }

    pub(crate) fn discard_weather(&mut self) {
        while let Some(card) = self.weather.pop() {
            self.discard(card);
        }
    }
}

//! A friend far away: another browser with a profile of its own, which shares nothing with the first.

use super::Visit;
use crate::Outcome;
use crate::browser::make_profile;
use serde_json::Value;

impl Visit {
    /// Plays something with a friend, who leaves at its end whatever happens.
    pub async fn with_friend(
        &mut self,
        play: impl AsyncFn(&mut Visit, &mut Visit) -> Outcome,
    ) -> Outcome {
        self.note("a friend comes");
        let mut friend = self.friend().await?;
        let mut played = friend.set_screen(self.screen).await;
        if played.is_ok() {
            played = play(self, &mut friend).await;
        }
        if played.is_err() {
            friend.tell_what_happened("friend").await;
        } else {
            played = friend.console_is_clean(&[]).await;
        }
        friend.end().await;
        played
    }

    async fn friend(&self) -> Outcome<Self> {
        let profile = self.profile.join("friend");
        make_profile(&profile)?;
        let (own, other) = (self.profile.display().to_string(), profile.display().to_string());
        let mut capabilities = Value::Object(self.capabilities.clone());
        move_profile(&mut capabilities, &own, &other);
        let capabilities = capabilities.as_object().cloned().unwrap_or_default();
        let site = self.site.twin(&profile)?;
        Self::begin(self.kind, self.driver.clone(), capabilities, site, profile).await
    }
}

/// Every text that names one folder names another.
fn move_profile(value: &mut Value, from: &str, to: &str) {
    match value {
        Value::String(text) => *text = text.replace(from, to),
        Value::Array(all) => all.iter_mut().for_each(|one| move_profile(one, from, to)),
        Value::Object(all) => all.values_mut().for_each(|one| move_profile(one, from, to)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

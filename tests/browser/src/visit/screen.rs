//! The window and the light: its size, touch, dark or light, less motion; and pictures of it.

use super::Visit;
use crate::wire::Extension;
use crate::{Kind, Outcome, Screen, Trouble};
use serde_json::{Value, json};
use std::path::PathBuf;
use xtask::workspace;

/// What the player's system prefers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Media {
    /// Night camp instead of parchment.
    pub dark: bool,
    /// No animations.
    pub still: bool,
}

impl Visit {
    /// Sets size and touch.
    pub async fn set_screen(&mut self, screen: Screen) -> Outcome {
        self.note(format!("screen: {screen:?}"));
        self.screen = screen;
        let (width, height) = screen.size();
        if self.kind != Kind::Chromium {
            return self.set_window(width, height).await;
        }
        let touched = screen.is_touched();
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touched });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await?;
        let touch = json!({ "enabled": touched, "maxTouchPoints": 5 });
        self.devtools("Emulation.setTouchEmulationEnabled", touch).await.map(drop)
    }

    /// A window whose page has this size: what the browser puts around it is asked for.
    async fn set_window(&self, width: u32, height: u32) -> Outcome {
        let around =
            self.script("return [outerWidth - innerWidth, outerHeight - innerHeight]").await?;
        let side = |at: usize| around[at].as_u64().and_then(|px| u32::try_from(px).ok());
        let (wide, high) = (side(0).unwrap_or(0), side(1).unwrap_or(0));
        Ok(self.client.set_window_size(width + wide, height + high).await?)
    }

    /// Sets light and motion. Chromium only; elsewhere they stay.
    pub async fn prefer(&mut self, media: Media) -> Outcome {
        self.note(format!("{media:?}"));
        if self.kind != Kind::Chromium {
            return Ok(());
        }
        self.media = media;
        let scheme = if media.dark { "dark" } else { "light" };
        let motion = if media.still { "reduce" } else { "no-preference" };
        let features = json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ] });
        self.devtools("Emulation.setEmulatedMedia", features).await.map(drop)
    }

    /// A new tab starts plain: gives it the screen and the light of this visit.
    pub(super) async fn dress_tab(&mut self) -> Outcome {
        self.set_screen(self.screen).await?;
        if self.media == Media::default() { Ok(()) } else { self.prefer(self.media).await }
    }

    /// Writes `target/screenshots/<name>.png`; of other browsers than Chromium, `<name>-<browser>.png`.
    pub async fn screenshot(&self, name: &str) -> Outcome<PathBuf> {
        let picture = self.client.screenshot().await?;
        let folder = workspace::scratch().join("screenshots");
        let name = match self.kind {
            Kind::Chromium => name.to_owned(),
            other => format!("{name}-{other:?}").to_lowercase(),
        };
        let path = folder.join(format!("{name}.png"));
        let written =
            std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&path, picture));
        written.map_err(|error| {
            Trouble::Wrong(format!("no screenshot {}: {error}", path.display()))
        })?;
        Ok(path)
    }

    /// Screenshots by night and by day: `<name>-dark.png`, `<name>-light.png`. Of Chromium only: they are looked at, and
    /// those of other browsers would lie over them.
    pub async fn pictures(&mut self, name: &str) -> Outcome {
        if self.kind != Kind::Chromium {
            return Ok(());
        }
        for (dark, light) in [(true, "dark"), (false, "light")] {
            self.prefer(Media { dark, still: true }).await?;
            self.screenshot(&format!("{name}-{light}")).await?;
        }
        Ok(())
    }

    /// A command of Chromium's DevTools.
    pub async fn devtools(&self, name: &str, params: Value) -> Outcome<Value> {
        Ok(self.client.issue_cmd(Extension::devtools(name, &params)).await?)
    }
}

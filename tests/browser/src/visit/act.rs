//! What a player does: open, click, choose, type, press.

use super::{BOOT, PATIENCE, Visit};
use crate::browser::downloads;
use crate::{Outcome, keys};
use fantoccini::Locator;
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use fantoccini::elements::Element;
use std::path::{Path, PathBuf};

impl Visit {
    /// Opens a route (`#/settings`) and waits until the app stands there instead of the first paint.
    pub async fn open(&mut self, route: &str) -> Outcome {
        self.go(route).await?;
        self.is_started().await
    }

    /// Opens a route and waits for nothing: for pages that are not expected to start.
    pub async fn go(&mut self, route: &str) -> Outcome {
        self.note(format!("open {route}"));
        let url = format!("{}{route}", self.site.url());
        Ok(self.client.goto(&url).await?)
    }

    /// Reloads as the page itself would, which a service worker answers.
    pub async fn reload(&mut self) -> Outcome {
        self.note("reload");
        self.script("window.beforeReload = true; setTimeout(() => location.reload(), 0)").await?;
        self.until(BOOT, "the page did not reload", async || {
            let fresh = self
                .script("return window.beforeReload !== true && document.readyState === 'complete'")
                .await?;
            Ok((fresh == true).then_some(()))
        })
        .await
    }

    /// Waits until the app has replaced the first paint.
    pub async fn is_started(&self) -> Outcome {
        let script =
            "return !document.getElementById('first-paint') && !!document.querySelector('main')";
        self.until(BOOT, "the app did not replace the first paint", async || {
            Ok((self.script(script).await? == true).then_some(()))
        })
        .await?;
        self.keep_a_console().await
    }

    /// Clicks what a selector finds.
    pub async fn click(&mut self, css: &str) -> Outcome {
        self.note(format!("click {css}"));
        self.until(PATIENCE, &format!("`{css}` could not be clicked"), async || {
            self.client.find(Locator::Css(css)).await?.click().await?;
            Ok(Some(()))
        })
        .await
    }

    /// Clicks the button, link or the like with this name, as shown or as read aloud.
    pub async fn choose(&mut self, name: &str) -> Outcome {
        self.note(format!("choose “{name}”"));
        let path = named(name);
        self.until(PATIENCE, &format!("nothing called “{name}” could be clicked"), async || {
            self.client.find(Locator::XPath(&path)).await?.click().await?;
            Ok(Some(()))
        })
        .await
    }

    /// Presses and lets go of the mouse at a point of the window, whatever lies there.
    pub async fn click_at(&mut self, x: f64, y: f64) -> Outcome {
        self.note(format!("click at {x}, {y}"));
        let mouse = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        Ok(self.client.perform_actions(mouse).await?)
    }

    /// From now on [`Visit::copied`] knows what the page puts on the clipboard. Asked of the page and not of the
    /// clipboard, which every browser guards in its own way.
    pub async fn watch_the_clipboard(&mut self) -> Outcome {
        let wrap = "const clipboard = navigator.clipboard;
            const write = clipboard.writeText.bind(clipboard);
            clipboard.writeText = (text) => write(text).then(() => { window.copied = text })";
        self.script(wrap).await.map(drop)
    }

    /// Waits for what the page has put on the clipboard.
    pub async fn copied(&mut self) -> Outcome<String> {
        self.note("look at the clipboard");
        self.until(PATIENCE, "nothing was copied", async || {
            Ok(self.script("return window.copied").await?.as_str().map(str::to_owned))
        })
        .await
    }

    /// Replaces the text of a field.
    pub async fn fill(&mut self, css: &str, text: &str) -> Outcome {
        self.note(format!("fill {css} with “{text}”"));
        let field = self.find(css).await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }

    /// Gives a file to a file field.
    pub async fn upload(&mut self, css: &str, file: &Path) -> Outcome {
        self.note(format!("upload {} to {css}", file.display()));
        // File fields are often hidden behind a button, and need not be seen to take a file.
        Ok(self.client.find(Locator::Css(css)).await?.send_keys(&file.to_string_lossy()).await?)
    }

    /// Waits for the first file the page has given to the player.
    pub async fn downloaded(&mut self) -> Outcome<PathBuf> {
        self.note("wait for a download");
        let folder = downloads(&self.profile);
        self.until(PATIENCE, "nothing was downloaded", async || Ok(finished_file(&folder))).await
    }

    /// Presses one key or chord: `Enter`, `Ctrl+Z`, `?`.
    pub async fn press(&mut self, chord: &str) -> Outcome {
        self.note(format!("press {chord}"));
        Ok(self.client.perform_actions(keys::chord(chord)?).await?)
    }

    /// Presses several in a row.
    pub async fn press_all(&mut self, chords: &[&str]) -> Outcome {
        for chord in chords {
            self.press(chord).await?;
        }
        Ok(())
    }

    /// Waits for what a selector finds, shown.
    pub async fn find(&self, css: &str) -> Outcome<Element> {
        self.until(PATIENCE, &format!("`{css}` is not shown"), async || {
            let element = self.client.find(Locator::Css(css)).await?;
            Ok(element.is_displayed().await?.then_some(element))
        })
        .await
    }
}

/// Whatever can be clicked and is called so. Names with both kinds of quotes do not occur.
fn named(name: &str) -> String {
    let text = if name.contains('\'') { format!("\"{name}\"") } else { format!("'{name}'") };
    let clickable =
        "self::button or self::a or self::summary or self::label or self::option or @role";
    format!("//*[({clickable}) and (normalize-space()={text} or @aria-label={text})]")
}

/// Chromium first writes under a hidden name, then under one that ends in `crdownload`.
fn finished_file(folder: &Path) -> Option<PathBuf> {
    let mut files = std::fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
    files.find(|path| {
        let hidden = path.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'));
        !hidden && path.extension().is_none_or(|end| end != "crdownload")
    })
}

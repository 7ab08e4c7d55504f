//! What a player sees: text, elements, focus, the address.

use super::{PATIENCE, Visit};
use crate::{Outcome, Trouble};
use fantoccini::Locator;
use serde_json::json;

impl Visit {
    /// Waits until the page shows this text.
    pub async fn sees(&mut self, text: &str) -> Outcome {
        self.sees_in("body", text).await
    }

    /// Waits until what a selector finds shows this text.
    pub async fn sees_in(&mut self, css: &str, text: &str) -> Outcome {
        self.note(format!("see “{text}” in {css}"));
        self.until(PATIENCE, &format!("`{css}` does not say “{text}”"), async || {
            Ok(self.shown(css).await?.contains(text).then_some(()))
        })
        .await
    }

    /// Waits until the page no longer shows this text.
    pub async fn no_longer_sees(&mut self, text: &str) -> Outcome {
        self.note(format!("no longer see “{text}”"));
        self.until(PATIENCE, &format!("the page still says “{text}”"), async || {
            Ok((!self.shown("body").await?.contains(text)).then_some(()))
        })
        .await
    }

    /// Waits until a selector finds something shown.
    pub async fn sees_element(&mut self, css: &str) -> Outcome {
        self.note(format!("see {css}"));
        self.find(css).await.map(drop)
    }

    /// Waits until a selector finds nothing.
    pub async fn no_longer_sees_element(&mut self, css: &str) -> Outcome {
        self.note(format!("no longer see {css}"));
        self.until(PATIENCE, &format!("`{css}` is still there"), async || {
            Ok((self.count(css).await? == 0).then_some(()))
        })
        .await
    }

    /// The text what a selector finds shows now.
    pub async fn text_of(&self, css: &str) -> Outcome<String> {
        Ok(self.find(css).await?.text().await?)
    }

    /// An attribute of what a selector finds now.
    pub async fn attribute(&self, css: &str, name: &str) -> Outcome<Option<String>> {
        Ok(self.client.find(Locator::Css(css)).await?.attr(name).await?)
    }

    /// How many elements a selector finds now.
    pub async fn count(&self, css: &str) -> Outcome<usize> {
        Ok(self.client.find_all(Locator::Css(css)).await?.len())
    }

    /// Waits until the keyboard's focus is on (or in) what a selector finds.
    pub async fn focus_is_on(&mut self, css: &str) -> Outcome {
        self.note(format!("focus is on {css}"));
        let script = "return !!document.activeElement?.closest(arguments[0])";
        self.until(PATIENCE, &format!("the focus is not on `{css}`"), async || {
            let there = self.client.execute(script, vec![json!(css)]).await?;
            Ok((there == true).then_some(()))
        })
        .await
    }

    /// Waits until the address ends with this route.
    pub async fn route_is(&mut self, route: &str) -> Outcome {
        self.note(format!("the route is {route}"));
        self.until(PATIENCE, &format!("the address does not end with {route}"), async || {
            Ok(self.client.current_url().await?.as_str().ends_with(route).then_some(()))
        })
        .await
    }

    /// Waits until a script returns true; `what` completes "waited 10 s, but …".
    pub async fn until_script(&mut self, code: &str, what: &str) -> Outcome {
        self.note(format!("until not: {what}"));
        self.until(PATIENCE, what, async || Ok((self.script(code).await? == true).then_some(())))
            .await
    }

    /// Everything the page has asked for came from our own origin.
    pub async fn asked_nobody_else(&mut self) -> Outcome {
        let script = "return performance.getEntriesByType('resource').map((entry) => entry.name)
            .filter((name) => !name.startsWith(location.origin) && !name.startsWith('data:'))";
        let others = self.script(script).await?;
        if others.as_array().is_some_and(Vec::is_empty) {
            return Ok(());
        }
        Err(Trouble::Wrong(format!("the page asked other origins: {others}")))
    }

    async fn shown(&self, css: &str) -> Outcome<String> {
        // WebKit tells of a list of options nothing but that it is there.
        let script = "const found = document.querySelector(arguments[0]);
            return found ? `${found.innerText} ${[...(found.options ?? [])].map(({ text }) => text)}` : ''";
        let text = self.client.execute(script, vec![json!(css)]).await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }
}

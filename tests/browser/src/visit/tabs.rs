//! Several tabs of one browser, which share storage, locks and the service worker.

use super::Visit;
use crate::Outcome;
use fantoccini::wd::WindowHandle;

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tab(WindowHandle);

impl Visit {
    /// The tab the verbs act on.
    pub async fn this_tab(&self) -> Outcome<Tab> {
        Ok(Tab(self.client.window().await?))
    }

    /// Opens a route in a new tab and goes there.
    pub async fn open_in_new_tab(&mut self, route: &str) -> Outcome<Tab> {
        self.note("new tab");
        let tab = Tab(self.client.new_window(true).await?.handle);
        self.go_to(&tab).await?;
        self.dress_tab().await?;
        self.open(route).await?;
        Ok(tab)
    }

    /// Goes to another tab.
    pub async fn go_to(&mut self, tab: &Tab) -> Outcome {
        self.note("go to another tab");
        Ok(self.client.switch_to_window(tab.0.clone()).await?)
    }

    /// Closes this tab and goes to another.
    pub async fn close_for(&mut self, next: &Tab) -> Outcome {
        self.note("close the tab");
        self.client.close_window().await?;
        self.go_to(next).await
    }
}

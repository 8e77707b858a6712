import "@vitejs/plugin-react/preamble";
import "./styles.css";
import { startTransition } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { Document } from "./document.tsx";
import { nameAllStyles, giveUpEvents, untranslate, watchBuild } from "./lib/islands/index.ts";
import type { PageState } from "./lib/page-state.ts";
import { matchRoute } from "./lib/place.ts";
import { syncClockWithDocument } from "./lib/server-clock.ts";
import { followTheme } from "./lib/theme.ts";
import { notFoundRoute, routes } from "./routes.tsx";

const text = document.getElementById("page-state")?.textContent;
// A document whose loading was stopped by a redirect, because its page is not for this visitor, has nothing to run.
if (text) start(JSON.parse(text) as PageState);

function start(state: PageState): void {
  const route = matchRoute(routes, window.location)?.route ?? notFoundRoute;

  syncClockWithDocument();
  followTheme();
  watchBuild(state.build);
  nameAllStyles(state.assets.allStyles);

  // The page's chunk must be loaded before hydration: a suspended first render would not match the server's. Top-level
  // await is not possible: the page's chunk imports from this module's chunk, so each would wait for the other.
  Promise.all([route.page.load(), state.missingPath === null ? undefined : notFoundRoute.page.load()]).then(
    () => {
      const isTranslated = window.watchedBody !== undefined && untranslate(window.watchedBody);
      // A transition hydrates in slices of a few milliseconds, so that a touch can scroll at once. With a translation
      // it must be synchronous, because the translation would interfere between slices.
      const render = isTranslated ? flushSync : startTransition;
      render(() => {
        hydrateRoot(
          document,
          <BrowserRouter>
            <Document state={state} />
          </BrowserRouter>,
        );
      });
    },
    (error: unknown) => {
      // The server's page stays; its links and forms work without scripts.
      console.warn("The page stays without its script.", error);
      giveUpEvents();
    },
  );
}

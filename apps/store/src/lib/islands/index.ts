/**
 * Parts of the store that load as separate chunks, and their behaviour before loading and on failure.
 *
 * | created by   | for                                        | its markup                    | its code                               |
 * |--------------|--------------------------------------------|-------------------------------|----------------------------------------|
 * | `island()`   | a part of a page that is read before use   | in the document               | run on an idle page or at an input     |
 * | `lazyPage()` | what a URL shows                           | in the document, or with code | the same, or on navigation             |
 * | `pagePart()` | what only a signed-in visitor sees         | with its code                 | when it is rendered                    |
 * | `overlay()`  | what opens over a page                     | with its code                 | when it is rendered                    |
 *
 * ## When code loads
 * `public/first.js` starts the page's code at the visitor's first input (press, key, focus, scroll, mouse). A press on a link that
 * leaves the page does not start it. Without an input it starts one second after the page has become quiet, on a good
 * connection only, and the islands follow. When the page is quiet it also fetches all files ahead that an input may need, named by the document: those
 * of the page, its islands, what opens on it, and its likely next page. A document that is not complete without code (account,
 * checkout, errors), or a visitor with a cart or a session, starts it as soon as the largest picture has arrived.
 *
 * Islands are declared in `src/islands`; its README says what one is, when it loads and what it may rely on.
 *
 * ## Events before the code runs
 * Clicks on buttons, swipes and changed fields, on an island or on a page that is still hydrating, are kept and replayed: in order,
 * one per task, on the same target, with coordinates, modifier keys and values. The search key goes to the page wherever it is
 * pressed. Links, fields and posting forms work without code. An event that has waited for ten seconds is dropped and the shopper
 * is told; a choice in a form with `data-sent-by-choice` submits the form.
 *
 * ## A failure
 * A browser caches a failed module import, so files are fetched before they are imported. If a page fails to load on a navigation,
 * its document is loaded instead, at most once between two inputs. If that fails too (no answer, or already done), the page's error view
 * offers a retry. A `pagePart()` that fails reloads the document in the same way, then shows an error in its own place only.
 * An overlay withdraws the request and tells the shopper. After any failure the server is asked for its build; if it differs from
 * the document's, the next navigation loads a document.
 *
 * ## Styles
 * The document contains the styles of its own page and islands (`first-styles.ts`). The styles of all other pages and overlays are
 * one sheet, fetched ahead with the code and applied before an overlay or another page is shown. Parts that need
 * the sheet fail to load if it does.
 *
 * In the app: `IslandContextProvider` around everything, and `watchBuild()`, `nameAllStyles()` and `hydrated()` once in the browser.
 */
export { nameAllStyles } from "./all-styles.ts";
export { giveUpEvents } from "./early-events.ts";
export { isStaleBuild, loadDocument, watchBuild } from "./fresh-document.ts";
export { hydrated } from "./hydrated.ts";
export { island } from "./island.tsx";
export { overlay, pagePart } from "./late-part.tsx";
export { type LazyPage, lazyPage } from "./lazy-page.ts";
export { firstIntent, hasGoodConnection, quiet, savesData } from "./quiet.ts";
export { carry, type IslandContext, IslandContextProvider } from "./island-context.ts";
export { untranslate } from "./translation.ts";
export { runAwaitedIslands } from "./waiting.ts";

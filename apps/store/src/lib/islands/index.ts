/**
 * Parts of the store that load as separate chunks, and their behaviour before loading and on failure.
 *
 * | created by   | for                                        | its markup                    | its code                               |
 * |--------------|--------------------------------------------|-------------------------------|----------------------------------------|
 * | `island()`   | a part of a page that is read before use   | in the document               | fetched when idle, run at first input  |
 * | `lazyPage()` | what a URL shows                           | in the document, or with code | with the document, or on navigation    |
 * | `pagePart()` | what only a signed-in visitor sees         | with its code                 | when it is rendered                    |
 * | `overlay()`  | what opens over a page                     | with its code                 | when it is rendered                    |
 *
 * ## An island
 * - **Loading.** Its code is fetched with low priority when the page is loaded and idle, but not with save-data.
 *   `build/chunks.ts` keeps the number of island files per page small. The code runs at the visitor's first input (pointer, key,
 *   focus, scroll), the touched island first, one island per task. If `isAwaited` says that the islands show something specific
 *   to this visitor, it runs when the page is idle.
 * - **Props may be anything.** An island is its own React root, so changes around it do not affect its markup before its code
 *   runs. It hydrates with the props and contexts of the first render, then gets the current ones. It sees the `carried` contexts
 *   of the `IslandContext` only. An island inside an island throws when the page is rendered.
 * - **No event is lost.** Clicks on buttons, swipes and changed fields before the code runs, on an island or on a page that is still
 *   hydrating, are kept and replayed: in order, one per task, on the same target, with coordinates, modifier keys and values.
 *   The search key goes to the page wherever it is pressed. Links, fields and posting forms work without code. An event that
 *   has waited for ten seconds is dropped and the shopper is told; a choice in a form with `data-sent-by-choice` submits the form.
 * - **A failed load is silent** until a button of the island is pressed; then the shopper is told. The server's markup stays.
 *   Each file is requested up to four times with growing pauses, however many islands need it, and each attempt is aborted
 *   after ten seconds. An island that throws gets its server markup back.
 * - `at: "sight"` is for heavy parts far down the page: also after the first input, they are fetched and run only near the screen.
 * - After a navigation an island loads with its page. `of: "shell"` marks islands that stay mounted while pages change.
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
 * one sheet, fetched at the first input and applied before an overlay or another page is shown. Parts that need
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

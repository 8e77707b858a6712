/**
 * Parts of the store that arrive in chunks of their own, and what happens until they do, and if they never do.
 *
 * | made by      | for                                        | its markup                    | its code                           |
 * |--------------|--------------------------------------------|-------------------------------|------------------------------------|
 * | `island()`   | a part of a page that is read before use   | in the document               | fetched in quiet, run at an intent |
 * | `lazyPage()` | what a URL shows                           | in the document, or with code | with the document, or a navigation |
 * | `pagePart()` | what only a signed-in visitor sees         | with its code                 | when it is rendered                |
 * | `overlay()`  | what opens over a page                     | with its code                 | when it is rendered                |
 *
 * ## An island
 * - **Fetched** with low priority when the page is loaded and quiet; not on a connection that saves data. `build/chunks.ts` sees to it
 *   that the islands of a page are few files. **Run** at the first sign of the visitor (pointer, key, focus, scroll), the touched
 *   island first, one island a task; in quiet for visitors who have something to see in them (`isAwaited`).
 * - **Takes anything as props.** It is a React root of its own, so nothing that changes around it reaches its markup before
 *   its code does. It is hydrated with the props and contexts of the first render, then gets those of now. Its contexts are the `carried`
 *   ones of its context. An island holds no other island: this throws when the page is rendered.
 * - **Loses no event.** Clicks on buttons, swipes and filled fields that come before the code, on an island or on the page that still
 *   hydrates, are done again when it runs: in order, one a task, on the same target, with coordinates, modifier keys and values.
 *   The key that opens the search is the page's, wherever it is pressed.
 *   Links, fields and forms that post act by themselves. What waits for ten seconds is taken back, and said to be; a choice in a form
 *   with `data-sent-by-choice` is sent.
 * - **Fails in silence**, until a button of it is pressed: then the shopper is told. Without its code the server's markup stays. Each file is asked for four times, with growing pauses, however many islands need it; an
 *   attempt is given up after ten seconds. One that throws gets its markup back.
 * - `at: "sight"` is for what stands far below and is heavy: it is fetched and run when it comes near the screen, too.
 * - After a navigation it comes with its page. `of: "shell"` marks islands that stay while pages change.
 *
 * ## A failure
 * A browser never asks again for a module that it could not get, so files are fetched before they are imported. What a navigation
 * leads to and cannot be loaded is loaded as a document, at most once between two presses; if that is no way either (nobody answers, or it
 * has been done), the page's error view offers to try again. A part of a page is had in the same way, and fails alone: what stands
 * around it stays. An overlay takes the request back and says so. After any failure
 * the server is asked for its build: with another than the document's, the next navigation loads a document.
 *
 * ## Looks
 * The document holds the styles of its own page and of its islands (`first-styles.ts`). Those of all other pages and of what opens over
 * them are one sheet: fetched at the first intent, and there before an overlay or another page is shown. It is part of their code:
 * where it cannot be had, neither can they.
 *
 * In the app: `IslandContextProvider` around everything, `watchBuild()`, `nameAllStyles()` and `hydrated()` once in the browser.
 */
export { nameAllStyles } from "./all-styles.ts";
export { nothingAnswers } from "./early-events.ts";
export { isStaleBuild, loadDocument, watchBuild } from "./fresh-document.ts";
export { hydrated } from "./hydrated.ts";
export { island } from "./island.tsx";
export { overlay, pagePart } from "./late-part.tsx";
export { type LazyPage, lazyPage } from "./lazy-page.ts";
export { firstIntent, hasGoodLine, quiet, savesData } from "./quiet.ts";
export { carry, type IslandContext, IslandContextProvider } from "./island-context.ts";
export { untranslate } from "./translation.ts";
export { nowAwaited } from "./waiting.ts";

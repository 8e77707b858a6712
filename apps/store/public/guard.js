// Only in documents that not everybody may see. Who may not goes elsewhere before anything is painted: the bearer is in
// this browser, so the server cannot decide it, and the page's own script comes later. src/features/session/access-guard.tsx
{
  // As src/lib/storage.ts reads it: what the browser refuses to store, the tab may have, or the document before this one.
  const state = /** @type {{ kept?: Record<string, string> } | null} */ (history.state);
  let signedIn = Boolean(state?.kept?.token);
  try {
    signedIn ||= (localStorage.getItem("token") ?? sessionStorage.getItem("token")) !== null;
  } catch {
    // The browser stores nothing.
  }
  /**
   * As `loadPage` of src/lib/page-memory.ts: what the document before this one remembered goes along.
   * @param {string} path
   */
  const goTo = (path) => {
    if (!state?.kept) return location.replace(path);
    history.replaceState(state, "", path);
    location.reload();
  };
  const { access } = document.currentScript.dataset;
  if (access === "signed-in" && !signedIn) {
    goTo(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`);
  }
  if (access === "guest" && signedIn) goTo("/account");
}

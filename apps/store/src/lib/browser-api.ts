import { createApi } from "./api.ts";
import { browserTransport } from "./browser-transport.ts";
import { counted } from "./loading.ts";
import { loadPage } from "./page-memory.ts";
import { forgetSession, loginPath } from "./session.ts";

const transport = browserTransport({
  fetch: (...args) => globalThis.fetch(...args),
  onSessionEnd: (token) => {
    // The shopper has logged in again meanwhile; the answer concerned the previous session.
    if (!forgetSession(token)) return;
    const { pathname, search } = window.location;
    if (pathname !== "/login") loadPage(loginPath(pathname + search));
  },
});

/**
 * The API as called by the browser. An expired session is deleted and redirects to login, which returns to the page.
 */
export const api = createApi((request) => counted(transport(request)));

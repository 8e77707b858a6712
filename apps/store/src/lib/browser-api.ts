import { createApi } from "./api.ts";
import { browserTransport } from "./browser-transport.ts";
import { counted } from "./loading.ts";
import { forgetSession, loginPath } from "./session.ts";

const transport = browserTransport({
  fetch: (...args) => globalThis.fetch(...args),
  onSessionEnd: (token) => {
    // Somebody has logged in again meanwhile: the answer was about the session before.
    if (!forgetSession(token)) return;
    const { pathname, search } = window.location;
    if (pathname !== "/login") window.location.assign(loginPath(pathname + search));
  },
});

/** The API as the browser calls it. A dead session is forgotten and leads to login, which leads back. */
export const api = createApi((request) => counted(transport(request)));

import { createApi } from "./api.ts";
import { browserTransport } from "./browser-transport.ts";
import { forgetSession, loginPath } from "./session.ts";

/** The API as the browser calls it. A dead session is forgotten and leads to login, which leads back. */
export const api = createApi(
  browserTransport({
    fetch: (...args) => globalThis.fetch(...args),
    onSessionEnd: (token) => {
      forgetSession(token);
      const { pathname, search } = window.location;
      if (pathname !== "/login") window.location.assign(loginPath(pathname + search));
    },
  }),
);

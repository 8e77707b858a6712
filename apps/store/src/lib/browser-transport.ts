import { ApiError, type ApiRequest, type Transport } from "./http.ts";
import { syncClockWithAnswer } from "./server-clock.ts";
import { readStored } from "./storage.ts";

const DEFAULT_TIMEOUT_MS = 15_000;

/**
 * Message when the browser knows that it is offline. It stays on screen until the next attempt, so the wording must
 * still be true once the connection is back.
 */
const OFFLINE = "There was no connection. Please try again once you are online.";

/** Cart and coupon calls send no bearer: a cart belongs to whoever holds its token. */
const carriesBearer = (path: string) => !/^\/api\/(cart|coupon)\//.test(path);

/** Calls whose 401 is an answer to a form, not the end of a session. */
const answersOwn401 = (path: string) => /^\/api\/(login|register|logout)\b/.test(path);

export interface BrowserTransportOptions {
  /** Called once per expired token. The caller deletes it and sends the shopper to login. */
  onSessionEnd: (token: string) => void;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
}

/**
 * Sends JSON with the XHR header and credentials, and the bearer on all but cart calls. The browser aborts pending
 * requests when the document is left. Such a request rejects only if the document is shown again.
 */
export function browserTransport({ onSessionEnd, fetch = globalThis.fetch }: BrowserTransportOptions): Transport {
  let ended: string | null = null;
  let shown: Promise<unknown> | null = null;
  if (!import.meta.env.SSR) {
    addEventListener("pagehide", () => {
      shown = new Promise((resolve) => addEventListener("pageshow", resolve, { once: true }));
    });
  }
  const unanswered = async (cause: unknown) => {
    await shown;
    throw new ApiError(0, navigator.onLine ? "" : OFFLINE, {}, cause);
  };
  return async ({ method, path, body, headers, timeoutMs = DEFAULT_TIMEOUT_MS }: ApiRequest) => {
    const token = carriesBearer(path) ? readStored("token") : null;
    const answer = await fetch(path, {
      method,
      credentials: "include",
      headers: {
        Accept: "application/json",
        "Content-Type": "application/json",
        "X-Requested-With": "XMLHttpRequest",
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(unanswered);
    syncClockWithAnswer(answer.headers);
    // Parallel calls of one expired session all get a 401; only the first one ends the session.
    if (answer.status === 401 && token && token !== ended && !answersOwn401(path)) {
      ended = token;
      onSessionEnd(token);
    }
    const text = await answer.text().catch(unanswered);
    return { status: answer.status, body: parse(text) };
  };
}

function parse(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

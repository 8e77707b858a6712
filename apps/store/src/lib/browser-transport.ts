import { ApiError, type ApiRequest, type Transport } from "./http.ts";
import { hearAnswerTime } from "./server-clock.ts";
import { readStored } from "./storage.ts";

const DEFAULT_TIMEOUT_MS = 15_000;

/**
 * Takes the place of the server's sentence when the browser knows that nothing can reach it. It stays where it is shown until the next
 * attempt, so it says what happened, and holds when the connection is back.
 */
const OFFLINE = "There was no connection. Please try again once you are online.";

/** Cart and coupon calls carry no bearer: a cart belongs to whoever holds its token. */
const carriesBearer = (path: string) => !/^\/api\/(cart|coupon)\//.test(path);

/** Calls whose 401 is an answer to a form, not the end of a session. */
const answersOwn401 = (path: string) => /^\/api\/(login|register|logout)\b/.test(path);

export interface BrowserTransportOptions {
  /** Called once per dead token: the caller forgets it and sends the shopper to login. */
  onSessionEnd: (token: string) => void;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
}

/**
 * Sends JSON with the XHR marker header and credentials; the bearer on all but cart calls. What is under way when the document is left
 * the browser aborts, which is no answer: nobody hears of it, unless the document is shown again.
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
    hearAnswerTime(answer.headers);
    // Parallel calls of one dead session answer 401 together; only the first of them ends it.
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

/** A call to `/api/owner/*`. */
export interface OwnerCall {
  method: "GET" | "POST" | "DELETE";
  /** With the query, such as "/api/owner/orders/list?limit=50". */
  path: string;
  bearer?: string | undefined;
  body?: unknown;
  /** Called while a file is being sent, with the share that is sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface OwnerAnswer {
  status: number;
  /** Parsed JSON; `undefined` if there is none. */
  body: unknown;
}

/** Carries a call to the shop. Rejects if the shop cannot be reached. */
export type Transport = (call: OwnerCall) => Promise<OwnerAnswer>;

/** Ends a call that hangs. */
const PATIENCE_MS = 30_000;

export const fetchTransport: Transport = async ({ method, path, bearer, body }) => {
  const response = await fetch(path, {
    method,
    // There is no cookie, and none is ever sent.
    credentials: "omit",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      "x-requested-with": "XMLHttpRequest",
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return { status: response.status, body: isJson ? await response.json() : undefined };
};

import type { RefusalBody } from "@selvedge/commerce/wire/primitives";

/** A request of the API client, before it knows where it is sent from. */
export interface ApiRequest {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path with query, from `/api`. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Time after which the call is given up. @default 15000 */
  timeoutMs?: number;
}

export interface ApiResponse {
  status: number;
  /** Parsed JSON; undefined when the answer holds none. */
  body: unknown;
}

/** Carries a request to the API: `fetch` in the browser, a direct call on the server. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

/** The API refused, or could not be reached (`status` 0). `message` is the server's sentence when there is one. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly fields: Record<string, string[]>;
  readonly body: unknown;

  constructor(status: number, message: string, fields: Record<string, string[]> = {}, body?: unknown) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.body = body;
  }

  /** First message on a field, the message otherwise. */
  get first(): string {
    return Object.values(this.fields)[0]?.[0] ?? this.message;
  }
}

/** The server's sentence behind any thrown value, or the fallback where it has none. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback;
}

/** A 2xx that does not hold the word of its contract is no success: throws an `ApiError` without a sentence. */
export function requireDone(isDone: boolean): void {
  if (!isDone) throw new ApiError(200, "");
}

/** Throws `ApiError` for anything but a 2xx, and for a body that says `status: "error"`. */
export async function send<Answer>(transport: Transport, request: ApiRequest): Promise<Answer> {
  const { status, body } = await transport(request);
  const refusal = body as Partial<RefusalBody> | undefined;
  if (status < 200 || status >= 300 || refusal?.status === "error") {
    throw new ApiError(status, refusal?.message ?? "", refusal?.errors ?? {}, body);
  }
  return body as Answer;
}

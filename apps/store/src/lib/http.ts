import type { RefusalBody } from "@selvedge/commerce/wire/primitives";

/** A request of the API client, independent of the transport. */
export interface ApiRequest {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path with query, starting with `/api`. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The call is aborted after this time. @default 15000 */
  timeoutMs?: number;
}

export interface ApiResponse {
  status: number;
  /** Parsed JSON; undefined if the response has none. */
  body: unknown;
}

/** Carries a request to the API: `fetch` in the browser, a direct call on the server. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

/** The API refused, or could not be reached (`status` 0). `message` is the server's message if there is one. */
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

  /** The first field's first message, otherwise the general message. */
  get first(): string {
    return Object.values(this.fields)[0]?.[0] ?? this.message;
  }
}

/** The server's message of any thrown value, or the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback;
}

/** Throws an `ApiError` without a message for a 2xx whose body does not confirm success as the contract requires. */
export function requireDone(isDone: boolean): void {
  if (!isDone) throw new ApiError(200, "");
}

/** Throws `ApiError` for any status but 2xx, and for a body with `status: "error"`. */
export async function send<Answer>(transport: Transport, request: ApiRequest): Promise<Answer> {
  const { status, body } = await transport(request);
  const refusal = body as Partial<RefusalBody> | undefined;
  if (status < 200 || status >= 300 || refusal?.status === "error") {
    throw new ApiError(status, refusal?.message ?? "", refusal?.errors ?? {}, body);
  }
  return body as Answer;
}

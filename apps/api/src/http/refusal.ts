import { RefusalBody } from "@selvedge/commerce/wire/primitives";

/** Messages per field of the request. */
export type FieldErrors = Record<string, string[]>;

export interface RefusalDetails {
  /** Why it happened, for the log. */
  cause?: unknown;
  errors?: FieldErrors;
  headers?: Record<string, string>;
}

/** A request that is understood and not done. `message` is shown to the shopper, so it is a sentence of the specification. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly errors: FieldErrors;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, { cause, errors = {}, headers = {} }: RefusalDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** 503: the shop can do it, and not just now. */
export const busy = (): Refusal =>
  new Refusal(503, "The shop is busy. Please try again in a moment.", { headers: { "Retry-After": "5" } });

/** 422: this field is not as it should be, for this reason. */
export const refusedField = (field: string, message: string): Refusal =>
  new Refusal(422, message, { errors: { [field]: [message] } });

/** The body of every refused call, for each of the statuses: a part of a route's `response` schemas. */
export function refusals<const Status extends number>(...statuses: Status[]): Record<Status, typeof RefusalBody> {
  return Object.fromEntries(statuses.map((status) => [status, RefusalBody])) as Record<Status, typeof RefusalBody>;
}

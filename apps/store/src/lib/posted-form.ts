import type { AddToCart, CartLine } from "@selvedge/commerce/wire/cart";
import type { TrackedOrder } from "@selvedge/commerce/wire/orders";
import type { Api } from "./api.ts";
import { ApiError } from "./http.ts";
import type { KeptSession } from "./session.ts";

/** Result of a form posted to a page, for the page to show. */
export interface FormAnswer {
  /** Status of the document. */
  status: number;
  /** The submitted values by field, never a password. */
  values: Record<string, string>;
  /** Error message per field. */
  errors: Record<string, string>;
  /** Error message for the whole form. */
  message: string | null;
  /** A session for the page's script to store; null if there is none or the browser runs no script. */
  session: KeptSession | null;
  /**
   * The cart that a product was added to, for the page to show and its script to store. Without lines if they could not
   * be read.
   */
  cart?: { token: string; lines: CartLine[]; added: Omit<AddToCart, "cart_token"> };
  /** The tracked order. */
  tracked?: TrackedOrder;
}

/** Handles a posted form on the server. Refusals are returned; anything else is thrown. */
export type FormHandler = (fields: URLSearchParams, api: Api) => Promise<FormAnswer>;

/** Name and value of the field that only a browser without JavaScript sends. */
export const NO_SCRIPT_FIELD = { name: "script", value: "none" };

/** Result of an accepted form. */
export const taken = (values: FormAnswer["values"], session: FormAnswer["session"] = null): FormAnswer => ({
  status: 200,
  values,
  errors: {},
  message: null,
  session,
});

export const refused = (
  values: FormAnswer["values"],
  message: string | null,
  errors: FormAnswer["errors"] = {},
  status = 422,
): FormAnswer => ({ status, values, errors, message, session: null });

/**
 * Document status for a refusal of the API. An API 401 concerns the bearer token and must not make the browser ask for
 * credentials.
 */
export function statusOf(error: unknown): number {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return 503;
  return error.status === 429 ? 429 : 422;
}

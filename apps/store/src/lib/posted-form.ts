import type { AddToCart, CartLine } from "@selvedge/commerce/wire/cart";
import type { TrackedOrder } from "@selvedge/commerce/wire/orders";
import type { Api } from "./api.ts";
import { ApiError } from "./http.ts";
import type { KeptSession } from "./session.ts";

/** What came of a form that was posted to a page, which shows it. */
export interface FormAnswer {
  /** Status of the document. */
  status: number;
  /** What was sent, by field; never a password. */
  values: Record<string, string>;
  /** What is wrong with each field. */
  errors: Record<string, string>;
  /** What is wrong with the whole. */
  message: string | null;
  /** A session for the page's script to keep; null where there is none, and where no script will come. */
  session: KeptSession | null;
  /** The cart that a piece was added to, for the page to show and its script to keep. Without lines where they could not be read. */
  cart?: { token: string; lines: CartLine[]; added: Omit<AddToCart, "cart_token"> };
  /** How far the order has come that was asked for. */
  tracked?: TrackedOrder;
}

/** Does what a posted form asks for, on the server. Refusals are answers; anything else is thrown. */
export type FormHandler = (fields: URLSearchParams, api: Api) => Promise<FormAnswer>;

/** The name and value of the field that only a browser without JavaScript sends. */
export const NO_SCRIPT_FIELD = { name: "script", value: "none" };

/** The form was taken. */
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

/** The document's status for what the API refused. Its 401 is about a bearer, and asks a browser for nothing here. */
export function statusOf(error: unknown): number {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return 503;
  return error.status === 429 ? 429 : 422;
}

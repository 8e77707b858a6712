import { randomText, secureBytes } from "@selvedge/commerce/random-text";

/** Digits and capitals without those that are misread on the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A new number for an enquiry, by which both sides find it again: `TKT` and eight characters. */
export const newTicket = (): string => `TKT${randomText(8, ALPHABET, secureBytes)}`;

import type { Country } from "./places.ts";

/**
 * One plain ASCII `local@domain.tld`: no quotes, comments or address lists. Its parts do not overlap, so matching takes
 * linear time.
 */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:(?![a-z0-9-]{64})[a-z0-9]+(?:-+[a-z0-9]+)*\.)+(?![a-z0-9-]{64})(?=[a-z][a-z0-9-])[a-z0-9]+(?:-+[a-z0-9]+)*$/i;
const LONGEST_EMAIL = 254;
const LONGEST_LOCAL_PART = 64;

/**
 * Maximum lengths in characters, on the wire and in the store's fields. This one is for the name of an account or of a
 * sender.
 */
export const LONGEST_NAME = 120;
/** An account's address: street, place and country in one text. */
export const LONGEST_ADDRESS = 500;
/** An order's recipient, and each of first and last name, which are joined by a space. */
export const LONGEST_FULL_NAME = 160;
export const LONGEST_HALF_NAME = 79;
/** An order's address. */
export const LONGEST_STREET = 300;
export const LONGEST_CITY = 80;

const PHONE = /^\+?(?=[ -]*\d)[\d -]{7,20}$/;

const POSTAL_CODES: Readonly<Record<Country, RegExp>> = {
  "United States": /^\d{5}(?:-\d{4})?$/,
  "United Kingdom": /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|GIR ?0AA)$/i,
  France: /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/,
  Australia: /^\d{4}$/,
  India: /^[1-9][0-9]{2}\s?[0-9]{3}$/,
};

/** Whether this is one plain email address. Here and below, the text must be normalised first. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && text.indexOf("@") <= LONGEST_LOCAL_PART && EMAIL.test(text);
}

/** 7 to 20 digits, spaces and hyphens with at least one digit, optionally after a plus. */
export function isPhone(text: string): boolean {
  return text.length <= 21 && PHONE.test(text);
}

/** An Indian PIN code; outer spaces and one in the middle ("452 001") are allowed. */
export function isPinCode(text: string): boolean {
  return isPostalCode("India", text);
}

/** Whether a postal code has its country's format. */
export function isPostalCode(country: Country, text: string): boolean {
  return text.length <= 20 && POSTAL_CODES[country].test(text.trim());
}

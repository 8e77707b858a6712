import type { Country } from "./places.ts";

/** One plain `local@domain.tld` in ASCII: no quotes, comments or address lists. No two of its parts fit the same text, so it is linear. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:(?![a-z0-9-]{64})[a-z0-9]+(?:-+[a-z0-9]+)*\.)+(?![a-z0-9-]{64})(?=[a-z][a-z0-9-])[a-z0-9]+(?:-+[a-z0-9]+)*$/i;
const LONGEST_EMAIL = 254;
const LONGEST_LOCAL_PART = 64;

/** So many characters the wire takes, and the store's fields hold no more. The name of an account, or of whoever writes. */
export const LONGEST_NAME = 120;
/** The address of an account: street, place and country in one text. */
export const LONGEST_ADDRESS = 500;
/** Whom an order goes to, and each half of it, with a space between both. */
export const LONGEST_FULL_NAME = 160;
export const LONGEST_HALF_NAME = 79;
/** Where an order goes. */
export const LONGEST_STREET = 300;
export const LONGEST_CITY = 80;

const PHONE = /^\+?(?=[ -]*\d)[\d -]{7,20}$/;
const INDIAN_MOBILE = /^(\+91)([6-9]\d{4})(\d{5})$/;

const POSTAL_CODES: Readonly<Record<Country, RegExp>> = {
  "United States": /^\d{5}(?:-\d{4})?$/,
  "United Kingdom": /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|GIR ?0AA)$/i,
  France: /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/,
  Australia: /^\d{4}$/,
  India: /^[1-9][0-9]{2}\s?[0-9]{3}$/,
};

/** Whether this is one plain email address. The text is to be normalised before, here and in what follows. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && text.indexOf("@") <= LONGEST_LOCAL_PART && EMAIL.test(text);
}

/** 7 to 20 digits, spaces and hyphens with at least one digit; a plus may stand before them. */
export function isPhone(text: string): boolean {
  return text.length <= 21 && PHONE.test(text);
}

/** "+91 98765 43210" for a stored Indian mobile number; any other as it is. The server knows the groups of every country. */
export function formatPhone(stored: string): string {
  return stored.replace(INDIAN_MOBILE, "$1 $2 $3");
}

/** An Indian PIN code; outer spaces and one in the middle ("452 001") are taken. */
export function isPinCode(text: string): boolean {
  return isPostalCode("India", text);
}

/** Whether a postal code has the form that its country uses. */
export function isPostalCode(country: Country, text: string): boolean {
  return text.length <= 20 && POSTAL_CODES[country].test(text.trim());
}

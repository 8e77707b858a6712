import type { Country } from "@selvedge/commerce/places";
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

const CODES: Readonly<Record<Country, CountryCode>> = {
  "United States": "US",
  "United Kingdom": "GB",
  France: "FR",
  Australia: "AU",
  India: "IN",
};

/**
 * The form in which a number is stored: a plus, the country's code, digits. A number without a code is one of `country`. What no
 * numbering plan knows stays as it was typed, without outer spaces. Whether the text is a phone number at all, `isPhone` says.
 */
export function storedPhone(text: string, country: Country): string {
  const number = parsePhoneNumberFromString(text, CODES[country]);
  return number?.isValid() ? number.number : text.trim();
}

/** A stored number in the groups in which its country writes it: "+91 98765 43210". */
export function shownPhone(stored: string): string {
  return parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
}

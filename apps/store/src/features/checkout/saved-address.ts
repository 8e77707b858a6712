import { isPostalCode } from "@selvedge/commerce/contact-rules";
import { COUNTRIES, type Country, DEFAULT_COUNTRY, STATES } from "@selvedge/commerce/places";

/** A delivery address by field. */
interface AddressFields {
  country: Country;
  postalCode: string;
  city: string;
  state: string;
  address: string;
}

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * Splits an account's one-line address ("14 Chhawni Road, Indore, Madhya Pradesh 452001") into form fields. Only parts
 * that can be identified are moved: a country that the shop delivers to, a postal code in that country's format at the
 * end, a state before it, and the part before a state as the city. The rest stays in `address`.
 */
export function splitAddress(text: string): AddressFields {
  const parts = text.split(/[,\n]/).flatMap((part) => part.trim() || []);
  const country = COUNTRIES.find((each) => sameText(each, parts.at(-1) ?? ""));
  if (country) parts.pop();
  const { postalCode, before } = takeCode(parts.at(-1) ?? "", country ?? DEFAULT_COUNTRY);
  if (postalCode !== "") parts.splice(-1, 1, ...(before === "" ? [] : [before]));
  const state = STATES[country ?? DEFAULT_COUNTRY].find((each) => sameText(each, parts.at(-1) ?? "")) ?? "";
  if (state !== "") parts.pop();
  const city = state !== "" && parts.length > 1 ? (parts.pop() ?? "") : "";
  return { country: country ?? DEFAULT_COUNTRY, postalCode, city, state, address: parts.join(", ") };
}

/** The postal code at the end of a part. British and spaced Indian codes are two words. */
function takeCode(part: string, country: Country): { postalCode: string; before: string } {
  const words = part.split(/\s+/);
  for (const count of [2, 1]) {
    const postalCode = words.slice(-count).join(" ");
    if (words.length >= count && isPostalCode(country, postalCode)) {
      return {
        postalCode,
        before: words
          .slice(0, -count)
          .join(" ")
          .replace(/[\s–-]+$/, ""),
      };
    }
  }
  return { postalCode: "", before: part };
}

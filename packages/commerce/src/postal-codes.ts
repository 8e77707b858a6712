import { isPinCode } from "./contact-rules.ts";
import { type Country, POSTAL_QUERY_MIN } from "./places.ts";
import { ABROAD } from "./postal-table-abroad.ts";
import { INDIA, PIN_PREFIXES } from "./postal-table-india.ts";
import { asciiText } from "./typed-text.ts";

/** A postal code and its place. British codes are incomplete: the shopper adds the rest. */
export interface PostalSuggestion {
  code: string;
  city: string;
  state: string;
}

interface Place {
  city: string;
  state: string;
  /** Its current and former names, without accents, in lower case. */
  names: string[];
  /** First and last code of each range. */
  runs: [first: string, last: string][];
}

/** The army's PINs, which begin with 9 and belong to no state. */
export const ARMY_POST_OFFICE = "Army Post Office";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function readTable(table: Readonly<Record<string, string>>): Place[] {
  return Object.entries(table).flatMap(([state, cities]) =>
    cities.split(",").map((entry) => {
      const words = entry.trim().split(/\s+/);
      const codes = words.findIndex((word) => /\d/.test(word));
      const names = words.slice(0, codes).join(" ").split("/");
      const runs = words.slice(codes).map((run): [string, string] => {
        const [first = "", last = first] = run.split("-");
        return [first, last];
      });
      return { city: names[0] ?? "", state, names: names.map(plain), runs };
    }),
  );
}

const PLACES: Readonly<Record<Country, Place[]>> = {
  "United States": readTable(ABROAD["United States"]),
  "United Kingdom": readTable(ABROAD["United Kingdom"]),
  France: readTable(ABROAD.France),
  Australia: readTable(ABROAD.Australia),
  India: readTable(INDIA),
};

const STATE_OF_PREFIX = new Map(
  Object.entries(PIN_PREFIXES).flatMap(([state, prefixes]) => prefixes.split(" ").map((prefix) => [prefix, state])),
);

/** The state of a PIN, `ARMY_POST_OFFICE` if it begins with 9, or null if it is not in use. */
export function stateOfPin(pin: string): string | null {
  if (!isPinCode(pin)) return null;
  const digits = pin.replace(/\s/g, "");
  for (let length = digits.length; length >= 2; length--) {
    const state = STATE_OF_PREFIX.get(digits.slice(0, length));
    if (state) return state;
  }
  return null;
}

/** PIN prefixes used across a state border, in addition to the state's own first two digits. */
const BEYOND_BORDERS: Readonly<Record<string, string>> = {
  "Andhra Pradesh": "507",
  "Arunachal Pradesh": "78",
  Assam: "79",
  Meghalaya: "78",
};

/**
 * Whether a PIN may be in this state. False only if it certainly is not: post offices near a border deliver across it,
 * so any PIN with the same first two digits may be. Army PINs and those not in use are accepted too.
 */
export function mayBeIn(pin: string, state: string): boolean {
  const own = stateOfPin(pin);
  if (own === null || own === ARMY_POST_OFFICE || own === state) return true;
  const digits = pin.replace(/\s/g, "");
  const shared = (PIN_PREFIXES[state] ?? "").split(" ").map((prefix) => prefix.slice(0, 2));
  return [...shared, BEYOND_BORDERS[state]].some((prefix) => prefix && digits.startsWith(prefix));
}

/** The city of a PIN, if the table has it. */
export function cityOfPin(pin: string): string | null {
  return isPinCode(pin) ? (byDigits(PLACES.India, pin.replace(/\s/g, ""))[0]?.city ?? null) : null;
}

/**
 * Suggests codes and cities for what has been typed so far: digits are the start of a code, letters the start of a
 * city's name. Empty below 3 characters. For the server only: the tables would add to every page.
 */
export function suggestPostalCodes(country: Country, query: string, limit = 8): PostalSuggestion[] {
  const typed = plain(asciiText(query.slice(0, 80)));
  if (typed.length < POSTAL_QUERY_MIN) return [];
  const code = typed.replace(/\s/g, "").toUpperCase();
  const places = PLACES[country];
  if (country === "United Kingdom" && /^[A-Z]{1,2}\d/.test(code)) return byArea(places, code).slice(0, limit);
  return (/^\d+$/.test(code) ? byDigits(places, code) : byName(places, typed)).slice(0, limit);
}

function byName(places: Place[], typed: string): PostalSuggestion[] {
  const first = (place: Place) => place.names.some((name) => name.startsWith(typed));
  const later = (place: Place) => !first(place) && place.names.some((name) => name.includes(` ${typed}`));
  return [...places.filter(first), ...places.filter(later)].map(({ city, state, runs }) => ({
    code: runs[0]?.[0] ?? "",
    city,
    state,
  }));
}

/** The lowest code with these digits of each place. */
function byDigits(places: Place[], digits: string): PostalSuggestion[] {
  return places
    .flatMap(({ city, state, runs }) => {
      const code = runs.map(([first, last]) => lowestWith(digits, first, last)).find((found) => found !== null);
      return code ? [{ code, city, state }] : [];
    })
    .sort((a, b) => a.code.localeCompare(b.code));
}

function lowestWith(digits: string, first: string, last: string): string | null {
  if (digits.length > first.length) return null;
  const lowest = digits.padEnd(first.length, "0");
  const highest = digits.padEnd(first.length, "9");
  if (highest < first || lowest > last) return null;
  return lowest > first ? lowest : first;
}

/** British codes are matched by the letters of their area only. */
function byArea(places: Place[], code: string): PostalSuggestion[] {
  const area = (text: string) => /^[A-Z]+/.exec(text)?.[0];
  const full = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/.exec(code);
  return places
    .filter(({ runs }) => runs.some(([first]) => area(first) === area(code)))
    .map(({ city, state }) => ({ code: full ? `${full[1]} ${full[2]}` : code, city, state }));
}

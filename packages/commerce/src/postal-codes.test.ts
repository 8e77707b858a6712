import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPinCode, isPostalCode } from "./contact-rules.ts";
import { COUNTRIES, STATES } from "./places.ts";
import { ARMY_POST_OFFICE, mayBeIn, stateOfPin, suggestPostalCodes } from "./postal-codes.ts";
import { ABROAD } from "./postal-table-abroad.ts";
import { INDIA } from "./postal-table-india.ts";

const cities = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([state, list]) =>
    list.split(",").map((entry) => {
      const [, names = "", codes = ""] = /^(\D+?) (\S*\d.*)$/.exec(entry.trim().replace(/\s+/g, " ")) ?? [];
      return { state, names: names.split("/"), codes: codes.split(" ").map((run) => run.split("-")) };
    }),
  );

describe("a PIN and a state", () => {
  it.each([
    ["452001", "Madhya Pradesh"],
    // PINs with the same first digits: Panjim and Mumbai, Pondicherry and Chennai, Mohali and Chandigarh.
    ["403001", "Maharashtra"],
    ["605001", "Tamil Nadu"],
    ["160055", "Punjab"],
    // Across the table's borders: Bhadrachalam's villages, and Deomali.
    ["507133", "Andhra Pradesh"],
    ["786629", "Arunachal Pradesh"],
    ["900056", "Kerala"],
    ["nonsense", "Kerala"],
  ])("may go together: %s and %s", (pin, state) => {
    expect(mayBeIn(pin, state)).toBe(true);
  });

  it.each([
    ["452 001", "Kerala"],
    ["500001", "Andhra Pradesh"],
    ["201301", "Delhi"],
    ["781001", "West Bengal"],
  ])("contradict each other: %s and %s", (pin, state) => {
    expect(mayBeIn(pin, state)).toBe(false);
  });

  it("never contradict for the codes of a listed city", () => {
    for (const { state, codes } of cities(INDIA))
      for (const code of codes.flat()) expect([code, mayBeIn(code, state)]).toEqual([code, true]);
  });
});

// spec: PIN codes of India
describe("the table of India", () => {
  it("has more than 600 cities, in every state and territory", () => {
    expect(Object.keys(INDIA).sort()).toEqual([...STATES.India].sort());
    expect(cities(INDIA).length).toBeGreaterThan(600);
  });

  it("gives each city PIN codes of its own state, in ascending ranges", () => {
    for (const { state, names, codes } of cities(INDIA)) {
      expect(names.join(), state).toMatch(/^[A-Za-z][A-Za-z ,-]+$/);
      for (const [first = "", last = first] of codes) {
        expect([names[0], isPinCode(first), isPinCode(last), first <= last]).toEqual([names[0], true, true, true]);
        expect([names[0], stateOfPin(first), stateOfPin(last)]).toEqual([names[0], state, state]);
      }
    }
  });

  it("gives no PIN code to two cities", () => {
    const owners = new Map<string, string>();
    for (const { names, codes } of cities(INDIA)) {
      for (const [first = "", last = first] of codes) {
        for (let code = Number(first); code <= Number(last); code++) {
          expect([code, owners.get(String(code)), names[0]]).toEqual([code, undefined, names[0]]);
          owners.set(String(code), names[0] ?? "");
        }
      }
    }
  });
});

describe("the tables of the other countries", () => {
  it.each(["United States", "France", "Australia"] as const)("contain codes and states of %s only", (country) => {
    for (const { state, names, codes } of cities(ABROAD[country])) {
      expect(STATES[country], names[0]).toContain(state);
      for (const code of codes.flat()) expect([names[0], isPostalCode(country, code)]).toEqual([names[0], true]);
    }
  });

  it("contain outward codes of the four nations", () => {
    for (const { state, names, codes } of cities(ABROAD["United Kingdom"])) {
      expect(STATES["United Kingdom"], names[0]).toContain(state);
      for (const [code] of codes)
        expect([names[0], isPostalCode("United Kingdom", `${code} 1AA`)]).toEqual([names[0], true]);
    }
  });
});

describe("the state of a PIN", () => {
  it.each([
    ["452001", "Madhya Pradesh"],
    ["462 016", "Madhya Pradesh"],
    ["400001", "Maharashtra"],
    ["403001", "Goa"],
    ["110001", "Delhi"],
    ["560001", "Karnataka"],
    ["500001", "Telangana"],
    ["520001", "Andhra Pradesh"],
    ["533464", "Puducherry"],
    ["605001", "Puducherry"],
    ["605602", "Tamil Nadu"],
    ["673310", "Puducherry"],
    ["673311", "Kerala"],
    ["682555", "Lakshadweep"],
    ["194101", "Ladakh"],
    ["190001", "Jammu and Kashmir"],
    ["246701", "Uttar Pradesh"],
    ["246001", "Uttarakhand"],
    ["247667", "Uttarakhand"],
    ["160017", "Chandigarh"],
    ["160062", "Punjab"],
    ["396210", "Dadra and Nagar Haveli and Daman and Diu"],
    ["396445", "Gujarat"],
    ["737101", "Sikkim"],
    ["744101", "Andaman and Nicobar Islands"],
    ["834001", "Jharkhand"],
    ["492001", "Chhattisgarh"],
    ["900056", ARMY_POST_OFFICE],
    ["999001", ARMY_POST_OFFICE],
  ])("%s is %s", (pin, state) => expect(stateOfPin(pin)).toBe(state));

  it.each(["", "45200", "100001", "290001", "350001", "540001", "650001", "860001", "052001", "abcdef"])(
    "%j has none",
    (pin) => expect(stateOfPin(pin)).toBeNull(),
  );
});

// spec: Postal suggestions: 3 characters, 300 ms
describe("suggestions", () => {
  const first = (...query: Parameters<typeof suggestPostalCodes>) => suggestPostalCodes(...query)[0];

  it("start at 3 characters", () => {
    expect(["", "45", " 4 ", "In"].flatMap((query) => suggestPostalCodes("India", query))).toEqual([]);
    expect(first("India", "452")).toEqual({ code: "452001", city: "Indore", state: "Madhya Pradesh" });
  });

  it("match the typed digits, down to a single code", () => {
    expect(first("India", "4520 1")?.code).toBe("452010");
    expect(first("India", "452018")?.code).toBe("452018");
    expect(suggestPostalCodes("India", "452999")).toEqual([]);
    expect(suggestPostalCodes("India", "4520011")).toEqual([]);
    expect(first("Australia", "080")?.city).toBe("Darwin");
    expect(first("France", "312")).toEqual({ code: "31200", city: "Toulouse", state: "Occitanie" });
  });

  it("match letters to current and former city names, ignoring accents and case", () => {
    expect(first("India", "banga")?.city).toBe("Bengaluru");
    expect(first("India", "BOMBAY")?.city).toBe("Mumbai");
    expect(first("France", "saint etienne")).toBeUndefined();
    expect(first("France", "SAINT-ETI")?.city).toBe("Saint-Étienne");
    expect(suggestPostalCodes("India", "delhi").map(({ city }) => city)).toEqual(["Delhi", "New Delhi"]);
  });

  it("match a British code by its area, and add the space", () => {
    expect(first("United Kingdom", "m14 5t")).toMatchObject({ code: "M145T", city: "Manchester" });
    expect(first("United Kingdom", "sw1a1aa")).toEqual({ code: "SW1A 1AA", city: "London", state: "England" });
    expect(first("United Kingdom", "edinb")).toEqual({ code: "EH1", city: "Edinburgh", state: "Scotland" });
  });

  it("are at most eight, sorted by code", () => {
    const many = suggestPostalCodes("India", "4510".slice(0, 3));
    expect(many.length).toBeGreaterThan(1);
    expect(many.map(({ code }) => code)).toEqual(many.map(({ code }) => code).sort());
    expect(suggestPostalCodes("India", "pur").length).toBeLessThanOrEqual(8);
    expect(suggestPostalCodes("India", "bar", 3)).toHaveLength(3);
  });

  it("always match what was typed", () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), fc.stringMatching(/^\d{3,6}$/), (country, digits) => {
        for (const { code, state } of suggestPostalCodes(country, digits)) {
          expect(code.startsWith(digits) && isPostalCode(country, code) && STATES[country].includes(state)).toBe(true);
        }
      }),
    );
  });

  it("never throw, whatever is typed", () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), fc.string({ unit: "binary", maxLength: 40 }), (country, query) => {
        expect(suggestPostalCodes(country, query).length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

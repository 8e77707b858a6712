import { describe, expect, it } from "vitest";
import { COUNTRIES, DEFAULT_COUNTRY, isCountry, postalLabel, STATES } from "./places.ts";

// spec: Countries
describe("places", () => {
  it("are five countries in a fixed order, with India preselected", () => {
    expect(COUNTRIES).toEqual(["United States", "United Kingdom", "France", "Australia", "India"]);
    expect(DEFAULT_COUNTRY).toBe("India");
  });

  it("have all their states: 50 and the capital's district, 4 nations, 18 regions, 8, 28 and 8 territories", () => {
    expect(COUNTRIES.map((country) => STATES[country].length)).toEqual([51, 4, 18, 8, 36]);
  });

  it.each(COUNTRIES)("of %s are unique, sorted, and in one line", (country) => {
    const states = STATES[country];
    expect([...states].sort(new Intl.Collator("en").compare)).toEqual(states);
    expect(new Set(states).size).toBe(states.length);
    expect(states.every((state) => /^\S.*\S$/.test(state) && !state.includes("  "))).toBe(true);
  });

  it("have the local name for the postal code", () => {
    expect([postalLabel("India"), postalLabel("France")]).toEqual(["PIN code", "Postal code"]);
  });

  it("are found by their exact name", () => {
    expect([isCountry("India"), isCountry("india"), isCountry("Germany"), isCountry("toString")]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { splitAddress } from "./saved-address.ts";

describe("a saved address", () => {
  it.each([
    [
      "14 Chhawni Road, Indore, Madhya Pradesh 452001",
      { country: "India", postalCode: "452001", city: "Indore", state: "Madhya Pradesh", address: "14 Chhawni Road" },
    ],
    [
      "Flat 3, 7 Sarafa Bazaar\nIndore\nmadhya pradesh - 452 001\nIndia",
      {
        country: "India",
        postalCode: "452 001",
        city: "Indore",
        state: "Madhya Pradesh",
        address: "Flat 3, 7 Sarafa Bazaar",
      },
    ],
    [
      "10 Brick Lane, London, England, E1 6RF, United Kingdom",
      { country: "United Kingdom", postalCode: "E1 6RF", city: "London", state: "England", address: "10 Brick Lane" },
    ],
  ])("fills each field it names: %j", (text, fields) => expect(splitAddress(text)).toEqual(fields));

  it.each(["7 Sarafa Bazaar", "Plot 5, near the old mill, Indore", "Room 12, 3rd floor"])(
    "is kept whole if no part can be identified: %s",
    (text) =>
      expect(splitAddress(text)).toEqual({ country: "India", postalCode: "", city: "", state: "", address: text }),
  );

  it("moves out a postal code without a state, which the code then suggests", () =>
    expect(splitAddress("14 Chhawni Road, Indore 452001")).toMatchObject({
      postalCode: "452001",
      city: "",
      state: "",
      address: "14 Chhawni Road, Indore",
    }));

  it("does not take the only line for a city", () =>
    expect(splitAddress("7 Sarafa Bazaar Indore, Madhya Pradesh 452001")).toMatchObject({
      city: "",
      address: "7 Sarafa Bazaar Indore",
    }));

  it("that is missing gives an empty form", () =>
    expect(splitAddress("")).toEqual({ country: "India", postalCode: "", city: "", state: "", address: "" }));
});

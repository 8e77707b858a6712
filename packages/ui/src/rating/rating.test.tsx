import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SelvedgeProvider } from "../provider/index.ts";
import { CompactRating, Rating } from "./index.ts";

const stars = () => screen.getByRole("img");
afterEach(cleanup);

test.each([
  [4.84, "4.8 out of 5", "4.8"],
  [4, "4 out of 5", "4.0"],
])("the accessible name of %d has a decimal only if needed, the shown number always has one", (value, name, shown) => {
  render(<CompactRating value={value} />);
  expect(stars().getAttribute("aria-label")).toBe(name);
  expect(stars().textContent).toBe(shown);
});

test("is formatted in the provider's language", () => {
  render(
    <SelvedgeProvider locale="de" labels={{ rating: { outOf: (value, of) => `${value} von ${of}` } }}>
      <CompactRating value={4.5} outOf={10} />
    </SelvedgeProvider>,
  );
  expect(stars().getAttribute("aria-label")).toBe("4,5 von 10");
  expect(stars().textContent).toBe("4,5");
});

test("its own labels win over the provider's", () => {
  render(<Rating value={3} labels={{ outOf: (value) => `${value} stars` }} />);
  expect(stars().getAttribute("aria-label")).toBe("3 stars");
});

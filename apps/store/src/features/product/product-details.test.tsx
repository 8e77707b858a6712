import { cleanup, render, screen } from "@testing-library/react";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { afterEach, expect, test } from "vitest";
import { Page } from "../../fixtures/page.tsx";
import ProductDetails from "./product-details.tsx";

afterEach(cleanup);

const texts = {
  description: "A kurta.",
  style_note: "Layer it.",
  care_instructions: "Wash cold.",
  note: "Runs large.",
};
const titles = (change: object) => {
  const product = { price: 1800, country_of_origin: "India", model: null, ...texts, ...change } as unknown as Product;
  render(
    <Page path="/product/a">
      <ProductDetails product={product} />
    </Page>,
  );
  return screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
};

test("each text of the product has an accordion", () => {
  expect(titles({})).toEqual(["Description", "Style Note", "Care Instructions", "Note", "Shipping and Returns"]);
});

test("a text that the product does not have has none", () => {
  expect(titles({ style_note: "", care_instructions: "", note: "" })).toEqual(["Description", "Shipping and Returns"]);
});

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { demoShop } from "../../fixtures/shop/demo-shop.ts";
import { Page } from "../../fixtures/page.tsx";
import { IslandContextProvider } from "../../lib/islands/island-context.ts";
import { ProductBuyBox } from "./product-buy-box.tsx";

afterEach(cleanup);

const product = demoShop().stock.find((piece) => piece.product.stock_status === "in_stock")!.product;

test("the form submits the typed quantity, once, before the field is left", () => {
  render(
    <Page path={`/product/${product.slug}`}>
      <IslandContextProvider value={{ carried: [], around: (content) => content, isAwaited: () => false }}>
        <ProductBuyBox product={product} choice={{}} onChoose={() => {}} onOfferEnd={() => {}} />
      </IslandContextProvider>
    </Page>,
  );
  const field = screen.getByRole<HTMLInputElement>("spinbutton", { name: "Quantity" });
  const sent = () => new FormData(field.form!).getAll("quantity");
  expect(sent()).toEqual(["1"]);
  fireEvent.change(field, { target: { value: "2" } });
  expect(sent()).toEqual(["2"]);
  fireEvent.change(field, { target: { value: "x" } });
  expect(sent()).toEqual(["x"]);
});

import { cleanup, render, screen } from "@testing-library/react";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { decide } from "../../lib/consent.ts";
import { demoSettings } from "../../fixtures/shop/demo-settings.ts";
import { Page } from "../../fixtures/page.tsx";
import SizeHelp from "./size-help.tsx";

const product = {
  stock_status: "in_stock",
  attributes: [
    { id: 2, name: "Material", type: "material", options: [{ id: 9, value: "XL" }] },
    {
      id: 1,
      name: "Size",
      type: "size",
      options: [
        { id: 1, value: "S", stock: 0 },
        { id: 2, value: "M", stock: 3 },
        { id: 3, value: "L", stock: null },
        { id: 4, value: "Custom", stock: null },
      ],
    },
  ],
  skus: [
    { sku: "a", size: "S", material: "XL", stock: 0 },
    { sku: "b", size: "M", material: "XL", stock: 3 },
    { sku: "c", size: "L", material: "XL", stock: null },
  ],
} as unknown as Product;

beforeEach(() => decide(true));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The sizes of a piece with their help. `address` is the size chosen by the address. */
function Piece(props: { piece?: Product; address?: string | undefined; shop?: ShopSettings }) {
  return (
    <Page path="/product/kurta" {...(props.shop && { shop: props.shop })}>
      <Sizes {...props} />
    </Page>
  );
}

function Sizes({ piece = product, address }: { piece?: Product; address?: string | undefined }) {
  const [size, setSize] = useState(address);
  return (
    <fieldset>
      <SizeHelp
        product={piece}
        chosen={size}
        onChoose={(_, value) => setSize(value)}
        onSizeChart={() => setSize(undefined)}
      />
      {["S", "M", "L", "Custom"].map((value) => (
        <input
          key={value}
          type="radio"
          aria-label={value}
          value={value}
          checked={size === value}
          onChange={() => setSize(value)}
        />
      ))}
    </fieldset>
  );
}
const offer = () => screen.queryByRole("button", { name: /^Your last size/ });
const press = (name: string) => screen.getByRole("radio", { name }).click();
const kept = () => localStorage.getItem("sizeMemory");

// spec: sizeMemory
test("the last chosen size is offered on the next piece, and only chosen when pressed", async () => {
  const { unmount } = render(<Piece />);
  expect(offer()).toBeNull();
  press("M");
  expect(await screen.findByRole("radio", { checked: true })).toBe(screen.getByRole("radio", { name: "M" }));
  expect(kept()).toBe("M");
  unmount();

  render(<Piece />);
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  expect(offer()?.textContent).toBe("Your last size: M");
  offer()?.click();
  expect(await screen.findByRole("radio", { checked: true })).toBe(document.activeElement);
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "M" }));
  expect(offer()).toBeNull();
});

test("a size from the address is not remembered, and neither is Custom", async () => {
  render(<Piece address="L" />);
  expect(kept()).toBeNull();
  press("Custom");
  await screen.findByRole("radio", { name: "Custom", checked: true });
  expect(kept()).toBeNull();
});

test("without consent no size is stored, and withdrawing consent deletes the stored one", async () => {
  localStorage.setItem("sizeMemory", "L");
  decide(false);
  expect(kept()).toBeNull();
  render(<Piece />);
  press("M");
  await screen.findByRole("radio", { name: "M", checked: true });
  expect(kept()).toBeNull();
});

test("a size in which the piece cannot be bought is not offered", () => {
  for (const [stored, piece] of [
    ["S", product],
    ["XXL", product],
    ["M", { ...product, stock_status: "out_of_stock" }],
    ["M", { ...product, attributes: [] }],
  ] as const) {
    localStorage.setItem("sizeMemory", stored);
    render(<Piece piece={piece as Product} />);
    expect(offer()).toBeNull();
    cleanup();
  }
});

test.for(["", "null", "m", "Custom", "XL", '"M"', '["M"]', "<img src=x onerror=alert(1)>"])(
  "stored %s is not a size",
  (stored) => {
    localStorage.setItem("sizeMemory", stored);
    render(<Piece />);
    expect(offer()).toBeNull();
  },
);

test("a shop without size tables remembers no size, and has no size chart", async () => {
  render(<Piece shop={demoSettings({ sizes: [] })} />);
  expect(screen.queryByRole("button", { name: "Size chart" })).toBeNull();
  press("M");
  await screen.findByRole("radio", { name: "M", checked: true });
  expect(kept()).toBeNull();
});

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { decide } from "../../lib/consent.ts";
import { Page } from "../../fixtures/page.tsx";
import { demoSettings } from "../../fixtures/shop/demo-settings.ts";
import SizeChartDialog, { type SizeChartDialogProps } from "./size-chart-dialog.tsx";

beforeEach(() => decide(true));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const SIZES = ["S", "M", "L", "Custom"];
const sizes: SizeChartDialogProps["product"]["attributes"] = [
  { id: 1, name: "Size", type: "size", options: SIZES.map((value, id) => ({ id, value, stock: 4 })) },
];

/** The sizes of a piece, with its size chart open. */
function Piece(product: Partial<SizeChartDialogProps["product"]>) {
  const [isOpen, setOpen] = useState(true);
  const [size, setSize] = useState("S");
  const options = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={options}>
        <div data-option="size">
          {SIZES.map((value) => (
            <input key={value} type="radio" aria-label={value} value={value} checked={value === size} readOnly />
          ))}
        </div>
      </div>
      {isOpen && (
        <SizeChartDialog
          product={{ slug: "x", stock_status: "in_stock", attributes: sizes, category_slug: "kurtas", ...product }}
          choice={{ size }}
          choose={(_, value) => setSize(value)}
          options={options}
          setChartOpen={setOpen}
        />
      )}
    </>
  );
}

function open(product: Partial<SizeChartDialogProps["product"]>, shop = demoSettings()): void {
  render(
    <Page path="/product/x" shop={shop}>
      <Piece {...product} />
    </Page>,
  );
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;

// spec: acceptance 2 model
test("the size chart says who wears the piece, how tall they are and in which size", () => {
  open({ model: { height_cm: 173, size: "S" } });
  expect(screen.getByText("Model is 173 cm (5′ 8″) and wears S")).toBeTruthy();
});

test("a piece without garment measurements only has the body chart", () => {
  open({});
  expect(screen.getByRole("table", { name: "Body measurements (in)" })).toBeTruthy();
  expect(screen.queryByRole("radio", { name: "Garment" })).toBeNull();
  expect(screen.queryByText(/Model is/)).toBeNull();
});

test("a found size is chosen for the piece, closes the chart and gets the focus", async () => {
  open({});
  type("Bust", "38");
  press("Find my size");
  expect(screen.getByRole("status").textContent).toBe("Your size is L.");
  press("Choose size L");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(isChosen("L")).toBe(true);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("radio", { name: "L" }));
});

test("the found size is one in which the piece is made, or made to measure", () => {
  open({});
  type("Bust", "42");
  press("Find my size");
  expect(screen.getByRole("status").textContent).toBe("You measure more than the largest size.");
  press("Have it made to measure");
  expect(isChosen("Custom")).toBe(true);
});

test("a sold-out piece is not offered made to measure", () => {
  open({ stock_status: "out_of_stock" });
  type("Bust", "42");
  press("Find my size");
  expect(screen.getByRole("status").textContent).toBe("You measure more than the largest size.");
  expect(screen.queryByRole("button", { name: "Have it made to measure" })).toBeNull();
});

// spec: bodyMeasurements
test("measurements are stored with consent, and their size is shown with the next piece", () => {
  open({});
  type("Bust", "36");
  type("Waist", "30.5");
  press("Find my size");
  expect(localStorage.getItem("bodyMeasurements")).toBe('{"bust":36,"waist":30.5}');
  cleanup();
  open({});
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Waist" }).value).toBe("30.5");
  expect(screen.getByRole("status").textContent).toBe("Your size is M.");
  cleanup();
  decide(false);
  expect(localStorage.getItem("bodyMeasurements")).toBeNull();
});

test("the unit of the chart is that of the measurements, and typed text is kept beside the garment's", () => {
  open({ garment: { measures: ["bust"], sizes: [{ size: "S", millimetres: [920] }] } });
  type("Hip", "40");
  fireEvent.click(screen.getByRole("radio", { name: "cm" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Hip" }).value).toBe("101.5");
  fireEvent.click(screen.getByRole("radio", { name: "Garment" }));
  expect(screen.queryByRole("textbox", { name: "Hip" })).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "Body" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Hip" }).value).toBe("101.5");
});

test("a signed-in shopper sees the size of an earlier order", async () => {
  const item = { id: "1", product_name: "Mira Tiered Dress", quantity: 1, slug: "mira", size: "M" };
  const answers: Record<string, unknown> = {
    "/api/user": { user: { id: "asha" } },
    "/api/users/orders/asha": { orders: [{ status: "delivered", exchange: null, items: [item] }] },
  };
  vi.stubGlobal("fetch", async (path: string) => Response.json(answers[path]));
  localStorage.setItem("token", "bearer-1");
  open({});
  expect(await screen.findByText("You ordered size M of Mira Tiered Dress before.")).toBeTruthy();
});

test("a table without measurements of the body finds no size", () => {
  const lengths = {
    name: "Lengths",
    categories: [],
    columns: [{ name: "Length", part: null }],
    rows: [{ size: "S", inches: [30] }],
  };
  open({}, demoSettings({ sizes: [lengths] }));
  expect(screen.getByRole("table", { name: "Lengths (in)" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Find your size" })).toBeNull();
});

test("the label's own words for a size and a measurement are used", () => {
  const shirts = {
    name: "Shirts",
    categories: [],
    columns: [{ name: "Chest", part: "bust" as const }],
    rows: [{ size: "S", inches: [38] }],
  };
  open({}, demoSettings({ sizes: [shirts], options: { material: "Cloth", size: "Width", sizes: "Widths" } } as never));
  type("Chest", "200");
  press("Find my width");
  expect(screen.getByText("Chest: enter 10 to 70 in")).toBeTruthy();
  type("Chest", "38");
  press("Find my width");
  expect(screen.getByRole("status").textContent).toBe("Your width is S.");
  press("Choose width S");
  expect(isChosen("S")).toBe(true);
});

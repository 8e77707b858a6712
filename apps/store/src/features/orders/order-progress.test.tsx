import { TRACKER_STEPS } from "@selvedge/commerce/order-states";
import type { Order } from "@selvedge/commerce/wire/orders";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { demoSettings } from "../../fixtures/shop/demo-settings.ts";
import { OrderProgress, OrderSteps } from "./order-progress.tsx";

/** The steps of an order as read out; the first `reached` of the four are done. */
function read(status: Order["status"], reached: number): string[] {
  const steps = TRACKER_STEPS.map((label, index) => ({ label, date: index < reached ? "2026-11-21T06:00:00Z" : null }));
  const markup = renderToStaticMarkup(<OrderProgress order={{ status, steps, estimated_delivery: null }} />);
  return markup
    .split("<li")
    .slice(1)
    .map(
      (step) =>
        /<span>([A-Z][A-Za-z ]+)<\/span><span class="[^"]*">(, [a-z ]+)<\/span>/.exec(step)?.slice(1).join("") ?? step,
    );
}

test("a shipped order shows all four steps", () => {
  expect(read("shipped", 3)).toEqual([
    "Order Placed, done",
    "Order Processed, done",
    "Shipped, current",
    "Delivered, to come",
  ]);
});

test("a cancelled order shows only the steps it reached", () => {
  expect(read("cancelled", 3)).toEqual([
    "Order Placed, done",
    "Order Processed, done",
    "Shipped, done",
    "Cancelled, current",
  ]);
  expect(read("cancelled", 1)).toEqual(["Order Placed, done", "Cancelled, current"]);
});

test("the steps of any order say what happens in them, by how the shop makes and delivers", () => {
  const madeToOrder = renderToStaticMarkup(<OrderSteps shop={demoSettings()} />);
  for (const step of TRACKER_STEPS) expect(madeToOrder).toContain(step);
  expect(madeToOrder).toContain("Cut and sewn for you");
  expect(madeToOrder).toContain("In 10-12 business days");
  expect(madeToOrder).not.toMatch(/aria-current|to come/);
  expect(renderToStaticMarkup(<OrderSteps shop={demoSettings({ making: "stock" })} />)).toContain("Checked and packed");
});

import type { Exchange } from "@selvedge/commerce/wire/orders";
import { expect, test } from "vitest";
import { exchangeText, exchangeTitle } from "./exchange-text.ts";

const asked: Exchange = {
  item_id: "1",
  size_received: "M",
  size_wanted: "L",
  reason: "small",
  asked_at: "2026-11-20T04:30:00.000Z",
  state: "requested",
  decline_reason: null,
};
const shipment = { courier: "Delhivery", tracking_number: "149" };

test.each<[Partial<Exchange>, string]>([
  [{}, "Exchange asked for: Kesar Long Kurta, size L for size M."],
  [
    { state: "accepted" },
    "Exchange accepted: Kesar Long Kurta, size L for size M. We have set size L aside, and write to you when it is on its way.",
  ],
  [
    { state: "declined", decline_reason: "The piece was worn." },
    "Exchange declined: Kesar Long Kurta, size L for size M. The piece was worn.",
  ],
  [{ state: "shipped" }, "Exchange on its way: Kesar Long Kurta, size L for size M."],
  [
    { state: "shipped", shipment },
    "Exchange on its way: Kesar Long Kurta, size L for size M. Delhivery, tracking number 149.",
  ],
  [{ state: "closed" }, "Exchange complete: Kesar Long Kurta, size L for size M."],
])("%j reads: %s", (change, text) => {
  expect(exchangeText({ ...asked, ...change }, { product_name: "Kesar Long Kurta" }, "Size")).toBe(text);
});

test("an exchange is named with the order's word for a size", () => {
  expect(exchangeTitle({ size_word: "Length" })).toBe("Exchange length");
  expect(exchangeText(asked, { product_name: "Moti Necklace" }, "Length")).toBe(
    "Exchange asked for: Moti Necklace, length L for length M.",
  );
});

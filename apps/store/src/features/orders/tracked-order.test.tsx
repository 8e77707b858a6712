import type { TrackedOrder as Tracked } from "@selvedge/commerce/wire/orders";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TrackedOrder } from "./tracked-order.tsx";

const order: Tracked = {
  id: "ORD8QK2M4TX7V",
  status: "shipped",
  steps: [],
  estimated_delivery: null,
  invoice: null,
  credit_note: null,
};

test.each([
  [{ courier: "Delhivery", tracking_number: "14908172" }, "Parcel: Delhivery, tracking number 14908172"],
  [{ courier: "Delhivery", tracking_number: null }, "Parcel: Delhivery"],
  [{ courier: null, tracking_number: "14908172" }, "Parcel: Tracking number 14908172"],
])("a tracked order with %j says so", (shipment, text) => {
  expect(renderToStaticMarkup(<TrackedOrder order={{ ...order, shipment }} isNew={false} />)).toContain(`>${text}<`);
});

test("a tracked order without courier and number says nothing of a parcel", () => {
  expect(renderToStaticMarkup(<TrackedOrder order={order} isNew={false} />)).not.toContain("Parcel");
});

import type { Shipment } from "@selvedge/commerce/wire/orders";

/** "Delhivery, tracking number 1490817263". */
export function shipmentText({ courier, tracking_number }: Shipment): string {
  const number = tracking_number === null ? null : `tracking number ${tracking_number}`;
  const text = [courier, number].filter((part) => part !== null).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

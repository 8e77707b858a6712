import { type Selectable, sql } from "kysely";
import type { ShipmentTable } from "../database/schema/fulfilment.ts";
import type { Db, Tx } from "../database/schema.ts";

export type ShipmentRow = Selectable<ShipmentTable>;

/** The shipments of several orders, by order. */
export async function findShipments(db: Db, orderIds: readonly string[]): Promise<Map<string, ShipmentRow>> {
  const rows = await db
    .selectFrom("shipments")
    .selectAll()
    .where("order_id", "=", sql<string>`any(${orderIds})`)
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** Inserts the shipment of an order, or corrects its courier and tracking number. */
export async function saveShipment(tx: Tx, shipment: ShipmentRow): Promise<void> {
  const { courier, tracking_number } = shipment;
  await tx
    .insertInto("shipments")
    .values(shipment)
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet({ courier, tracking_number }))
    .execute();
}

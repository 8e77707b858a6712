import type { Change } from "../record-change.ts";
import type { OrderRow } from "./orders.repository.ts";

/** What staff have changed of an order, for the audit table. */
export const orderChange = (before: OrderRow, after: OrderRow): Change => ({
  subject: before.id,
  before: stateOf(before),
  after: stateOf(after),
});

const stateOf = ({ status, payment_status, restocked }: OrderRow) => ({ status, payment_status, restocked });

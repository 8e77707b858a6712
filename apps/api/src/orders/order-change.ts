import type { Change } from "../record-change.ts";
import type { OrderRow } from "./orders.repository.ts";

/** What staff have changed of an order, for the audit table. `added` is what the change has made besides. */
export const orderChange = (
  before: OrderRow,
  after: OrderRow,
  added: { refund?: { amount_paise: number } } = {},
): Change => ({
  subject: before.id,
  before: stateOf(before),
  after: { ...stateOf(after), ...added },
});

const stateOf = ({ status, payment_status, restocked }: OrderRow) => ({ status, payment_status, restocked });

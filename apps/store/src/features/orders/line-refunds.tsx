import { formatDay } from "@selvedge/commerce/dates";
import { formatRupees } from "@selvedge/commerce/money";
import type { Order } from "@selvedge/commerce/wire/orders";
import { Description } from "@selvedge/ui/description-list";
import { InvoiceLinks } from "./invoice-links.tsx";

/** Refunds of single lines of an order, for its `DescriptionList`. */
export function LineRefunds({ order: { refunds = [] } }: { order: Pick<Order, "refunds"> }) {
  return refunds.map(({ amount, refunded_at, credit_note }) => (
    <Description key={credit_note.number} label="Refund">
      <span>{`${formatRupees(amount)} on ${formatDay(refunded_at)}`}</span>{" "}
      <InvoiceLinks invoice={credit_note} name="credit note" />
    </Description>
  ));
}

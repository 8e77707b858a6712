import { useState } from "react";
import { sizeWordOf } from "@selvedge/commerce/measurements";
import type { Order } from "@selvedge/commerce/wire/orders";
import { Button } from "@selvedge/ui/button";
import { TextLink } from "@selvedge/ui/text-link";
import { formatMoment } from "@selvedge/commerce/dates";
import { overlay } from "../../lib/islands/index.ts";
import { sayNotOpened } from "../../lib/toasts.ts";
import { exchangeText, exchangeTitle } from "./exchange-text.ts";

const ExchangeDialog = overlay(
  () => import("./exchange-dialog.tsx"),
  ({ onClose }) => {
    onClose();
    sayNotOpened();
  },
);

/**
 * Button for an exchange or alteration while it may be requested, and where the exchange stands afterwards; renders
 * nothing otherwise.
 */
export function ExchangeOffer({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const { exchange } = order;
  const piece = order.items.find(({ id }) => id === exchange?.item_id);
  return (
    <>
      {exchange && piece && <p>{exchangeText(exchange, piece, sizeWordOf(order))}</p>}
      {order.exchange_until !== null && (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {exchangeTitle(order)}
        </Button>
      )}
      {order.alteration_until !== null && (
        <p className="sv:text-label sv:font-regular sv:text-muted">
          <span>{`What was made to your measurements is altered once if it differs from them. Until ${formatMoment(order.alteration_until)}, `}</span>
          <TextLink href="/contact">write to us</TextLink>.
        </p>
      )}
      {isOpen && <ExchangeDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

import type { Order } from "@selvedge/commerce/wire/orders";
import { Button } from "@selvedge/ui/button";
import { Notice } from "@selvedge/ui/notice";
import { TextLink } from "@selvedge/ui/text-link";
import { unpaidNote } from "./money-note.ts";
import { useOrderAgain } from "./use-order-again.ts";

/** What can be done about an order that is not paid: take its pieces to the cart again, or write to us. Nothing for any other order. */
export function UnpaidOrder({ order, className = "" }: { order: Order; className?: string }) {
  const { orderAgain, busy, errors } = useOrderAgain(order);
  if (unpaidNote(order) === null) return null;
  return (
    <div className={`sv:grid sv:gap-4 ${className}`}>
      {errors.map((error) => (
        <Notice key={error} tone="danger" live="assertive">
          {error}
        </Notice>
      ))}
      <div className="sv:flex sv:flex-wrap sv:items-center sv:gap-x-6 sv:gap-y-3">
        {/* What came for the order may still pay for it. */}
        {order.payment_status !== "review" && (
          <Button state={busy ? "busy" : "idle"} onClick={() => void orderAgain()}>
            Order again
          </Button>
        )}
        <TextLink form="standalone" href="/contact">
          Write to us
        </TextLink>
      </div>
    </div>
  );
}

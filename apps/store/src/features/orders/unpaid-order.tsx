import type { Order } from "@selvedge/commerce/wire/orders";
import { Button } from "@selvedge/ui/button";
import { Notice } from "@selvedge/ui/notice";
import { TextLink } from "@selvedge/ui/text-link";
import { unpaidNote } from "./money-note.ts";
import { useOrderAgain } from "./use-order-again.ts";

/** Options for an unpaid order: add its products to the cart again, or contact us. Renders nothing for other orders. */
export function UnpaidOrder({ order, className = "" }: { order: Order; className?: string }) {
  const { orderAgain, busy, errors } = useOrderAgain(order);
  if (unpaidNote(order) === null) return null;
  return (
    <div className={`sv:grid sv:gap-4 ${className}`}>
      {errors.map((error) => (
        <Notice key={error} variant="danger" live="assertive">
          {error}
        </Notice>
      ))}
      <div className="sv:flex sv:flex-wrap sv:items-center sv:gap-x-6 sv:gap-y-3">
        {/* A payment under review may still pay for the order. */}
        {order.payment_status !== "review" && (
          <Button state={busy ? "busy" : "idle"} onClick={() => void orderAgain()}>
            Order again
          </Button>
        )}
        <TextLink variant="standalone" href="/contact">
          Write to us
        </TextLink>
      </div>
    </div>
  );
}

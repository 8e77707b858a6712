import { formatPaise, type Paise } from "@selvedge/commerce/money";
import { FREE_SHIPPING_THRESHOLD, freeShippingProgress, SHIPPING_FEE } from "@selvedge/commerce/shipping";
import { Progress } from "@selvedge/ui/progress";

/** Progress towards free shipping. While shipping is always free it only says so. */
export function FreeShipping({ subtotalPaise }: { subtotalPaise: Paise }) {
  const missing = FREE_SHIPPING_THRESHOLD - subtotalPaise;
  const text =
    SHIPPING_FEE === 0
      ? "Shipping is free on every order"
      : missing > 0
        ? `Add ${formatPaise(missing)} more for free shipping`
        : "Your order ships free";
  const value = SHIPPING_FEE === 0 ? 1 : freeShippingProgress(subtotalPaise) / 100;
  return (
    <div>
      <p aria-hidden="true" className="sv:mb-1 sv:text-small">
        {text}
      </p>
      <Progress label="Free shipping" text={text} value={value} />
    </div>
  );
}

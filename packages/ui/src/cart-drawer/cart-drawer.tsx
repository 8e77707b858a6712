import type { ComponentProps, ReactNode } from "react";

/** The drawer's scrolling part: how far free shipping is, then the lines. Stands in a `DrawerBody`. */
export function CartDrawerContent({ className = "", ...props }: ComponentProps<"div">) {
  return <div {...props} data-component="cart-drawer-content" className={`sv:grid sv:gap-4 ${className}`} />;
}

export interface CartDrawerFootProps extends ComponentProps<"div"> {
  /** Of all lines, ready to read. */
  subtotal: ReactNode;
  /** What comes on top, in words. @default "Shipping free" */
  shipping?: ReactNode;
  /** The ways on: View cart, then Checkout. */
  children: ReactNode;
  /** @default "Subtotal" */
  subtotalLabel?: ReactNode;
}

/** What the lines come to, and the ways on, side by side. Stands in a `DrawerFooter`. */
export function CartDrawerFoot({
  subtotal,
  shipping = "Shipping free",
  subtotalLabel = "Subtotal",
  className = "",
  children,
  ...props
}: CartDrawerFootProps) {
  return (
    <div {...props} data-component="cart-drawer-foot" className={`sv:grid sv:gap-4 ${className}`}>
      <div>
        <dl className="sv:flex sv:items-baseline sv:justify-between sv:gap-6 sv:tabular">
          <dt className="sv:text-label">{subtotalLabel}</dt>
          <dd aria-live="polite" className="sv:text-price-lg">
            {subtotal}
          </dd>
        </dl>
        <p className="sv:text-caption sv:text-muted">{shipping}</p>
      </div>
      <div className="sv:grid sv:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] sv:gap-3">{children}</div>
    </div>
  );
}

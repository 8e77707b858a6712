"use client";

import type { ComponentProps, ReactNode } from "react";
import { useLabels } from "../lib/selvedge-context.ts";

/** The drawer's scrolling part: how far free shipping is, then the lines. Stands in a `DrawerBody`. */
export function CartDrawerContent({ className = "", ...props }: ComponentProps<"div">) {
  return <div {...props} data-component="cart-drawer-content" className={`sv:grid sv:gap-4 ${className}`} />;
}

export interface CartDrawerLabels {
  subtotal: string;
}

export interface CartDrawerFootProps extends ComponentProps<"div"> {
  /** Of all lines, ready to read; read out when it changes. */
  subtotal: ReactNode;
  /** What comes on top, in words: "Shipping free". */
  description?: ReactNode;
  /** The agreement that the ways on ask for. */
  terms?: ReactNode;
  /** The ways on: View cart, then Checkout. */
  children: ReactNode;
  labels?: Partial<CartDrawerLabels>;
}

const english: CartDrawerLabels = { subtotal: "Subtotal" };

/** What the lines come to, and the ways on, side by side. Stands in a `DrawerFooter`. */
export function CartDrawerFoot({
  subtotal,
  description,
  terms,
  labels,
  className = "",
  children,
  ...props
}: CartDrawerFootProps) {
  const words = useLabels("cartDrawer", english, labels);
  return (
    <div {...props} data-component="cart-drawer-foot" className={`sv:grid sv:gap-4 ${className}`}>
      <div>
        <dl className="sv:flex sv:items-baseline sv:justify-between sv:gap-6 sv:tabular">
          <dt className="sv:text-label">{words.subtotal}</dt>
          <dd aria-live="polite" className="sv:text-price-lg">
            {subtotal}
          </dd>
        </dl>
        {description && (
          <p data-part="description" className="sv:text-caption sv:text-muted">
            {description}
          </p>
        )}
      </div>
      {terms}
      <div className="sv:grid sv:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] sv:gap-3">{children}</div>
    </div>
  );
}

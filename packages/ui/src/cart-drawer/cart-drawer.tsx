"use client";

import type { ComponentProps, ReactNode } from "react";
import { useLabels } from "../lib/selvedge-context.ts";

export interface CartDrawerContentProps extends ComponentProps<"div"> {}

/** Scrolling part of the cart drawer: progress to free shipping, then the lines. Place it in a `DrawerBody`. */
export function CartDrawerContent({ className = "", ...props }: CartDrawerContentProps) {
  return <div {...props} data-component="cart-drawer-content" className={`sv:grid sv:gap-4 ${className}`} />;
}

export interface CartDrawerLabels {
  subtotal: string;
}

export interface CartDrawerFootProps extends ComponentProps<"div"> {
  /** Total of all lines, formatted; announced when it changes. */
  subtotal: ReactNode;
  /** Additional costs as text: "Shipping free". */
  description?: ReactNode;
  /** Terms to agree to before checkout. */
  terms?: ReactNode;
  /** Buttons: View cart, then Checkout. */
  children: ReactNode;
  labels?: Partial<CartDrawerLabels> | undefined;
}

const english: CartDrawerLabels = { subtotal: "Subtotal" };

/** Subtotal, and the buttons side by side. Place it in a `DrawerFooter`. */
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

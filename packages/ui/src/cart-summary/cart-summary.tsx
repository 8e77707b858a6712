"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { Description, DescriptionList } from "../description-list/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { Skeleton, SkeletonBlock } from "../skeleton/index.ts";
import { panel } from "./cart-summary.recipe.ts";

/** Formatted sums: "₹14,340.00". */
export interface CartSummaryAmounts {
  subtotal: string;
  /** Coupon discount, "−₹500.00", and a label if the default one does not fit. */
  discount?: { amount: string; label?: string } | null | undefined;
  shipping: string;
  total: string;
}

export interface CartSummaryLabels {
  subtotal: string;
  discount: string;
  shipping: string;
  total: string;
  /** Screen reader text while loading. */
  loading: string;
}

const english: CartSummaryLabels = {
  subtotal: "Subtotal",
  discount: "Discount",
  shipping: "Shipping",
  total: "Total",
  loading: "Loading the summary",
};

export interface CartSummaryProps extends Omit<ComponentProps<"section">, "title"> {
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  /** Above the sums: progress to free shipping, or the order's lines. */
  children?: ReactNode;
  coupon?: ReactNode;
  amounts: CartSummaryAmounts;
  /** Terms to agree to before the action. */
  terms?: ReactNode;
  /** The main action: a Checkout button. */
  action: ReactNode;
  /** Information about the order process, shown before the action. */
  note?: ReactNode;
  labels?: Partial<Omit<CartSummaryLabels, "loading">> | undefined;
}

/** Sums of the cart and the checkout button. Only the total is announced when it changes. */
export function CartSummary({
  title,
  level = 2,
  children,
  coupon,
  amounts: { subtotal, discount, shipping, total },
  terms,
  action,
  note,
  labels,
  className,
  ...props
}: CartSummaryProps) {
  const words = useLabels("cartSummary", english, labels);
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      {...props}
      aria-labelledby={`${id}-heading`}
      data-component="cart-summary"
      className={panel({ className })}
    >
      <Heading id={`${id}-heading`} data-part="title" className="sv:font-display sv:text-h3">
        {title}
      </Heading>
      {children}
      {coupon}
      <DescriptionList variant="sums">
        <Description label={words.subtotal}>{subtotal}</Description>
        {discount && <Description label={discount.label ?? words.discount}>{discount.amount}</Description>}
        <Description label={words.shipping}>{shipping}</Description>
        <Description label={words.total} variant="total" live="polite">
          {total}
        </Description>
      </DescriptionList>
      <div className="sv:grid sv:grid-cols-1 sv:gap-3 sv:has-aria-invalid:gap-5">
        {terms}
        {action}
        {note && (
          <p data-part="note" className="sv:mt-1 sv:text-caption sv:text-muted">
            {note}
          </p>
        )}
      </div>
    </section>
  );
}

export interface CartSummarySkeletonProps extends Omit<ComponentProps<"div">, "children"> {
  labels?: Pick<Partial<CartSummaryLabels>, "loading"> | undefined;
}

/** Placeholder of the summary while the cart loads. */
export function CartSummarySkeleton({ labels, className, ...props }: CartSummarySkeletonProps) {
  const words = useLabels("cartSummary", english, labels);
  return (
    <Skeleton {...props} label={words.loading} className={panel({ className })}>
      <SkeletonBlock ground="sunken" width="short" className="sv:h-7" />
      <div className="sv:grid sv:gap-7 sv:py-2">
        {["subtotal", "shipping", "total"].map((amount) => (
          <div key={amount} className="sv:flex sv:justify-between">
            <SkeletonBlock variant="line" ground="sunken" className="sv:w-20" />
            <SkeletonBlock variant="line" ground="sunken" className="sv:w-24" />
          </div>
        ))}
      </div>
      <SkeletonBlock variant="control" ground="sunken" />
    </Skeleton>
  );
}

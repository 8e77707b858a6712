import { type ComponentProps, type ReactNode, useId } from "react";
import { Amount, Amounts } from "../amounts/index.ts";
import { Skeleton, SkeletonBlock } from "../skeleton/index.ts";
import { panel } from "./cart-summary.recipe.ts";

/** Sums, ready to read: "₹14,340.00". */
export interface CartSummaryAmounts {
  subtotal: string;
  /** What a coupon takes off, "−₹500.00", and its name if that is not plain. */
  discount?: { amount: string; term?: string } | null | undefined;
  shipping: string;
  total: string;
}

const LABELS = { subtotal: "Subtotal", discount: "Discount", shipping: "Shipping", total: "Total" };

export interface CartSummaryProps extends Omit<ComponentProps<"section">, "children"> {
  heading: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3;
  /** Above the sums: how far free shipping is, or what is ordered. */
  children?: ReactNode;
  coupon?: ReactNode;
  amounts: CartSummaryAmounts;
  /** The agreement that the action asks for. */
  terms?: ReactNode;
  /** The way on: a Checkout button. */
  action: ReactNode;
  /** What holds once the order is made; said before it. */
  note?: ReactNode;
  labels?: Partial<typeof LABELS>;
}

/** What it comes to, and the way on. Only the total is read out when it changes. */
export function CartSummary({
  heading,
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
  const say = { ...LABELS, ...labels };
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      {...props}
      aria-labelledby={`${id}-heading`}
      data-component="cart-summary"
      className={panel({ className })}
    >
      <Heading id={`${id}-heading`} data-part="heading" className="sv:font-display sv:text-h3">
        {heading}
      </Heading>
      {children}
      {coupon}
      <Amounts>
        <Amount term={say.subtotal}>{subtotal}</Amount>
        {discount && <Amount term={discount.term ?? say.discount}>{discount.amount}</Amount>}
        <Amount term={say.shipping}>{shipping}</Amount>
        <Amount term={say.total} weight="total" live="polite">
          {total}
        </Amount>
      </Amounts>
      <div className="sv:grid sv:gap-3">
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
  /** @default "Loading the summary" */
  label?: string;
}

/** The summary's boxes while the cart is fetched. */
export function CartSummarySkeleton({ label = "Loading the summary", className, ...props }: CartSummarySkeletonProps) {
  return (
    <Skeleton {...props} label={label} className={panel({ className })}>
      <SkeletonBlock ground="sunken" width="short" className="sv:h-7" />
      <div className="sv:grid sv:gap-7 sv:py-2">
        {["subtotal", "shipping", "total"].map((amount) => (
          <div key={amount} className="sv:flex sv:justify-between">
            <SkeletonBlock shape="line" ground="sunken" className="sv:w-20" />
            <SkeletonBlock shape="line" ground="sunken" className="sv:w-24" />
          </div>
        ))}
      </div>
      <SkeletonBlock shape="control" ground="sunken" />
    </Skeleton>
  );
}

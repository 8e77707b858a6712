import type { ComponentProps, ReactNode } from "react";
import { amount, amountTerm } from "./amounts.recipe.ts";

export type AmountsProps = ComponentProps<"dl">;

/** Facts and sums of an order, one below the other, figures on the right. Renders a `<dl>` of `Amount`. */
export function Amounts({ className = "", ...props }: AmountsProps) {
  return <dl {...props} data-component="amounts" className={`sv:tabular ${className}`} />;
}

export interface AmountProps extends Omit<ComponentProps<"div">, "children"> {
  term: ReactNode;
  /** Ready to read: "₹14,340.00", a date, an address. */
  children: ReactNode;
  /** `total` stands last, under a line in ink. @default "row" */
  weight?: "row" | "total";
  /** `polite` for the one figure that is read out when it changes. @default "off" */
  live?: "off" | "polite";
}

/** One fact or sum. Must stand in `Amounts`. */
export function Amount({ term, weight, live = "off", className, children, ...props }: AmountProps) {
  return (
    <div {...props} data-part={weight ?? "row"} className={amount({ weight, className })}>
      <dt className={amountTerm()}>{term}</dt>
      <dd aria-live={live === "off" ? undefined : live} className="sv:min-w-0 sv:text-end sv:wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

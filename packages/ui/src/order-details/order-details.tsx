"use client";

import type { ComponentProps, ReactNode } from "react";
import { useLabels } from "../lib/selvedge-context.ts";

/** What an order holds: `OrderDetailsLines`, then sums, address and tracker, one below the other. */
export function OrderDetails({ className = "", ...props }: ComponentProps<"div">) {
  return <div {...props} data-component="order-details" className={`sv:grid sv:gap-6 ${className}`} />;
}

export interface OrderDetailsLabels {
  /** Name of the list of lines; an `aria-label` of its own wins. */
  items: string;
}

export interface OrderDetailsLinesProps extends ComponentProps<"ul"> {
  labels?: Partial<OrderDetailsLabels>;
}

const english: OrderDetailsLabels = { items: "Items" };

/** The pieces of the order. Renders a `<ul>` of `OrderDetailsLine`. */
export function OrderDetailsLines({ labels, className = "", ...props }: OrderDetailsLinesProps) {
  const words = useLabels("orderDetails", english, labels);
  return (
    <ul
      aria-label={words.items}
      {...props}
      data-part="lines"
      className={`sv:border-t sv:border-hairline ${className}`}
    />
  );
}

export interface OrderDetailsLineProps extends Omit<ComponentProps<"li">, "children" | "title"> {
  /** Name of the piece. */
  title: ReactNode;
  quantity: number;
  /** Of one piece, ready to read. */
  price: ReactNode;
  /** Material, size, measurements. */
  options?: ReactNode;
}

/** One piece as `title x quantity — price`. Must stand in `OrderDetailsLines`. */
export function OrderDetailsLine({ title, quantity, price, options, className = "", ...props }: OrderDetailsLineProps) {
  return (
    <li
      {...props}
      data-part="line"
      className={`sv:border-b sv:border-hairline sv:py-3 sv:wrap-anywhere sv:last:border-b-0 ${className}`}
    >
      <p className="sv:tabular">
        <span>{title}</span> <span>{`x ${quantity} —`}</span> <span>{price}</span>
      </p>
      {options && <p className="sv:text-caption sv:text-muted">{options}</p>}
    </li>
  );
}

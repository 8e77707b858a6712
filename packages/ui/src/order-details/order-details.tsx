"use client";

import type { ComponentProps, ReactNode } from "react";
import { useLabels } from "../lib/selvedge-context.ts";

export interface OrderDetailsProps extends ComponentProps<"div"> {}

/** Contents of an order: `OrderDetailsLines`, then sums, address and tracker, stacked. */
export function OrderDetails({ className = "", ...props }: OrderDetailsProps) {
  return <div {...props} data-component="order-details" className={`sv:grid sv:gap-6 ${className}`} />;
}

export interface OrderDetailsLabels {
  /** Name of the list of lines; an explicit `aria-label` wins. */
  items: string;
}

export interface OrderDetailsLinesProps extends ComponentProps<"ul"> {
  labels?: Partial<OrderDetailsLabels> | undefined;
}

const english: OrderDetailsLabels = { items: "Items" };

/** Lines of the order. Renders a `<ul>` of `OrderDetailsLine`. */
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
  /** Name of the product. */
  title: ReactNode;
  quantity: number;
  /** Price of one piece, formatted. */
  price: ReactNode;
  /** Material, size, measurements. */
  options?: ReactNode;
}

/** One line as `title x quantity — price`. Must be inside `OrderDetailsLines`. */
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

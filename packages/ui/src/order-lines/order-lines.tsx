"use client";

import type { ComponentProps, ReactNode } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { Picture, type PictureSource } from "../picture/index.ts";

export interface OrderLinesLabels {
  /** Name of the list; an explicit `aria-label` wins. */
  items: string;
  /** Text before the quantity. */
  quantity: string;
}

const english: OrderLinesLabels = { items: "Items", quantity: "Quantity" };

export interface OrderLinesProps extends ComponentProps<"ul"> {
  labels?: Pick<Partial<OrderLinesLabels>, "items"> | undefined;
}

/** Ordered lines, with the data at the time of the order. Renders a `<ul>` of `OrderLine`. */
export function OrderLines({ labels, ...props }: OrderLinesProps) {
  const words = useLabels("orderLines", english, labels);
  return <ul aria-label={words.items} {...props} data-component="order-lines" />;
}

export interface OrderLineProps extends Omit<ComponentProps<"li">, "children" | "title"> {
  /** `null` if the product has no picture any more. */
  picture: PictureSource | null;
  /** Name of the product, or a link to it. */
  title: ReactNode;
  /** Material, size, measurements: "Indigo cotton, size M". */
  options?: ReactNode;
  quantity: number;
  /** Total of the line, formatted. */
  price: ReactNode;
  labels?: Pick<Partial<OrderLinesLabels>, "quantity"> | undefined;
}

/** One line of an order. Must be inside `OrderLines`. */
export function OrderLine({
  picture,
  title,
  options,
  quantity,
  price,
  labels,
  className = "",
  ...props
}: OrderLineProps) {
  const words = useLabels("orderLines", english, labels);
  return (
    <li
      {...props}
      data-part="line"
      className={`sv:flex sv:flex-wrap sv:gap-4 sv:border-t sv:border-hairline sv:py-4 sv:first:border-t-0 ${className}`}
    >
      <Picture source={picture} alt="" sizes="56px" className="sv:aspect-product sv:w-14 sv:self-start" />
      <div className="sv:min-w-0 sv:flex-1 sv:basis-32 sv:text-small">
        <p data-part="title" className="sv:wrap-anywhere">
          {title}
        </p>
        {options && <p className="sv:text-caption sv:text-balance sv:text-muted">{options}</p>}
        <p className="sv:text-caption sv:text-muted sv:tabular">{`${words.quantity} ${quantity}`}</p>
      </div>
      <p className="sv:text-price sv:tabular">{price}</p>
    </li>
  );
}

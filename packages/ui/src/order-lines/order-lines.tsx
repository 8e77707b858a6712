import type { ComponentProps, ReactNode } from "react";
import { Picture, type PictureSource } from "../picture/index.ts";

export interface OrderLinesProps extends ComponentProps<"ul"> {
  /** Name of the list, as heard. @default "Items" */
  "aria-label"?: string;
}

/** What was ordered, as it was when it was ordered. Renders a `<ul>` of `OrderLine`. */
export function OrderLines({ className = "", ...props }: OrderLinesProps) {
  return <ul aria-label="Items" {...props} data-component="order-lines" className={className} />;
}

export interface OrderLineProps extends Omit<ComponentProps<"li">, "children"> {
  /** `null` when the piece has none any more. */
  picture: PictureSource | null;
  /** Name of the piece, or a link to it. */
  name: ReactNode;
  /** Material, size, measurements: "Indigo cotton, size M". */
  options?: ReactNode;
  quantity: number;
  /** Of all pieces of the line, ready to read. */
  price: string;
  /** What stands before the number of pieces. @default "Quantity" */
  labels?: { quantity: string };
}

const LABELS = { quantity: "Quantity" };

/** One piece of an order. Must stand in `OrderLines`. */
export function OrderLine({
  picture,
  name,
  options,
  quantity,
  price,
  labels = LABELS,
  className = "",
  ...props
}: OrderLineProps) {
  return (
    <li
      {...props}
      data-part="line"
      className={`sv:grid sv:grid-cols-[3.5rem_minmax(0,1fr)_auto] sv:gap-4 sv:border-t sv:border-hairline sv:py-4 sv:first:border-t-0 ${className}`}
    >
      <Picture source={picture} alt="" sizes="56px" className="sv:aspect-product sv:self-start" />
      <div className="sv:min-w-0 sv:text-small">
        <p className="sv:wrap-anywhere">{name}</p>
        {options && <p className="sv:text-caption sv:text-muted">{options}</p>}
        <p className="sv:text-caption sv:text-muted sv:tabular">
          {labels.quantity} {quantity}
        </p>
      </div>
      <p className="sv:text-price sv:tabular">{price}</p>
    </li>
  );
}

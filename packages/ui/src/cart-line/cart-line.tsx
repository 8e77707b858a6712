"use client";

import { type ComponentProps, use } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { line } from "./cart-line.recipe.ts";
import { type CartLineContent, LineError, LinePicture, LineRemove, LineText } from "./cart-line-parts.tsx";
import { type CartLinesLabels, english } from "./cart-line-labels.ts";
import { CartLineSizeContext } from "./cart-lines.tsx";

export interface CartLineProps extends CartLineContent, Omit<ComponentProps<"li">, "children" | "title"> {
  labels?: Pick<Partial<CartLinesLabels>, "remove"> | undefined;
}

/** One line of the cart. Renders an `<li>`; must be inside `CartLines`. */
export function CartLine({
  product,
  picture,
  title,
  options,
  custom,
  quantity,
  total,
  onRemove,
  state = "idle",
  availability = "available",
  error,
  labels,
  className,
  ...props
}: CartLineProps) {
  const words = useLabels("cartLines", english, labels);
  const size = use(CartLineSizeContext);
  return (
    <li
      {...props}
      aria-busy={state === "busy" || undefined}
      data-component="cart-line"
      data-state={state}
      data-availability={availability}
      className={line({ size, className })}
    >
      <LinePicture
        picture={picture}
        state={state}
        availability={availability}
        sizes={size === "sm" ? "72px" : "96px"}
      />
      <div className="sv:flex sv:min-w-0 sv:flex-col sv:gap-3">
        <LineText title={title} options={options} custom={custom} />
        {quantity}
      </div>
      <div className="sv:flex sv:flex-col sv:items-end sv:justify-between sv:gap-2 sv:text-end">
        <div data-part="total" className="sv:text-price sv:tabular">
          {total}
        </div>
        <LineRemove product={product} onRemove={onRemove} state={state} label={words.remove} />
      </div>
      <LineError error={error} />
    </li>
  );
}

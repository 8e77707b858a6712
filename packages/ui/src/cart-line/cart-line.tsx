import type { ComponentProps } from "react";
import { FieldError } from "../field/index.ts";
import { line } from "./cart-line.recipe.ts";
import { type CartLineContent, LinePicture, LineRemove, LineText } from "./cart-line-parts.tsx";

export interface CartLineProps extends CartLineContent, Omit<ComponentProps<"li">, "children" | "title"> {
  /** Width of the picture: 72 px in the drawer, 96 px elsewhere. @default "md" */
  size?: "sm" | "md";
}

/** One piece in the cart. Renders an `<li>`; must stand in `CartLines`. */
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
  removeLabel,
  size,
  className,
  ...props
}: CartLineProps) {
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
        <LineRemove product={product} onRemove={onRemove} state={state} {...(removeLabel && { removeLabel })} />
      </div>
      <div role="alert" className="sv:col-span-full sv:empty:hidden">
        {error && <FieldError className="sv:mt-3">{error}</FieldError>}
      </div>
    </li>
  );
}

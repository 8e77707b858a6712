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
      <div className="flex min-w-0 flex-col gap-3">
        <LineText title={title} options={options} custom={custom} />
        {quantity}
      </div>
      <div className="flex flex-col items-end justify-between gap-2 text-end">
        <div data-part="total" className="text-price tabular">
          {total}
        </div>
        <LineRemove product={product} onRemove={onRemove} state={state} {...(removeLabel && { removeLabel })} />
      </div>
      <div role="alert" className="col-span-full empty:hidden">
        {error && <FieldError className="mt-3">{error}</FieldError>}
      </div>
    </li>
  );
}

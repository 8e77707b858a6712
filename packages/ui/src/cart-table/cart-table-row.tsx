import type { ComponentProps, ReactNode } from "react";
import { type CartLineContent, LinePicture, LineRemove, LineText } from "../cart-line/cart-line-parts.tsx";
import { FieldError } from "../field/index.ts";
import { cell, row } from "./cart-table.recipe.ts";

export interface CartTableRowProps extends CartLineContent, Omit<ComponentProps<"tr">, "children" | "title"> {
  /** Of one piece, ready to read. */
  unitPrice: ReactNode;
  /** Stands before that price in a block, where no head of a column names it. @default "Price" */
  priceLabel?: ReactNode;
}

/** One piece in the cart, and under it what failed. Renders one or two `<tr>`; must stand in `CartTable`. */
export function CartTableRow({
  product,
  picture,
  title,
  options,
  custom,
  quantity,
  unitPrice,
  priceLabel = "Price",
  total,
  onRemove,
  state = "idle",
  availability = "available",
  error,
  removeLabel,
  className,
  ...props
}: CartTableRowProps) {
  return (
    <>
      <tr
        {...props}
        role="row"
        aria-busy={state === "busy" || undefined}
        data-component="cart-table-row"
        data-state={state}
        data-availability={availability}
        className={row({ ruled: !error, className })}
      >
        <td role="cell" className={cell({ part: "product" })}>
          <div className="sv:contents sv:lg:flex sv:lg:gap-4.5">
            <LinePicture
              picture={picture}
              state={state}
              availability={availability}
              sizes="96px"
              className="sv:row-span-3 sv:lg:w-24 sv:lg:shrink-0"
            />
            <LineText title={title} options={options} custom={custom} />
          </div>
        </td>
        <td role="cell" className={cell({ part: "price" })}>
          <span aria-hidden="true" className="sv:lg:hidden">
            {priceLabel}{" "}
          </span>
          {unitPrice}
        </td>
        <td role="cell" className={cell({ part: "quantity" })}>
          {quantity}
        </td>
        <td role="cell" className={cell({ part: "total" })}>
          {total}
        </td>
        <td role="cell" className={cell({ part: "remove" })}>
          <LineRemove product={product} onRemove={onRemove} state={state} {...(removeLabel && { removeLabel })} />
        </td>
      </tr>
      {error && (
        <tr role="row" data-part="error" className="sv:block sv:border-b sv:border-hairline sv:pb-4.5 sv:lg:table-row">
          <td role="cell" colSpan={5} className="sv:block sv:lg:table-cell sv:lg:pb-5">
            <FieldError role="alert">{error}</FieldError>
          </td>
        </tr>
      )}
    </>
  );
}

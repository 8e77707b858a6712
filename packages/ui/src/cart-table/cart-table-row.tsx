"use client";

import type { ComponentProps, ReactNode } from "react";
import { type CartLineContent, LineError, LinePicture, LineRemove, LineText } from "../cart-line/cart-line-parts.tsx";
import { TableCell, TableRow } from "../data-table/table-parts.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { type CartTableLabels, english } from "./cart-table-labels.ts";
import { cell, row } from "./cart-table.recipe.ts";

export interface CartTableRowProps extends CartLineContent, Omit<ComponentProps<"tr">, "children" | "title"> {
  /** Price of one piece, formatted. */
  unitPrice: ReactNode;
  labels?: Pick<Partial<CartTableLabels>, "price" | "remove"> | undefined;
}

/** One line of the cart, with errors below its name. Renders a `<tr>`; must be inside `CartTable`. */
export function CartTableRow({
  product,
  picture,
  title,
  options,
  custom,
  quantity,
  unitPrice,
  total,
  onRemove,
  state = "idle",
  availability = "available",
  error,
  labels,
  className = "",
  ...props
}: CartTableRowProps) {
  const words = useLabels("cartTable", english, labels);
  return (
    <TableRow
      {...props}
      aria-busy={state === "busy" || undefined}
      data-component="cart-table-row"
      data-state={state}
      data-availability={availability}
      className={`${row} ${className}`}
    >
      <TableCell className={cell.product}>
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
        <LineError error={error} className="sv:row-start-4" />
      </TableCell>
      <TableCell className={cell.price}>
        <span aria-hidden="true" className="sv:lg:hidden">
          {`${words.price} `}
        </span>
        <bdi>{unitPrice}</bdi>
      </TableCell>
      <TableCell className={cell.quantity}>{quantity}</TableCell>
      <TableCell className={cell.total}>{total}</TableCell>
      <TableCell className={cell.remove}>
        <LineRemove product={product} onRemove={onRemove} state={state} label={words.remove} />
      </TableCell>
    </TableRow>
  );
}

import { Children, type ComponentProps, type ReactNode } from "react";
import { CartLinesSkeleton } from "../cart-line/cart-lines.tsx";
import { CartEmpty, CartFailed, type CartFailedProps } from "../cart-line/cart-states.tsx";
import { head } from "./cart-table.recipe.ts";

export interface CartTableLabels {
  caption: string;
  product: string;
  price: string;
  quantity: string;
  total: string;
  remove: string;
  loading: string;
}

const LABELS: CartTableLabels = {
  caption: "Cart",
  product: "Product",
  price: "Price",
  quantity: "Quantity",
  total: "Total",
  remove: "Remove",
  loading: "Loading cart",
};

export interface CartTableProps extends Omit<ComponentProps<"table">, "children"> {
  /** @default "ready" */
  state?: "loading" | "ready" | "failed";
  /** `CartTableRow`s. None of them, and the table says that the cart is empty. */
  children?: ReactNode;
  /** What is wrong, ready to read; shown when it failed. */
  message?: CartFailedProps["message"];
  onRetry: () => void;
  /** The way on from an empty cart: "Continue Shopping". */
  emptyAction?: ReactNode;
  labels?: Partial<CartTableLabels>;
}

/** The cart as a table from 768 px, as blocks below; a table at any width for those who hear it. */
export function CartTable({
  state = "ready",
  message,
  onRetry,
  emptyAction,
  labels,
  className = "",
  children,
  ...props
}: CartTableProps) {
  const words = { ...LABELS, ...labels };
  if (state === "loading") return <CartLinesSkeleton lines={3} label={words.loading} />;
  if (state === "failed") return <CartFailed onRetry={onRetry} message={message} />;
  if (Children.count(children) === 0) return <CartEmpty action={emptyAction} />;
  return (
    <table
      {...props}
      role="table"
      data-component="cart-table"
      className={`sv:block sv:w-full sv:tabular sv:lg:table ${className}`}
    >
      <caption className="sv:sr-only">{words.caption}</caption>
      <thead role="rowgroup" className="sv:max-lg:sr-only sv:lg:table-header-group">
        <tr role="row" className="sv:border-b sv:border-ink">
          {[words.product, words.price, words.quantity].map((name) => (
            <th key={name} role="columnheader" scope="col" className={head()}>
              {name}
            </th>
          ))}
          <th role="columnheader" scope="col" className={head({ align: "end" })}>
            {words.total}
          </th>
          <th role="columnheader" scope="col" className={head()}>
            <span className="sv:sr-only">{words.remove}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="sv:@container sv:block sv:lg:table-row-group">
        {children}
      </tbody>
    </table>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { cell, cellLabel, dot, row } from "./order-table.recipe.ts";

export interface OrderStatusProps extends ComponentProps<"span"> {
  /** @default "neutral" */
  tone?: "neutral" | "info" | "warning" | "accent" | "success" | "danger";
}

/** Where an order stands: a dot and a word (children). */
export function OrderStatus({ tone = "neutral", className = "", children, ...props }: OrderStatusProps) {
  return (
    <span
      {...props}
      data-component="order-status"
      data-tone={tone}
      className={`sv:inline-flex sv:items-center sv:gap-2 ${className}`}
    >
      <span aria-hidden="true" className={dot({ tone })} />
      {children}
    </span>
  );
}

export interface OrderTableRow {
  id: string;
  /** Ready to read. */
  date: string;
  status: ReactNode;
  /** Ready to read. */
  total: string;
}

export interface OrderTableLabels {
  caption: string;
  id: string;
  date: string;
  status: string;
  total: string;
  view: string;
}

const english: OrderTableLabels = {
  caption: "Your orders",
  id: "Order ID",
  date: "Date",
  status: "Status",
  total: "Total",
  view: "View",
};

export interface OrderTableProps extends Omit<ComponentProps<"table">, "children"> {
  orders: readonly OrderTableRow[];
  /** The way to one order: a button or a link. */
  renderView: (order: OrderTableRow, label: ReactNode) => ReactNode;
  labels?: Partial<OrderTableLabels>;
}

/** Orders, newest first. Below 1024 px each row is a block with its labels; the table stays one for those who hear it. */
export function OrderTable({ orders, renderView, labels, className = "", ...props }: OrderTableProps) {
  const say = { ...english, ...labels };
  const heads = [say.id, say.date, say.status, say.total];
  return (
    <table
      {...props}
      role="table"
      data-component="order-table"
      className={`sv:block sv:w-full sv:text-start sv:text-small sv:tabular sv:xl:table ${className}`}
    >
      <caption className="sv:sr-only">{say.caption}</caption>
      <thead role="rowgroup" className="sv:sr-only sv:xl:not-sr-only sv:xl:table-header-group">
        <tr role="row" className="sv:border-b sv:border-ink">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col" className="sv:pb-3 sv:text-start sv:text-label">
              {head}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className="sv:sr-only">{say.view}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="sv:block sv:xl:table-row-group">
        {orders.map((order) => (
          <tr key={order.id} role="row" className={row()}>
            {[order.id, order.date, order.status, order.total].map((value, column) => (
              <td key={heads[column]} role="cell" className={cell()}>
                <span aria-hidden="true" className={cellLabel()}>
                  {heads[column]}
                </span>
                {value}
              </td>
            ))}
            <td role="cell" className={cell({ className: "sv:xl:text-end" })}>
              {renderView(
                order,
                <>
                  {say.view}
                  <span className="sv:sr-only"> {order.id}</span>
                </>,
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

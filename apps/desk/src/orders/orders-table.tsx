import { formatMoment } from "@selvedge/commerce/dates";
import { formatPaise } from "@selvedge/commerce/money";
import { orderStatusText, statusTone } from "@selvedge/commerce/order-states";
import type { OrderSummary } from "@selvedge/commerce/wire/owner";
import { Badge } from "@selvedge/ui/badge";
import { DataTable, type DataTableColumn, type DataTableProps } from "@selvedge/ui/data-table";
import { TextLink } from "@selvedge/ui/text-link";
import type { ActionRead } from "../calls/owner-calls.ts";

/** How many orders a list has at most. */
export const ORDERS_SHOWN = 50;

const COLUMNS: readonly DataTableColumn<OrderSummary>[] = [
  { key: "id", label: "Order", cell: ({ id }) => <TextLink href={`/orders/${id}`}>{id}</TextLink> },
  { key: "at", label: "Ordered", cell: ({ created_at }) => formatMoment(created_at) },
  {
    key: "status",
    label: "Status",
    cell: ({ status }) => (
      <Badge mark="dot" variant={statusTone(status)}>
        {orderStatusText(status)}
      </Badge>
    ),
  },
  { key: "to", label: "For", cell: ({ customer_name, city }) => [customer_name, city].filter(Boolean).join(", ") },
  { key: "total", label: "Total", align: "end", cell: ({ total_paise }) => formatPaise(total_paise) },
];

interface OrdersTableProps extends Pick<DataTableProps<OrderSummary>, "label" | "labelDisplay" | "emptyAction"> {
  orders: ActionRead<readonly OrderSummary[]>;
  /** Said when there is none. */
  empty: string;
}

/** Orders with the way to each. */
export const OrdersTable = ({ orders: { state, data = [], error, retry }, empty, ...props }: OrdersTableProps) => (
  <DataTable
    {...props}
    columns={COLUMNS}
    rows={data}
    rowKey={({ id }) => id}
    state={state === "ready" && data.length === 0 ? "empty" : state}
    onRetry={retry}
    labels={{ empty, ...(error === undefined ? {} : { failed: error }) }}
  />
);

import { useState } from "react";
import { formatRupees } from "@selvedge/commerce/money";
import { orderStatusText, statusTone } from "@selvedge/commerce/order-states";
import { Badge } from "@selvedge/ui/badge";
import { Button } from "@selvedge/ui/button";
import { DataTable } from "@selvedge/ui/data-table";
import { TextLink } from "@selvedge/ui/text-link";
import { formatDay } from "@selvedge/commerce/dates";
import { overlay } from "../../lib/islands/index.ts";
import { listState } from "../../lib/list-state.ts";
import { useQuery } from "../../lib/use-query.ts";
import { StoreLink } from "../../lib/store-link.tsx";
import { sayNotOpened } from "../../lib/toasts.ts";
import { useUser } from "../session/user-context.ts";
import { ordersQuery } from "./order-queries.ts";

// A failed load needs no message: the page is usable without it.
const NewestPieces = overlay(
  () => import("../listing/newest-pieces-view.tsx"),
  () => undefined,
);
const OrderDialog = overlay(
  () => import("./order-dialog.tsx"),
  ({ onClose }) => {
    onClose();
    sayNotOpened();
  },
);

/** The shopper's orders, newest first, each with its details. */
export function OrdersPanel() {
  const user = useUser();
  const { data, error, mutate } = useQuery(ordersQuery(user.id));
  const [openId, setOpenId] = useState<string | null>(null);
  const open = data?.orders.find(({ id }) => id === openId);

  return (
    <>
      <DataTable
        label="Your orders"
        labelDisplay="hidden"
        level={3}
        state={listState(data?.orders, error)}
        labels={{
          loading: "Loading your orders",
          empty: "No orders found.",
          failed: "Your orders could not be loaded.",
        }}
        emptyAction={
          <Button variant="quiet" render={<StoreLink href="/shop" />}>
            Shop
          </Button>
        }
        onRetry={() => void mutate()}
        rows={data?.orders ?? []}
        rowKey={({ id }) => id}
        columns={[
          { key: "id", label: "Order ID", cell: ({ id }) => id },
          { key: "date", label: "Date", cell: (order) => formatDay(order.created_at) },
          {
            key: "status",
            label: "Status",
            cell: ({ status }) => (
              <Badge mark="dot" variant={statusTone(status)}>
                {orderStatusText(status)}
              </Badge>
            ),
          },
          { key: "total", label: "Total", cell: ({ total }) => formatRupees(total) },
          {
            key: "view",
            label: "View",
            labelDisplay: "hidden",
            align: "end",
            cell: ({ id }) => (
              <TextLink variant="standalone" render={<button type="button" onClick={() => setOpenId(id)} />}>
                View<span className="sv:sr-only">{` ${id}`}</span>
              </TextLink>
            ),
          },
        ]}
      />
      {data?.orders.length === 0 && <NewestPieces />}
      {open && <OrderDialog order={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

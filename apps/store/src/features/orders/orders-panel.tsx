import { useState } from "react";
import { formatRupees } from "@selvedge/commerce/money";
import { orderStatusText, statusTone } from "@selvedge/commerce/order-states";
import { Button, buttonClass } from "@selvedge/ui/button";
import { EmptyState } from "@selvedge/ui/empty-state";
import { ErrorState } from "@selvedge/ui/error-state";
import { OrderStatus, OrderTable } from "@selvedge/ui/order-table";
import { Skeleton, SkeletonText } from "@selvedge/ui/skeleton";
import { textLinkClass } from "@selvedge/ui/text-link";
import { overlay } from "../../lib/islands/index.ts";
import { useQuery } from "../../lib/query.ts";
import { StoreLink } from "../../lib/store-link.tsx";
import { useUser } from "../session/user-context.ts";
import { sayNotOpened } from "../shell/toasts.ts";
import { ordersQuery } from "./order-queries.ts";

const OrderDialog = overlay(
  () => import("./order-dialog.tsx"),
  ({ onClose }) => {
    onClose();
    sayNotOpened();
  },
);
const localeDate = new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata" });

/** The shopper's orders, newest first, each to be looked at. */
export function OrdersPanel() {
  const user = useUser();
  const { data, error, mutate } = useQuery(ordersQuery(user.id));
  const [openId, setOpenId] = useState<string | null>(null);
  const open = data?.orders.find(({ id }) => id === openId);

  if (error && !data) {
    return (
      <ErrorState
        title="Your orders could not be loaded."
        level={3}
        action={<Button onClick={() => void mutate()}>Retry</Button>}
      />
    );
  }
  if (!data) {
    return (
      <Skeleton label="Loading your orders">
        <SkeletonText lines={6} />
      </Skeleton>
    );
  }
  if (data.orders.length === 0) {
    return (
      <EmptyState
        title="No orders found."
        level={3}
        action={
          <StoreLink href="/shop" className={buttonClass({ intent: "quiet" })}>
            Shop
          </StoreLink>
        }
      />
    );
  }
  return (
    <>
      <OrderTable
        orders={data.orders.map((order) => ({
          id: order.id,
          date: localeDate.format(new Date(order.created_at)),
          status: <OrderStatus tone={statusTone(order.status)}>{orderStatusText(order.status)}</OrderStatus>,
          total: formatRupees(order.total),
        }))}
        renderView={({ id }, label) => (
          <button type="button" className={textLinkClass({ form: "standalone" })} onClick={() => setOpenId(id)}>
            {label}
          </button>
        )}
      />
      {open && <OrderDialog order={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

import { orderStatusText } from "@selvedge/commerce/order-states";
import type { OrderSummary } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { TextLink } from "@selvedge/ui/text-link";
import { TextInput } from "@selvedge/ui/text-input";
import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useAction } from "../calls/owner-calls.ts";
import { textOf } from "../session/text-of.ts";
import { Screen } from "../shell/screen.tsx";
import { ORDERS_SHOWN, OrdersTable } from "./orders-table.tsx";

const STATUSES = [
  "placed",
  "processing",
  "shipped",
  "delivered",
  "cancelled",
  "payment_pending",
  "payment_failed",
] as const;
const ORDER_NUMBER = /^ord/i;

/** All orders, the newest first; found by number or phone, or filtered by status. What is searched for stands in the address. */
export function OrdersPage() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const status = search.get("status") ?? undefined;
  const phone = search.get("phone") ?? undefined;
  const olderThan = search.get("older_than") ?? undefined;
  const orders = useAction<readonly OrderSummary[]>("orders list", { status, phone, older_than: olderThan });
  const lastShown = orders.data?.at(-1)?.id;
  const hasOlder = lastShown !== undefined && (orders.data?.length ?? 0) >= ORDERS_SHOWN;
  const addressWith = (changes: Readonly<Record<string, string>>) => {
    const kept = [...search].filter(([field]) => field !== "older_than");
    const query = new URLSearchParams([...kept, ...Object.entries(changes)]).toString();
    return query === "" ? "/orders" : `/orders?${query}`;
  };
  const wanted = useRef<HTMLInputElement>(null);
  // The field shows the phone of the address, also after going back. It stays the same field, and so keeps the focus.
  useEffect(() => {
    if (wanted.current) wanted.current.value = phone ?? "";
  }, [phone]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textOf(new FormData(event.currentTarget), "wanted");
    if (ORDER_NUMBER.test(typed)) void navigate(`/orders/${typed.toUpperCase()}`);
    else setSearch(typed === "" ? {} : { phone: typed });
  };
  return (
    <Screen title="Orders" reads={[orders]}>
      <div className="sv:grid sv:gap-5 sv:lg:grid-cols-[1fr_16rem]">
        <form role="search" onSubmit={handleSubmit} className="sv:flex sv:items-end sv:gap-3">
          <Field label="Order number or phone" className="sv:flex-1">
            <TextInput ref={wanted} name="wanted" type="search" defaultValue={phone} required={false} />
          </Field>
          <Button type="submit" variant="quiet">
            Find
          </Button>
        </form>
        <Field label="Status">
          <Select
            value={status ?? ""}
            onChange={({ target }) => setSearch(target.value === "" ? {} : { status: target.value })}
          >
            <option value="">All that were placed</option>
            {STATUSES.map((each) => (
              <option key={each} value={each}>
                {orderStatusText(each)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <OrdersTable
        label={labelOf({ phone, isPage: olderThan !== undefined, hasOlder })}
        orders={orders}
        empty={phone === undefined ? "There is no such order." : "No order has this phone number."}
      />
      {(hasOlder || olderThan !== undefined) && (
        <nav aria-label="Pages of orders" className="sv:flex sv:flex-wrap sv:gap-6">
          {olderThan !== undefined && <TextLink href={addressWith({})}>Newest orders</TextLink>}
          {hasOlder && <TextLink href={addressWith({ older_than: lastShown })}>Older orders</TextLink>}
        </nav>
      )}
    </Screen>
  );
}

interface Shown {
  phone: string | undefined;
  /** Whether newer ones stand on pages before. */
  isPage: boolean;
  hasOlder: boolean;
}

function labelOf({ phone, isPage, hasOlder }: Shown): string {
  if (phone !== undefined) return `Orders of ${phone}`;
  if (isPage) return "Older orders";
  return hasOlder ? `The newest ${ORDERS_SHOWN}` : "All orders, the newest first";
}

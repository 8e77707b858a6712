import { orderStatusText } from "@selvedge/commerce/order-states";
import type { OrderSummary } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { PageHeading } from "@selvedge/ui/page-heading";
import { Select } from "@selvedge/ui/select";
import { TextInput } from "@selvedge/ui/text-input";
import type { FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useAction } from "../calls/owner-calls.ts";
import { textOf } from "../session/text-of.ts";
import { OrdersTable } from "./orders-table.tsx";

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
  const orders = useAction<readonly OrderSummary[]>("orders list", { status, phone });

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textOf(new FormData(event.currentTarget), "wanted");
    if (ORDER_NUMBER.test(typed)) void navigate(`/orders/${typed.toUpperCase()}`);
    else setSearch(typed === "" ? {} : { phone: typed });
  };
  return (
    <div className="sv:grid sv:grid-cols-1 sv:gap-8">
      <PageHeading title="Orders" />
      <div className="sv:grid sv:gap-5 sv:lg:grid-cols-[1fr_16rem]">
        <form key={phone} role="search" onSubmit={handleSubmit} className="sv:flex sv:items-end sv:gap-3">
          <Field label="Order number or phone" className="sv:flex-1">
            <TextInput name="wanted" type="search" defaultValue={phone} required={false} />
          </Field>
          <Button type="submit" intent="quiet">
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
        label={phone === undefined ? "The newest 50" : `Orders of ${phone}`}
        orders={orders}
        empty={phone === undefined ? "There is no such order." : "No order has this phone number."}
      />
    </div>
  );
}

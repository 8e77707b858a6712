import type { OrderSummary, StaffRole, StockSummary } from "@selvedge/commerce/wire/owner";
import { DataTable, type DataTableColumn } from "@selvedge/ui/data-table";
import { Notice } from "@selvedge/ui/notice";
import { TextLink } from "@selvedge/ui/text-link";
import { useAction } from "../calls/owner-calls.ts";
import { ORDERS_SHOWN, OrdersTable } from "../orders/orders-table.tsx";
import { Part } from "../shell/part.tsx";
import { Screen } from "../shell/screen.tsx";

/** Pieces left to sell, from which on a variant is worth a look. */
const FEW = 3;
const MOST_SHOWN = 10;

const leftOf = ({ stock, reserved }: StockSummary) => (stock ?? 0) - reserved;

const STOCK_COLUMNS: readonly DataTableColumn<StockSummary>[] = [
  { key: "sku", label: "Code", cell: ({ sku }) => sku },
  {
    key: "what",
    label: "Piece",
    cell: ({ product, size, material }) => [product, size, material].filter(Boolean).join(", "),
  },
  { key: "left", label: "Left", align: "end", cell: leftOf },
];

/** What waits for somebody: orders to make and to ship, variants that run out, payments without a decision. */
export function TodayPage({ role }: { role: StaffRole }) {
  const toMake = useAction<readonly OrderSummary[]>("orders list", { status: "placed", oldest_first: true });
  const toShip = useAction<readonly OrderSummary[]>("orders list", { status: "processing", oldest_first: true });
  const stock = useAction<{ variants: readonly StockSummary[] }>("stock list", { at_most: FEW });
  const payments = useAction<readonly string[]>(role === "owner" ? "payments list" : null);
  const few = (stock.data?.variants ?? []).toSorted((one, other) => leftOf(one) - leftOf(other));
  const fewText = `with at most ${FEW} pieces left to sell`;
  return (
    <Screen title="Today" reads={[toMake, toShip, stock, payments]}>
      {payments.error !== undefined && payments.data === undefined && (
        <Notice variant="danger">{payments.error}</Notice>
      )}
      {payments.data !== undefined && payments.data.length > 0 && (
        <Notice variant="warning">
          <p>These payments need a decision:</p>
          <ul className="sv:mt-2 sv:grid sv:gap-1 sv:text-small">
            {payments.data.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Part title="To make">
        <OrdersTable label="Orders to make" labelDisplay="hidden" orders={toMake} empty="No order waits to be made." />
        <MoreOrders orders={toMake.data} status="placed" label="All orders to make" />
      </Part>
      <Part title="To ship">
        <OrdersTable
          label="Orders to ship"
          labelDisplay="hidden"
          orders={toShip}
          empty="No order waits to be shipped."
        />
        <MoreOrders orders={toShip.data} status="processing" label="All orders to ship" />
      </Part>
      <Part title="Few left">
        <DataTable
          label={
            few.length > MOST_SHOWN ? `${MOST_SHOWN} of the ${few.length} variants ${fewText}` : `Variants ${fewText}`
          }
          columns={STOCK_COLUMNS}
          rows={few.slice(0, MOST_SHOWN)}
          rowKey={({ sku }) => sku}
          state={stock.state === "ready" && few.length === 0 ? "empty" : stock.state}
          onRetry={stock.retry}
          labels={{
            empty: "There is enough of everything.",
            ...(stock.error === undefined ? {} : { failed: stock.error }),
          }}
        />
      </Part>
    </Screen>
  );
}

interface MoreOrdersProps {
  orders: readonly OrderSummary[] | undefined;
  status: string;
  label: string;
}

/** The way to those that wait less long than the ones shown. */
const MoreOrders = ({ orders = [], status, label }: MoreOrdersProps) =>
  orders.length >= ORDERS_SHOWN && (
    <p>
      <TextLink href={`/orders?status=${status}`}>{label}</TextLink>
    </p>
  );

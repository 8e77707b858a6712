import { formatDay, formatIsoDay } from "@selvedge/commerce/dates";
import { formatPaise } from "@selvedge/commerce/money";
import type { SalesSummary, SalesTotal } from "@selvedge/commerce/wire/owner";
import { DataTable, type DataTableColumn } from "@selvedge/ui/data-table";
import { Description, DescriptionList } from "@selvedge/ui/description-list";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { TextInput } from "@selvedge/ui/text-input";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useAction } from "../calls/owner-calls.ts";
import { ExportButton } from "../shell/export-button.tsx";
import { Part } from "../shell/part.tsx";
import { Screen } from "../shell/screen.tsx";
import { ScreenMessage } from "../shell/screen-message.tsx";

type Day = SalesSummary["days"][number];
type Sold = SalesSummary["most_sold"][number];

const DAYS: readonly DataTableColumn<Day>[] = [
  { key: "day", label: "Day", cell: ({ day }) => formatDay(`${day}T12:00:00+05:30`) },
  { key: "orders", label: "Orders", align: "end", cell: ({ orders }) => orders },
  { key: "pieces", label: "Pieces", align: "end", cell: ({ pieces }) => pieces },
  { key: "sold", label: "Sold", align: "end", cell: ({ soldPaise }) => formatPaise(soldPaise) },
  { key: "refunded", label: "Refunded", align: "end", cell: ({ refundedPaise }) => formatPaise(refundedPaise) },
];

const SOLD: readonly DataTableColumn<Sold>[] = [
  { key: "name", label: "Product", cell: ({ name }) => name },
  { key: "pieces", label: "Pieces", align: "end", cell: ({ pieces }) => pieces },
  { key: "sold", label: "Sold", align: "end", cell: ({ paise }) => formatPaise(paise) },
];

/** What was sold today, in a week or a month, and the month's papers for the accountant. */
export function SalesPage() {
  const [search, setSearch] = useSearchParams();
  const span = search.get("span") ?? "today";
  const read = useAction<SalesSummary>("sales", span === "today" ? {} : { [span]: true });
  const { data: sales } = read;
  return (
    <Screen title="Sales" reads={[read]}>
      <Field label="Time" className="sv:max-w-[20rem]">
        <Select
          value={span}
          onChange={({ target }) =>
            setSearch(target.value === "today" ? {} : { span: target.value }, { replace: true })
          }
        >
          <option value="today">Today</option>
          <option value="week">The last seven days</option>
          <option value="month">The last thirty days</option>
        </Select>
      </Field>
      {sales ? (
        <>
          <div className="sv:grid sv:gap-8 sv:sm:grid-cols-2">
            <Total title={span === "today" ? "Today" : "Together"} total={sales.total} />
            <Total title="The same time before" total={sales.before} />
          </div>
          <DataTable
            label="Most sold"
            columns={SOLD}
            rows={sales.most_sold}
            rowKey={({ slug }) => slug}
            state={sales.most_sold.length === 0 ? "empty" : "ready"}
            labels={{ empty: "Nothing was sold." }}
          />
          {sales.days.length > 1 && (
            <DataTable label="Each day" columns={DAYS} rows={sales.days.toReversed()} rowKey={({ day }) => day} />
          )}
        </>
      ) : (
        <ScreenMessage error={read.error} onRetry={read.retry} />
      )}
      <MonthExport />
    </Screen>
  );
}

const Total = ({ title, total }: { title: string; total: SalesTotal }) => (
  <Part title={title}>
    <DescriptionList variant="sums">
      <Description label="Orders">{total.orders}</Description>
      <Description label="Pieces">{total.pieces}</Description>
      <Description label="Refunded">{formatPaise(total.refundedPaise)}</Description>
      <Description label="Sold" variant="total">
        {formatPaise(total.soldPaise)}
      </Description>
    </DescriptionList>
  </Part>
);

function MonthExport() {
  const [month, setMonth] = useState(() => formatIsoDay(new Date()).slice(0, "2026-11".length));
  return (
    <Part title="For the accountant">
      <p className="sv:text-muted">Invoices and credit notes of a month with taxable values and taxes, as CSV.</p>
      <div className="sv:flex sv:flex-wrap sv:items-end sv:gap-5">
        <Field label="Month">
          <TextInput type="month" value={month} onChange={({ target }) => setMonth(target.value)} />
        </Field>
        <ExportButton action="orders export" fields={{ month }} file={`papers-${month}.csv`}>
          Save as CSV
        </ExportButton>
      </div>
    </Part>
  );
}

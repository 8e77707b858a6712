import { DataTable } from "../../src/data-table/index.ts";

const orders = [{ number: "ORD-2026-1042", placed: "19 November 2026" }];

/** A table where a description list would be right. */
export function SpareTable() {
  return (
    <DataTable
      label="Order"
      labelDisplay="hidden"
      rows={orders}
      rowKey={({ number }) => number}
      columns={[
        { key: "number", label: "Order", cell: ({ number }) => number },
        { key: "placed", label: "Placed", cell: ({ placed }) => placed },
      ]}
    />
  );
}

import type { ComponentProps, ReactNode } from "react";

/** One column of a table of `Row`s. */
export interface DataTableColumn<Row> {
  /** Tells the column from the others. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts. @default "start" */
  align?: "start" | "end";
  /** A head that is only heard, for a column of links or buttons. @default "shown" */
  headerDisplay?: "shown" | "hidden";
}

export interface DataTableProps<Row> extends Omit<ComponentProps<"table">, "children"> {
  /** Names the table. */
  caption: string;
  /** `hidden` where a heading above says the same. @default "shown" */
  captionDisplay?: "shown" | "hidden";
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Stands in place of the table when there are no rows. */
  empty?: ReactNode;
}

/** Browsers take the roles from a table whose parts are laid out as blocks; written out, they stay. */
const table = { role: "table" } as const;
const group = { role: "rowgroup" } as const;
const row = { role: "row" } as const;
const head = { role: "columnheader" } as const;
const cell = { role: "cell" } as const;

/**
 * Rows and columns; below 768 px each row is a block with its heads beside its values, and still a table to those who hear it.
 */
export function DataTable<Row>({
  caption,
  captionDisplay = "shown",
  columns,
  rows,
  rowKey,
  empty = null,
  className = "",
  ...props
}: DataTableProps<Row>) {
  if (rows.length === 0) return empty;
  return (
    <table
      {...props}
      {...table}
      data-component="data-table"
      className={`block w-full text-start text-small tabular lg:table ${className}`}
    >
      <caption
        className={captionDisplay === "hidden" ? "sr-only" : "block pb-3 text-start text-muted lg:table-caption"}
      >
        {caption}
      </caption>
      <thead {...group} className="sr-only lg:not-sr-only lg:table-header-group">
        <tr {...row} className="lg:border-b lg:border-ink">
          {columns.map(({ key, header, align, headerDisplay }) => (
            <th
              key={key}
              {...head}
              scope="col"
              className={`pe-6 pt-3 pb-2.5 text-label last:pe-0 ${align === "end" ? "text-end" : "text-start"}`}
            >
              {headerDisplay === "hidden" ? <span className="sr-only">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...group} className="block border-t border-ink lg:table-row-group lg:border-t-0">
        {rows.map((entry) => (
          <tr key={rowKey(entry)} {...row} className="block border-b border-hairline py-3 lg:table-row lg:py-0">
            {columns.map(({ key, header, cell: render, align, headerDisplay }) => (
              <td
                key={key}
                {...cell}
                className={`flex items-baseline justify-between gap-6 py-1 lg:table-cell lg:pe-6 lg:pt-4 lg:pb-3.5 lg:last:pe-0 ${align === "end" ? "lg:text-end" : ""}`}
              >
                {headerDisplay !== "hidden" && (
                  <span aria-hidden="true" className="text-muted lg:hidden">
                    {header}
                  </span>
                )}
                <span className="min-w-0 wrap-break-word">{render(entry)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

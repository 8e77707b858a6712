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
      className={`sv:block sv:w-full sv:text-start sv:text-small sv:tabular sv:lg:table ${className}`}
    >
      <caption
        className={
          captionDisplay === "hidden"
            ? "sv:sr-only"
            : "sv:block sv:pb-3 sv:text-start sv:text-muted sv:lg:table-caption"
        }
      >
        {caption}
      </caption>
      <thead {...group} className="sv:sr-only sv:lg:not-sr-only sv:lg:table-header-group">
        <tr {...row} className="sv:lg:border-b sv:lg:border-ink">
          {columns.map(({ key, header, align, headerDisplay }) => (
            <th
              key={key}
              {...head}
              scope="col"
              className={`sv:pe-6 sv:pt-3 sv:pb-2.5 sv:text-label sv:last:pe-0 ${align === "end" ? "sv:text-end" : "sv:text-start"}`}
            >
              {headerDisplay === "hidden" ? <span className="sv:sr-only">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...group} className="sv:block sv:border-t sv:border-ink sv:lg:table-row-group sv:lg:border-t-0">
        {rows.map((entry) => (
          <tr
            key={rowKey(entry)}
            {...row}
            className="sv:block sv:border-b sv:border-hairline sv:py-3 sv:lg:table-row sv:lg:py-0"
          >
            {columns.map(({ key, header, cell: render, align, headerDisplay }) => (
              <td
                key={key}
                {...cell}
                className={`sv:flex sv:items-baseline sv:justify-between sv:gap-6 sv:py-1 sv:lg:table-cell sv:lg:pe-6 sv:lg:pt-4 sv:lg:pb-3.5 sv:lg:last:pe-0 ${align === "end" ? "sv:lg:text-end" : ""}`}
              >
                {headerDisplay !== "hidden" && (
                  <span aria-hidden="true" className="sv:text-muted sv:lg:hidden">
                    {header}
                  </span>
                )}
                <span className="sv:min-w-0 sv:wrap-break-word">{render(entry)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

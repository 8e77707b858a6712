import type { ComponentProps, ReactNode } from "react";

export interface TableHead {
  /** Unique key of the column. */
  key: string;
  label: ReactNode;
  /** `hidden` keeps the header for screen readers only, for a column of links or buttons. @default "shown" */
  labelDisplay?: "shown" | "hidden" | undefined;
  /** `end` for amounts. @default "start" */
  align?: "start" | "end" | undefined;
}

interface TableProps {
  /** Names the table. */
  label: ReactNode;
  /** `hidden` if a heading above already says the same. @default "shown" */
  labelDisplay?: "shown" | "hidden" | undefined;
  heads: readonly TableHead[];
  /** `TableRow`s. */
  children: ReactNode;
}

const SIDE = { start: "sv:text-start", end: "sv:text-end" };

/**
 * A table from 768 px up, below that one block per row. Browsers drop the table roles from elements that are laid out as
 * blocks, so the roles are set explicitly here and in `TableRow` and `TableCell`.
 */
export const Table = ({ label, labelDisplay, heads, children }: TableProps) => (
  <table role="table" className="sv:block sv:w-full sv:text-start sv:tabular sv:lg:table">
    <caption
      className={
        labelDisplay === "hidden"
          ? "sv:sr-only"
          : "sv:block sv:pb-3 sv:text-start sv:text-small sv:text-muted sv:lg:table-caption"
      }
    >
      {label}
    </caption>
    <thead role="rowgroup" className="sv:max-lg:sr-only sv:lg:table-header-group">
      <tr role="row" className="sv:border-b sv:border-ink">
        {heads.map(({ key, label: name, labelDisplay: display, align = "start" }) => (
          <th
            key={key}
            role="columnheader"
            scope="col"
            className={`sv:pe-4 sv:pb-3 sv:text-label sv:last:pe-0 ${SIDE[align]}`}
          >
            {display === "hidden" ? <span className="sv:sr-only">{name}</span> : name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup" className="sv:@container sv:block sv:lg:table-row-group">
      {children}
    </tbody>
  </table>
);

/** The caller styles its block layout. Renders a `<tr>`. */
export const TableRow = ({ className = "", ...props }: ComponentProps<"tr">) => (
  <tr {...props} role="row" className={`sv:border-b sv:border-hairline sv:lg:table-row ${className}`} />
);

/** Renders a `<td>`. */
export const TableCell = ({ className = "", ...props }: ComponentProps<"td">) => (
  <td {...props} role="cell" className={`sv:lg:table-cell sv:lg:pe-4 sv:lg:last:pe-0 ${className}`} />
);

import { Unstyled } from "@storybook/addon-docs/blocks";
import type { ComponentProps, ReactNode } from "react";

/** Container for live components and tables on a documentation page, without Storybook's prose styles. */
export function Sheet({ className = "", ...props }: ComponentProps<"div">) {
  return (
    <Unstyled>
      <div {...props} className={`sv:my-6 sv:font-text sv:text-body sv:text-ink ${className}`} />
    </Unstyled>
  );
}

interface SheetTableProps {
  /** Accessible name of the table. */
  label: string;
  columns: readonly string[];
  /** Rows of `<td>`. */
  children: ReactNode;
}

/** A scrolling element must be reachable by keyboard. */
const SCROLLABLE = { role: "region", tabIndex: 0 };

/** A table that scrolls sideways on narrow pages. */
export function SheetTable({ label, columns, children }: SheetTableProps) {
  return (
    <Sheet>
      <div {...SCROLLABLE} aria-label={label} className="sv:overflow-x-auto">
        <table className="sv:w-full sv:border-collapse sv:text-small sv:[&_td]:border-t sv:[&_td]:border-hairline sv:[&_td]:py-2.5 sv:[&_td]:pe-6 sv:[&_td]:align-middle">
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="sv:pe-6 sv:pb-2.5 sv:text-start sv:text-label sv:whitespace-nowrap"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </Sheet>
  );
}

/** A name in code style. */
export function Code({ children }: { children: ReactNode }) {
  return <code className="sv:font-mono sv:text-caption sv:whitespace-nowrap">{children}</code>;
}

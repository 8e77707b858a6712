import { Button } from "@selvedge/ui/button";
import { type ReactNode, useEffect, useRef, useState } from "react";

interface RowsProps<Row> {
  /** Names the list, such as "Facts". */
  label: string;
  /** One of its rows, such as "fact". */
  noun: string;
  /** Values of the rows at first. */
  rows: readonly Row[];
  /** How few rows there may be. @default 0 */
  least?: number;
  /** How many rows there may be. */
  most: number;
  /** The fields of a row, which is undefined if it was added here. `index` begins with 0. */
  children: (row: Row | undefined, index: number) => ReactNode;
}

/** Fields of a form that repeat: rows can be added at the end, and each can be removed. */
export function Rows<Row>({ label, noun, rows: initial, least = 0, most, children }: RowsProps<Row>) {
  const [rows, setRows] = useState<readonly { id: number; row?: Row }[]>(() => initial.map((row, id) => ({ id, row })));
  const added = useRef(initial.length);
  const group = useRef<HTMLFieldSetElement>(null);
  /** What takes the focus once the rows have changed. */
  const next = useRef<"last row" | "group">(undefined);
  useEffect(() => {
    if (next.current === "last row")
      group.current?.querySelector<HTMLElement>("li:last-child :is(input, textarea)")?.focus();
    if (next.current === "group") group.current?.focus();
    next.current = undefined;
  }, [rows]);
  const add = () => {
    added.current += 1;
    setRows([...rows, { id: added.current }]);
    next.current = "last row";
  };
  // The button that was pressed goes with its row.
  const remove = (removed: number) => {
    setRows(rows.filter(({ id }) => id !== removed));
    next.current = "group";
  };
  return (
    <fieldset ref={group} tabIndex={-1} className="sv:grid sv:min-w-0 sv:grid-cols-1 sv:gap-4">
      <legend className="sv:mb-3 sv:text-label sv:font-medium">{label}</legend>
      {rows.length === 0 && <p className="sv:text-small sv:text-muted">{`There are no ${noun}s.`}</p>}
      <ul className="sv:grid sv:grid-cols-1 sv:gap-5">
        {rows.map(({ id, row }, index) => (
          <li key={id} className="sv:grid sv:grid-cols-1 sv:gap-1 sv:border-s-2 sv:border-hairline sv:ps-4">
            {children(row, index)}
            {rows.length > least && (
              <div>
                <Button variant="plain" size="sm" onClick={() => remove(id)}>
                  {`Remove ${noun} ${index + 1}`}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {rows.length < most && (
        <div>
          <Button variant="quiet" size="sm" onClick={add}>
            {`Add a ${noun}`}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

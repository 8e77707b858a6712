"use client";

import { type ComponentProps, type ReactNode, useRef } from "react";
import { type CollectionLabels, CollectionMessage, type CollectionProps } from "../collection/collection.tsx";
import { IconButton } from "../icon-button/index.ts";
import { CaretLeft } from "../icons/caret-left.tsx";
import { CaretRight } from "../icons/caret-right.tsx";
import { ScalesThin } from "../icons/scales-thin.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { Skeleton, SkeletonBlock, SkeletonText } from "../skeleton/index.ts";
import { boxes, cell, frame, rowName, scroller, table } from "./compare-table.recipe.ts";
import { type Compared, comparedRows } from "./differing.ts";

export interface CompareRow<Product> extends Compared<Product> {
  /** Unique key of the row. */
  key: string;
  label: ReactNode;
  /** Custom cell content in place of the text. */
  cell?: ((product: Product) => ReactNode) | undefined;
}

export interface CompareTableLabels extends CollectionLabels {
  /** Below the empty message. */
  emptyHint: string;
  /** Header of the name column, for screen readers. */
  names: string;
  /** Read after a row's name if products differ in it. */
  differs: string;
  /** Name of the row of `action`s, for screen readers. */
  action: string;
  /** Screen reader text of a cell without a value. */
  unknown: string;
  /** Names of the buttons that scroll by one product, shown if not all products fit. */
  previous: string;
  next: string;
}

const english: CompareTableLabels = {
  loading: "Loading products",
  empty: "Nothing to compare yet.",
  emptyHint: "Choose Compare on up to four pieces.",
  failed: "These products could not be loaded.",
  retry: "Retry",
  names: "Property",
  differs: "different",
  action: "Buy",
  unknown: "Not known",
  previous: "Previous product",
  next: "Next product",
};

export interface CompareTableProps<Product> extends CollectionProps, Omit<ComponentProps<"div">, "children"> {
  /** Table caption, for screen readers. */
  label: string;
  products: readonly Product[];
  productKey: (product: Product) => string | number;
  /** Column header: picture, name, remove button. */
  head: (product: Product) => ReactNode;
  /** Short name of the product, which screen readers repeat before each cell. */
  name: (product: Product) => string;
  rows: readonly CompareRow<Product>[];
  /** Bottom of a column: a buy button. */
  action?: ((product: Product) => ReactNode) | undefined;
  /** `differences` hides rows in which all products have the same value. @default "all" */
  show?: "all" | "differences" | undefined;
  labels?: Partial<CompareTableLabels> | undefined;
}

/**
 * Products side by side, one column each, or the loading, empty or error state. Rows with differences are marked; rows
 * without any value are left out. The table scrolls by touch, by arrow keys and by two buttons.
 */
export function CompareTable<Product>({
  label,
  products,
  productKey,
  head,
  name,
  rows,
  action,
  show = "all",
  state = "ready",
  emptyAction,
  onRetry,
  level,
  labels,
  className,
  style,
  ...props
}: CompareTableProps<Product>) {
  const words = useLabels("compareTable", english, labels);
  const region = useRef<HTMLDivElement>(null);
  const turn = (step: 1 | -1) => {
    const shown = region.current;
    const column = shown?.querySelector<HTMLElement>("thead th")?.offsetWidth;
    if (!shown || column === undefined) return;
    const onward = getComputedStyle(shown).direction === "rtl" ? -1 : 1;
    shown.scrollBy({ left: onward * step * column });
  };
  const shown = comparedRows(rows, products).filter(({ differs }) => show === "all" || differs);
  return (
    <div {...props} data-component="compare-table" data-state={state} className={frame({ className })} style={style}>
      {state === "ready" && (
        <>
          {products.length > 2 && (
            <div data-part="turn" className="sv:flex sv:justify-end sv:gap-1 sv:pb-2 sv:xl:hidden">
              <IconButton label={words.previous} onClick={() => turn(-1)}>
                <CaretLeft className="sv:rtl:rotate-180" />
              </IconButton>
              <IconButton label={words.next} onClick={() => turn(1)}>
                <CaretRight className="sv:rtl:rotate-180" />
              </IconButton>
            </div>
          )}
          <div ref={region} role="region" aria-label={label} {...SCROLLABLE} className={scroller()}>
            <table className={table()} style={{ "--count": products.length } as object}>
              <caption className="sv:sr-only">{label}</caption>
              <thead>
                <tr className="sv:border-b sv:border-ink">
                  <td className={rowName()}>
                    <span className="sv:sr-only">{words.names}</span>
                  </td>
                  {products.map((product) => (
                    <th
                      key={productKey(product)}
                      scope="col"
                      abbr={name(product)}
                      className={cell({ className: "sv:snap-start sv:pt-0" })}
                    >
                      {head(product)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map(({ row, differs }) => (
                  <tr
                    key={row.key}
                    data-part="row"
                    data-differs={differs || undefined}
                    className="sv:border-b sv:border-hairline"
                  >
                    <th scope="row" className={rowName()}>
                      <span>{row.label}</span>
                      {differs && (
                        <>
                          <span aria-hidden="true" className="sv:text-accent">
                            {"\u00a0•"}
                          </span>
                          <span className="sv:sr-only">{`, ${words.differs}`}</span>
                        </>
                      )}
                    </th>
                    {products.map((product) => (
                      <td key={productKey(product)} className={cell({ differs })}>
                        <Value product={product} row={row} unknown={words.unknown} />
                      </td>
                    ))}
                  </tr>
                ))}
                {action && (
                  <tr>
                    <th scope="row" className={rowName()}>
                      <span className="sv:sr-only">{words.action}</span>
                    </th>
                    {products.map((product) => (
                      <td key={productKey(product)} className={cell()}>
                        {action(product)}
                      </td>
                    ))}
                  </tr>
                )}
              </tbody>
            </table>
          </div>
        </>
      )}
      {state === "loading" && (
        <Skeleton label={words.loading} className={boxes()}>
          <SkeletonText lines={4} className="sv:gap-7.5 sv:pe-3" />
          {[0, 1].map((each) => (
            <div key={each} className="sv:grid sv:gap-7.5 sv:px-2 sv:lg:px-3">
              <SkeletonBlock variant="product" />
              <SkeletonText lines={5} className="sv:gap-7.5" />
            </div>
          ))}
        </Skeleton>
      )}
      <CollectionMessage
        {...{ state, words, emptyAction, onRetry, level }}
        icon={<ScalesThin />}
        hint={words.emptyHint}
      />
    </div>
  );
}

/** A scrolling element must be reachable by keyboard. */
const SCROLLABLE = { tabIndex: 0 };

interface ValueProps<Product> {
  product: Product;
  row: CompareRow<Product>;
  unknown: string;
}

function Value<Product>({ product, row, unknown }: ValueProps<Product>) {
  const text = row.text(product);
  if (text !== null) return row.cell ? row.cell(product) : text;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sv:sr-only">{unknown}</span>
    </>
  );
}

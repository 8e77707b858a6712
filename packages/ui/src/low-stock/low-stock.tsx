"use client";

import type { ComponentProps } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { lowStock } from "./low-stock.recipe.ts";

export interface LowStockLabels {
  /** `option` is the chosen value, if one was given: "M". */
  left: (count: number, option: string | undefined) => string;
}

const english: LowStockLabels = {
  left: (count, option) => (option === undefined ? `Only ${count} left` : `Only ${count} left in ${option}`),
};

const DEFAULT_THRESHOLD = 3;

export interface LowStockProps extends Omit<ComponentProps<"p">, "children"> {
  /** Pieces in stock, as the server counts them. `null`: the stock has no limit, or is not known. */
  left: number | null;
  /** Largest number that is shown. @default 3 */
  threshold?: number | undefined;
  /** Chosen value that the number is about: "M". */
  option?: string | undefined;
  /**
   * `polite` announces the text when it appears or changes, for instance after another size was chosen. Use `off` in
   * lists. @default "off"
   */
  live?: "off" | "polite" | undefined;
  labels?: Partial<LowStockLabels> | undefined;
}

/**
 * Says how many pieces are left once they are few. Empty while there are more, while there are none (the page says that it
 * is sold out) and while the number is `null`. Renders a `<p>` in each case, because a live region must exist before its
 * text.
 */
export function LowStock({
  left,
  threshold = DEFAULT_THRESHOLD,
  option,
  live = "off",
  labels,
  className,
  ...props
}: LowStockProps) {
  const words = useLabels("lowStock", english, labels);
  const isLow = left !== null && left > 0 && left <= threshold;
  const state = isLow ? "low" : "plenty";
  return (
    <p
      {...props}
      role={live === "polite" ? "status" : undefined}
      data-component="low-stock"
      data-state={state}
      className={lowStock({ state, className })}
    >
      {isLow && <span>{words.left(left, option)}</span>}
    </p>
  );
}

"use client";

import { useControlled } from "../lib/use-controlled.ts";
import { type MoreElementProps, mergeElementProps } from "../lib/merge-props.ts";

export interface CompareListBehaviour<Key extends string | number> {
  /** Keys of the compared products, in the order of selection. */
  value?: readonly Key[] | undefined;
  /** @default [] */
  defaultValue?: readonly Key[] | undefined;
  onValueChange?: ((keys: readonly Key[]) => void) | undefined;
  /** Maximum number of products. @default 4 */
  limit?: number | undefined;
  /** Called when a product is refused because the list is full; tell the shopper why. */
  onRefuse?: ((key: Key) => void) | undefined;
}

/**
 * Headless list of products to compare. Spread `toggleProps(key)` on the button of each product, whose name stays the same
 * while `aria-pressed` carries the state. A full list refuses further products through `onRefuse`; its buttons are not
 * disabled.
 */
export function useCompareList<Key extends string | number>({
  value,
  defaultValue = [],
  onValueChange,
  limit = 4,
  onRefuse,
}: CompareListBehaviour<Key>) {
  const [chosen, setChosen] = useControlled("useCompareList", value, defaultValue, onValueChange);
  const toggle = (key: Key) => {
    if (chosen.includes(key)) setChosen(chosen.filter((other) => other !== key));
    else if (chosen.length < limit) setChosen([...chosen, key]);
    else onRefuse?.(key);
  };
  return {
    chosen,
    isFull: chosen.length >= limit,
    toggle,
    clear: () => setChosen([]),
    toggleProps: (key: Key, more?: MoreElementProps) =>
      mergeElementProps({ "aria-pressed": chosen.includes(key), onClick: () => toggle(key) }, more),
  };
}

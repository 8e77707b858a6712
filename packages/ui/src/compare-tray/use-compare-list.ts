"use client";

import { useControlled } from "../lib/use-controlled.ts";

export interface CompareListBehaviour<Key extends string | number> {
  /** What is compared, in the order in which it was chosen. */
  value?: readonly Key[] | undefined;
  /** @default [] */
  defaultValue?: readonly Key[] | undefined;
  onValueChange?: ((keys: readonly Key[]) => void) | undefined;
  /** Most that can stand side by side. @default 4 */
  limit?: number | undefined;
  /** One more was asked for than can stand side by side: say so, where it was asked. */
  onRefuse?: ((key: Key) => void) | undefined;
}

/**
 * Which products a shopper compares, without markup. `toggleProps(key)` go on the button of each product, whose name stays the same
 * while `aria-pressed` tells the state. A full list refuses another and says so; no button is disabled for it.
 */
export function useCompareList<Key extends string | number>({
  value,
  defaultValue = [],
  onValueChange,
  limit = 4,
  onRefuse,
}: CompareListBehaviour<Key>) {
  const [chosen, setChosen] = useControlled(value, defaultValue, onValueChange);
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
    toggleProps: (key: Key) => ({ "aria-pressed": chosen.includes(key), onClick: () => toggle(key) }),
  };
}

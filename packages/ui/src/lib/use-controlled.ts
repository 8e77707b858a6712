"use client";

import { useState } from "react";

/**
 * State that the caller may control: `value` wins if given, else the state is internal and starts from `initial`. `reset`
 * returns to `initial` without calling the change handler, like a native control whose form is reset.
 */
export function useControlled<T>(
  value: T | undefined,
  initial: T,
  onChange?: (next: T) => void,
): [current: T, set: (next: T) => void, reset: () => void] {
  const [remembered, setRemembered] = useState(initial);
  const set = (next: T) => {
    if (value === undefined) setRemembered(next);
    onChange?.(next);
  };
  return [value === undefined ? remembered : value, set, () => setRemembered(initial)];
}

"use client";

import { useState } from "react";

/**
 * State that the caller may hold: `value` wins when it is given, else the piece remembers, starting from `initial`. `reset` goes back
 * to `initial` and tells nobody, as a native control does when its form is reset.
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

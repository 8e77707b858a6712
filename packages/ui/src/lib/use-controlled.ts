"use client";

import { useState } from "react";
import { warnAboutSwitch } from "./warn.ts";

/**
 * State of the component or hook `piece` that the caller may control: `value` wins if given, else the state is internal and starts
 * from `initial`. `reset` returns to `initial` without calling the change handler, like a native control whose form is
 * reset. A development build warns when the caller starts or stops controlling it.
 */
export function useControlled<T>(
  piece: string,
  value: T | undefined,
  initial: T,
  onChange?: (next: T) => void,
): [current: T, set: (next: T) => void, reset: () => void] {
  const [remembered, setRemembered] = useState(initial);
  if (process.env.NODE_ENV !== "production") warnAboutSwitch(piece, setRemembered, value !== undefined);
  const set = (next: T) => {
    if (value === undefined) setRemembered(next);
    onChange?.(next);
  };
  return [value === undefined ? remembered : value, set, () => setRemembered(initial)];
}

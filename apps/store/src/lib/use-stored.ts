import { useSyncExternalStore } from "react";
import { readStored, type StorageKey, subscribeStored } from "./storage.ts";

/** A stored text, live across tabs. `undefined` during server rendering and hydration, when it is not known yet. */
export function useStored(key: StorageKey): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribeStored,
    () => readStored(key),
    () => undefined,
  );
}

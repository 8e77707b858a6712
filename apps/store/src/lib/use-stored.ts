import { useSyncExternalStore } from "react";
import { readStored, type StorageKey, subscribeStored } from "./storage.ts";

/** A stored text, live across tabs. `undefined` while the server renders and the browser hydrates: not known yet. */
export function useStored(key: StorageKey): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribeStored,
    () => readStored(key),
    () => undefined,
  );
}

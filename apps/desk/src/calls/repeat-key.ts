import { useRef } from "react";

interface RepeatKey {
  /** The key of this change: the same one for the same words until it is known to be made. */
  of: (change: string) => string;
  /** Called when the change is known to be made: the next one like it is another. */
  forget: () => void;
}

/** A change whose answer is lost is asked for again with the same idempotency key, and so made once. */
export function useRepeatKey(): RepeatKey {
  const last = useRef<{ change: string; key: string }>(undefined);
  return {
    of(change) {
      if (last.current?.change !== change) last.current = { change, key: newKey() };
      return last.current.key;
    },
    forget() {
      last.current = undefined;
    },
  };
}

const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

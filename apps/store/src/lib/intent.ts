import { type PointerEvent, useRef } from "react";
import { hasGoodConnection } from "./islands/index.ts";

/**
 * How long a pointer must stay on an element to count as intent, in ms. A pointer passing over a list should not fetch
 * every entry.
 */
const INTENT_MS = 65;

interface IntentHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Event handlers for an element. `onNear` is called when a mouse, the focus or a finger reaches it, `prepare` when it
 * stays there and the connection is good.
 */
export function useIntent(prepare: () => void, onNear?: () => void): IntentHandlers {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(waiting.current);
  const begin = (delayMs: number) => {
    end();
    onNear?.();
    if (hasGoodConnection()) waiting.current = setTimeout(prepare, delayMs);
  };
  return {
    onPointerEnter: ({ pointerType }) => begin(pointerType === "mouse" ? INTENT_MS : 0),
    onPointerLeave: end,
    onFocus: () => begin(INTENT_MS),
    onBlur: end,
  };
}

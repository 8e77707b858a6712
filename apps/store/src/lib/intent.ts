import { type PointerEvent, useRef } from "react";
import { hasGoodLine } from "./islands/index.ts";

/** Who stays on something for so long means it; who only passes over a list does not ask for all of it. */
const INTENT_MS = 65;

interface IntentHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** Handlers of an element; `onNear` is called when a mouse, the focus or a finger comes to it, `prepare` when one stays; on a good line only. */
export function useIntent(prepare: () => void, onNear?: () => void): IntentHandlers {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(waiting.current);
  const begin = (delayMs: number) => {
    end();
    onNear?.();
    if (hasGoodLine()) waiting.current = setTimeout(prepare, delayMs);
  };
  return {
    onPointerEnter: ({ pointerType }) => begin(pointerType === "mouse" ? INTENT_MS : 0),
    onPointerLeave: end,
    onFocus: () => begin(INTENT_MS),
    onBlur: end,
  };
}

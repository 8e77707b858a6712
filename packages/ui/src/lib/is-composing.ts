import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/**
 * Whether a key event belongs to an input method, as used for Hindi or Japanese, which uses Enter and Escape itself while
 * composing. Safari ends the composition before it sends that key event, and marks it only by the key code.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const native = "nativeEvent" in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === 229;
}

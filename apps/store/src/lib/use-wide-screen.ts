import { useSyncExternalStore } from "react";

/** From the breakpoint `xl` up. */
const WIDE = "(width >= 64rem)";

/** Whether the screen is as wide as a desktop's; false on the server. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

import { useEffect, useState } from "react";

const measure = () => (typeof window === "undefined" ? 0 : window.innerWidth - document.documentElement.clientWidth);

/**
 * Sets `--sv-scrollbar-room` to the width of the page's scrollbar, so that locking the page does not shift it. It is
 * measured before the lock hides the scrollbar; a nested overlay finds none and keeps the value.
 */
export function useScrollbarRoom(): void {
  const [room] = useState(measure);
  useEffect(() => {
    if (room > 0) document.documentElement.style.setProperty("--sv-scrollbar-room", `${room}px`);
  }, [room]);
}

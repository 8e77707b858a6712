import { useEffect, useState } from "react";

const measure = () => (typeof window === "undefined" ? 0 : window.innerWidth - document.documentElement.clientWidth);

/**
 * Tells the styles how wide the page's scrollbar is (`--sv-scrollbar-room`), so that locking the page does not shift it.
 * Measured before the lock takes the scrollbar away; an overlay over another finds none and leaves the figure alone.
 */
export function useScrollbarRoom(): void {
  const [room] = useState(measure);
  useEffect(() => {
    if (room > 0) document.documentElement.style.setProperty("--sv-scrollbar-room", `${room}px`);
  }, [room]);
}

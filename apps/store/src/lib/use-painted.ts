import { useEffect, useState } from "react";

/**
 * Whether a frame has been painted since `what` was first rendered here, so that heavy parts can wait for it. Pass
 * `isSeen` if it was seen before.
 */
export function usePainted(what: string, isSeen: boolean): boolean {
  const [painted, setPainted] = useState(isSeen ? what : "");
  const isPainted = isSeen || painted === what;
  // Remembers it for later renders, in which `isSeen` may be false.
  if (isSeen && painted !== what) setPainted(what);
  useEffect(() => {
    if (isPainted) return;
    let task: ReturnType<typeof setTimeout>;
    // Animation callbacks run before paint; a task queued by one runs after it.
    const frame = requestAnimationFrame(() => {
      task = setTimeout(setPainted, 0, what);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [isPainted, what]);
  return isPainted;
}

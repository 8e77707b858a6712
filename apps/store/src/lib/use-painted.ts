import { useEffect, useState } from "react";

/** Whether a frame has been painted since `what` is rendered here: heavy parts of it can wait for that. `isSeen`: it was seen before. */
export function usePainted(what: string, isSeen: boolean): boolean {
  const [painted, setPainted] = useState(isSeen ? what : "");
  const isPainted = isSeen || painted === what;
  // It stays so when the next choice on the page is a navigation of another kind.
  if (isSeen && painted !== what) setPainted(what);
  useEffect(() => {
    if (isPainted) return;
    let task: ReturnType<typeof setTimeout>;
    // A frame's callbacks run before it is painted, tasks of theirs after it.
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

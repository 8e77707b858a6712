import { useCallback, useEffect, useState } from "react";

/** A message that disappears after `durationMs`. Setting it again restarts the timer. */
export function useFadingMessage(durationMs: number) {
  const [shown, setShown] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), durationMs);
    return () => clearTimeout(timer);
  }, [shown, durationMs]);
  const show = useCallback((text: string | null) => setShown(text === null ? null : { text }), []);
  return [shown?.text ?? null, show] as const;
}

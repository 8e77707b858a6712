import { useEffect, useEffectEvent } from "react";

/** Calls back when the visitor goes back or forward: an open overlay does not belong to the page that follows. */
export function useGoingBack(onBack: () => void): void {
  const handleBack = useEffectEvent(onBack);
  useEffect(() => {
    const handle = () => handleBack();
    window.addEventListener("popstate", handle);
    return () => window.removeEventListener("popstate", handle);
  }, []);
}

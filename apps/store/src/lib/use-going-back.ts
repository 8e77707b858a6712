import { useEffect, useEffectEvent } from "react";

/** Calls back when the visitor goes back or forward: what lies open over a page does not belong to the one that comes. */
export function useGoingBack(onBack: () => void): void {
  const handleBack = useEffectEvent(onBack);
  useEffect(() => {
    const handle = () => handleBack();
    window.addEventListener("popstate", handle);
    return () => window.removeEventListener("popstate", handle);
  }, []);
}

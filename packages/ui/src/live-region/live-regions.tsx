"use client";

import { type ComponentProps, useSyncExternalStore } from "react";
import { read, renderOnServer, subscribe } from "./announce.ts";

export interface LiveRegionsProps extends Omit<ComponentProps<"div">, "children"> {}

/** The page's two live regions, empty at first. Render them once in the page shell, from the first paint; see `announce`. */
export function LiveRegions({ className = "", ...props }: LiveRegionsProps) {
  const { polite, assertive } = useSyncExternalStore(subscribe, read, renderOnServer);
  return (
    <div {...props} data-component="live-regions" className={`sv:sr-only ${className}`}>
      <div role="status" aria-live="polite">
        {polite && <p key={polite.id}>{polite.text}</p>}
      </div>
      <div role="alert" aria-live="assertive">
        {assertive && <p key={assertive.id}>{assertive.text}</p>}
      </div>
    </div>
  );
}

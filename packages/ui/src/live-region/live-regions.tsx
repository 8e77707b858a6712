"use client";

import { useSyncExternalStore } from "react";
import { read, readOnServer, subscribe } from "./announce.ts";

/** The page's two live regions, silent at first. Stands once in the shell, from the first paint; see `announce`. */
export function LiveRegions() {
  const { polite, assertive } = useSyncExternalStore(subscribe, read, readOnServer);
  return (
    <div data-component="live-regions" className="sv:sr-only">
      <div role="status" aria-live="polite">
        {polite && <p key={polite.id}>{polite.text}</p>}
      </div>
      <div role="alert" aria-live="assertive">
        {assertive && <p key={assertive.id}>{assertive.text}</p>}
      </div>
    </div>
  );
}

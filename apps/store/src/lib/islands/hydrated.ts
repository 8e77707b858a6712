import { ANY_WAITING, stopKeepingPageEvents, replay } from "./early-events.ts";

/**
 * Call when the page has hydrated. Replays the kept events of the page itself; islands replay their own. Keys always
 * belong to the page.
 */
export async function hydrated(): Promise<void> {
  await replay((target, type) => type === "keydown" || target.closest(ANY_WAITING) === null);
  stopKeepingPageEvents();
}

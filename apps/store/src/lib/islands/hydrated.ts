import { ANY_WAITING, pageAnswers, replay } from "./early-events.ts";

/** Call when the page has been hydrated: does again what was done to it before, and leaves to the islands what is theirs, which a key never is. */
export async function hydrated(): Promise<void> {
  await replay((target, type) => type === "keydown" || target.closest(ANY_WAITING) === null);
  pageAnswers();
}

import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether stories are played: their plays look for English words. */
    plays: boolean;
  }
}

/** Where words are others, stories are rendered and checked as they come, and what their plays do is left out. */
export function leavePlays(annotations: { play?: unknown }[]): void {
  if (inject("plays")) return;
  for (const annotation of annotations) delete annotation.play;
}

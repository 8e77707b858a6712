import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether play functions run: they look for English texts. */
    plays: boolean;
  }
}

/** In other languages stories are rendered and checked in their initial state, without their play functions. */
export function skipPlays(annotations: { play?: unknown }[]): void {
  if (inject("plays")) return;
  for (const annotation of annotations) delete annotation.play;
}

import { island } from "../lib/islands/index.ts";

/** Everything below the film. */
export const HomeSections = island(() => import("../features/home/home-sections.tsx"), { at: "sight" });

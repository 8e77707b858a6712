import { island } from "../lib/islands/index.ts";

export const NothingFound = island(() => import("../features/search/nothing-found.tsx"), { at: "sight" });

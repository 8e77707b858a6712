import { island } from "../lib/islands/index.ts";

export const CollectionPieces = island(() => import("../features/reading/collection-pieces.tsx"), { at: "sight" });

import { island } from "../lib/islands/index.ts";

/** One on each product card. */
export const CardControls = island(() => import("../features/listing/card-controls.tsx"));

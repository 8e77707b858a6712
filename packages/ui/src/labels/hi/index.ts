import type { SelvedgeLabels } from "../../provider/index.ts";
import { browsing } from "./browsing.ts";
import { buying } from "./buying.ts";
import { frame } from "./frame.ts";

/** Every word of every piece in Hindi, for `SelvedgeProvider`. */
export const hi: SelvedgeLabels = { ...browsing, ...buying, ...frame };

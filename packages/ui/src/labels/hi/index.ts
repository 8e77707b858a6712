import type { SelvedgeLabels } from "../../provider/index.ts";
import { browsing } from "./browsing.ts";
import { buying } from "./buying.ts";
import { frame } from "./frame.ts";

/** All texts of all components in Hindi, for `SelvedgeProvider`. */
export const hi: SelvedgeLabels = { ...browsing, ...buying, ...frame };

import type { SelvedgeLabels } from "../../provider/index.ts";
import { browsing } from "./browsing.ts";
import { buying } from "./buying.ts";
import { frame } from "./frame.ts";

/** All texts of all components in Arabic, for `SelvedgeProvider`. Figures are Latin, as in the locale "ar-AE". */
export const ar: SelvedgeLabels = { ...browsing, ...buying, ...frame };

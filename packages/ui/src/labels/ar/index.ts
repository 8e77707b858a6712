import type { SelvedgeLabels } from "../../provider/index.ts";
import { browsing } from "./browsing.ts";
import { buying } from "./buying.ts";
import { frame } from "./frame.ts";

/** Every word of every piece in Arabic, for `SelvedgeProvider`. Figures are Latin, as under the locale "ar-AE". */
export const ar: SelvedgeLabels = { ...browsing, ...buying, ...frame };

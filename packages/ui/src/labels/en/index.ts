import type { SelvedgeLabels } from "../../provider/index.ts";
import { browsing } from "./browsing.ts";
import { buying } from "./buying.ts";
import { frame } from "./frame.ts";

/** All texts of all components in English: the built-in defaults, and the file to copy for another language. */
export const en: SelvedgeLabels = { ...browsing, ...buying, ...frame };

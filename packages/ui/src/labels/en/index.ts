import type { SelvedgeLabels } from "../../provider/index.ts";
import { browsing } from "./browsing.ts";
import { buying } from "./buying.ts";
import { frame } from "./frame.ts";

/** Every word of every piece in English: what the pieces say by themselves, and the file to copy for another language. */
export const en: SelvedgeLabels = { ...browsing, ...buying, ...frame };

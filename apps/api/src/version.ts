import { readFileSync } from "node:fs";
import { z } from "zod";

const file = new URL("../package.json", import.meta.url);

/** The shop's version, such as "0.1.0". */
export const VERSION = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, "utf8"))).version;

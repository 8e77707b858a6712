import { runCommandLine } from "@selvedge/api/command-line";
import { brand } from "../apps/store/src/brand.ts";
import { readSettingsFile } from "./settings-file.ts";

readSettingsFile();

/** Command line of the shop's owner, for orders, goods and reviews: `npm run shop -- orders ship ORD123456`. */
await runCommandLine(process.argv.slice(2), brand);

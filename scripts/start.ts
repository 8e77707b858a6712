import { buildStoreIfStale } from "./fresh-build.ts";
import { readSettingsFile } from "./settings-file.ts";

readSettingsFile();
const started = Date.now();
console.log("Selvedge is starting.");
if (await buildStoreIfStale()) console.log(`  storefront built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
await import("../apps/store/server.ts");

import { join } from "node:path";
import { runShop } from "@selvedge/api/run";
import { seedDemo } from "@selvedge/api/seed";
import { storefront } from "./server/storefront.ts";
import { brand } from "./src/brand.ts";

/** The whole shop in one process: API, pages and files. `--dev` serves the pages from their sources. */
const started = Date.now();
const root = import.meta.dirname;

const { address } = await runShop({
  label: brand,
  seed: ({ db, clock }, report) => seedDemo(db, clock, report),
  register: ({ app, settings, changes }) =>
    storefront(app, {
      root,
      mediaDirectory: join(root, "../api/seed/pictures"),
      publicUrl: settings.publicUrl,
      changes,
      isDevelopment: process.argv.includes("--dev"),
    }),
});
console.log(`The shop is open at ${address} (${((Date.now() - started) / 1000).toFixed(1)} s). Ctrl-C closes it.`);

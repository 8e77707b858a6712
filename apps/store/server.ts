import { join } from "node:path";
import { runShop } from "@selvedge/api/run";
import { seedShop } from "@selvedge/api/seed";
import type { Settings } from "@selvedge/api/settings/settings";
import { storefront } from "./server/storefront.ts";
import { brand } from "./src/brand.ts";

/**
 * The whole shop in one process: API, pages and files. With `API_URL`, only pages and files. `--dev` serves the pages
 * from source.
 */
const started = Date.now();
const root = import.meta.dirname;

const files = {
  root,
  mediaDirectory: join(root, "../api/seed/pictures"),
  isDevelopment: process.argv.includes("--dev"),
};
const ofSettings = ({ publicUrl, payments, offlinePages }: Settings) => ({
  publicUrl,
  paymentProvider: payments.provider,
  offlinePages,
});

const { address } = await runShop({
  label: brand,
  seed: ({ settings: { mode }, ...shop }, report) => seedShop({ mode, ...shop }, report),
  register: ({ app, settings, changes, metrics }) =>
    storefront(app, {
      ...files,
      ...ofSettings(settings),
      sharedAssets: join(settings.dataDirectory, "assets"),
      changes,
      metrics,
    }),
  // This process receives no change notifications, so it caches no pages.
  registerFront: ({ app, settings, calls }) =>
    storefront(app, { ...files, ...ofSettings(settings), changes: null, calls }),
});
console.log(`The shop is open at ${address} (${((Date.now() - started) / 1000).toFixed(1)} s). Ctrl-C closes it.`);

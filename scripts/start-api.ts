import { runShop } from "@selvedge/api/run";
import { seedShop } from "@selvedge/api/seed";
import { brand } from "../apps/store/src/brand.ts";
import { readSettingsFile } from "./settings-file.ts";

readSettingsFile();

/** Starts the API alone, for storefronts in separate processes, which find it by `API_URL`. */
const { address } = await runShop({
  label: brand,
  seed: ({ settings: { mode }, ...shop }, report) => seedShop({ mode, ...shop }, report),
});
console.log(`The API answers at ${address}. Ctrl-C closes it.`);

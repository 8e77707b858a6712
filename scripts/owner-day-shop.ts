import { join } from "node:path";
import { runShop } from "@selvedge/api/run";
import { storefront } from "../apps/store/server/storefront.ts";
import { brand } from "../apps/store/src/brand.ts";

/** The whole shop without goods, with the sandbox bank. */
const root = join(import.meta.dirname, "../apps/store");
const { address } = await runShop({
  label: brand,
  register: ({ app, settings, changes, metrics }) =>
    storefront(app, {
      root,
      mediaDirectory: join(root, "../api/seed/pictures"),
      isDevelopment: false,
      publicUrl: settings.publicUrl,
      paymentProvider: settings.payments.provider,
      offlinePages: settings.offlinePages,
      changes,
      metrics,
    }),
});
console.log(`The shop is open at ${address}`);

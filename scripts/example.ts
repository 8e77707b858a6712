/**
 * Starts an example label: builds the store with its brand, fills an empty shop from its files, and serves it.
 * Run: npm run example -- kauri
 */
import { mkdirSync, readdirSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { runShop } from "@selvedge/api/run";
import { brandModule, buildExample } from "./example-build.ts";
import { fillExample } from "./example-goods.ts";
import { readExample } from "./example-label.ts";

const root = join(import.meta.dirname, "..");
const names = readdirSync(join(root, "examples"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const USAGE = `npm run example -- ${names.join("|")} [--port 4100]`;

const { values, positionals } = parseArgs({ options: { port: { type: "string" } }, allowPositionals: true });
const [name = ""] = positionals;
if (!names.includes(name) || positionals.length > 1) {
  console.error(`Which label? ${USAGE}`);
  process.exit(2);
}

const example = await readExample(join(root, "examples", name));
const { store, media } = await buildExample(example);
process.env["DATA_DIR"] ||= join(root, ".data/examples", name);
if (values.port !== undefined) process.env["PORT"] = values.port;
mkdirSync(process.env["DATA_DIR"], { recursive: true });

// Feeds and the text for models are not built: the server reads the brand file itself.
const brandFile = pathToFileURL(join(root, "apps/store/src/brand.ts")).href;
registerHooks({
  load: (url, context, next) =>
    url === brandFile ? { format: "module", source: brandModule(example), shortCircuit: true } : next(url, context),
});
const { storefront } = await import("../apps/store/server/storefront.ts");

const { address } = await runShop({
  label: example.brand,
  seed: (shop, report) => fillExample(shop, example, report),
  register: ({ app, settings, changes }) =>
    storefront(app, {
      root: store,
      mediaDirectory: media,
      publicUrl: settings.publicUrl,
      paymentProvider: settings.payments.provider,
      offlinePages: settings.offlinePages,
      isDevelopment: false,
      changes,
    }),
});
console.log(`${example.brand.name} is open at ${address}. Ctrl-C closes it.`);

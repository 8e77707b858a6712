/**
 * Writes the registry of @selvedge/ui in shadcn's format into `packages/ui/dist/registry`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { registryIndex, registryItems } from "./registry.ts";

const dist = join(import.meta.dirname, "../packages/ui/dist");
const items = registryItems();
const write = (name: string, content: object) =>
  writeFileSync(join(dist, "registry", `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);

mkdirSync(join(dist, "registry"), { recursive: true });
write("registry", registryIndex(items));
for (const item of items) write(item.name, item);
console.log(`${items.length} items are in packages/ui/dist/registry.`);

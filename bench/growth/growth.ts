import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { moveProduct, renameProducts } from "../../apps/api/src/testing/large-shop.ts";
import { catalogueCalls } from "./calls.ts";
import { type Figures, type Run, SIZES } from "./figures.ts";
import { longestDuring, timeCall } from "./measure.ts";
import { report } from "./report.ts";
import { type Engine, ENGINES, growShop } from "./shop.ts";

const RESULTS = join(import.meta.dirname, "../results");

/**
 * Measures the catalogue at growing numbers of products, on both engines. Writes `results/growth.json` and a table that
 * compares it with `results/growth-before.json`, measured when the catalogue still counted and sorted at read time.
 */
export async function measureGrowth(name: "growth" | "growth-before" = "growth"): Promise<void> {
  const figures: Figures = {
    machine: `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`,
    runs: [],
  };
  for (const engine of ENGINES) {
    for (const products of SIZES) {
      figures.runs.push(await measureShop(engine, products));
      mkdirSync(RESULTS, { recursive: true });
      writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`);
    }
  }
  const before = readFigures("growth-before");
  const after = readFigures("growth");
  if (!before) return;
  writeFileSync(join(RESULTS, "growth.md"), report(before, after));
}

async function measureShop(engine: Engine, products: number): Promise<Run> {
  const shop = await growShop(engine, products);
  try {
    const change = () => moveProduct(shop.db);
    const asked = await catalogueCalls(shop.app);
    const calls: Run["calls"] = {};
    for (const call of asked) calls[call.name] = await timeCall(shop.app, call, change);
    await renameProducts(shop.db);
    const simple = asked.filter(({ name }) => name.startsWith("product by"));
    const longest = await longestDuring(shop.app, simple, () => shop.tidy());
    console.log(`${engine}, ${products} products: filled in ${shop.seconds.filled.toFixed(0)} s`);
    return {
      engine,
      products,
      calls,
      fillSeconds: shop.seconds.filled,
      longestWhileTidyingMs: longest,
      load: loadavg()[0] ?? Number.NaN,
    };
  } finally {
    await shop.close();
  }
}

function readFigures(name: string): Figures | null {
  const file = join(RESULTS, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Figures) : null;
}

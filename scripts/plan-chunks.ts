// Plans the chunks of the store's code anew, from the plan of now: apps/store/chunks. Takes some minutes; a second time may find better ones.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build, minifySync, type Plugin } from "vite";
import { pricing } from "../apps/store/chunks/costs.ts";
import type { Graph } from "../apps/store/chunks/graph.ts";
import { type Group, groupsOf } from "../apps/store/chunks/groups.ts";
import { PLAN_FILE, ROOT } from "../apps/store/chunks/index.ts";
import { type Moment, momentsOf } from "../apps/store/chunks/moments.ts";
import plan from "../apps/store/chunks/plan.json" with { type: "json" };
import { assignmentOf, planOf } from "../apps/store/chunks/plan.ts";
import { search } from "../apps/store/chunks/search.ts";

const STEPS = 1_000_000;
const ROUNDS = 6;

let moments: Moment[] = [];
let groups: Group[] = [];
const bytes = new Map<string, number>();

/** Takes what each module has come to, packed, from a build by the plan of now that is not kept. */
const measure: Plugin = {
  name: "measure",
  buildEnd() {
    moments = momentsOf(this as Graph);
    groups = groupsOf(this as Graph, moments);
  },
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      const packed = brotliCompressSync(chunk.code).length;
      const modules = Object.entries(chunk.modules);
      const lengths = modules.map(([id, { code }]) => minifySync(id, code ?? "").code.length);
      const all = lengths.reduce((sum, length) => sum + length, 0);
      modules.forEach(([id], place) => bytes.set(id, (packed * (lengths[place] ?? 0)) / all));
    }
  },
};

await build({
  configFile: fileURLToPath(new URL("../apps/store/vite.config.ts", import.meta.url)),
  logLevel: "error",
  build: { write: false, emptyOutDir: false },
  plugins: [measure],
});
const sizes = groups.map(({ modules }) => modules.reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0));
const { priceOf, excessesOf } = pricing(groups, sizes, moments);
const chunkOf = assignmentOf(groups, plan, ROOT);
let best = { chunkOf, price: priceOf(chunkOf) };
const tell = (what: string) => console.log(`${what}: ${Math.round(best.price).toLocaleString("en")}`);
tell("the plan of now");
for (let seed = Date.now(), round = 1; round <= ROUNDS; seed += 1, round += 1) {
  best = search(groups, priceOf, { from: best.chunkOf, seed, steps: STEPS });
  tell(`round ${round} of ${ROUNDS}`);
}
writeFileSync(PLAN_FILE, `${JSON.stringify(planOf(groups, moments, best.chunkOf, ROOT), null, 2)}\n`);
for (const { kind, of, what, by } of excessesOf(best.chunkOf)) {
  console.log(`Beyond its limit: ${of}, ${kind}, by ${Math.ceil(by)} ${what}.`);
}
console.log(`${new Set(best.chunkOf).size} chunks. npm run build, then node bench/bench.ts bytes.`);

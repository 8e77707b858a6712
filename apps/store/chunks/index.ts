import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Graph } from "./graph.ts";
import plan from "./plan.json" with { type: "json" };
import { chunksOf } from "./plan.ts";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
/** What `npm run chunks` writes. */
export const PLAN_FILE = new URL("plan.json", import.meta.url);

/** Puts each module into its chunk when all modules are known: a plugin, and the name of the chunk of each module. */
export function chunks(): { plugin: Plugin; chunkOf: (id: string) => string | null } {
  let names = new Map<string, string>();
  return {
    plugin: {
      name: "chunks",
      apply: (config, { command }) => command === "build" && !config.build?.ssr,
      buildEnd() {
        names = chunksOf(this as Graph, plan, ROOT);
      },
    },
    chunkOf: (id) => names.get(id) ?? null,
  };
}

import type { Plugin } from "vite";
import { type ModuleGraph, pageOf, partsOf, reach, snapshotOf } from "./module-graph.ts";

/** Cost of one request, expressed in characters of source that a load fetches without needing them. */
const REQUEST = 36_000;
/** Weight of a character that a page loads before it is usable. Pages that visits commonly start on weigh more. */
const BEFORE_USE = 4;
const FIRST_PAGES: Readonly<Record<string, number>> = { home: 30, shop: 30, product: 45, cart: 15 };

/** Modules that share one output file. */
export interface Group {
  ids: string[];
  size: number;
  /** What loads the group: the entry, a page, the islands of a page, or a part loaded on request. */
  loads: Set<string>;
}

/**
 * Decides which modules share a file. Modules with the same loads start as one group. The two groups whose merge saves
 * most are merged repeatedly, until no merge saves anything.
 */
export function chunks(): { plugin: Plugin; chunkOf: (id: string) => string | null } {
  const names = new Map<string, string>();
  return {
    plugin: {
      name: "chunks",
      apply: (config, { command }) => command === "build" && !config.build?.ssr,
      buildEnd() {
        const graph = snapshotOf(this as ModuleGraph);
        for (const group of merged(groupsOf(graph), graph)) for (const id of group.ids) names.set(id, nameOf(group));
      },
      // Tests that block the code of a single part read this file.
      generateBundle() {
        const source = JSON.stringify([...names].map(([id, name]) => [id.slice(id.indexOf("/src/")), name]));
        this.emitFile({ type: "asset", fileName: ".vite/chunks.json", source });
      },
    },
    chunkOf: (id) => names.get(id) ?? null,
  };
}

/**
 * Names a chunk. The server finds a page's chunk by the page's name. Other chunks are named after one of their modules,
 * which keeps the names unique.
 */
function nameOf({ ids, loads }: Group): string {
  const page = ids.map(pageOf).find((name) => name !== null);
  if (page !== undefined) return page;
  const [first = ""] = ids.toSorted();
  return loads.has("entry") ? "core" : first.split("/").slice(-2).join("-").replaceAll(/\W+/g, "-");
}

/** Groups the modules that have the same loads. */
export function groupsOf(graph: ModuleGraph): Group[] {
  // The bundler reads modules in no fixed order. Sorting makes the same sources give the same files.
  const ids = [...graph.getModuleIds()].toSorted();
  const loads = new Map<string, Set<string>>();
  const add = (load: string, modules: Iterable<string>) => {
    for (const id of modules) loads.set(id, (loads.get(id) ?? new Set()).add(load));
  };
  const entry = reach(
    ids.filter((id) => graph.getModuleInfo(id)?.isEntry),
    graph,
  );
  add("entry", entry);
  for (const id of ids) {
    if (pageOf(id) !== null) {
      const shown = reach([id], graph).union(entry);
      add(id, shown.difference(entry));
      add(`islands of ${id}`, reach(shown, graph, ["island"]).difference(shown));
    }
    for (const [part, kind] of partsOf(id, graph))
      if (kind !== "page" && kind !== "island") add(part, reach([part], graph).difference(entry));
  }
  return [...Map.groupBy(loads.keys(), (id) => [...(loads.get(id) ?? [])].join()).values()].map((alike) => ({
    ids: alike,
    size: alike.reduce((sum, id) => sum + (graph.getModuleInfo(id)?.code?.length ?? 0), 0),
    loads: loads.get(alike[0] ?? "") ?? new Set(),
  }));
}

/** Merges groups as long as that lowers the total cost of all loads. */
export function merged(all: Group[], graph: ModuleGraph): Group[] {
  let groups = all;
  for (;;) {
    const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group] as const)));
    let best: { saved: number; pair: Group[]; imported: Group[] } = { saved: 0, pair: [], imported: [] };
    groups.forEach((first, place) => {
      for (const second of groups.slice(0, place)) {
        const pair = [first, second];
        const loads = first.loads.union(second.loads);
        const separate = costOf(first) + costOf(second);
        const together = costOf({ size: first.size + second.size, loads });
        if (separate - together <= best.saved || isKeptApart(first, second)) continue;
        const imported = importedBy(pair, groupOf, graph);
        const brought = imported.map((group) => costOf({ ...group, loads: group.loads.union(loads) }) - costOf(group));
        const saved = separate - together - brought.reduce((sum, cost) => sum + cost, 0);
        if (saved > best.saved && !imported.some((group) => pair.includes(group))) best = { saved, pair, imported };
      }
    });
    const [first, second] = best.pair;
    if (!first || !second) return groups;
    const loads = first.loads.union(second.loads);
    for (const group of best.imported) group.loads = group.loads.union(loads);
    const union = { ids: [...first.ids, ...second.ids], size: first.size + second.size, loads };
    groups = [...groups.filter((group) => group !== first && group !== second), union];
  }
}

function weightOf(load: string): number {
  const page = pageOf(load);
  return page === null ? 1 : (FIRST_PAGES[page] ?? BEFORE_USE);
}
/** Cost of one file, summed over all loads that fetch it. */
const costOf = ({ size, loads }: Pick<Group, "size" | "loads">) =>
  [...loads].reduce((sum, load) => sum + REQUEST + size * weightOf(load), 0);

/**
 * Two groups are never merged if one belongs to the entry, which every load already has, or if both hold a page: each
 * page keeps a file of its own.
 */
const isKeptApart = (a: Group, b: Group) =>
  a.loads.has("entry") || b.loads.has("entry") || [a, b].every(({ ids }) => ids.some((id) => pageOf(id) !== null));

/**
 * The groups that the pair imports, directly or indirectly. Contains a group of the pair if the merge would create an
 * import cycle.
 */
function importedBy(pair: readonly Group[], groupOf: ReadonlyMap<string, Group>, graph: ModuleGraph): Group[] {
  const seen = new Set<Group>();
  const visit = (group: Group) => {
    for (const id of group.ids) {
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
        const next = groupOf.get(imported);
        if (!next || next === group || seen.has(next) || (pair.includes(group) && pair.includes(next))) continue;
        seen.add(next);
        if (!pair.includes(next)) visit(next);
      }
    }
  };
  pair.forEach(visit);
  return [...seen].filter((group) => !group.loads.has("entry"));
}

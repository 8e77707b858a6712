import type { Plugin } from "vite";
import { type ModuleGraph, pageOf, partsOf, type PartKind, reach, snapshotOf } from "./module-graph.ts";

/** Kinds of pages that share code. Every other page is a text. */
const KINDS: Readonly<Record<string, RegExp>> = {
  list: /^(shop|search|wishlist|compare)$/,
  purchase: /^(product|cart)$/,
  order: /^(account|checkout|order|payment|track)/,
  "sign-in": /^(login|register|forgot|reset|revert)/,
};

/** Of the five kinds. */
const MOST_KINDS = 4;

/** When a page needs a module, in order. */
const MOMENTS: readonly { name: string; parts: readonly PartKind[] }[] = [
  { name: "shown", parts: [] },
  { name: "islands", parts: ["island"] },
  { name: "opened", parts: ["island", "below", "overlay"] },
  // Parts for signed-in visitors, and what these open.
  { name: "signed-in", parts: ["island", "pagePart"] },
  { name: "signed-in-opened", parts: ["island", "below", "overlay", "pagePart"] },
];
const SHOWN = 0;
const ISLANDS = 1;

/** The moment at which each page needs a module. */
type Need = Map<string, number>;

/**
 * Modules share a file if they have the same moment, and the same page or kinds of pages; an overlay has a file of its own. A
 * module's static imports have an earlier moment, or the same and at least its pages and overlays, so files never import each
 * other in a circle.
 */
export function chunks(): { plugin: Plugin; chunkOf: (id: string) => string | null } {
  let names = new Map<string, string>();
  let later = {};
  return {
    plugin: {
      name: "chunks",
      apply: (config, { command }) => command === "build" && !config.build?.ssr,
      buildEnd() {
        const graph = snapshotOf(this as ModuleGraph);
        names = chunkNames(graph);
        later = laterChunks(graph, names);
      },
      generateBundle() {
        const emit = (name: string, content: unknown) =>
          this.emitFile({ type: "asset", fileName: `.vite/${name}`, source: JSON.stringify(content) });
        // The server has these files fetched ahead.
        emit("later.json", later);
        // Tests that block the code of a single part read this file.
        emit(
          "chunks.json",
          Array.from(names, ([id, name]) => [id.slice(id.indexOf("/src/")), name]),
        );
      },
    },
    chunkOf: (id) => names.get(id) ?? null,
  };
}

/** The chunk of each module. A page's own chunk has the page's name, by which the server finds it. */
export function chunkNames(graph: ModuleGraph): Map<string, string> {
  const needs = new Map<string, Need>();
  const { entry, pages } = neededModules(graph);
  for (const [page, moments] of pages) {
    moments.forEach((ids, moment) => {
      for (const id of ids) needs.set(id, (needs.get(id) ?? new Map()).set(page, moment));
    });
  }
  const overlays = overlaysOf(graph);
  const names = new Map(
    Array.from(needs, ([id, need]) => {
      const isOpened = Math.min(...need.values()) > ISLANDS;
      return [id, (isOpened && overlayChunk(overlays.get(id))) || nameOf(need)];
    }),
  );
  for (const id of entry) names.set(id, "core");
  return names;
}

/** Modules of more overlays than this, such as the dialog, share a chunk: opening one evaluates no code of the others. */
const FEW = 4;

function overlayChunk(overlays: ReadonlySet<string> = new Set()): string | null {
  if (overlays.size > FEW) return "overlays";
  const [overlay = "", ...others] = overlays;
  // The folder is part of the name, because a page and an overlay may have the same file name.
  const [, folder, file] = /([^/]+)\/([^/]+)\.tsx?$/.exec(overlay) ?? [];
  return file === undefined || others.length > 0 ? null : `${folder}-${file}`;
}

/** The overlays, and the parts that load when scrolled into view, that import each module. */
function overlaysOf(graph: ModuleGraph): Map<string, Set<string>> {
  const overlays = new Map<string, Set<string>>();
  for (const id of graph.getModuleIds()) {
    for (const [part, kind] of partsOf(id, graph)) {
      if (kind !== "overlay" && kind !== "below") continue;
      for (const module of reach([part], graph)) overlays.set(module, (overlays.get(module) ?? new Set()).add(part));
    }
  }
  return overlays;
}

function nameOf(need: Need): string {
  const moment = Math.min(...need.values());
  // What some pages show and others only open is in the chunk of the former: most visitors of the latter never open it.
  const pages = [...need].flatMap(([page, at]) => (at <= Math.max(moment, ISLANDS) ? [page] : []));
  const kindOf = (page: string) => Object.keys(KINDS).find((kind) => KINDS[kind]?.test(page)) ?? "text";
  const kinds = [...new Set(pages.map(kindOf))].toSorted();
  // What nearly all kinds need is one file: a file more costs the others less than a request.
  const shared = kinds.length >= MOST_KINDS ? "all" : kinds.join("-");
  const [scope = ""] = pages.length === 1 ? pages : [`shared-${shared}`];
  return moment === SHOWN ? scope : `${scope}-${MOMENTS[moment]?.name}`;
}

/** The chunks that each page needs at the first input and later. */
function laterChunks(graph: ModuleGraph, names: ReadonlyMap<string, string>) {
  const namesOf = (ids: ReadonlySet<string> = new Set()) => [...new Set(Array.from(ids, (id) => names.get(id)))];
  const entries = Array.from(neededModules(graph).pages, ([page, [, islands, opened]]) => {
    return [page, { islands: namesOf(islands), opened: namesOf(opened) }];
  });
  return Object.fromEntries(entries) as Record<string, { islands: string[]; opened: string[] }>;
}

/** The modules of the entry, and for each page the modules that it needs additionally at each moment. */
function neededModules(graph: ModuleGraph) {
  // The bundler reads modules in no fixed order. Sorting makes the same sources give the same files.
  const ids = [...graph.getModuleIds()].toSorted();
  const entries = ids.filter((id) => graph.getModuleInfo(id)?.isEntry);
  const entry = reach(entries, graph);
  const pages = new Map<string, Set<string>[]>();
  for (const id of ids) {
    const page = pageOf(id);
    if (page === null) continue;
    let known = entry;
    const added = MOMENTS.map(({ parts }) => {
      const before = known;
      known = known.union(reach([...entries, id], graph, parts));
      return known.difference(before);
    });
    pages.set(page, added);
  }
  return { entry, pages };
}

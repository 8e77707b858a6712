import type { Plugin } from "vite";
import { type ModuleGraph, type Moment, MOMENTS, neededModules, snapshotOf } from "./module-graph.ts";

/** Kinds of pages that share code. Every other page is a text. */
const KINDS: Readonly<Record<string, RegExp>> = {
  list: /^(shop|search|wishlist|compare)$/,
  purchase: /^(product|cart)$/,
  order: /^(account|checkout|order|payment|track)/,
  "sign-in": /^(login|register|forgot|reset|revert)/,
};
/** Of the five kinds. */
const MOST_KINDS = 4;

/** Puts modules into chunks, and writes two lists of chunks for the server and for tests. */
export function chunks(): { plugin: Plugin; chunkOf: (id: string) => string | null } {
  let names = new Map<string, string>();
  let lists: Record<string, unknown> = {};
  return {
    plugin: {
      name: "chunks",
      apply: (config, { command }) => command === "build" && !config.build?.ssr,
      buildEnd() {
        const graph = snapshotOf(this as ModuleGraph);
        names = chunkNames(graph);
        const namesOf = (ids: Set<string>) => [...new Set(Array.from(ids, (id) => names.get(id)))];
        const later = Array.from(neededModules(graph).pages, ([page, { islands, opened }]) => {
          return [page, { islands: namesOf(islands), opened: namesOf(opened) }] as const;
        });
        // The server has the later chunks fetched ahead. Tests block the chunk of a module.
        const paths = Array.from(names, ([id, name]) => [id.slice(id.indexOf("/src/")), name]);
        lists = { later: Object.fromEntries(later), chunks: paths };
      },
      generateBundle() {
        for (const [name, list] of Object.entries(lists)) {
          this.emitFile({ type: "asset", fileName: `.vite/${name}.json`, source: JSON.stringify(list) });
        }
      },
    },
    chunkOf: (id) => names.get(id) ?? null,
  };
}

/**
 * The chunk of each module. Modules share a chunk if only one page needs them and at the same moment, if the same kinds of
 * pages show them, or if several pages need them later. A module's static imports have an earlier moment, or the same and at
 * least its pages, so chunks never import each other in a circle. The server finds a page's chunk by the page's name.
 */
export function chunkNames(graph: ModuleGraph): Map<string, string> {
  const { entry, pages } = neededModules(graph);
  const names = new Map(Array.from(entry, (id) => [id, "core"]));
  const modules = new Set([...pages.values()].flatMap((added) => MOMENTS.flatMap((moment) => [...added[moment]])));
  for (const id of modules) {
    const moments = Array.from(pages, ([page, added]) => ({ page, at: MOMENTS.find((each) => added[each].has(id)) }));
    names.set(id, nameOf(moments.filter((each): each is Need => each.at !== undefined)));
  }
  return names;
}

/** A page that needs a module, and when it does. */
interface Need {
  page: string;
  at: Moment;
}

function nameOf(needs: readonly Need[]): string {
  const first = MOMENTS.find((moment) => needs.some(({ at }) => at === moment)) ?? "shown";
  // What some pages show and others only open is in the chunk of the former: most visitors of the latter never open it.
  const soon = needs.filter(({ at }) => at === first || at === "shown" || at === "islands");
  const kindOf = (page: string) => Object.keys(KINDS).find((kind) => KINDS[kind]?.test(page)) ?? "text";
  const kinds = [...new Set(soon.map(({ page }) => kindOf(page)))].toSorted();
  // What nearly all kinds need is one file: a file more costs the others less than a request.
  const shared = first !== "shown" || kinds.length >= MOST_KINDS ? "shared" : `shared-${kinds.join("-")}`;
  const [scope = ""] = soon.length === 1 ? soon.map(({ page }) => page) : [shared];
  return first === "shown" ? scope : `${scope}-${first}`;
}

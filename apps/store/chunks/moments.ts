import { type Graph, isAskedFor, isIsland, pageOf, reach } from "./graph.ts";

/**
 * When code is loaded: a page is shown, somebody moves on it, something is asked for there. `alone`: what
 * nobody can buy without is asked for where the islands could not be had.
 */
export interface Moment {
  kind: "shown" | "moved" | "asked" | "alone";
  /** The page, or what is asked for; the shell by itself has the name of the entry. */
  of: string;
  /** All that is loaded then. */
  modules: ReadonlySet<string>;
  /** Those of them that are for the page behind a link. */
  ahead: ReadonlySet<string>;
  /** The place in the list of the moment before, whose modules are there already. */
  base: number | null;
}

/** Of a link that has the page behind it brought in quiet (`lib/prepared-page.ts`): the product's. */
const PREPARING = /\/lib\/prepared-page\.ts$/;

/** Where what is bought lies. */
const VITAL = /\/cart-drawer\.tsx$/;

/** The moments of a shop. What opens over every page is asked for once, and so is what is asked for within it. */
export function momentsOf(graph: Graph): Moment[] {
  // Each machine reads them in an order of its own; sorted, it still builds what every other does.
  const ids = [...graph.getModuleIds()].toSorted();
  const entry = ids.filter((id) => graph.getModuleInfo(id)?.isEntry);
  const product = ids.filter((id) => pageOf(id) === "product");
  const moments: Moment[] = [];
  const add = (
    kind: Moment["kind"],
    of: string,
    modules: ReadonlySet<string>,
    base: number | null,
    ahead: ReadonlySet<string> = new Set(),
  ) => moments.push({ kind, of, modules: new Set([...modules, ...ahead]), ahead, base }) - 1;

  const partsOf = (modules: ReadonlySet<string>) =>
    new Set(Array.from(modules, (id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).flat());
  const ask = (base: number, shown: ReadonlySet<string>, met: ReadonlySet<string>) => {
    const there = moments[base]?.modules ?? new Set<string>();
    const parts = partsOf(there);
    for (const part of parts) {
      if (!isAskedFor(part) || met.has(part)) continue;
      const wanted = reach([part], graph, isIsland);
      const moment = add("asked", part, new Set([...there, ...wanted]), base);
      if (VITAL.test(part)) add("alone", part, new Set([...shown, ...wanted]), null);
      ask(moment, shown, new Set([...met, ...parts]));
    }
  };
  const show = (of: string, roots: string[], met: ReadonlySet<string>) => {
    const first = reach([...entry, ...roots], graph);
    const shown = add("shown", of, first, null);
    const modules = reach([...entry, ...roots], graph, isIsland);
    const prepares = [...first].some((id) => PREPARING.test(id));
    const ahead = prepares ? [...reach(product, graph, isIsland)].filter((id) => !modules.has(id)) : [];
    ask(add("moved", of, modules, shown, new Set(ahead)), first, met);
    return modules;
  };

  const shell = show(entry.join(), [], new Set());
  const met = partsOf(shell);
  for (const id of ids) {
    const page = pageOf(id);
    if (page !== null) show(page, [id], met);
  }
  return moments;
}

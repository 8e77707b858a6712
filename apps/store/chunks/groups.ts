import { type Graph, isIsland } from "./graph.ts";
import type { Moment } from "./moments.ts";

/** Modules that are needed at exactly the same moments. */
export interface Group {
  modules: readonly string[];
  /** The places of the groups that it imports. */
  imports: readonly number[];
  /** Whether it asks for islands: where it runs, they come. */
  hasIslands: boolean;
  /** Whether an island begins with it. */
  isIsland: boolean;
}

/** The group of the entry comes first, since every moment needs it. */
export function groupsOf(graph: Graph, moments: readonly Moment[]): Group[] {
  const ids = [...new Set(moments.flatMap(({ modules }) => [...modules]))];
  const islands = new Set(
    ids.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((id) => isIsland(id)),
  );
  const sets = Map.groupBy(ids, (id) => moments.map(({ modules }) => Number(modules.has(id))).join(""));
  const lists = [...sets].toSorted(([a], [b]) => (a < b ? 1 : -1)).map(([, modules]) => modules);
  const places = new Map(lists.flatMap((modules, place) => modules.map((id) => [id, place] as const)));
  return lists.map((modules, place) => {
    const imported = modules.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? []);
    const imports = new Set(imported.flatMap((id) => places.get(id) ?? []));
    imports.delete(place);
    const hasIslands = modules.some((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds.some(isIsland));
    return { modules, imports: [...imports], hasIslands, isIsland: modules.some((id) => islands.has(id)) };
  });
}

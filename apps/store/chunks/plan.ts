import { relative } from "node:path";
import type { Assignment } from "./costs.ts";
import { type Graph, isOfServer } from "./graph.ts";
import { type Group, groupsOf } from "./groups.ts";
import { type Moment, momentsOf } from "./moments.ts";
import { namesOf } from "./names.ts";

/** The modules of each chunk, by their paths from the root of the repository. */
export type Plan = Readonly<Record<string, readonly string[]>>;

/**
 * The name of the chunk of each module. A module that the plan does not know goes with those that are needed at exactly the same
 * moments, or, where there are none, into a chunk of their own: a new page needs no new plan, until the budgets say so.
 */
export function chunksOf(graph: Graph, plan: Plan, root: string): Map<string, string> {
  const moments = momentsOf(graph);
  const groups = groupsOf(graph, moments);
  const planned = namesIn(plan);
  const chunkOf = assignmentOf(groups, plan, root);
  const known = new Map(groups.map(({ modules }, group) => [chunkOf[group], nameIn(planned, modules, root)]));
  const names = namesOf(groups, moments, chunkOf);
  const chunks = groups.map((_, group) => {
    const name = names[group] ?? "";
    return known.get(chunkOf[group]) ?? (name in plan ? `${name}-new` : name);
  });
  const found = new Map(
    groups.flatMap(({ modules }, group) => modules.map((id) => [id, chunks[group] ?? ""] as const)),
  );
  // What is left of a module of the server goes with what imports it.
  for (const [id, chunk] of [...found]) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (isOfServer(imported)) found.set(imported, chunk);
    }
  }
  return found;
}

const namesIn = (plan: Plan) =>
  new Map(Object.entries(plan).flatMap(([name, paths]) => paths.map((path) => [path, name] as const)));
const nameIn = (planned: ReadonlyMap<string, string>, modules: readonly string[], root: string) =>
  modules.flatMap((id) => planned.get(relative(root, id)) ?? [])[0];

/** The assignment that a plan is. */
export function assignmentOf(groups: readonly Group[], plan: Plan, root: string): Assignment {
  const planned = namesIn(plan);
  const places = new Map<string, number>();
  return Uint16Array.from(groups, ({ modules }, group) => {
    const name = nameIn(planned, modules, root);
    const place = places.get(name ?? "") ?? group;
    if (name !== undefined) places.set(name, place);
    return place;
  });
}

/** The plan that an assignment is. */
export function planOf(groups: readonly Group[], moments: readonly Moment[], chunkOf: Assignment, root: string): Plan {
  const names = namesOf(groups, moments, chunkOf);
  const plan: Record<string, string[]> = {};
  groups.forEach(({ modules }, group) => {
    (plan[names[group] ?? ""] ??= []).push(...modules.map((id) => relative(root, id)));
  });
  return Object.fromEntries(
    Object.entries(plan)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, paths]) => [name, paths.toSorted()]),
  );
}

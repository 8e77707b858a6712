/** The part of the bundler's module information that is read here. */
export interface ModuleGraph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): {
    code?: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
    isEntry: boolean;
  } | null;
}

/** A copy of the graph. The bundler collects a module's information anew on every call, which takes minutes in all. */
export function snapshotOf(graph: ModuleGraph): ModuleGraph {
  const infos = new Map(
    Array.from(graph.getModuleIds(), (id) => {
      const info = graph.getModuleInfo(id);
      const copy = info && {
        code: info.code ?? null,
        importedIds: info.importedIds,
        dynamicallyImportedIds: info.dynamicallyImportedIds,
        isEntry: info.isEntry,
      };
      return [id, copy] as const;
    }),
  );
  return { getModuleIds: () => infos.keys(), getModuleInfo: (id) => infos.get(id) ?? null };
}

/** The functions of `src/lib/islands` that create parts; `below` is an island that loads when scrolled into view. */
export type PartKind = "page" | "island" | "below" | "pagePart" | "overlay";

const PAGE = /\/src\/routes\/([\w-]+)\.tsx$/;
const PART = /\b(island|pagePart|overlay)\(\s*\(\) =>\s*import\("[./]*([^"]+)"\)(,\s*\{[^}]*at: "sight")?/g;

/** The name of the page that this module implements, or `null`. */
export const pageOf = (id: string): string | null => PAGE.exec(id)?.[1] ?? null;

/**
 * The dynamic imports of a module, by id, with the kind of part each creates. Throws for an `import()` outside these
 * functions.
 */
export function partsOf(id: string, graph: ModuleGraph): Map<string, PartKind> {
  const { code, dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
  if (dynamicallyImportedIds.length === 0) return new Map();
  const made = Array.from((code ?? "").matchAll(PART), ([, maker, path = "", below]) => ({
    path: `/${path}`,
    kind: (below ? "below" : maker) as PartKind,
  }));
  return new Map(
    dynamicallyImportedIds.map((part) => {
      const kind = pageOf(part) ? "page" : made.find(({ path }) => part.endsWith(path))?.kind;
      if (!kind) throw new Error(`${id} imports ${part} without island(), pagePart() or overlay().`);
      return [part, kind];
    }),
  );
}

/** All modules loaded with `roots`: their static imports, and the parts of the requested kinds with their imports. */
export function reach(roots: Iterable<string>, graph: ModuleGraph, kinds: readonly PartKind[] = []): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
    for (const [part, kind] of partsOf(id, graph)) if (kinds.includes(kind)) visit(part);
  };
  for (const root of roots) visit(root);
  return seen;
}

/** When a page needs a module, in order. The last two are parts for signed-in visitors, and what these open. */
export type Moment = "shown" | "islands" | "opened" | "signed-in" | "signed-in-opened";
const PARTS: Record<Moment, readonly PartKind[]> = {
  shown: [],
  islands: ["island"],
  opened: ["island", "below", "overlay"],
  "signed-in": ["island", "pagePart"],
  "signed-in-opened": ["island", "below", "overlay", "pagePart"],
};
export const MOMENTS = Object.keys(PARTS) as Moment[];

/** The modules of the entry, and for each page the modules that it needs additionally at each moment. */
export function neededModules(graph: ModuleGraph) {
  // The bundler reads modules in no fixed order. Sorting makes the same sources give the same files.
  const ids = [...graph.getModuleIds()].toSorted();
  const entries = ids.filter((id) => graph.getModuleInfo(id)?.isEntry);
  const entry = reach(entries, graph);
  const pages = new Map<string, Record<Moment, Set<string>>>();
  for (const id of ids) {
    const page = pageOf(id);
    if (page === null) continue;
    let known = entry;
    const added = MOMENTS.map((moment) => {
      const before = known;
      known = known.union(reach([...entries, id], graph, PARTS[moment]));
      return [moment, known.difference(before)] as const;
    });
    pages.set(page, Object.fromEntries(added) as Record<Moment, Set<string>>);
  }
  return { entry, pages };
}

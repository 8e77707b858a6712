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

/** The makers of `src/lib/islands`; `below` is an island that waits until it is seen. */
export type PartKind = "page" | "island" | "below" | "pagePart" | "overlay";

const PAGE = /\/src\/routes\/([\w-]+)\.tsx$/;
const PART = /\b(island|pagePart|overlay)\(\s*\(\) =>\s*import\("[./]*([^"]+)"\)(,\s*\{[^}]*at: "sight")?/g;

/** The name of the page whose module this is, or `null`. */
export const pageOf = (id: string): string | null => PAGE.exec(id)?.[1] ?? null;

/** What a module imports dynamically, by id, and how it is shown. Throws for an `import()` that no maker was given. */
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

/** The modules that come with `roots`: all that they import, and the parts of the wanted kinds with what those import. */
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

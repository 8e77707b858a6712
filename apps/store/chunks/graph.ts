/** The part of rolldown's module information that tells who imports whom. */
interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  isEntry: boolean;
}

export interface Graph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): Module | null;
}

const PAGE = /\/src\/routes\/([\w-]+)\.tsx$/;
/** Parts that come when they are asked for: what opens over a page or beside it, or stands in for it. */
const OVERLAY = /-(dialog|drawer|overlay|side|window|view)\.tsx$/;
/** Islands that come when they are seen. */
const BELOW = /-below\.tsx$/;

const OF_SERVER = /\.server\.tsx$/;

/** The name of a page's own module. */
export const pageOf = (root: string): string | null => PAGE.exec(root)?.[1] ?? null;
/** Whether the browser's build has nothing left of a module. */
export const isOfServer = (id: string): boolean => OF_SERVER.test(id);
/** Whether a part comes neither with its page nor at the first move. */
export const isAskedFor = (part: string): boolean => OVERLAY.test(part) || BELOW.test(part);
/** Whether a part comes at the first move on its page. */
export const isIsland = (part: string): boolean => !isAskedFor(part) && !PAGE.test(part);

/**
 * The modules of a page or of the entry, and of its islands, on the server as in the browser; what opens over it counts for
 * nobody, and no page for another.
 */
export const shownBy = (root: string, graph: Graph): Set<string> =>
  reach([root], graph, (part) => !OVERLAY.test(part) && !PAGE.test(part), true);

/** The modules that are loaded with these, and with the parts that are followed: in the browser, or `onServer` too. */
export function reach(
  roots: Iterable<string>,
  graph: Graph,
  follows: (part: string) => boolean = () => false,
  onServer = false,
): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id) || (isOfServer(id) && !onServer)) return;
    seen.add(id);
    const module = graph.getModuleInfo(id);
    module?.importedIds.forEach(visit);
    module?.dynamicallyImportedIds.filter(follows).forEach(visit);
  };
  for (const root of roots) visit(root);
  return seen;
}

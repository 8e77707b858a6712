/** The part of rolldown's module information that tells who imports whom. */
interface ModuleInfo {
  importers: readonly string[];
  dynamicImporters: readonly string[];
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  isEntry: boolean;
}

export interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

const PAGE = /\/src\/routes\/([\w-]+)\.tsx$/;
/** Parts that come when they are asked for: what opens over a page or beside it, or stands in for it. */
const OVERLAY = /-(dialog|drawer|overlay|side|window|view)\.tsx$/;
/** What so many pages need is worth having before the first of them. */
const SHARED_BY_MOST = 8;
/** Owner of the parts that the entry asks for: they stand on every page. */
const SHELL = "shell";

/**
 * Names the chunk of a module, so that a page and its islands are a handful of files instead of one for each shared piece:
 *
 * | chunk           | holds                                                                                       |
 * |-----------------|---------------------------------------------------------------------------------------------|
 * | `core`          | what the entry needs, or most pages, or some page and the islands of the shell              |
 * | `shop`          | what one page needs, and nobody but its own islands and overlays                            |
 * | `shop-shared`   | what the largest page and its islands share with other pages, all in one file               |
 * | `cart-login`    | what other pages share, named after the two largest of them                                 |
 * | `cart-shared`   | what one of those shares with islands and overlays of others                                |
 * | `shop-islands`  | what only the islands of a page need, or of several (`account-checkout-islands`)            |
 * | `shell`         | what the islands of the shell need, and what those of the largest page share with others    |
 * | `shop-overlays` | what only the overlays of a page need, or its islands and several overlays of others        |
 * | `overlays`      | what the overlays of several pages need                                                     |
 *
 * Null leaves a module with its only user. Pages are known by their folder, so that a new route needs no entry anywhere.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const roots = [...rootsOf(id, graph)];
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return "core";
  const pages = roots.flatMap((root) => pageOf(root) ?? []);
  const overlays = roots.filter((root) => OVERLAY.test(root));
  const islands = roots.filter((root) => pageOf(root) === null && !OVERLAY.test(root));
  const islandOwners = ownersOf(islands, graph);
  const overlayOwners = ownersOf(overlays, graph);
  const owners = new Map([...islandOwners, ...overlayOwners]);

  if (pages.length > 0) {
    if (pages.length >= SHARED_BY_MOST || islandOwners.has(SHELL)) return "core";
    const [page = "", ...others] = pages;
    if (others.length === 0 && [...owners.keys()].every((owner) => owner === page)) return page;
    const largest = largestPage(roots, graph);
    if (pages.includes(largest) || islandOwners.has(largest)) return `${largest}-shared`;
    const [first, second] = bySize(roots.filter(pageOf), graph);
    return `${first}-${second ?? "shared"}`;
  }
  if (islands.length === 0) {
    if (overlays.length < 2) return null;
    return overlayOwners.size === 1 ? chunkOfOwners(overlayOwners, "overlays") : "overlays";
  }
  // The largest page and the shell have the islands that are loaded everywhere: nothing else waits in their files.
  const needsLargest = islandOwners.has(largestPage([...owners.values()], graph));
  const isOfShell = islandOwners.has(SHELL) || (needsLargest && owners.size > 1);
  if (isOfShell) return SHELL;
  // A dialog is not kept waiting for the islands of a page on which it does not stand.
  const isForOthers = overlays.length > 1 && [...overlayOwners.keys()].some((owner) => !islandOwners.has(owner));
  return chunkOfOwners(islandOwners, isForOthers ? "overlays" : "islands");
}

const chunkOfOwners = (owners: ReadonlyMap<string, string>, parts: "islands" | "overlays") =>
  `${[...owners.keys()].toSorted().join("-")}-${parts}`;

/** The name of a page's own module. */
export const pageOf = (root: string): string | null => PAGE.exec(root)?.[1] ?? null;

/** The entry and the dynamically imported modules from which a module is reached by static imports. */
function rootsOf(id: string, graph: Graph): Set<string> {
  const roots = new Set<string>();
  const seen = new Set<string>();
  const visit = (current: string) => {
    if (seen.has(current)) return;
    seen.add(current);
    const module = graph.getModuleInfo(current);
    if (!module) return;
    if (module.isEntry || module.dynamicImporters.length > 0) roots.add(current);
    module.importers.forEach(visit);
  };
  visit(id);
  return roots;
}

/** The pages that ask for the parts, by themselves or through other parts, with their ids; the shell where it is the entry. */
function ownersOf(parts: readonly string[], graph: Graph): Map<string, string> {
  const owners = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (part: string) => {
    if (seen.has(part)) return;
    seen.add(part);
    const page = pageOf(part);
    const module = graph.getModuleInfo(part);
    if (page !== null) owners.set(page, part);
    else if (module?.isEntry) owners.set(SHELL, part);
    else for (const importer of module?.dynamicImporters ?? []) rootsOf(importer, graph).forEach(visit);
  };
  parts.forEach(visit);
  return owners;
}

/** Names of the pages, the one that is made of the most modules first, its islands among them. */
function bySize(roots: readonly string[], graph: Graph): string[] {
  return roots
    .map((root) => ({ page: pageOf(root) ?? "", size: reachedFrom(root, graph).size }))
    .sort((a, b) => b.size - a.size || a.page.localeCompare(b.page))
    .map(({ page }) => page);
}

/** The largest page of the route table: of all that are imported where one of these is. */
function largestPage(roots: readonly string[], graph: Graph): string {
  const tables = roots.filter(pageOf).flatMap((root) => graph.getModuleInfo(root)?.dynamicImporters ?? []);
  const pages = tables.flatMap((table) => graph.getModuleInfo(table)?.dynamicallyImportedIds ?? []).filter(pageOf);
  return bySize([...new Set(pages)], graph)[0] ?? "";
}

/** The modules of a page or of the entry, and of its islands; what opens over it counts for nobody, and no page for another. */
export function reachedFrom(root: string, graph: Graph): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const module = graph.getModuleInfo(id);
    module?.importedIds.forEach(visit);
    module?.dynamicallyImportedIds.filter((each) => !OVERLAY.test(each) && !PAGE.test(each)).forEach(visit);
  };
  visit(root);
  return seen;
}

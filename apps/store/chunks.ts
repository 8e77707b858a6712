/** The part of rolldown's module information that tells who imports a module. */
interface ModuleInfo {
  importers: readonly string[];
  dynamicImporters: readonly string[];
  isEntry: boolean;
}

interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Pages that are visited together share what they have in common. */
const FAMILIES: Record<string, readonly string[]> = {
  looking: ["home", "shop", "product"],
  reading: ["privacy-policy", "terms-conditions", "shipping-return", "not-found"],
  signing: ["login", "register"],
  buying: ["cart", "checkout", "account", "order-confirmation", "payment-success", "payment-cancelled"],
};

const PAGE = /\/src\/routes\/([\w-]+)\.tsx$/;
/** What so many pages need is worth having before the first of them. */
const SHARED_BY_MOST = 8;
/** Parts that only open over a page. */
const OVERLAY = /-(dialog|drawer|overlay|window)\.tsx$/;

/**
 * Names the chunk of a module, so that a page needs a handful of files instead of one for each shared piece: `core` is
 * what each page needs before anything else; what one page needs is in the page's own chunk, whether islands share it or
 * not; what several need is in the chunk of their families. What islands or overlays alone share waits
 * with them. Null leaves a module with its only user.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const roots = [...rootsOf(id, graph)];
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return "core";
  const pages = roots.flatMap((root) => PAGE.exec(root)?.[1] ?? []);
  if (pages.length === 1) return pages[0] ?? null;
  if (pages.length >= SHARED_BY_MOST) return "core";
  if (pages.length > 1) return sharedBy(pages);
  if (roots.length <= 1) return null;
  return roots.every((root) => OVERLAY.test(root)) ? "overlays" : "islands";
}

/** The product page is the largest, so what it shares is kept apart from what it does not need. */
function sharedBy(pages: readonly string[]): string {
  const families = Object.keys(FAMILIES).filter((family) => pages.some((page) => FAMILIES[family]?.includes(page)));
  return pages.includes("product") && families.length > 1 ? "shopping" : families.join("-");
}

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

import { describe, expect, it } from "vitest";
import { chunkNames } from "./chunks.ts";
import { type ModuleGraph, partsOf, reach } from "./module-graph.ts";

const ENTRY = "/src/entry-client.tsx";
const route = (name: string) => `/src/routes/${name}.tsx`;

interface Source {
  imports?: string[];
  /** Source of each `lazyPage()`, `island()`, `pagePart()` or `overlay()` call in the module. */
  parts?: string[];
  size?: number;
}

const island = (path: string, options = "") => `island(() => import(".${path}")${options})`;
const overlay = (path: string) => `overlay(() => import(".${path}"), () => undefined)`;
const page = (name: string) => `lazyPage(() => import(".${route(name)}"))`;

const SHOP: Record<string, Source> = {
  [ENTRY]: { imports: ["/router.ts"], parts: [page("shop"), page("product"), island("/header.tsx")] },
  [route("shop")]: { imports: ["/card.tsx"], parts: [island("/filters.tsx"), overlay("/page/help.tsx")] },
  [route("product")]: {
    imports: ["/card.tsx", "/buy-box.tsx"],
    parts: [island("/product/reviews.tsx", ', { at: "sight" }')],
  },
  "/card.tsx": { imports: ["/money.ts"] },
  "/buy-box.tsx": { imports: ["/money.ts"] },
  "/filters.tsx": { imports: ["/checkbox.tsx"], size: 100_000 },
  "/page/help.tsx": { imports: ["/dialog.tsx"], size: 100_000 },
};

function graphOf(sources: Record<string, Source>): ModuleGraph {
  const partIds = (parts: string[] = []) => parts.map((call) => /import\("\.(.+?)"\)/.exec(call)?.[1] ?? "");
  const ids = new Set(
    Object.entries(sources).flatMap(([id, { imports = [], parts }]) => [id, ...imports, ...partIds(parts)]),
  );
  return {
    getModuleIds: () => ids,
    getModuleInfo(id) {
      const { imports = [], parts = [], size = 1_000 } = sources[id] ?? {};
      const code = parts.join("\n").padEnd(size);
      return { code, importedIds: imports, dynamicallyImportedIds: partIds(parts), isEntry: id === ENTRY };
    },
  };
}

const chunkOf = (id: string, sources = SHOP) => chunkNames(graphOf(sources)).get(id);

describe("the dynamically imported parts of a module", () => {
  it("get their kind from the function that creates them", () =>
    expect([...partsOf(route("shop"), graphOf(SHOP))]).toEqual([
      ["/filters.tsx", "island"],
      ["/page/help.tsx", "overlay"],
    ]));
  it("include islands that load when scrolled into view", () =>
    expect(partsOf(route("product"), graphOf(SHOP)).get("/product/reviews.tsx")).toBe("below"));
  it("must be created by one of those functions", () =>
    expect(() => partsOf("/a.tsx", graphOf({ "/a.tsx": { parts: ['import("./b.tsx")'] } }))).toThrow(
      "/a.tsx imports /b.tsx without island(), pagePart() or overlay().",
    ));
  it("are reached from a page only when their kind is requested", () => {
    expect(reach([route("shop")], graphOf(SHOP))).not.toContain("/filters.tsx");
    expect(reach([route("shop")], graphOf(SHOP), ["island"])).toContain("/checkbox.tsx");
    expect(reach([route("shop")], graphOf(SHOP), ["island"])).not.toContain("/page/help.tsx");
  });
});

describe("a chunk", () => {
  it("of the entry has everything that the entry needs, and nothing else", () =>
    expect([...chunkNames(graphOf(SHOP))].filter(([, name]) => name === "core").map(([id]) => id)).toEqual([
      ENTRY,
      "/router.ts",
    ]));
  it("of a page has the page's name, and the modules that only this page shows", () => {
    expect(chunkOf(route("product"))).toBe("product");
    expect(chunkOf("/buy-box.tsx")).toBe("product");
  });
  it("has the modules that pages of the same kinds show", () => {
    expect(chunkOf("/card.tsx")).toBe("shared-list-purchase");
    expect(chunkOf("/money.ts")).toBe("shared-list-purchase");
  });
  it("separates what a page shows, its islands, and what an input opens", () => {
    expect(chunkOf("/filters.tsx")).toBe("shop-islands");
    expect(chunkOf("/page/help.tsx")).toBe("shop-opened");
    expect(chunkOf("/dialog.tsx")).toBe("shop-opened");
    expect(chunkOf("/product/reviews.tsx")).toBe("product-opened");
  });
  it("has what several pages need later", () => {
    const parts = [overlay("/page/help.tsx"), island("/page/footer.tsx")];
    const sources = { ...SHOP, [route("shop")]: { parts }, [route("product")]: { parts } };
    expect(chunkOf("/dialog.tsx", sources)).toBe("shared-opened");
    expect(chunkOf("/page/footer.tsx", sources)).toBe("shared-islands");
  });
  it("of the page that shows a module also has what other pages only open", () => {
    const sources = { ...SHOP, "/page/help.tsx": { imports: ["/dialog.tsx", "/buy-box.tsx"] } };
    expect(chunkOf("/buy-box.tsx", sources)).toBe("product");
  });
  it("is the same whatever the order in which modules are read", () =>
    expect(chunkNames(graphOf(Object.fromEntries(Object.entries(SHOP).toReversed())))).toEqual(
      chunkNames(graphOf(SHOP)),
    ));
  it("never imports a chunk that imports it", () => {
    const sources: Record<string, Source> = {
      ...SHOP,
      [route("cart")]: { imports: ["/filters.tsx"], parts: [overlay("/buy-box.tsx")] },
      "/filters.tsx": { imports: ["/checkbox.tsx", "/card.tsx"] },
      "/card.tsx": { imports: ["/money.ts", "/checkbox.tsx"] },
      [ENTRY]: { imports: ["/router.ts"], parts: [page("shop"), page("product"), page("cart")] },
    };
    const graph = graphOf(sources);
    const names = chunkNames(graph);
    const imports = new Map<string | undefined, Set<string | undefined>>();
    for (const [id, name] of names) {
      const imported = graph.getModuleInfo(id)?.importedIds.map((each) => names.get(each)) ?? [];
      imports.set(name, new Set([...(imports.get(name) ?? []), ...imported.filter((each) => each !== name)]));
    }
    const reaches = (from: string | undefined, to: string | undefined): boolean =>
      [...(imports.get(from) ?? [])].some((next) => next === to || reaches(next, to));
    expect([...imports.keys()].filter((name) => reaches(name, name))).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { groupsOf, merged } from "./chunks.ts";
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
  [route("shop")]: { imports: ["/card.tsx"], parts: [island("/filters.tsx"), overlay("/help.tsx")] },
  [route("product")]: { imports: ["/card.tsx", "/buy-box.tsx"], parts: [island("/reviews.tsx", ', { at: "sight" }')] },
  "/card.tsx": { imports: ["/money.ts"] },
  "/buy-box.tsx": { imports: ["/money.ts"] },
  "/filters.tsx": { imports: ["/checkbox.tsx"], size: 100_000 },
  "/help.tsx": { imports: ["/dialog.tsx"], size: 100_000 },
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

const filesOf = (sources: Record<string, Source>) =>
  merged(groupsOf(graphOf(sources)), graphOf(sources)).map(({ ids }) => ids.toSorted());
const fileOf = (id: string, sources = SHOP) => filesOf(sources).find((ids) => ids.includes(id));

describe("the dynamically imported parts of a module", () => {
  it("get their kind from the function that creates them", () =>
    expect([...partsOf(route("shop"), graphOf(SHOP))]).toEqual([
      ["/filters.tsx", "island"],
      ["/help.tsx", "overlay"],
    ]));
  it("include islands that load when scrolled into view", () =>
    expect(partsOf(route("product"), graphOf(SHOP)).get("/reviews.tsx")).toBe("below"));
  it("must be created by one of those functions", () =>
    expect(() => partsOf("/a.tsx", graphOf({ "/a.tsx": { parts: ['import("./b.tsx")'] } }))).toThrow(
      "/a.tsx imports /b.tsx without island(), pagePart() or overlay().",
    ));
  it("are reached from a page only when their kind is requested", () => {
    expect(reach([route("shop")], graphOf(SHOP))).not.toContain("/filters.tsx");
    expect(reach([route("shop")], graphOf(SHOP), ["island"])).toContain("/checkbox.tsx");
    expect(reach([route("shop")], graphOf(SHOP), ["island"])).not.toContain("/help.tsx");
  });
});

describe("a chunk file", () => {
  it("of the entry holds everything that the entry needs, and nothing else", () =>
    expect(fileOf(ENTRY)).toEqual(["/router.ts", ENTRY].toSorted()));
  it("merges small modules shared by pages, which saves a request each", () =>
    expect(fileOf("/money.ts")).toContain("/card.tsx"));
  it("does not merge a large deferred part with code that a page needs at once", () => {
    expect(fileOf("/filters.tsx")).not.toContain(route("shop"));
    expect(fileOf("/help.tsx")).not.toContain(route("shop"));
    expect(fileOf("/help.tsx")).toContain("/dialog.tsx");
  });
  it("holds at most one page", () =>
    expect(filesOf(SHOP).filter((ids) => ids.filter((id) => id.startsWith("/src/routes/")).length > 1)).toEqual([]));
  it("does not depend on the order in which modules are read", () =>
    expect(filesOf(Object.fromEntries(Object.entries(SHOP).toReversed()))).toEqual(filesOf(SHOP)));
  it("never imports a file that imports it", () => {
    const graph = graphOf({
      ...SHOP,
      "/card.tsx": { imports: ["/large.ts"] },
      "/large.ts": { imports: ["/money.ts"], size: 500_000 },
    });
    const files = merged(groupsOf(graph), graph);
    const importsOf = (ids: string[]) => new Set(ids.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? []));
    const circles = files.flatMap((first) =>
      files.filter(
        (second) =>
          first !== second &&
          second.ids.some((id) => importsOf(first.ids).has(id)) &&
          first.ids.some((id) => importsOf(second.ids).has(id)),
      ),
    );
    expect(circles).toEqual([]);
  });
});

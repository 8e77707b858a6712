import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { CIRCULAR, pricing } from "./costs.ts";
import type { Graph } from "./graph.ts";
import { groupsOf } from "./groups.ts";
import { momentsOf } from "./moments.ts";
import { assignmentOf, chunksOf, planOf } from "./plan.ts";
import { search } from "./search.ts";

const ENTRY = "/src/entry-client.tsx";
const route = (name: string) => `/src/routes/${name}.tsx`;

type Imports = Record<string, { now?: string[]; later?: string[] }>;

/** What each module of a small shop imports when it is loaded, and what it asks for later. */
const SHOP: Imports = {
  [ENTRY]: {
    now: ["/router.ts"],
    later: [...["shop", "product", "cart"].map(route), "/store-header.tsx", "/cart-drawer.tsx"],
  },
  [route("shop")]: { now: ["/card.tsx", "/price.tsx"], later: ["/filters.tsx", "/filter-drawer.tsx"] },
  [route("product")]: { now: ["/buy-box.tsx", "/price.tsx"], later: ["/gallery.tsx", "/reviews-below.tsx"] },
  [route("cart")]: { now: ["/cart-table.tsx", "/money.ts"] },
  "/price.tsx": { now: ["/money.ts"] },
  "/filters.tsx": { now: ["/checkbox.tsx"] },
  "/filter-drawer.tsx": { now: ["/checkbox.tsx", "/drawer.tsx"], later: ["/help-dialog.tsx"] },
  "/cart-drawer.tsx": { now: ["/drawer.tsx"] },
};

function graphOf(imports: Imports): Graph {
  const ids = new Set(Object.entries(imports).flatMap(([id, { now = [], later = [] }]) => [id, ...now, ...later]));
  return {
    getModuleIds: () => ids,
    getModuleInfo: (id) =>
      ids.has(id)
        ? {
            importedIds: imports[id]?.now ?? [],
            dynamicallyImportedIds: imports[id]?.later ?? [],
            isEntry: id === ENTRY,
          }
        : null,
  };
}

const momentOf = (imports: Imports, kind: string, of: string) =>
  momentsOf(graphOf(imports)).find((moment) => moment.kind === kind && moment.of === of);

describe("a moment", () => {
  it("of a page needs the entry, and what the page imports", () =>
    expect([...momentOf(SHOP, "shown", "cart")!.modules].toSorted()).toEqual([
      "/cart-table.tsx",
      "/money.ts",
      "/router.ts",
      ENTRY,
      route("cart"),
    ]));
  it("of the first move needs the islands of the page and of the shell, and none that has to be seen", () => {
    const { modules } = momentOf(SHOP, "moved", "product")!;
    expect(modules).toContain("/gallery.tsx");
    expect(modules).toContain("/store-header.tsx");
    expect(modules).not.toContain("/reviews-below.tsx");
    expect(modules).not.toContain("/cart-drawer.tsx");
  });
  it("of what is asked for comes after the first move on its page, and once for what opens over every page", () => {
    const moments = momentsOf(graphOf(SHOP));
    const asked = moments.filter(({ kind }) => kind === "asked");
    expect(asked.map(({ of }) => of)).toEqual([
      "/cart-drawer.tsx",
      "/reviews-below.tsx",
      "/filter-drawer.tsx",
      "/help-dialog.tsx",
    ]);
    expect(asked.map(({ base }) => moments[base!]!.of)).toEqual([ENTRY, "product", "shop", "/filter-drawer.tsx"]);
  });
});

const moments = momentsOf(graphOf(SHOP));
const groups = groupsOf(graphOf(SHOP), moments);
const groupOf = (id: string) => groups.findIndex(({ modules }) => modules.includes(id));
/** A chunk for each group, of a thousand bytes each, and the filters' checkbox large. */
const apart = Uint16Array.from(groups, (_, group) => group);
const { priceOf, excessesOf } = pricing(
  groups,
  groups.map(({ modules }) => (modules.includes("/checkbox.tsx") ? 100_000 : 1_000)),
  moments,
);
function priceOfJoined(...ids: string[]) {
  const chunkOf = apart.slice();
  for (const id of ids) chunkOf[groupOf(id)] = groupOf(ids[0]!);
  return priceOf(chunkOf);
}

describe("the price", () => {
  it("is lower where a small file less is asked for", () =>
    expect(priceOfJoined(ENTRY, "/money.ts")).toBeLessThan(priceOf(apart)));
  it("is higher where a page loads what only another needs", () =>
    expect(priceOfJoined(route("product"), "/checkbox.tsx")).toBeGreaterThan(priceOf(apart)));
  it("counts what a chunk imports, needed or not", () =>
    // The checkbox comes with the filters, and so to every page with a header.
    expect(priceOfJoined("/store-header.tsx", "/filters.tsx")).toBeGreaterThan(priceOf(apart)));
  it("is beyond everything where two chunks import each other", () =>
    expect(priceOfJoined(route("shop"), "/money.ts")).toBeGreaterThanOrEqual(CIRCULAR));
});

describe("the search", () => {
  const found = (seed: number) => search(groups, priceOf, { from: apart, seed, steps: 2_000 });

  it("finds what costs no more than a file for each group", () => expect(found(1).price).toBeLessThan(priceOf(apart)));
  it("finds the same again", () => expect(found(3)).toEqual(found(3)));
  it("never finds what costs more than what it began with", () => {
    const { chunkOf, price } = found(1);
    expect(search(groups, priceOf, { from: chunkOf, seed: 2, steps: 10 }).price).toBeLessThanOrEqual(price);
  });
  it("leaves each page a chunk of its own", () => {
    const plan = planOf(groups, moments, found(2).chunkOf, "/");
    for (const page of ["shop", "product", "cart"]) expect(plan[page]).toContain(`src/routes/${page}.tsx`);
  });
});

test("a plan is the assignment that it was made of, by other numbers", () => {
  const { chunkOf } = search(groups, priceOf, { from: apart, seed: 4, steps: 2_000 });
  const read = assignmentOf(groups, planOf(groups, moments, chunkOf, "/"), "/");
  expect(priceOf(read)).toBe(priceOf(chunkOf));
});

test("what is beyond a limit is told", () => {
  const all = (place: number) => apart.map(() => place);
  const { excessesOf: tell } = pricing(
    groups,
    groups.map(() => 50_000),
    moments,
  );
  expect(excessesOf(apart)).toEqual([]);
  expect(
    tell(all(0))
      .filter(({ of }) => of === "shop")
      .map(({ kind, what }) => [kind, what]),
  ).toEqual([
    ["shown", "bytes"],
    ["moved", "bytes"],
  ]);
});

describe("a module", () => {
  const chunksIn = (imports: Imports, plan: Record<string, string[]>) => chunksOf(graphOf(imports), plan, "/");

  it("is where the plan has it", () => {
    const chunks = chunksIn(SHOP, { core: ["src/entry-client.tsx", "price.tsx"], shop: ["src/routes/shop.tsx"] });
    expect(chunks.get("/price.tsx")).toBe("core");
    expect(chunks.get(route("shop"))).toBe("shop");
  });
  it("that the plan does not know goes with what is needed at the same moments", () => {
    const more = { ...SHOP, "/filters.tsx": { now: ["/checkbox.tsx", "/swatch.tsx"] } };
    expect(chunksIn(more, { shell: ["filters.tsx"] }).get("/swatch.tsx")).toBe(
      chunksIn(more, { shell: ["filters.tsx"] }).get("/filters.tsx"),
    );
  });
  it("keeps the name of its chunk, whatever the others are called", () => {
    const plan = { core: ["src/entry-client.tsx"], "cart-2": ["money.ts"], cart: ["src/routes/cart.tsx"] };
    const chunks = chunksIn(SHOP, plan);
    expect([chunks.get("/money.ts"), chunks.get(route("cart"))]).toEqual(["cart-2", "cart"]);
    expect(chunks.get("/gallery.tsx")).not.toMatch(/^(core|cart|cart-2)$/);
  });
  it("has the same chunk whatever was read first", () => {
    const backwards = Object.fromEntries(Object.entries(SHOP).toReversed());
    const plan = { core: ["src/entry-client.tsx"] };
    expect(Object.fromEntries(chunksIn(backwards, plan))).toEqual(Object.fromEntries(chunksIn(SHOP, plan)));
  });
  it("of the server goes with what imports it, and brings nothing along", () => {
    const more = {
      ...SHOP,
      "/filters.tsx": { now: ["/form.server.tsx"] },
      "/form.server.tsx": { now: ["/checkbox.tsx"] },
    };
    const chunks = chunksIn(more, { shell: ["filters.tsx"] });
    expect(chunks.get("/form.server.tsx")).toBe("shell");
    expect(momentOf(more, "moved", "shop")!.modules).not.toContain("/checkbox.tsx");
  });
  it("of a page that nobody has heard of has the page's chunk", () => {
    const more = { ...SHOP, [ENTRY]: { ...SHOP[ENTRY], later: [...SHOP[ENTRY]!.later!, route("wishlist")] } };
    expect(chunksIn(more, { core: ["src/entry-client.tsx"] }).get(route("wishlist"))).toBe("wishlist");
  });
});

test("routes are where their chunks look for them", () => {
  const files = readdirSync(join(import.meta.dirname, "../src/routes"), { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => !/^[\w-]+\.tsx$/.test(file))).toEqual([]);
});

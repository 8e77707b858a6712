import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { chunkOf } from "./chunks.ts";

const ENTRY = "/src/entry-client.tsx";
const route = (name: string) => `/src/routes/${name}.tsx`;

/** What each module imports when it is loaded, and what it asks for later. */
const imports: Record<string, { now?: string[]; later?: string[] }> = {
  [ENTRY]: {
    later: [...["shop", "product", "cart", "login", "wishlist"].map(route), "/store-header.tsx", "/cart-drawer.tsx"],
  },
  [route("login")]: { later: ["/login-island.tsx"] },
  [route("shop")]: { later: ["/shop-island.tsx", "/filter-drawer.tsx", "/filter-side.tsx"] },
  // Larger than the others by this.
  [route("product")]: {
    now: ["/product-view.tsx", "/buy-box.tsx"],
    later: ["/gallery-island.tsx", "/size-chart-dialog.tsx"],
  },
  // As many modules of its own; the product page has islands too.
  [route("cart")]: { now: ["/cart-table.tsx", "/cart-summary.tsx"] },
  "/gallery-island.tsx": { later: ["/zoom-island.tsx"] },
};

function chunkUsedBy(...importers: string[]): string | null {
  const all = structuredClone(imports);
  for (const importer of importers) ((all[importer] ??= {}).now ??= []).push("/piece.tsx");
  const ids = new Set(Object.entries(all).flatMap(([id, { now = [], later = [] }]) => [id, ...now, ...later]));
  const importersOf = (id: string, when: "now" | "later") =>
    Object.keys(all).filter((each) => all[each]?.[when]?.includes(id));
  return chunkOf("/piece.tsx", {
    getModuleInfo: (id) =>
      ids.has(id)
        ? {
            importers: importersOf(id, "now"),
            dynamicImporters: importersOf(id, "later"),
            importedIds: all[id]?.now ?? [],
            dynamicallyImportedIds: all[id]?.later ?? [],
            isEntry: id === ENTRY,
          }
        : null,
  });
}

describe("a module goes to", () => {
  it("the core when the entry needs it, whoever else does", () =>
    expect(chunkUsedBy(ENTRY, route("product"))).toBe("core"));
  it("the core when a page and the islands of the shell need it", () =>
    expect(chunkUsedBy(route("cart"), "/store-header.tsx")).toBe("core"));
  it("its page's chunk when one page needs it, also if its own island or dialog shares it", () => {
    expect(chunkUsedBy(route("product"), "/gallery-island.tsx")).toBe("product");
    expect(chunkUsedBy(route("product"), "/size-chart-dialog.tsx")).toBe("product");
  });
  it("one chunk when the largest page shares it, whoever the others are", () => {
    expect(chunkUsedBy(route("product"), route("cart"))).toBe("product-shared");
    expect(chunkUsedBy(route("product"), route("shop"), route("login"))).toBe("product-shared");
    expect(chunkUsedBy(route("cart"), "/gallery-island.tsx")).toBe("product-shared");
  });
  it("a chunk of the two pages that share it", () =>
    expect(chunkUsedBy(route("login"), route("cart"))).toBe("cart-login"));
  it("a chunk beside its page's when somebody else's overlay shares it", () =>
    expect(chunkUsedBy(route("cart"), "/cart-drawer.tsx")).toBe("cart-shared"));
  it("the islands of its page, through whatever island they are asked for", () => {
    expect(chunkUsedBy("/gallery-island.tsx")).toBe("product-islands");
    expect(chunkUsedBy("/gallery-island.tsx", "/zoom-island.tsx")).toBe("product-islands");
  });
  it("the islands of several pages when none of them is the largest", () =>
    expect(chunkUsedBy("/shop-island.tsx", "/login-island.tsx")).toBe("login-shop-islands"));
  it("the shell when its islands need it, or those of the largest page and others", () => {
    expect(chunkUsedBy("/store-header.tsx")).toBe("shell");
    expect(chunkUsedBy("/shop-island.tsx", "/gallery-island.tsx")).toBe("shell");
    expect(chunkUsedBy("/gallery-island.tsx", "/filter-drawer.tsx")).toBe("shell");
  });
  it("the overlays when several need it", () =>
    expect(chunkUsedBy("/size-chart-dialog.tsx", "/cart-drawer.tsx")).toBe("overlays"));
  it("the overlays of their page when they are all of one", () =>
    expect(chunkUsedBy("/filter-drawer.tsx", "/filter-side.tsx")).toBe("shop-overlays"));
  it("a chunk beside the islands of its page when overlays of others need it too, so that none waits for islands", () => {
    expect(chunkUsedBy("/login-island.tsx", "/filter-drawer.tsx", "/cart-drawer.tsx")).toBe("login-overlays");
    expect(chunkUsedBy("/shop-island.tsx", "/filter-drawer.tsx", "/filter-side.tsx")).toBe("shop-islands");
  });
  it("the islands of its page when one overlay of another needs it", () =>
    expect(chunkUsedBy("/login-island.tsx", "/filter-drawer.tsx")).toBe("login-islands"));
  it("its only user", () => expect(chunkUsedBy("/size-chart-dialog.tsx")).toBeNull());
});

test("a page that nobody has heard of has a chunk, and so has what it shares", () => {
  expect(chunkUsedBy(route("wishlist"))).toBe("wishlist");
  expect(chunkUsedBy(route("wishlist"), route("login"))).toBe("login-wishlist");
});

test("routes are where their chunks look for them", () => {
  const files = readdirSync(join(import.meta.dirname, "src/routes"), { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => !/^[\w-]+\.tsx$/.test(file))).toEqual([]);
});

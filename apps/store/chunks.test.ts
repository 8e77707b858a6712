import { describe, expect, it } from "vitest";
import { chunkOf } from "./chunks.ts";

/** Who imports whom: static importers, and `dynamic` for those that arrive by `import()`. */
const modules: Record<string, { importers?: string[]; dynamic?: true; entry?: true }> = {
  "/src/entry-client.tsx": { entry: true },
  "/src/routes/shop.tsx": { dynamic: true },
  "/src/routes/product.tsx": { dynamic: true },
  "/src/routes/cart.tsx": { dynamic: true },
  "/src/routes/login.tsx": { dynamic: true },
  "/src/routes/register.tsx": { dynamic: true },
  "/gallery-island.tsx": { dynamic: true },
  "/reviews-island.tsx": { dynamic: true },
  "/size-chart-dialog.tsx": { dynamic: true },
  "/cart-drawer.tsx": { dynamic: true },
};

function chunkUsedBy(...importers: string[]): string | null {
  const all = { ...modules, "/piece.tsx": { importers } };
  return chunkOf("/piece.tsx", {
    getModuleInfo: (id) => {
      const module = all[id as keyof typeof all];
      if (!module) return null;
      return {
        importers: module.importers ?? [],
        dynamicImporters: "dynamic" in module && module.dynamic ? ["/src/entry-client.tsx"] : [],
        isEntry: "entry" in module && module.entry === true,
      };
    },
  });
}

const route = (name: string) => `/src/routes/${name}.tsx`;

describe("a module goes to", () => {
  it("the core when the entry needs it, whoever else does", () =>
    expect(chunkUsedBy("/src/entry-client.tsx", route("product"))).toBe("core"));
  it("its page's chunk when one page needs it, also if an island shares it", () =>
    expect(chunkUsedBy(route("product"), "/gallery-island.tsx")).toBe("product"));
  it("the chunk of a family when its pages share it", () => {
    expect(chunkUsedBy(route("shop"), route("product"))).toBe("looking");
    expect(chunkUsedBy(route("login"), route("register"))).toBe("signing");
  });
  it("a chunk apart when the product page shares it with other families", () =>
    expect(chunkUsedBy(route("product"), route("cart"))).toBe("shopping"));
  it("no page's chunk when only islands or overlays share it", () => {
    expect(chunkUsedBy("/gallery-island.tsx", "/reviews-island.tsx")).toBe("islands");
    expect(chunkUsedBy("/size-chart-dialog.tsx", "/cart-drawer.tsx")).toBe("overlays");
  });
  it("its only user", () => expect(chunkUsedBy("/gallery-island.tsx")).toBeNull());
});

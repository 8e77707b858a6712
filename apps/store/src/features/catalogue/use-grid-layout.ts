import type { ProductGridLayout } from "@selvedge/ui/product-grid";
import { writeStored } from "../../lib/storage.ts";
import { useStored } from "../../lib/use-stored.ts";

const LAYOUTS: readonly string[] = ["grid-2", "grid-3", "grid-4"] satisfies ProductGridLayout[];

/** Columns of the listing, as this browser last chose them. */
export function useGridLayout(): readonly [ProductGridLayout, (layout: ProductGridLayout) => void] {
  const stored = useStored("gridLayout");
  const layout = stored && LAYOUTS.includes(stored) ? (stored as ProductGridLayout) : "grid-4";
  return [layout, (next) => writeStored("gridLayout", next)] as const;
}

import type { ProductGridLayout } from "@selvedge/ui/product-grid";
import { writeStored } from "../../lib/storage.ts";
import { useStored } from "../../lib/use-stored.ts";

const LAYOUTS: readonly string[] = ["grid-2", "grid-3", "grid-4"] satisfies ProductGridLayout[];

/** The listing's number of columns, as last chosen in this browser. */
export function useGridLayout(): readonly [ProductGridLayout, (layout: ProductGridLayout) => void] {
  const stored = useStored("gridLayout");
  const layout = stored && LAYOUTS.includes(stored) ? (stored as ProductGridLayout) : "grid-4";
  return [layout, (next) => writeStored("gridLayout", next)] as const;
}

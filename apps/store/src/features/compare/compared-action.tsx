import type { Product } from "@selvedge/commerce/wire/catalogue";
import { Button } from "@selvedge/ui/button";
import { useQuickAdd } from "../catalogue/use-quick-add.ts";
import { useQuickView } from "../catalogue/use-quick-view.ts";

/** Adds a product from the comparison; a product with options opens its quick view. */
export function ComparedAction({ product }: { product: Product }) {
  const { open, quickView } = useQuickView(product);
  const { state, quickAdd } = useQuickAdd(product.slug, product.has_variants, () => open("options"));
  if (product.stock_status === "out_of_stock") return <p className="sv:py-2 sv:text-muted">Sold out</p>;
  return (
    <>
      <Button size="sm" width="full" state={state} onClick={() => void quickAdd()}>
        <span>{{ idle: "Add to cart", busy: "Adding…", done: "Added" }[state]}</span>
        <span className="sv:sr-only">{` ${product.name}`}</span>
      </Button>
      {quickView}
    </>
  );
}

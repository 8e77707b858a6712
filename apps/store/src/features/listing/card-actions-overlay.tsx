import type { ProductSummary } from "@selvedge/commerce/wire/catalogue";
import { IconButton } from "@selvedge/ui/icon-button";
import { Scales } from "@selvedge/ui/icons/scales";
import { ProductCardActions } from "@selvedge/ui/product-card";
import { useQuickView } from "../catalogue/use-quick-view.ts";
import { useQuickAdd } from "../catalogue/use-quick-add.ts";
import { useCompare } from "../compare/use-compare.ts";

const ACTION =
  "sv:min-h-control sv:flex-1 sv:px-2 sv:pt-0.5 sv:text-label sv:leading-tight sv:hover:text-accent sv:aria-busy:cursor-progress";

/** Actions on a product in its list. A sold-out product only has the quick view. */
export default function CardActions({ product }: { product: ProductSummary }) {
  const { open, quickView } = useQuickView(product);
  const { state, quickAdd } = useQuickAdd(product.slug, product.has_variants, () => open("options"));
  const { slugs, toggle } = useCompare();
  const addLabel = { idle: "Add to cart", busy: "Adding…", done: "Added" }[state];
  return (
    <>
      <ProductCardActions>
        <button
          type="button"
          aria-label={`Quick view: ${product.name}`}
          onClick={() => open("title")}
          className={ACTION}
        >
          Quick view
        </button>
        {product.stock_status !== "out_of_stock" && (
          <button
            type="button"
            aria-label={`${addLabel}: ${product.name}`}
            aria-busy={state === "busy" || undefined}
            onClick={() => void quickAdd()}
            className={ACTION}
          >
            {addLabel}
          </button>
        )}
        <IconButton
          label={`Compare ${product.name}`}
          hint="Compare"
          pressed={slugs.includes(product.slug)}
          onClick={() => toggle(product.slug)}
          className="sv:m-0.5 sv:aria-pressed:bg-accent! sv:aria-pressed:text-on-accent"
        >
          <Scales />
        </IconButton>
      </ProductCardActions>
      {quickView}
    </>
  );
}

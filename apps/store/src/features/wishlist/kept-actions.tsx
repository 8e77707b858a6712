import type { WishedProduct } from "@selvedge/commerce/wire/wishlist";
import { Button } from "@selvedge/ui/button";
import { IconButton } from "@selvedge/ui/icon-button";
import { Eye } from "@selvedge/ui/icons/eye";
import { useQuickView } from "../catalogue/use-quick-view.ts";
import { useQuickAdd } from "../catalogue/use-quick-add.ts";
import { CardNotify } from "../notify/card-notify.tsx";

export interface KeptActionsProps {
  product: WishedProduct;
}

/**
 * Actions on a product of the wishlist: adds it to the cart, or opens its quick view; a product with options always
 * opens the quick view.
 */
export function KeptActions({ product }: KeptActionsProps) {
  const { slug, name, attributes, stock_status } = product;
  const { open, quickView } = useQuickView(product);
  const hasOptions = attributes.some(({ options }) => options.length > 1);
  const { state, quickAdd } = useQuickAdd(slug, hasOptions, () => open("options"));
  return (
    <div className="sv:flex sv:items-center sv:gap-2">
      {stock_status === "out_of_stock" ? (
        <CardNotify product={product} />
      ) : (
        <Button variant="quiet" size="sm" width="full" state={state} onClick={() => void quickAdd()}>
          <span>{{ idle: "Quick add", busy: "Adding…", done: "Added" }[state]}</span>
          <span className="sv:sr-only">{` ${name}`}</span>
        </Button>
      )}
      <IconButton label={`Quick view: ${name}`} hint="Quick view" onClick={() => open("title")}>
        <Eye />
      </IconButton>
      {quickView}
    </div>
  );
}

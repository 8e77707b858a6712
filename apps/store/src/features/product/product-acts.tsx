import type { Product } from "@selvedge/commerce/wire/catalogue";
import { ProductCompare } from "../compare/product-compare.tsx";
import { ProductWish } from "../wishlist/product-wish.tsx";
import { useRememberedView } from "../recent/remember-viewed.ts";
import { ShareProduct } from "./share-product.tsx";

/** Secondary actions on a product: wishlist, compare, share. */
export function ProductActs({ product }: { product: Product }) {
  useRememberedView(product.slug);
  return (
    <div className="sv:flex sv:flex-wrap sv:items-center sv:gap-x-6 sv:gap-y-2 sv:noscript:hidden">
      <ProductWish product={product} />
      <ProductCompare product={product} />
      <ShareProduct product={product} />
    </div>
  );
}

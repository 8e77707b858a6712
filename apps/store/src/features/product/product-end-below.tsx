import type { Product } from "@selvedge/commerce/wire/catalogue";
import { RecentlyViewed } from "../recent/recently-viewed.tsx";
import { ProductReviews } from "./product-reviews.tsx";

/** What stands below a product: what its owners say of it, and what was looked at before it. */
export default function ProductEnd({ product }: { product: Product }) {
  return (
    <>
      <ProductReviews product={product} />
      <RecentlyViewed slug={product.slug} />
    </>
  );
}

import type { Product } from "@selvedge/commerce/wire/catalogue";
import { RecentlyViewed } from "../recent/recently-viewed.tsx";
import { ProductReviews } from "./product-reviews.tsx";

/** The end of a product page: customer reviews and recently viewed products. */
export default function ProductEnd({ product }: { product: Product }) {
  return (
    <>
      <ProductReviews product={product} />
      <RecentlyViewed slug={product.slug} />
    </>
  );
}

import type { ProductSummary } from "@selvedge/commerce/wire/catalogue";
import type { WishedProduct, Wishlist } from "@selvedge/commerce/wire/wishlist";

/** The product data that a wishlist button has. */
export type Wished = Omit<WishedProduct, "gallery_images" | "attributes"> & Partial<WishedProduct>;

/** A product of a card or page, reduced to what the wishlist needs. */
export const wishedOf = (product: ProductSummary & Partial<WishedProduct>): Wished => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  thumbnail_image: product.thumbnail_image,
  price: product.price,
  sale_price: product.sale_price,
  offer: product.offer,
  ...(product.price_varies && { price_varies: product.price_varies }),
  stock_status: product.stock_status,
  ...(product.gallery_images ? { gallery_images: product.gallery_images } : {}),
  ...(product.attributes ? { attributes: product.attributes } : {}),
});

/** The expected list after adding: the product at its head, without duplicates. */
export function withProduct(list: Wishlist | undefined, product: Wished): Wishlist {
  if (isListed(list, product.id)) return list ?? [];
  const whole: WishedProduct = { gallery_images: [], attributes: [], ...product };
  return [{ id: `new-${product.id}`, product_id: product.id, product: whole }, ...(list ?? [])];
}

/** The list without a product. */
export function withoutProduct(list: Wishlist | undefined, productId: number): Wishlist {
  return (list ?? []).filter(({ product_id }) => product_id !== productId);
}

export const isListed = (list: Wishlist | undefined, productId: number) =>
  list?.some(({ product_id }) => product_id === productId) ?? false;

import type { Product } from "@selvedge/commerce/wire/catalogue";
import type { GalleryImage } from "@selvedge/ui/gallery";
import { followedCard } from "../catalogue/followed-card.ts";

/** Placeholder for a product without pictures. */
export const NO_PICTURE: GalleryImage = { picture: null, view: "No picture yet" };

/**
 * The pictures of the product, named by `views` in order, and of its additional materials. The image shown by the product card serves as
 * placeholder until the larger file has loaded.
 */
export function galleryImages(product: Product, views: readonly string[]): GalleryImage[] {
  const card = followedCard(product.slug)?.picture;
  const own = product.gallery_images.map((picture, index) => ({
    picture: card?.src === picture.src ? card : picture,
    view: views[index] ?? `View ${index + 1}`,
  }));
  const cloths = product.variants.flatMap(({ name, gallery_image: picture }) =>
    picture ? [{ picture, view: name }] : [],
  );
  return [...(own.length > 0 ? own : [NO_PICTURE]), ...cloths];
}

/**
 * Index of the picture for a material: the material's own picture, or the product's first picture for the default one.
 */
export function imageOfMaterial(images: readonly GalleryImage[], material: string | undefined): number {
  return Math.max(
    0,
    images.findIndex(({ view }) => view === material),
  );
}

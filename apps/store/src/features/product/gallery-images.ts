import type { Product } from "@selvedge/commerce/wire/catalogue";
import type { GalleryImage } from "@selvedge/ui/gallery";
import { followedCard } from "../catalogue/followed-card.ts";

const VIEWS = ["Front", "Close view", "Cloth"];

/** Stands for the pictures of a product that has none. */
export const NO_PICTURE: GalleryImage = { picture: null, view: "No picture yet" };

/** The pictures of the product, and those of its further cloths. What its card has shown is seen until the larger file is there. */
export function galleryImages(product: Product): GalleryImage[] {
  const card = followedCard(product.slug)?.picture;
  const own = product.gallery_images.map((picture, index) => ({
    picture: card?.src === picture.src ? card : picture,
    view: VIEWS[index] ?? `View ${index + 1}`,
  }));
  const cloths = product.variants.flatMap(({ name, gallery_image: picture }) =>
    picture ? [{ picture, view: name }] : [],
  );
  return [...(own.length > 0 ? own : [NO_PICTURE]), ...cloths];
}

/** Position of the picture that shows a material: its own, or the first for the cloth in the product's pictures. */
export function imageOfMaterial(images: readonly GalleryImage[], material: string | undefined): number {
  return Math.max(
    0,
    images.findIndex(({ view }) => view === material),
  );
}

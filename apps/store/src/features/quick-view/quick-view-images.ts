import type { Product } from "@selvedge/commerce/wire/catalogue";
import type { GalleryImage } from "@selvedge/ui/gallery";
import { NO_PICTURE } from "../product/gallery-images.ts";

/** The pictures of the quick view: the product's first, the card's hover picture, and one for each material. */
export function quickViewImages(product: Product): GalleryImage[] {
  const own = [product.image, product.image_hover].flatMap((picture, index) =>
    picture ? [{ picture, view: index === 0 ? "Front" : "Close view" }] : [],
  );
  const materials = product.variants.flatMap(({ name, gallery_image, image }) => {
    const picture = gallery_image ?? image;
    return picture ? [{ picture, view: name }] : [];
  });
  return [...(own.length > 0 ? own : [NO_PICTURE]), ...materials];
}

import type { Product } from "@selvedge/commerce/wire/catalogue";
import type { GalleryImage } from "@selvedge/ui/gallery";
import { NO_PICTURE } from "../product/gallery-images.ts";

/** What the quick view shows of the product: its first picture, the one that its card shows under a mouse, and each material by name. */
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

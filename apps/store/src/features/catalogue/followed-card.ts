import type { PictureSource } from "@selvedge/ui/picture";
import { GALLERY_SIZES } from "@selvedge/ui/product-layout";

/** Product details that a card has shown. */
interface FollowedCard {
  slug: string;
  name: string;
  picture: PictureSource | null;
}

let followed: FollowedCard | null = null;

/** Remembers the card whose link is followed, and the image file that it shows. */
export function followCard(card: FollowedCard, element: Element): void {
  const placeholder = element.querySelector("img")?.currentSrc;
  followed = { ...card, picture: card.picture && { ...card.picture, ...(placeholder && { placeholder }) } };
}

/**
 * The card that led to a product, shown by its page while the product loads; null if the page was reached otherwise.
 */
export const followedCard = (slug: string): FollowedCard | null => (followed?.slug === slug ? followed : null);

/**
 * Prefetches the picture file that the product page will show, in the image format that the browser chose for the card.
 */
export function prefetchPicture({ avif, webp }: PictureSource, element: Element): void {
  const shown = element.querySelector("img")?.currentSrc;
  const files = shown?.endsWith(".avif") ? avif : webp;
  if (!shown || !files) return;
  const image = new Image();
  image.sizes = GALLERY_SIZES;
  image.srcset = files;
}

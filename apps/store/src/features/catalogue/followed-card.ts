import type { PictureSource } from "@selvedge/ui/picture";
import { GALLERY_SIZES } from "@selvedge/ui/product-layout";

/** What the card of a product has shown of it. */
interface FollowedCard {
  slug: string;
  name: string;
  picture: PictureSource | null;
}

let followed: FollowedCard | null = null;

/** Notes which card is followed to its product, and which file of its picture it shows. */
export function followCard(card: FollowedCard, element: Element): void {
  const placeholder = element.querySelector("img")?.currentSrc;
  followed = { ...card, picture: card.picture && { ...card.picture, ...(placeholder && { placeholder }) } };
}

/** The card that has led to a product, for its page to show until the product has come; null where it was no card. */
export const followedCard = (slug: string): FollowedCard | null => (followed?.slug === slug ? followed : null);

/** Brings the file of a card's picture that the product's page will show, in the format that the card has found to be known. */
export function bringPicture({ avif, webp }: PictureSource, element: Element): void {
  const shown = element.querySelector("img")?.currentSrc;
  if (!shown) return;
  const image = new Image();
  image.sizes = GALLERY_SIZES;
  image.srcset = shown.endsWith(".avif") ? avif : webp;
}

export { WishlistCard, type WishlistCardLabels, type WishlistCardProps } from "./wishlist-card.tsx";
export {
  WISHLIST_CARD_SIZES,
  WishlistGrid,
  WishlistGridItem,
  type WishlistGridItemProps,
  type WishlistGridLabels,
  type WishlistGridProps,
} from "./wishlist-grid.tsx";

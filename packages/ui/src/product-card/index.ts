export {
  ProductCard,
  ProductCardBadge,
  type ProductCardBadgeProps,
  ProductCardBadges,
  ProductCardCorner,
  type ProductCardLabels,
  ProductCardNote,
  ProductCardPrice,
  ProductCardSizes,
  type ProductCardSizesProps,
  ProductCardTitle,
  type ProductCardTitleProps,
} from "./product-card.tsx";
export { ProductCardActions } from "./product-card-actions.tsx";
export { PRODUCT_CARD_SIZES, ProductCardPicture, type ProductCardPictureProps } from "./product-card-picture.tsx";
export { ProductCardSkeleton } from "./product-card-skeleton.tsx";

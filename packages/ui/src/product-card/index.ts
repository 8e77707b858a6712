export {
  ProductCard,
  type ProductCardProps,
  ProductCardBadge,
  type ProductCardBadgeProps,
  ProductCardBadges,
  type ProductCardBadgesProps,
  ProductCardCorner,
  type ProductCardCornerProps,
  type ProductCardLabels,
  ProductCardNote,
  type ProductCardNoteProps,
  ProductCardPrice,
  type ProductCardPriceProps,
  ProductCardSizes,
  type ProductCardSizesProps,
  ProductCardTitle,
  type ProductCardTitleProps,
} from "./product-card.tsx";
export { ProductCardActions, type ProductCardActionsProps } from "./product-card-actions.tsx";
export { PRODUCT_CARD_SIZES, ProductCardPicture, type ProductCardPictureProps } from "./product-card-picture.tsx";
export { ProductCardSkeleton, type ProductCardSkeletonProps } from "./product-card-skeleton.tsx";
export {
  type ProductCardMaterial,
  ProductCardSwatches,
  type ProductCardSwatchesLabels,
  type ProductCardSwatchesProps,
} from "./product-card-swatches.tsx";

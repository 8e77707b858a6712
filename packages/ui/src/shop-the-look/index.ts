export {
  ShopTheLook,
  ShopTheLookItem,
  type ShopTheLookItemProps,
  type ShopTheLookLabels,
  ShopTheLookList,
  type ShopTheLookListProps,
  ShopTheLookPiece,
  type ShopTheLookPieceProps,
  type ShopTheLookProps,
} from "./shop-the-look.tsx";
export { ShopTheLookPicture, type ShopTheLookPictureProps } from "./shop-the-look-picture.tsx";
export {
  ShopTheLookCard,
  type ShopTheLookCardProps,
  ShopTheLookMark,
  type ShopTheLookMarkProps,
  ShopTheLookPoint,
  type ShopTheLookPointProps,
  ShopTheLookSpot,
  type ShopTheLookSpotProps,
  ShopTheLookTrigger,
  type ShopTheLookTriggerProps,
} from "./shop-the-look-spot.tsx";
export { useSpots, type UseSpotsOptions } from "./use-spots.ts";

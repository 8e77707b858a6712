export {
  BuyBox,
  BuyBoxActions,
  BuyBoxDetails,
  BuyBoxFact,
  type BuyBoxFactProps,
  BuyBoxFacts,
  BuyBoxMeasurements,
  type BuyBoxMeasurementsProps,
  BuyBoxMessage,
  BuyBoxNote,
  BuyBoxOptions,
  BuyBoxPrice,
  type BuyBoxProps,
  BuyBoxRating,
  type BuyBoxRatingProps,
} from "./buy-box.tsx";
export { type BuyBoxLabels, BuyBoxSkeleton, type BuyBoxSkeletonProps } from "./buy-box-skeleton.tsx";

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
export { BuyBoxSkeleton } from "./buy-box-skeleton.tsx";

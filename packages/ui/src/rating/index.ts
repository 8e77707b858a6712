export { CompactRating, type CompactRatingProps } from "./compact-rating.tsx";
export { Rating, type RatingProps } from "./rating.tsx";
export type { RatingLabels } from "./use-rating-words.ts";

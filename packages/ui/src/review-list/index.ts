export { type Review, ReviewQuote, type ReviewQuoteProps } from "./review-quote.tsx";
export { ReviewList, type ReviewListProps } from "./review-list.tsx";

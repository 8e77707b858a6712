export { type ReviewCode, readReviewCode, reviewCode } from "./review-code.ts";
export type { Reviews } from "./reviews.service.ts";
export { listWaitingReviews } from "./written-reviews.repository.ts";

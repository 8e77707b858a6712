export { type ReviewCode, readReviewCode } from "./review-code.ts";
export type { Reviews } from "./reviews.service.ts";

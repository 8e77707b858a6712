export { ReviewStrip, type ReviewStripProps, type ReviewStripReview } from "./review-strip.tsx";

export { ReviewStrip, ReviewStripItem, type ReviewStripItemProps, type ReviewStripProps } from "./review-strip.tsx";

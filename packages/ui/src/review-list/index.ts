export { ReviewListItem, type ReviewListItemProps } from "./review-list-item.tsx";
export { ReviewList, type ReviewListProps } from "./review-list.tsx";
export type { ReviewListLabels } from "./review-list-labels.ts";

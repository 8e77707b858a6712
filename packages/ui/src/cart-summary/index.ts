export {
  CartSummary,
  type CartSummaryAmounts,
  type CartSummaryLabels,
  type CartSummaryProps,
  CartSummarySkeleton,
  type CartSummarySkeletonProps,
} from "./cart-summary.tsx";

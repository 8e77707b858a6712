export {
  CartSummary,
  type CartSummaryAmounts,
  type CartSummaryProps,
  CartSummarySkeleton,
  type CartSummarySkeletonProps,
} from "./cart-summary.tsx";

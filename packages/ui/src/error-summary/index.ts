export {
  ErrorSummary,
  ErrorSummaryItem,
  type ErrorSummaryItemProps,
  type ErrorSummaryProps,
} from "./error-summary.tsx";

export { ErrorSummary, type ErrorSummaryProps, type SummarisedError } from "./error-summary.tsx";

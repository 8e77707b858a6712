export {
  ErrorSummary,
  ErrorSummaryItem,
  type ErrorSummaryItemProps,
  type ErrorSummaryProps,
} from "./error-summary.tsx";
export { FormErrors, type FormErrorsLabels, type FormErrorsProps } from "./form-errors.tsx";

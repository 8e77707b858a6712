export { ReviewForm, type ReviewFormLabels, type ReviewFormProps, type ReviewValues } from "./review-form.tsx";

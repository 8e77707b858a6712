export { RatingInput, type RatingInputLabels, type RatingInputProps } from "./rating-input.tsx";

export { Wordmark, type WordmarkLabels, type WordmarkProps } from "./wordmark.tsx";

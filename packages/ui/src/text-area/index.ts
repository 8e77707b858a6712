export { TextArea, type TextAreaLabels, type TextAreaProps } from "./text-area.tsx";

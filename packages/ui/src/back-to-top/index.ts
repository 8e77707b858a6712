export { BackToTop, type BackToTopLabels, type BackToTopProps } from "./back-to-top.tsx";

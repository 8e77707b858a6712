export { CompareToggle, type CompareToggleProps } from "./compare-toggle.tsx";

export { ReducedHeader, type ReducedHeaderProps } from "./reduced-header.tsx";

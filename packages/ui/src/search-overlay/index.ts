export { type SearchOption } from "./search-option.tsx";
export { SearchOverlay, type SearchOverlayLabels, type SearchOverlayProps } from "./search-overlay.tsx";

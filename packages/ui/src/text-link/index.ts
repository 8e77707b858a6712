export { TextLink, type TextLinkProps } from "./text-link.tsx";
export { textLink as textLinkClass } from "./text-link.recipe.ts";

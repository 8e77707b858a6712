export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from "./icon-button.tsx";
export { iconButton as iconButtonClass } from "./icon-button.recipe.ts";

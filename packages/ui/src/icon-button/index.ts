export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from "./icon-button.tsx";

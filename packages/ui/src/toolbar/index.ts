export { Toolbar, type ToolbarLabels, ToolbarLink, type ToolbarLinkProps, type ToolbarProps } from "./toolbar.tsx";

export { Toolbar, type ToolbarEntry, type ToolbarProps } from "./toolbar.tsx";

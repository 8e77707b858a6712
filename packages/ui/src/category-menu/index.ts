export { CategoryMenu, type CategoryLink, type CategoryMenuProps } from "./category-menu.tsx";

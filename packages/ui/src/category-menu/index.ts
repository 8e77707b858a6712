export { CategoryMenu, type CategoryMenuLabels, type CategoryMenuProps } from "./category-menu.tsx";
export {
  CategoryMenuFeature,
  CategoryMenuGroup,
  type CategoryMenuGroupProps,
  CategoryMenuLink,
} from "./category-menu-links.tsx";
export { useDisclosure } from "./use-disclosure.ts";

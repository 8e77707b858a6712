export { CategoryMenu, type CategoryMenuLabels, type CategoryMenuProps } from "./category-menu.tsx";
export {
  CategoryMenuFeature,
  type CategoryMenuFeatureProps,
  CategoryMenuGroup,
  type CategoryMenuGroupProps,
  CategoryMenuLink,
  type CategoryMenuLinkProps,
} from "./category-menu-links.tsx";
export { useDisclosure } from "./use-disclosure.ts";

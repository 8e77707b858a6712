export {
  MobileNavigation,
  MobileNavigationGroup,
  type MobileNavigationGroupProps,
  type MobileNavigationLabels,
  MobileNavigationLink,
  type MobileNavigationLinkProps,
  type MobileNavigationProps,
} from "./mobile-navigation.tsx";

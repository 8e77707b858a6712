export {
  MobileNavigation,
  MobileNavigationGroup,
  type MobileNavigationGroupProps,
  type MobileNavigationLabels,
  MobileNavigationLink,
  type MobileNavigationProps,
} from "./mobile-navigation.tsx";

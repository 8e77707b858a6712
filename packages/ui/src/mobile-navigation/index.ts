export { MobileNavigation, type MobileNavigationEntry, type MobileNavigationProps } from "./mobile-navigation.tsx";

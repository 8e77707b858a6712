export {
  HeaderAction,
  type HeaderActionProps,
  HeaderNav,
  type HeaderNavLabels,
  HeaderNavLink,
  type HeaderNavProps,
  SiteHeader,
  type SiteHeaderProps,
} from "./site-header.tsx";

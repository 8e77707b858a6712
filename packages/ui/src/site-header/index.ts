export {
  HeaderAction,
  type HeaderActionProps,
  HeaderNav,
  type HeaderNavLabels,
  HeaderNavLink,
  type HeaderNavLinkProps,
  type HeaderNavProps,
  SiteHeader,
  type SiteHeaderProps,
} from "./site-header.tsx";

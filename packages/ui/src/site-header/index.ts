export {
  HeaderAction,
  HeaderNav,
  SiteHeader,
  type HeaderActionProps,
  type HeaderNavProps,
  type SiteHeaderProps,
} from "./site-header.tsx";
export type { RenderLink, SiteLink } from "../lib/site-link.tsx";

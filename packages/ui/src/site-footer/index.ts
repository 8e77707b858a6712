export { SiteFooter, type FooterColumn, type SiteFooterProps, type SocialLink } from "./site-footer.tsx";

export {
  SiteFooter,
  SiteFooterColumn,
  type SiteFooterColumnProps,
  SiteFooterColumns,
  SiteFooterFoot,
  type SiteFooterFootProps,
  SiteFooterLead,
  SiteFooterLink,
  SiteFooterSocialLink,
} from "./site-footer.tsx";

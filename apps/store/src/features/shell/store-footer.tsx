import { formatPhone } from "@selvedge/commerce/contact-rules";
import { FacebookLogo } from "@selvedge/ui/icons/facebook-logo";
import { InstagramLogo } from "@selvedge/ui/icons/instagram-logo";
import { LinkedinLogo } from "@selvedge/ui/icons/linkedin-logo";
import { SiteFooter } from "@selvedge/ui/site-footer";
import { Wordmark } from "@selvedge/ui/wordmark";
import { brand } from "../../brand.ts";
import { storeLink } from "../../lib/store-link.tsx";
import { StoreThemeSwitch } from "./store-theme-switch.tsx";

const SOCIAL_ICONS = { Facebook: <FacebookLogo />, Instagram: <InstagramLogo />, LinkedIn: <LinkedinLogo /> };

const COLUMNS = [
  {
    heading: "Help",
    links: [
      { label: "Shipping & Returns", href: "/shipping-return" },
      { label: "Privacy Policy", href: "/privacy-policy" },
      { label: "Terms & Conditions", href: "/terms-conditions" },
    ],
  },
  { heading: "About", links: [{ label: "Shop", href: "/shop" }] },
];

/** Footer of every page but the checkout. Who the law says must be named is named here. */
export default function StoreFooter() {
  const { legal } = brand;
  const officer = legal.grievanceOfficer;
  return (
    <SiteFooter
      lead={
        <>
          <p className="sv:font-display sv:text-h2">{brand.tagline}</p>
          <p className="sv:mt-3 sv:max-w-[36ch] sv:text-on-deep-muted">{brand.promise}</p>
        </>
      }
      columns={COLUMNS}
      renderLink={storeLink}
      contact={{
        heading: "Talk to us",
        links: [
          { label: formatPhone(brand.phone), href: `tel:${brand.phone}` },
          { label: brand.email, href: `mailto:${brand.email}` },
        ],
        social: brand.social.map(({ name, url }) => ({
          label: `${name} (opens in a new tab)`,
          href: url,
          icon: SOCIAL_ICONS[name],
        })),
      }}
      wordmark={<Wordmark name={brand.name} size="footer" />}
      copyright={`© 2026 ${brand.name}. ${brand.tagline}.`}
      themeSwitch={<StoreThemeSwitch />}
      legal={[
        `${legal.name}, ${legal.address}. GSTIN ${legal.gstin}.`,
        `${officer.role}: ${officer.name}, ${officer.email}, ${formatPhone(brand.phone)}.`,
      ]}
    />
  );
}

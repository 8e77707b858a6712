import { useLocation } from "react-router-dom";
import { formatPhone } from "@selvedge/commerce/phone-format";
import { ArrowUp } from "@selvedge/ui/icons/arrow-up";
import { FacebookLogo } from "@selvedge/ui/icons/facebook-logo";
import { InstagramLogo } from "@selvedge/ui/icons/instagram-logo";
import { LinkedinLogo } from "@selvedge/ui/icons/linkedin-logo";
import {
  SiteFooter,
  SiteFooterColumn,
  SiteFooterColumns,
  SiteFooterFoot,
  SiteFooterLead,
  SiteFooterLink,
  SiteFooterSocialLink,
} from "@selvedge/ui/site-footer";
import { NewsletterForm } from "@selvedge/ui/newsletter-form";
import { TextLink } from "@selvedge/ui/text-link";
import { Wordmark } from "@selvedge/ui/wordmark";
import { brand, chatUrl } from "../../brand.ts";
import { ConsentOffer } from "../privacy/consent-offer.tsx";
import { helpLinks } from "./navigation.ts";
import { StoreLanguages } from "./store-languages.tsx";
import { StoreThemeSwitch } from "./store-theme-switch.tsx";
import { useShop } from "../../lib/page-state.ts";
import { ofTax } from "../../taxes.ts";

const SOCIAL_ICONS = { Facebook: <FacebookLogo />, Instagram: <InstagramLogo />, LinkedIn: <LinkedinLogo /> };

/** Keeps a name or a number on one line. */
const unbroken = (text: string) => text.replaceAll(" ", "\u00A0");
const addressLine = (address: string) => address.split(", ").map(unbroken).join(", ");

/** Footer of every page but the checkout, with the legally required information about the seller. */
export default function StoreFooter() {
  const { pathname } = useLocation();
  const { legal } = brand;
  const shop = useShop();
  const officer = legal.grievanceOfficer;
  return (
    <SiteFooter>
      <SiteFooterColumns>
        <SiteFooterLead>
          {/* The newsletter page has the form itself. */}
          {pathname === "/newsletter" ? (
            <p className="sv:font-display sv:text-h2">{`${brand.tagline}.`}</p>
          ) : (
            <>
              <p className="sv:font-display sv:text-h2">{shop.words.newsletter.title}</p>
              <p className="sv:mt-3 sv:max-w-[36ch] sv:text-on-deep-muted">{shop.words.newsletter.text}</p>
              <NewsletterForm action="/newsletter" className="sv:mt-6" />
            </>
          )}
        </SiteFooterLead>
        <SiteFooterColumn title="Help">
          {helpLinks(shop).map(({ label, href }) => (
            <SiteFooterLink key={href} href={href}>
              {label}
            </SiteFooterLink>
          ))}
        </SiteFooterColumn>
        <SiteFooterColumn title="About">
          <SiteFooterLink href="/about">Our Story</SiteFooterLink>
          <SiteFooterLink href="/shop">Shop</SiteFooterLink>
          <SiteFooterLink href="/journals">Blogs</SiteFooterLink>
          <SiteFooterLink href="/contact">Contact Us</SiteFooterLink>
        </SiteFooterColumn>
        <SiteFooterColumn
          title="Talk to us"
          width="full"
          social={brand.social.map(({ name, url }) => (
            <SiteFooterSocialLink key={url} label={`${name} (opens in a new tab)`} href={url}>
              {SOCIAL_ICONS[name]}
            </SiteFooterSocialLink>
          ))}
        >
          <SiteFooterLink href={`tel:${brand.phone}`}>{formatPhone(brand.phone)}</SiteFooterLink>
          <SiteFooterLink href={`mailto:${brand.email}`}>{brand.email}</SiteFooterLink>
          <SiteFooterLink href={chatUrl}>Chat with us</SiteFooterLink>
        </SiteFooterColumn>
      </SiteFooterColumns>
      <SiteFooterFoot
        wordmark={<Wordmark name={brand.name} size="footer" />}
        actions={
          <>
            <StoreLanguages />
            <div className="sv:flex sv:flex-wrap sv:items-center sv:justify-between sv:gap-x-6">
              <StoreThemeSwitch />
              <TextLink
                variant="quiet"
                href="#main"
                className="sv:flex sv:min-h-target sv:items-center sv:gap-2 sv:text-label"
              >
                <ArrowUp className="sv:size-4.5" />
                Back to top
              </TextLink>
            </div>
          </>
        }
      >
        <p>{`© 2026 ${brand.name}. ${brand.tagline}.`}</p>
        <ConsentOffer />
        <p>{`${unbroken(legal.name)}, ${addressLine(legal.address)}.${ofTax(shop, ` ${unbroken(`GSTIN ${shop.gstin}`)}.`)}`}</p>
        <p>
          {`${unbroken(`${officer.role}: ${officer.name}`)}, ${officer.email}, ${unbroken(formatPhone(brand.phone))}.`}
        </p>
      </SiteFooterFoot>
    </SiteFooter>
  );
}

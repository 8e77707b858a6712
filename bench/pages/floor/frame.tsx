import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { brand, chatUrl, labelPromise } from "../../../apps/store/src/brand.ts";
import { shop } from "./demo-settings.ts";
import { Overlay } from "./overlay.tsx";

const POLICIES = [
  { label: "Shipping & Returns", href: "/shipping-return" },
  { label: "Privacy Policy", href: "/privacy-policy" },
  { label: "Terms & Conditions", href: "/terms-conditions" },
];

const MENU = [
  { label: "Home", href: "/" },
  { label: "Shop", href: "/shop" },
  { label: "Journals", href: "/journals" },
  { label: "Our Story", href: "/about" },
  { label: "Contact Us", href: "/contact" },
];

/** Header with a menu, and footer, of all baseline pages. */
export function Frame({ isAlive, children }: { isAlive: boolean; children: ReactNode }) {
  const { legal } = brand;
  return (
    <>
      <header>
        <Overlay name="Menu" isAlive={isAlive}>
          <ul>
            {MENU.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </Overlay>
        <Link to="/">Home</Link>
        <Link to="/shop">Categories</Link>
        <Link to="/">{brand.name}</Link>
        <a href="/cart">Cart</a>
      </header>
      <main>{children}</main>
      <footer>
        <p>{brand.tagline}</p>
        <p>{labelPromise(shop)}</p>
        <h2>Help</h2>
        <ul>
          {POLICIES.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <h2>About</h2>
        <Link to="/shop">Shop</Link>
        <h2>Talk to us</h2>
        <ul>
          <li>
            <a href={`tel:${brand.phone}`}>{brand.phone}</a>
          </li>
          <li>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </li>
          <li>
            <a href={chatUrl}>Chat with us</a>
          </li>
        </ul>
        <p>{`© 2026 ${brand.name}. ${brand.tagline}.`}</p>
        <p>{`${legal.name}, ${legal.address}. GSTIN ${legal.gstin}.`}</p>
        <p>{`${legal.grievanceOfficer.role}: ${legal.grievanceOfficer.name}, ${legal.grievanceOfficer.email}, ${brand.phone}.`}</p>
        <a href="#root">Back to top</a>
      </footer>
    </>
  );
}

import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { brand } from "../../../apps/store/src/brand.ts";

/** What all pages of the floor have around them. */
export function Frame({ children }: { children: ReactNode }) {
  const { legal } = brand;
  return (
    <>
      <header>
        <Link to="/">Home</Link>
        <Link to="/shop">Categories</Link>
        <Link to="/">{brand.name}</Link>
        <a href="/cart">Cart</a>
      </header>
      <main>{children}</main>
      <footer>
        <p>{brand.tagline}</p>
        <p>{brand.promise}</p>
        <ul>
          <li>
            <Link to="/shop">Shop</Link>
          </li>
          <li>
            <a href={`tel:${brand.phone}`}>{brand.phone}</a>
          </li>
          <li>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </li>
        </ul>
        <p>{`© 2026 ${brand.name}. ${brand.tagline}.`}</p>
        <p>{`${legal.name}, ${legal.address}. GSTIN ${legal.gstin}.`}</p>
        <p>{`${legal.grievanceOfficer.role}: ${legal.grievanceOfficer.name}, ${legal.grievanceOfficer.email}.`}</p>
      </footer>
    </>
  );
}

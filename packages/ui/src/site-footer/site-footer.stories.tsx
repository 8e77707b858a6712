import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { InstagramLogo } from "../icons/instagram-logo.tsx";
import { ThemeSwitch } from "../theme-switch/index.ts";
import { Wordmark } from "../wordmark/index.ts";
import {
  SiteFooter,
  SiteFooterColumn,
  SiteFooterColumns,
  SiteFooterFoot,
  SiteFooterLead,
  SiteFooterLink,
  SiteFooterSocialLink,
} from "./index.ts";

const lead = (
  <SiteFooterLead>
    <p className="sv:font-display sv:text-h2">Made slowly, in Indore</p>
    <p className="sv:mt-3 sv:max-w-[36ch] sv:text-on-deep-muted">
      Every piece is cut only after you order it, so nothing is made to sit in a warehouse.
    </p>
  </SiteFooterLead>
);

const help = (
  <SiteFooterColumn title="Help">
    <SiteFooterLink href="#shipping">Shipping & Returns</SiteFooterLink>
    <SiteFooterLink href="#privacy">Privacy Policy</SiteFooterLink>
    <SiteFooterLink href="#terms" aria-current="page">
      Terms & Conditions
    </SiteFooterLink>
  </SiteFooterColumn>
);

const about = (
  <SiteFooterColumn title="About">
    <SiteFooterLink href="#shop">Shop</SiteFooterLink>
  </SiteFooterColumn>
);

const phone = <SiteFooterLink href="tel:+919876543210">+91 98765 43210</SiteFooterLink>;

const contact = (
  <SiteFooterColumn title="Talk to us" width="full">
    {phone}
    <SiteFooterLink href="mailto:care@nimar.example">care@nimar.example</SiteFooterLink>
  </SiteFooterColumn>
);

const foot = (
  <SiteFooterFoot wordmark={<Wordmark name="Nimar" size="footer" />} actions={<ThemeSwitch />}>
    <p>© 2026 Nimar. Made slowly, in Indore.</p>
    <p>Nimar Clothing Private Limited, 12 Rangwasa Road, Indore 452012, Madhya Pradesh</p>
    <p>GSTIN 23AAACN0000A1Z5</p>
    <p>
      Grievance officer: Meera Joshi, <a href="mailto:grievance@nimar.example">grievance@nimar.example</a>, +91 98765
      43211
    </p>
  </SiteFooterFoot>
);

const meta = {
  title: "Layout/SiteFooter",
  component: SiteFooter,
  args: {
    children: (
      <>
        <SiteFooterColumns>
          {lead}
          {help}
          {about}
          {contact}
        </SiteFooterColumns>
        {foot}
      </>
    ),
  },
  parameters: {
    layout: "fullscreen",
    omits: {
      Controls: "Its columns are its children.",
      Loading: "All it shows is known from the start.",
      Error: "All it shows is known from the start.",
    },
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("contentinfo")).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Help" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Terms & Conditions", current: "page" })).toBeVisible();
    await expect(canvas.getByText(/Grievance officer/)).toBeVisible();
  },
};

export const WithSocialLinks: Story = {
  args: {
    children: (
      <>
        <SiteFooterColumns>
          {lead}
          {help}
          {about}
          <SiteFooterColumn
            title="Talk to us"
            width="full"
            social={
              <SiteFooterSocialLink label="Instagram (opens in a new tab)" href="https://social.example/nimar">
                <InstagramLogo />
              </SiteFooterSocialLink>
            }
          >
            {phone}
          </SiteFooterColumn>
        </SiteFooterColumns>
        {foot}
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Instagram (opens in a new tab)" })).toHaveAttribute(
      "rel",
      "noopener",
    );
  },
};

/** The minimum: help, and the legal identity. */
export const Empty: Story = {
  args: {
    children: (
      <>
        <SiteFooterColumns>{help}</SiteFooterColumns>
        <SiteFooterFoot wordmark={<Wordmark name="Nimar" size="footer" />}>
          <p>Nimar Clothing Private Limited, 12 Rangwasa Road, Indore 452012, Madhya Pradesh</p>
        </SiteFooterFoot>
      </>
    ),
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <>
        <SiteFooterColumns>
          {lead}
          {["Help", "About"].map((title) => (
            <SiteFooterColumn key={title} title={title}>
              {["shipping", "privacy", "terms", "sizes", "care", "repairs"].map((page) => (
                <SiteFooterLink key={page} href={`#${page}`}>
                  Shipping, returns and {page} for pieces made to your measurements
                </SiteFooterLink>
              ))}
            </SiteFooterColumn>
          ))}
          {contact}
        </SiteFooterColumns>
        {foot}
      </>
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { InstagramLogo } from "../icons/instagram-logo.tsx";
import { ThemeSwitch } from "../theme-switch/index.ts";
import { Wordmark } from "../wordmark/index.ts";
import { SiteFooter } from "./index.ts";

const meta = {
  title: "Layout/SiteFooter",
  component: SiteFooter,
  args: {
    lead: (
      <>
        <p className="sv:font-display sv:text-h2">Made slowly, in Indore</p>
        <p className="sv:mt-3 sv:max-w-[36ch] sv:text-on-deep-muted">
          Every piece is cut only after you order it, so nothing is made to sit in a warehouse.
        </p>
      </>
    ),
    columns: [
      {
        heading: "Help",
        links: [
          { label: "Shipping & Returns", href: "#shipping" },
          { label: "Privacy Policy", href: "#privacy" },
          { label: "Terms & Conditions", href: "#terms", current: true },
        ],
      },
      { heading: "About", links: [{ label: "Shop", href: "#shop" }] },
    ],
    contact: {
      heading: "Talk to us",
      links: [
        { label: "+91 98765 43210", href: "tel:+919876543210" },
        { label: "care@nimar.example", href: "mailto:care@nimar.example" },
      ],
    },
    wordmark: <Wordmark name="Nimar" size="footer" />,
    copyright: "© 2026 Nimar. Made slowly, in Indore.",
    themeSwitch: <ThemeSwitch />,
    legal: [
      "Nimar Clothing Private Limited, 12 Rangwasa Road, Indore 452012, Madhya Pradesh",
      "GSTIN 23AAACN0000A1Z5",
      <>
        Grievance officer: Meera Joshi, <a href="mailto:grievance@nimar.example">grievance@nimar.example</a>, +91 98765
        43211
      </>,
    ],
  },
  parameters: {
    layout: "fullscreen",
    omits: {
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
    contact: {
      heading: "Talk to us",
      links: [{ label: "+91 98765 43210", href: "tel:+919876543210" }],
      social: [
        { label: "Instagram (opens in a new tab)", href: "https://social.example/nimar", icon: <InstagramLogo /> },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Instagram (opens in a new tab)" })).toHaveAttribute(
      "rel",
      "noopener",
    );
  },
};

/** The least that a shop may show: help, and who it is. */
export const Empty: Story = {
  args: { lead: null, columns: meta.args.columns.slice(0, 1), legal: meta.args.legal.slice(0, 1) },
};

export const LongContent: Story = {
  args: {
    columns: meta.args.columns.map(({ heading, links }) => ({
      heading,
      links: [...links, ...links].map((link, index) => ({
        label: `${link.label} for pieces made to your measurements`,
        href: `${link.href}-${index}`,
      })),
    })),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

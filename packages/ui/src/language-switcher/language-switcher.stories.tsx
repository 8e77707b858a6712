import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SiteFooter, SiteFooterFoot } from "../site-footer/index.ts";
import { Wordmark } from "../wordmark/index.ts";
import { tabTo } from "../fixtures/tab-to.ts";
import { LanguageSwitcher, LanguageSwitcherItem } from "./index.ts";

const english = (
  <LanguageSwitcherItem key="en" lang="en-IN">
    English
  </LanguageSwitcherItem>
);

const hindi = (
  <LanguageSwitcherItem key="hi" lang="hi" href="https://hi.nimar.example/shop">
    हिन्दी
  </LanguageSwitcherItem>
);

const arabic = (
  <LanguageSwitcherItem key="ar" lang="ar" href="https://ar.nimar.example/shop">
    العربية (الإمارات)
  </LanguageSwitcherItem>
);

const NAMES = {
  mr: "मराठी",
  ne: "नेपाली",
  kok: "कोंकणी",
  ur: "اردو",
  fr: "Français",
  de: "Deutsch",
  es: "Español",
  it: "Italiano",
  pt: "Português",
};

const others = Object.entries(NAMES).map(([lang, name]) => (
  <LanguageSwitcherItem key={lang} lang={lang} href={`https://${lang}.nimar.example/shop`}>
    {name}
  </LanguageSwitcherItem>
));

const meta = {
  title: "Navigation/LanguageSwitcher",
  component: LanguageSwitcher,
  args: { children: [english, hindi] },
  parameters: {
    omits: {
      Controls: "Its languages are its children.",
      Loading: "The languages come with the page.",
      Empty: "A shop in one language leaves it out.",
      Error: "Nothing is fetched.",
      Disabled: "A page that does not exist in a language has no link for it.",
      Invalid: "Nothing is entered.",
      Selected: "The language of the page is marked in each story.",
    },
  },
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Language" })).toBeVisible();
    const link = canvas.getByRole("link", { name: "हिन्दी" });
    await expect(link).toHaveAttribute("lang", "hi");
    await expect(link).toHaveAttribute("hreflang", "hi");
    await expect(canvas.queryByRole("link", { name: "English" })).toBeNull();
  },
};

export const Many: Story = { args: { children: [english, hindi, ...others, arabic] } };

/** The page is in Arabic; each name keeps the direction of its own letters. */
export const RightToLeft: Story = {
  args: {
    children: [
      <LanguageSwitcherItem key="en" lang="en-IN" href="https://nimar.example/shop">
        English (India)
      </LanguageSwitcherItem>,
      hindi,
      <LanguageSwitcherItem key="ar" lang="ar">
        العربية (الإمارات)
      </LanguageSwitcherItem>,
    ],
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "English (India)" })).toHaveStyle({ unicodeBidi: "plaintext" });
    await expect(canvas.getByText("العربية (الإمارات)").closest("[lang]")).toHaveAttribute("dir", "rtl");
  },
};

export const LongContent: Story = {
  args: {
    children: [
      english,
      <LanguageSwitcherItem key="de" lang="de-CH" href="https://ch.nimar.example/shop">
        Deutsch (Schweizer Hochdeutsch)
      </LanguageSwitcherItem>,
      <LanguageSwitcherItem key="mni" lang="mni-Beng" href="https://mni.nimar.example/shop">
        Meiteilon in Bengali letters, for Manipur and Assam
      </LanguageSwitcherItem>,
    ],
  },
  decorators: [(Story) => <div className="sv:w-40">{Story()}</div>],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Folded, where a row of many languages would take too much room. */
export const Folded: Story = {
  args: { summary: <span lang="en-IN">English</span>, children: [english, hindi, arabic] },
};

export const Open: Story = {
  ...Folded,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("हिन्दी")).not.toBeVisible();
    const summary = canvas.getByText("English", { selector: "summary *" }).closest("summary")!;
    await tabTo(userEvent, summary);
    // The browser's own opening by Enter and Space needs real keys, which the story does not have.
    await userEvent.click(summary);
    await expect(canvas.getByRole("link", { name: "हिन्दी" })).toBeVisible();
  },
};

export const InFooter: Story = {
  args: { children: [english, hindi, arabic] },
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <SiteFooter>
      <SiteFooterFoot wordmark={<Wordmark name="Nimar" size="footer" />} actions={<LanguageSwitcher {...args} />}>
        <p>© 2026 Nimar. Made slowly, in Indore.</p>
        <p>Nimar Clothing Private Limited, 12 Rangwasa Road, Indore 452012, Madhya Pradesh</p>
      </SiteFooterFoot>
    </SiteFooter>
  ),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../src/badge/index.ts";
import { ar } from "../src/labels/ar/index.ts";
import { Button } from "../src/button/index.ts";
import { Rating } from "../src/rating/index.ts";
import { SkeletonBlock } from "../src/skeleton/index.ts";
import { Tab, TabList, TabPanel, Tabs } from "../src/tabs/index.ts";
import { answerMedia } from "../../../.storybook/modes/media.ts";
import { setDocument } from "../../../.storybook/modes/show-modes.tsx";
import { initialGlobals } from "../../../.storybook/modes/toolbar.ts";

/** A few pieces on which each tool of the toolbar shows. */
function Pieces() {
  return (
    <div className="sv:grid sv:grid-cols-1 sv:justify-items-start sv:gap-6">
      <Badge variant="sale">20% OFF</Badge>
      <Rating value={4.5} />
      <Tabs defaultValue="cloth">
        <TabList label="Dress">
          <Tab value="cloth">Cloth</Tab>
          <Tab value="care">Care</Tab>
        </TabList>
        <TabPanel value="cloth" className="sv:pt-4">
          Handwoven mulmul, 92 g to the square metre.
        </TabPanel>
        <TabPanel value="care" className="sv:pt-4">
          Wash by hand in cold water.
        </TabPanel>
      </Tabs>
      <Button>Add to cart</Button>
      <SkeletonBlock variant="line" className="sv:w-40 sv:max-w-full" />
    </div>
  );
}

/** Without a page of its own: all stories of a page share one document, and each of these sets it otherwise. */
const meta = { title: "Start/Toolbar", tags: ["!autodocs"], render: () => <Pieces /> } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const root = () => document.documentElement;
const rootFontSize = () => getComputedStyle(root()).fontSize;
const rounds = (canvasElement: HTMLElement) =>
  getComputedStyle(canvasElement.querySelector("[data-part=block]")!).animationIterationCount;

/** As the toolbar stands at first: nothing is set that a page would not have by itself. */
export const Untouched: Story = {
  globals: initialGlobals,
  play: async ({ canvas }) => {
    await expect(root()).toHaveAttribute("dir", "ltr");
    await expect(root()).toHaveAttribute("lang", "en");
    await expect(root().style.fontSize).toBe("");
    await expect(document.querySelector("style[data-mode]")).toBeNull();
    await expect(canvas.getByRole("img", { name: "4.5 out of 5" })).toBeVisible();
  },
};

/** The document turns, and the pieces know it: the next tab lies to the left. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    await expect(root()).toHaveAttribute("dir", "rtl");
    const [cloth, care] = canvas.getAllByRole("tab");
    await expect(care!.getBoundingClientRect().right).toBeLessThanOrEqual(cloth!.getBoundingClientRect().left);
    await userEvent.click(cloth!);
    await userEvent.keyboard("{ArrowLeft}");
    await expect(care).toHaveFocus();
  },
};

/** Words and numbers are Arabic, and the page turns with its locale. */
export const Arabic: Story = {
  globals: { locale: "ar" },
  play: async ({ canvas }) => {
    await expect(root()).toHaveAttribute("lang", "ar");
    await expect(root()).toHaveAttribute("dir", "rtl");
    const value = new Intl.NumberFormat("ar").format(4.5);
    await expect(canvas.getByRole("img", { name: ar.rating.outOf(value, 5) })).toBeVisible();
  },
};

/** A locale that is read from right to left, in a page that is not. */
export const ArabicFromTheLeft: Story = {
  globals: { locale: "ar", direction: "ltr" },
  play: async () => {
    await expect(root()).toHaveAttribute("dir", "ltr");
  },
};

/** A part of a page has the theme that it asks for, whichever is around it. */
export const LightWithinDark: Story = {
  globals: { theme: "dark", colours: "own" },
  render: () => (
    <div data-theme="dark">
      <p data-theme="light" className="sv:bg-page sv:p-6 sv:text-ink">
        Paper and ink
      </p>
    </div>
  ),
  play: async ({ canvas, globals }) => {
    // Set before a story is rendered: after its play, as the addon's decorator does it, is too late for a page that is long at work.
    root().removeAttribute("data-theme");
    setDocument({ globals });
    await expect(root()).toHaveAttribute("data-theme", "dark");
    const { backgroundColor, color } = getComputedStyle(canvas.getByText("Paper and ink"));
    await expect([backgroundColor, color]).toEqual(["rgb(248, 246, 241)", "rgb(33, 29, 26)"]);
  },
};

/** What breathes stands still. Tests ask for that of themselves, so motion is given back first. */
export const ReducedMotion: Story = {
  globals: { motion: "reduced" },
  play: async ({ canvasElement, globals }) => {
    answerMedia({ "prefers-reduced-motion": "no-preference" });
    await expect(rounds(canvasElement)).toBe("infinite");
    setDocument({ globals });
    await expect(window.matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
    await expect(rounds(canvasElement)).toBe("1");
  },
};

/** Also where the system asks for less, as it does under test. */
export const FullMotion: Story = {
  globals: { motion: "full" },
  play: async ({ canvasElement }) => {
    await expect(window.matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(false);
    await expect(window.matchMedia("(prefers-reduced-motion)").matches).toBe(false);
    await expect(rounds(canvasElement)).toBe("infinite");
  },
};

/** As with the browser's text size doubled: letters grow, the window does not. */
export const DoubledText: Story = {
  globals: { text: "200" },
  play: async ({ canvas }) => {
    await expect(rootFontSize()).toBe("32px");
    await expect(parseFloat(getComputedStyle(canvas.getByText("Add to cart")).fontSize)).toBe(30);
  },
};

/** The badge loses its ground and gains the border that it has in forced colours. */
export const ForcedColours: Story = {
  globals: { colours: "forced" },
  play: async ({ canvas }) => {
    await expect(window.matchMedia("(forced-colors: active)").matches).toBe(true);
    const badge = getComputedStyle(canvas.getByText("20% OFF"));
    await expect(badge.borderTopWidth).toBe("1px");
    await expect(badge.backgroundColor).toBe(getComputedStyle(document.body).backgroundColor);
    await expect(badge.color).not.toBe(badge.backgroundColor);
  },
};

/** The widths are the design's own. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow", isRotated: false }, text: "100" },
  play: async () => {
    await expect(window.innerWidth).toBe(320);
    await expect(root().scrollWidth).toBeLessThanOrEqual(320);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CoatHanger } from "../icons/coat-hanger.tsx";
import { HandbagSimple } from "../icons/handbag-simple.tsx";
import { House } from "../icons/house.tsx";
import { User } from "../icons/user.tsx";
import { Toolbar, ToolbarLink } from "./index.ts";

/** The shop's pages, the first of them current, with a count at the cart. */
const links = (count: number, more = "") => (
  <>
    <ToolbarLink href="#home" label={`Home${more}`} icon={<House />} aria-current="page" />
    <ToolbarLink href="#shop" label={`Shop${more}`} icon={<CoatHanger />} />
    <ToolbarLink href="#account" label={`Account${more}`} icon={<User />} />
    <ToolbarLink href="#cart" label={`Cart${more}`} icon={<HandbagSimple />} count={count} />
  </>
);

const meta = {
  title: "Navigation/Toolbar",
  component: Toolbar,
  args: { children: links(2) },
  decorators: [
    (Story) => (
      <>
        <main className="sv:min-h-svh sv:p-4">
          <label className="sv:grid sv:max-w-form sv:gap-1.5 sv:text-label">
            Your Name
            <input className="sv:min-h-control sv:border sv:border-control sv:px-3.5 sv:text-body" />
          </label>
        </main>
        {Story()}
      </>
    ),
  ],
  parameters: {
    layout: "fullscreen",
    omits: {
      Controls: "Its ways are its children.",
      Loading: "Pages are known from the start; counts come when they are known.",
      Error: "A count that could not be had is not shown.",
      Disabled: "Its links always lead somewhere.",
      Invalid: "Nothing is entered.",
      Selected: "See Default.",
    },
  },
} satisfies Meta<typeof Toolbar>;
export default meta;

type Story = StoryObj<typeof meta>;

const isPhone = () => window.matchMedia("(width < 48rem)").matches;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    if (!isPhone()) {
      await expect(canvas.queryByRole("navigation", { name: "Quick links" })).toBeNull();
      return;
    }
    const bar = canvas.getByRole("navigation", { name: "Quick links" });
    await expect(canvas.getByRole("link", { name: "Home", current: "page" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
    await userEvent.click(canvas.getByRole("textbox", { name: "Your Name" }));
    await expect(bar).not.toBeVisible();
    await userEvent.tab();
    await expect(bar).toBeVisible();
  },
};

/** Empty cart: no badge, and the plain name. */
export const Empty: Story = {
  args: { children: links(0) },
  play: async ({ canvas }) => {
    if (isPhone()) await expect(canvas.getByRole("link", { name: "Cart" })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { children: links(128, " and more") },
  play: async ({ canvas }) => {
    if (!isPhone()) return;
    const end = (element: Element) => element.getBoundingClientRect().right;
    const badge = canvas.getByText("99+");
    await expect(end(badge)).toBeLessThanOrEqual(end(badge.closest("a")!));
  },
};

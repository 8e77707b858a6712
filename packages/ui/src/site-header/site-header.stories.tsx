import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { CountBadge } from "../badge/index.ts";
import { CategoryMenu } from "../category-menu/index.ts";
import { categories, groups } from "../fixtures/shell.tsx";
import { IconButton, IconLink } from "../icon-button/index.ts";
import { HandbagSimple } from "../icons/handbag-simple.tsx";
import { List } from "../icons/list.tsx";
import { User } from "../icons/user.tsx";
import { Wordmark } from "../wordmark/index.ts";
import { HeaderAction, HeaderNav, HeaderNavLink, SiteHeader } from "./index.ts";

const actions = (count: number) => (
  <>
    <HeaderAction from="desktop">
      <IconLink label="Account" href="#account">
        <User />
      </IconLink>
    </HeaderAction>
    <HeaderAction from="tablet">
      <IconLink label={count > 0 ? `Cart, ${count > 99 ? "99+" : count} items` : "Cart"} hint="Cart" href="#cart">
        <HandbagSimple />
        <CountBadge count={count} />
      </IconLink>
    </HeaderAction>
  </>
);

const home = (
  <HeaderNavLink href="#home" aria-current="page">
    Home
  </HeaderNavLink>
);

const meta = {
  title: "Layout/SiteHeader",
  component: SiteHeader,
  args: {
    nav: (
      <HeaderNav>
        {home}
        <CategoryMenu href="#shop">{groups(categories)}</CategoryMenu>
      </HeaderNav>
    ),
    menu: (
      <IconButton label="Menu">
        <List />
      </IconButton>
    ),
    wordmark: <Wordmark name="Nimar" href="#home" />,
    actions: actions(2),
  },
  decorators: [
    (Story) => (
      <div>
        {Story()}
        <main className="sv:wrap sv:min-h-[300svh] sv:py-8">The page below</main>
      </div>
    ),
  ],
  parameters: {
    layout: "fullscreen",
    omits: {
      Controls: "Its ways and actions are other pieces.",
      Error: "It needs nothing that can fail; the category menu shows its own failure.",
      Disabled: "Its links always lead somewhere.",
      Invalid: "Nothing is entered.",
      Open: "See Navigation/CategoryMenu.",
    },
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

const isDesktop = () => window.matchMedia("(width >= 64rem)").matches;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Nimar, home" })).toBeVisible();
    if (isDesktop()) {
      await expect(canvas.getByRole("link", { name: "Home", current: "page" })).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
      await expect(canvas.queryByRole("button", { name: "Menu" })).toBeNull();
    } else {
      await expect(canvas.getByRole("button", { name: "Menu" })).toBeVisible();
      await expect(canvas.queryByRole("navigation", { name: "Main" })).toBeNull();
    }
  },
};

/** On narrow screens it hides on scrolling down and returns on scrolling up, but never hides with the focus inside. */
export const Scrolled: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole("banner");
    const top = () => header.getBoundingClientRect().top;
    window.scrollTo(0, 700);
    await waitFor(() => expect(header).toHaveAttribute("data-state", "hidden"));
    await waitFor(() => (isDesktop() ? expect(top()).toBe(0) : expect(top()).toBeLessThan(-40)));
    canvas.getByRole("link", { name: "Nimar, home" }).focus({ preventScroll: true });
    await waitFor(() => expect(top()).toBe(0));
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 600);
    await waitFor(() => expect(header).toHaveAttribute("data-state", "shown"));
    window.scrollTo(0, 0);
  },
};

/** A count of 0 is not shown. */
export const Empty: Story = {
  args: { actions: actions(0) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component=count-badge]")).toBeNull();
  },
};

export const Loading: Story = {
  args: {
    nav: (
      <HeaderNav>
        {home}
        <CategoryMenu href="#shop" state="loading" />
      </HeaderNav>
    ),
  },
};

export const LongContent: Story = {
  args: {
    nav: (
      <HeaderNav>
        {home}
        <CategoryMenu href="#shop">{groups(categories)}</CategoryMenu>
        <HeaderNavLink href="#shop">Shop</HeaderNavLink>
        <HeaderNavLink href="#story">Our Story</HeaderNavLink>
        <HeaderNavLink href="#contact">Contact Us</HeaderNavLink>
      </HeaderNav>
    ),
    wordmark: <Wordmark name="Maheshwari" href="#home" />,
    actions: actions(128),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Drawer, DrawerBody, DrawerContent } from "../drawer/index.ts";
import { categories, withRouter } from "../fixtures/shell.tsx";
import { tabTo } from "../fixtures/tab-to.ts";
import { MobileNavigation, MobileNavigationGroup, MobileNavigationLink } from "./index.ts";

const ways = (to: { label: string; href: string }[]) =>
  to.map(({ label, href }) => (
    <MobileNavigationLink key={href} href={href}>
      {label}
    </MobileNavigationLink>
  ));

const home = (
  <MobileNavigationLink href="#home" aria-current="page">
    Home
  </MobileNavigationLink>
);

const meta = {
  title: "Navigation/MobileNavigation",
  component: MobileNavigation,
  args: {
    children: (
      <>
        {home}
        <MobileNavigationGroup title="Categories">
          {ways([{ label: "All products", href: "#shop" }, ...categories])}
        </MobileNavigationGroup>
        <MobileNavigationLink href="#all">Shop</MobileNavigationLink>
      </>
    ),
    small: ways([
      { label: "Login", href: "#login" },
      { label: "Register", href: "#register" },
    ]),
    contact: <a href="tel:+919876543210">+91 98765 43210</a>,
    onNavigate: fn(),
  },
  parameters: {
    layout: "fullscreen",
    omits: {
      Controls: "Its ways are its children.",
      Loading: "Pages are known from the start; categories that are still on their way are left out.",
      Error: "Categories that could not be had are left out.",
      Disabled: "Its links always lead somewhere.",
      Invalid: "Nothing is entered.",
    },
  },
  decorators: [
    withRouter,
    (Story) => <div className="sv:flex sv:min-h-svh sv:max-w-drawer sv:flex-col sv:bg-raised sv:p-4">{Story()}</div>,
  ],
} satisfies Meta<typeof MobileNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: "Home", current: "page" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Kurtas" })).not.toBeVisible();
    const categories = canvas.getByText("Categories").closest("summary")!;
    await tabTo(userEvent, categories);
    // The browser's own keys open it, which a test cannot press.
    await userEvent.click(categories);
    await expect(canvas.getByRole("link", { name: "All products" })).toBeVisible();
    await tabTo(userEvent, canvas.getByRole("link", { name: "Kurtas" }));
    await userEvent.keyboard("{Enter}");
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

/** A group that is expanded from the start. */
export const Unfolded: Story = {
  args: {
    children: (
      <MobileNavigationGroup title="Collections" defaultOpen>
        <MobileNavigationLink href="#workwear">Workwear</MobileNavigationLink>
      </MobileNavigationGroup>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Workwear" })).toBeVisible();
  },
};

/** As in the shop: the focus starts at Close. */
export const Open: Story = {
  parameters: { accessibilityTree: "kept" },
  // It is open from the start and would cover the docs page.
  tags: ["!autodocs"],
  decorators: [
    (Story) => (
      <Drawer defaultOpen>
        <DrawerContent side="start" title="Menu" titleVisibility="hidden" initialFocus="close">
          <DrawerBody className="sv:flex sv:flex-col">{Story()}</DrawerBody>
        </DrawerContent>
      </Drawer>
    ),
  ],
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
    await expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
  },
};

/** Without secondary links and contact. */
export const Empty: Story = { args: { children: home, small: null, contact: null } };

export const LongContent: Story = {
  args: {
    children: ways(
      Array.from({ length: 14 }, (_, index) => ({
        label: `Handloom cotton and linen ${index + 1}`,
        href: `#${index}`,
      })),
    ),
  },
};

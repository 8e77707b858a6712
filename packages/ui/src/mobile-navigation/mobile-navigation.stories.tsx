import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Drawer, DrawerBody, DrawerContent } from "../drawer/index.ts";
import { categories } from "../fixtures/shell.ts";
import { MobileNavigation } from "./index.ts";

const meta = {
  title: "Layout/MobileNavigation",
  component: MobileNavigation,
  args: {
    entries: [
      { label: "Home", href: "#home", current: true },
      {
        label: "Categories",
        href: "#shop",
        allLabel: "All products",
        children: categories.map(({ label, href }) => ({ label, href })),
      },
      { label: "Shop", href: "#all" },
    ],
    small: [
      { label: "Login", href: "#login" },
      { label: "Register", href: "#register" },
    ],
    contact: <a href="tel:+919876543210">+91 98765 43210</a>,
    onNavigate: fn(),
    renderLink: ({ onClick, children, ...props }) => (
      <a
        {...props}
        onClick={(event) => {
          event.preventDefault();
          onClick?.(event);
        }}
      >
        {children}
      </a>
    ),
  },
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "Pages are known from the start; categories that are still on their way are left out.",
      Error: "Categories that could not be had are left out.",
      Disabled: "Its links always lead somewhere.",
      Invalid: "Nothing is entered.",
    },
  },
  decorators: [
    (Story) => <div className="sv:flex sv:min-h-svh sv:max-w-drawer sv:flex-col sv:bg-raised sv:p-4">{Story()}</div>,
  ],
} satisfies Meta<typeof MobileNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: "Home", current: "page" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Kurtas" })).not.toBeVisible();
    await userEvent.click(canvas.getByText("Categories"));
    await expect(canvas.getByRole("link", { name: "All products" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Kurtas" }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

/** A list that is open from the start, without a page of its own. */
export const Unfolded: Story = {
  args: {
    entries: [
      {
        label: "Collections",
        href: "#all",
        allLabel: null,
        open: true,
        children: [{ label: "Workwear", href: "#workwear" }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Workwear" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "All collections" })).toBeNull();
  },
};

/** As the shop shows it: the focus starts at Close. */
export const Open: Story = {
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

/** The shop's pages alone. */
export const Empty: Story = { args: { entries: [{ label: "Home", href: "#home" }], small: [], contact: null } };

export const LongContent: Story = {
  args: {
    entries: Array.from({ length: 14 }, (_, index) => ({
      label: `Handloom cotton and linen ${index + 1}`,
      href: `#${index}`,
    })),
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Drawer, DrawerBody, DrawerContent } from "../drawer/index.ts";
import { mira } from "../fixtures/pictures.ts";
import { Picture } from "../picture/index.ts";
import { TextLink } from "../text-link/index.ts";
import { SearchOverlay, type SearchOption } from "./index.ts";

const picture = mira.front;
const found: SearchOption[] = [
  { group: "Products", value: "Noor Khadi Kurta", href: "#noor", picture, price: "₹4,200.00" },
  { group: "Products", value: "Kesar Long Kurta", href: "#kesar", picture: null, price: "₹4,900.00" },
  { group: "Categories", value: "Kurtas", href: "#kurtas", description: "3 products" },
  { value: "See all 24 results for ‘kurta’", href: "#all" },
];
const before: SearchOption[] = [
  { group: "Recent", value: "indigo coat", href: "#coat" },
  ...["Kurtas", "Dresses", "Co-ords", "Indigo", "Mulmul"].map((value) => ({
    group: "Looking for",
    value,
    href: `#${value}`,
  })),
];

/** The overlay keeps the typed text. */
function Typed({ value, onValueChange, ...props }: ComponentProps<typeof SearchOverlay>) {
  const [text, setText] = useState(value);
  return (
    <SearchOverlay
      {...props}
      value={text}
      onValueChange={(next) => {
        setText(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: "Overlays/SearchOverlay",
  component: SearchOverlay,
  args: {
    value: "",
    options: found,
    status: "2 products",
    onChoose: fn(),
    onValueChange: fn(),
    onSubmit: fn((event) => event.preventDefault()),
  },
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <Drawer defaultOpen>
      <DrawerContent side="top" title="Search the store">
        <DrawerBody>
          <Typed {...args} />
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  ),
  decorators: [(Story) => <main className="sv:min-h-svh sv:p-8">{Story()}</main>],
} satisfies Meta<typeof SearchOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args, step }) => {
    const field = await screen.findByRole("combobox", { name: "Search the store" });
    await waitFor(() => expect(field).toHaveFocus());
    await step("what is found stands in named groups", async () => {
      await userEvent.type(field, "kurta");
      await expect(field).toHaveAttribute("aria-expanded", "true");
      await waitFor(() => expect(screen.getByRole("group", { name: "Products" })).toBeVisible());
      await expect(screen.getByRole("status")).toHaveTextContent("2 products");
    });
    await step("Enter sends what is typed", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
    await step("Down and Up go through all groups, and Enter goes to the active one", async () => {
      await userEvent.keyboard("{ArrowDown}");
      const first = screen.getByRole("option", { name: "Noor Khadi Kurta ₹4,200.00" });
      await expect(first).toHaveAttribute("aria-selected", "true");
      await expect(field).toHaveAttribute("aria-activedescendant", first.id);
      await userEvent.keyboard("{ArrowUp}");
      await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("See all 24 results");
      await userEvent.keyboard("{ArrowUp}{Enter}");
      await expect(args.onChoose).toHaveBeenCalledWith(found[2]);
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step("one Escape closes, whatever is active", async () => {
      await userEvent.keyboard("{ArrowDown}{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
  },
};

/** Before typing: recent and popular searches. */
export const Open: Story = {
  parameters: { accessibilityTree: "kept" },
  args: { options: before, status: null },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("option", { name: "indigo coat" }));
    await expect(args.onChoose).toHaveBeenCalledWith(before[0]);
  },
};

/** New products beside the list on a desktop; a phone has no room for them. */
export const WithFeature: Story = {
  args: {
    options: before,
    status: null,
    feature: (
      <a href="#mira" className="sv:block sv:w-1/3">
        <Picture source={picture} alt="" sizes="14rem" className="sv:aspect-product" />
        <span className="sv:mt-3 sv:block sv:text-small">Mira Tiered Dress</span>
      </a>
    ),
  },
  play: async () => {
    const field = (await screen.findByRole("combobox")).getBoundingClientRect();
    const link = screen.queryByRole("link", { name: "Mira Tiered Dress" });
    if (window.innerWidth < 1024) await expect(link).toBeNull();
    else await expect(link!.getBoundingClientRect().left).toBeGreaterThan(field.right);
  },
};

export const Selected: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole("combobox");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Kesar Long Kurta");
  },
};

export const Loading: Story = { args: { value: "kurta", options: [], state: "loading", status: null } };

export const Empty: Story = {
  args: {
    value: "indgo",
    options: [],
    state: "empty",
    status: null,
    empty: (
      <p>
        Nothing found for ‘indgo’. Check the spelling, or browse <TextLink href="#new">New Arrivals</TextLink>.
      </p>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole("combobox")).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(screen.getByText(/Nothing found for ‘indgo’/)).toBeVisible());
  },
};

export const Error: Story = {
  args: { value: "kurta", options: [], state: "error", status: null, onRetry: fn() },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("Search is not answering.");
    await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    value: "hand block printed ajrakh dress with pockets",
    options: Array.from({ length: 12 }, (_, index) => ({
      group: "Products",
      value: `Hand block printed Ajrakh dress in madder and indigo with deep pockets, number ${index + 1}`,
      href: `#${index}`,
      picture,
      price: "₹1,25,000.00",
    })),
    status: "12 products",
  },
  play: async ({ userEvent }) => {
    await screen.findByRole("combobox");
    await userEvent.keyboard("{ArrowUp}");
    const active = screen.getByRole("option", { selected: true }).getBoundingClientRect();
    await expect(active.bottom).toBeLessThanOrEqual(screen.getByRole("dialog").getBoundingClientRect().bottom + 1);
  },
};

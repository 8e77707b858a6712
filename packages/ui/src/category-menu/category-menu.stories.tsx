import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { MenuBar } from "../fixtures/headless/menu-bar.tsx";
import { shown } from "../fixtures/headless/shown.ts";
import { charu } from "../fixtures/pictures.ts";
import { rem } from "../fixtures/reader.ts";
import { categories, groups, withRouter } from "../fixtures/shell.tsx";
import { Picture } from "../picture/index.ts";
import { CategoryMenu, CategoryMenuFeature, CategoryMenuGroup, CategoryMenuLink } from "./index.ts";

const meta = {
  title: "Navigation/CategoryMenu",
  component: CategoryMenu,
  args: { href: "#shop", children: groups(categories) },
  decorators: [
    withRouter,
    (Story, { parameters }) =>
      parameters["headless"] ? (
        Story()
      ) : (
        <header className="sv:relative sv:bg-page">
          <nav aria-label="Main" className="sv:wrap sv:h-header">
            <ul className="sv:flex sv:h-full sv:gap-6">{Story()}</ul>
          </nav>
        </header>
      ),
    (Story) => <div className="sv:min-h-[34rem]">{Story()}</div>,
  ],
  parameters: {
    layout: "fullscreen",
    omits: {
      Disabled: "Without categories it still leads to all products.",
      Invalid: "Nothing is entered.",
    },
  },
} satisfies Meta<typeof CategoryMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole("button", { name: "Categories", expanded: false });

    await step("a press opens, Escape closes and gives the focus back", async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "Dresses" })).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await expect(button).toHaveFocus();
      await expect(canvas.queryByRole("link", { name: "Dresses" })).toBeNull();
    });
    await step("the focus leaving it closes it", async () => {
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(canvas.getByRole("link", { name: "Maxi" })).toBeVisible());
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      document.body.focus();
      await userEvent.click(document.body);
      await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
    });
    await step("a resting pointer opens it, and a press then keeps it", async () => {
      await userEvent.hover(button);
      await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "true"));
      await userEvent.click(button);
      await userEvent.unhover(button);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expect(button).toHaveAttribute("aria-expanded", "true");
    });
  },
};

export const Open: Story = {
  parameters: { accessibilityTree: "kept" },
  args: {
    "aria-current": "true",
    children: (
      <>
        <CategoryMenuGroup title="Shop all" href="#shop" />
        {groups(categories)}
        <CategoryMenuGroup title="Collections">
          <CategoryMenuLink href="#workwear">Workwear</CategoryMenuLink>
        </CategoryMenuGroup>
      </>
    ),
    feature: (
      <CategoryMenuFeature href="#new">
        <Picture source={charu.front} alt="" sizes="24vw" className="sv:aspect-product" />
        <span className="sv:mt-3 sv:block sv:text-label">New this week</span>
      </CategoryMenuFeature>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Categories" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: "Wide trousers" })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole("link", { name: "New this week" })).toBeVisible());
    // A heading without its own page is no link, but its subcategories are.
    await expect(canvas.queryByRole("link", { name: "Collections" })).toBeNull();
    await expect(canvas.getByText("Collections")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Workwear" })).toBeVisible();
  },
};

/** Few categories without subcategories use a dropdown instead of a wide panel. */
export const Few: Story = {
  args: {
    variant: "dropdown",
    children: categories.slice(0, 4).map(({ label, href }) => (
      <CategoryMenuLink key={href} href={href}>
        {label}
      </CategoryMenuLink>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Categories" });
    await userEvent.click(button);
    const kurtas = canvas.getByRole("link", { name: "Kurtas" });
    await expect(kurtas.offsetWidth).toBeLessThanOrEqual(rem(17.5));
    await userEvent.click(kurtas);
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

export const Loading: Story = {
  args: { state: "loading" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Categories" }));
    await expect(canvas.getByText("Loading categories")).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { state: "empty" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Categories" }));
    await expect(canvas.getByRole("link", { name: "All products" })).toHaveAttribute("href", "#shop");
  },
};

export const Error: Story = {
  args: { state: "error" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Categories" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: "All products" })).toBeVisible());
  },
};

export const LongContent: Story = {
  args: {
    children: groups(
      [...categories, ...categories].map((category, index) => ({
        ...category,
        label: `${category.label} of handloom cotton and linen`,
        href: `${category.href}-${index}`,
      })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Categories" }));
    await expect(canvas.getAllByRole("link").length).toBeGreaterThan(12);
  },
};

/** `useDisclosure` as a menu of an old desktop, after the ARIA pattern “disclosure navigation”. */
export const Headless: Story = {
  parameters: shown("menu-bar"),
  render: () => <MenuBar />,
  play: async ({ canvas, userEvent }) => {
    const start = canvas.getByRole("button", { name: "Start" });
    await userEvent.tab();
    await expect(start).toHaveFocus();
    await expect(start).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    const paint = canvas.getByRole("link", { name: "Paint" });
    await expect(start).toHaveAttribute("aria-expanded", "true");
    await expect(start.getAttribute("aria-controls")).toBe(paint.closest("ul")?.id);
    await userEvent.tab();
    await expect(paint).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("link", { name: "Paint" })).toBeNull();
    await expect(start).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Help" })).toHaveFocus();
    await expect(start).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(start);
    await expect(canvas.getByRole("link", { name: "Tailor" })).toBeVisible();
  },
};

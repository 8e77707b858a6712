import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { type ListedProduct, manyProducts } from "../fixtures/products.ts";
import { tabTo } from "../fixtures/tab-to.ts";
import { IconButton } from "../icon-button/index.ts";
import { X } from "../icons/x.tsx";
import { ProductCard, ProductCardCorner, ProductCardPicture, ProductCardTitle } from "../product-card/index.ts";
import { TextLink } from "../text-link/index.ts";
import { CompareTable, type CompareTableProps } from "./index.ts";

const remove = fn();
const cloth = ["Dabu indigo cotton", "Buta print on mul", "Khadi", "Ikat"];
const products = manyProducts(4);

const meta = {
  title: "Commerce/CompareTable",
  component: CompareTable<ListedProduct>,
  args: {
    label: "Compared products",
    products: products.slice(0, 2),
    productKey: ({ slug }) => slug,
    name: ({ name }) => name,
    head: ({ slug, name, picture }) => (
      <ProductCard>
        <ProductCardTitle level={2} href={`#${slug}`}>
          {name}
        </ProductCardTitle>
        <ProductCardPicture picture={picture}>
          <ProductCardCorner>
            <IconButton label={`Remove ${name}`} hint="Remove" variant="chip" onClick={() => remove(slug)}>
              <X />
            </IconButton>
          </ProductCardCorner>
        </ProductCardPicture>
      </ProductCard>
    ),
    rows: [
      { key: "price", label: "Price", text: ({ price }) => price },
      { key: "rating", label: "Rating", text: ({ sizes }) => (sizes > 5 ? "4.8 out of 5" : null) },
      { key: "lining", label: "Lining", text: () => null },
      {
        key: "material",
        label: "Material",
        text: ({ slug }) => cloth[products.findIndex((each) => each.slug === slug)] ?? null,
      },
      { key: "care", label: "Care", text: () => "By hand, in cold water, inside out. Dry in the shade." },
      { key: "delivery", label: "Delivery", text: () => "10-12 business days" },
    ],
    action: ({ name }) => (
      <Button size="sm" width="full">
        Add to cart<span className="sv:sr-only"> {name}</span>
      </Button>
    ),
  },
} satisfies Meta<CompareTableProps<ListedProduct>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Screen readers announce a cell with the names of its row and column. */
export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("table", { name: "Compared products" })).toBeVisible();
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(2);
    await expect(canvas.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
      "Price\u00a0•, different",
      "Material\u00a0•, different",
      "Care",
      "Delivery",
      "Buy",
    ]);
    await tabTo(userEvent, canvas.getByRole("button", { name: "Remove Mira Tiered Dress" }));
    await userEvent.keyboard("{Enter}");
    await expect(remove).toHaveBeenCalledWith("mira-tiered-dress-1");
  },
};

export const OnlyDifferences: Story = {
  args: { show: "differences" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(3);
    await expect(canvas.queryByText("10-12 business days")).toBeNull();
  },
};

export const One: Story = {
  args: { products: products.slice(0, 1) },
  play: async ({ canvas }) => expect(canvas.queryByText(/different/)).toBeNull(),
};

/** Four do not fit on a phone: the table scrolls, its names stay, and the page does not scroll. */
export const Four: Story = {
  args: { products },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("region", { name: "Compared products" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getAllByText("Not known")).toHaveLength(3);
    if (region.scrollWidth <= region.clientWidth) return;
    const name = canvas.getByRole("rowheader", { name: /^Price/ }).getBoundingClientRect();
    await userEvent.click(canvas.getByRole("button", { name: "Next product" }));
    await waitFor(() => expect(Math.abs(region.scrollLeft)).toBeGreaterThan(90));
    await expect(canvas.getByRole("rowheader", { name: /^Price/ }).getBoundingClientRect().left).toBe(name.left);
    await userEvent.click(canvas.getByRole("button", { name: "Previous product" }));
    await waitFor(() => expect(region.scrollLeft).toBe(0));
  },
};

export const Empty: Story = {
  args: { state: "empty", emptyAction: <TextLink href="#shop">Shop</TextLink> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("table")).toBeNull();
    await expect(canvas.getByRole("heading", { level: 2, name: "Nothing to compare yet." })).toBeVisible();
    await expect(canvas.getByText("Choose Compare on up to four pieces.")).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: "loading" },
  play: async ({ canvas }) =>
    expect(canvas.getByText("Loading products").parentElement).toHaveAttribute("aria-busy", "true"),
};

export const Error: Story = {
  args: { state: "error", onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    products,
    rows: [
      {
        key: "care",
        label: "Care instructions of the cloth",
        text: ({ name }) => `${name}: ${"soak alone in cold water with a fistful of salt, ".repeat(6)}`,
      },
    ],
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../button/index.ts";
import { ListedCard } from "../fixtures/product-cards.tsx";
import { manyProducts } from "../fixtures/products.ts";
import { ProductGrid, ProductGridItem } from "./index.ts";

const items = (count: number) =>
  manyProducts(count).map((product) => (
    <ProductGridItem key={product.slug}>
      <ListedCard product={product} />
    </ProductGridItem>
  ));

const handleClear = fn();

const meta = {
  title: "Commerce/ProductGrid",
  component: ProductGrid,
  args: { children: items(6), onRetry: fn(), level: 3 },
  decorators: [
    (Story) => (
      <>
        <h2 className="sv:mb-6 sv:font-display sv:text-h2">Dresses</h2>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof ProductGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
  },
};

export const TwoColumns: Story = { args: { variant: "grid-2", children: items(4) } };

export const ThreeColumns: Story = { args: { variant: "grid-3" } };

export const One: Story = { args: { children: items(1) } };

export const Loading: Story = {
  args: { state: "loading" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Loading products")).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll("[data-component=product-card-skeleton]")).toHaveLength(6);
  },
};

/** While the next page loads, the current one stays. */
export const Refreshing: Story = {
  args: { "aria-busy": true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
    await expect(canvas.getAllByRole("list")[0]?.parentElement).toHaveAttribute("aria-busy", "true");
  },
};

export const Empty: Story = {
  args: {
    state: "empty",
    emptyAction: (
      <Button variant="quiet" onClick={handleClear}>
        Clear all
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    handleClear.mockClear();
    await expect(canvas.getByRole("heading", { name: "No products found." })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await expect(handleClear).toHaveBeenCalledOnce();
  },
};

export const Error: Story = {
  args: { state: "error" },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Products could not be loaded.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    children: manyProducts(8).map((product) => (
      <ProductGridItem key={product.slug}>
        <ListedCard
          product={{ ...product, name: `${product.name} in hand block-printed cotton with three-quarter sleeves` }}
        />
      </ProductGridItem>
    )),
  },
};

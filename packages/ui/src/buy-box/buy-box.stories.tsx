import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ProductBox } from "../fixtures/product-box.tsx";
import { BuyBox, BuyBoxSkeleton } from "./index.ts";

const handleAdd = fn();
const handleBuy = fn();

const meta = {
  title: "Commerce/BuyBox",
  component: BuyBox,
  args: { title: "Mira Tiered Dress" },
  render: ({ title }) => <ProductBox name={String(title)} onAdd={handleAdd} onBuy={handleBuy} />,
  decorators: [(Story) => <main className="sv:max-w-[30rem]">{Story()}</main>],
  parameters: {
    omits: {
      Empty: "A product page without a product is a page that is not found.",
      Error: "Stands in place of the whole page; see Feedback/ErrorState.",
      Disabled: "A piece that cannot be had says so in words; its cells are crossed out.",
    },
  },
} satisfies Meta<typeof BuyBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    handleAdd.mockClear();
    await expect(canvas.getByRole("region", { name: "Mira Tiered Dress" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Mira Tiered Dress" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "26 reviews" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /^XXL/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart" }));
    await expect(handleAdd).toHaveBeenCalledOnce();
  },
};

/** Nothing is selected; the message is beside the pressed button. */
export const Invalid: Story = {
  render: () => <ProductBox size={null} message="Please select all options before adding to cart" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please select all options before adding to cart");
    await expect(canvas.getByRole("radiogroup", { name: "Size" })).toHaveAttribute("aria-invalid", "true");
  },
};

// spec: Saved measurements
export const Selected: Story = {
  render: () => <ProductBox size="Custom" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Custom: bust 36, waist 30, hip 40 in/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Edit" })).toBeVisible();
  },
};

export const Adding: Story = { render: () => <ProductBox state="busy" /> };

export const Loading: Story = {
  render: () => <BuyBoxSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading product")).toBeInTheDocument();
  },
};

export const LongContent: Story = {
  render: () => (
    <ProductBox name="Amba hand block-printed Ajrakh dress in madder with pockets, a tie at the waist and three-quarter sleeves" />
  ),
  decorators: [(Story) => <div className="sv:max-w-80">{Story()}</div>],
};

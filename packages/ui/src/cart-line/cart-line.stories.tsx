import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../button/index.ts";
import { cartLines } from "../fixtures/cart-lines.tsx";
import { missing } from "../fixtures/pictures.ts";
import { rem } from "../fixtures/reader.ts";
import { tabTo } from "../fixtures/tab-to.ts";
import { Quantity } from "../quantity/index.ts";
import { CartLine, CartLines } from "./index.ts";

const [{ line: ready }, { line: custom }] = cartLines;
const handleRetry = fn();

const meta = {
  title: "Commerce/CartLine",
  component: CartLine,
  args: { ...ready, onRemove: fn() },
  render: (args) => (
    <CartLines>
      <CartLine {...args} />
    </CartLines>
  ),
  decorators: [(Story) => <div className="sv:max-w-[38rem]">{Story()}</div>],
  parameters: {
    omits: {
      Selected: "A line is in the cart or not.",
      Invalid: "The quantity corrects what is mistyped.",
    },
  },
} satisfies Meta<typeof CartLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// spec: acceptance 21 names
export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: "Tara A-Line Dress" })).toBeVisible();
    await expect(canvas.getByRole("group", { name: "Quantity of Tara A-Line Dress, size M" })).toBeVisible();
    await tabTo(userEvent, canvas.getByRole("button", { name: "Remove Tara A-Line Dress, size M" }));
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** In the drawer: smaller pictures; the second line has custom measurements. */
export const InDrawer: Story = {
  render: () => (
    <div className="sv:max-w-drawer">
      <CartLines size="sm">
        <CartLine {...ready} />
        <CartLine {...custom} />
      </CartLines>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(
      canvas.getByRole("link", { name: "Tara A-Line Dress" }).closest("li")!.querySelector("picture")!.offsetWidth,
    ).toBe(rem(4.5));
    await expect(canvas.getByText(/^Custom: bust 36, waist 30, hip 40 in\./)).toBeVisible();
  },
};

/** The line is being changed: it stays readable, and its controls ignore presses. */
export const Disabled: Story = {
  args: {
    state: "busy",
    quantity: <Quantity label={ready.product} size="sm" state="busy" />,
  },
  play: async ({ canvas, userEvent, args }) => {
    const remove = canvas.getByRole("button", { name: "Remove Tara A-Line Dress, size M" });
    await userEvent.click(remove);
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(remove).toHaveFocus();
  },
};

export const Unavailable: Story = {
  args: {
    availability: "unavailable",
    quantity: undefined,
    error: "This piece is no longer made. Remove it to check out.",
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("This piece is no longer made.");
    await expect(Number(getComputedStyle(canvasElement.querySelector("picture")!).opacity)).toBeLessThan(1);
  },
};

export const Loading: Story = {
  render: () => <CartLines size="sm" state="loading" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading cart")).toBeInTheDocument();
  },
};

export const Empty: Story = {
  render: () => (
    <CartLines
      state="empty"
      emptyAction={
        <Button variant="quiet" render={<a href="#shop" />}>
          Continue Shopping
        </Button>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Continue Shopping" })).toBeVisible();
  },
};

export const Error: Story = {
  args: { error: "Failed to update item" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to update item");
  },
};

export const Failed: Story = {
  render: () => <CartLines state="error" labels={{ failed: "The shop does not answer." }} onRetry={handleRetry} />,
  play: async ({ canvas, userEvent }) => {
    handleRetry.mockClear();
    await expect(canvas.getByRole("alert")).toHaveTextContent("The shop does not answer.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(handleRetry).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    picture: missing,
    title: <a href="#long">Amba hand block-printed Ajrakh dress in madder with pockets and a tie at the waist</a>,
    options: "Ajrakh-printed handloom cotton with stars and rosettes, indigo, madder and white, size XXL",
    custom: (
      <>
        Custom: bust 36.25, waist 30.5, hip 40.75 in. Sleeves two inches longer, please. <a href="#edit">Edit</a>
      </>
    ),
    total: "₹10,12,345.00",
  },
  render: (args) => (
    <CartLines size="sm">
      <CartLine {...args} />
    </CartLines>
  ),
  decorators: [(Story) => <div className="sv:max-w-80">{Story()}</div>],
};

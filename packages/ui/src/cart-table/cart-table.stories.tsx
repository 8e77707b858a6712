import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../button/index.ts";
import { cartLines } from "../fixtures/cart-lines.tsx";
import { Quantity } from "../quantity/index.ts";
import { CartTable, CartTableRow } from "./index.ts";

const [first, second] = cartLines;
const handleRemove = fn();

const meta = {
  title: "Commerce/CartTable",
  component: CartTable,
  argTypes: {
    state: { control: "inline-radio", options: ["ready", "loading", "empty", "error"] },
  },
  args: {
    onRetry: fn(),
    children: cartLines.map(({ id, line, unitPrice }) => (
      <CartTableRow key={id} {...line} unitPrice={unitPrice} onRemove={handleRemove} />
    )),
  },
  decorators: [(Story) => <div className="sv:max-w-[58rem]">{Story()}</div>],
  parameters: {
    omits: {
      Selected: "A line is in the cart or not.",
      Invalid: "The quantity corrects what is mistyped.",
    },
  },
} satisfies Meta<typeof CartTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    handleRemove.mockClear();
    await expect(canvas.getByRole("table", { name: "Cart" })).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(3);
    await expect(canvas.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Product",
      "Price",
      "Quantity",
      "Total",
      "Remove",
    ]);
    const isBlock = canvas.getAllByRole("rowgroup")[0]!.offsetWidth < 2;
    await expect(isBlock).toBe(window.innerWidth < 768);
    await expect(canvas.getAllByText("Price").some((word) => word.ariaHidden && word.checkVisibility())).toBe(isBlock);
    await userEvent.click(canvas.getByRole("button", { name: "Remove Mira Tiered Dress, custom size" }));
    await expect(handleRemove).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { state: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading cart")).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: {
    state: "empty",
    emptyAction: (
      <Button variant="quiet" render={<a href="#shop" />}>
        Continue Shopping
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  },
};

export const Error: Story = {
  args: { state: "error", labels: { failed: "The shop does not answer." } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The shop does not answer.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** One line is being changed, another change has failed. */
export const Disabled: Story = {
  args: {
    children: [
      <CartTableRow
        key="busy"
        {...first.line}
        unitPrice={first.unitPrice}
        state="busy"
        quantity={<Quantity label={first.line.product} size="sm" state="busy" />}
      />,
      <CartTableRow key="failed" {...second.line} unitPrice={second.unitPrice} error="Only 3 pieces are left." />,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Only 3 pieces are left.");
    await expect(canvas.getByRole("row", { busy: true })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <CartTableRow
        {...second.line}
        title={<a href="#long">Amba hand block-printed Ajrakh dress in madder with pockets and a tie at the waist</a>}
        options="Ajrakh-printed handloom cotton with stars and rosettes, indigo, madder and white, size XXL"
        unitPrice="₹10,12,345.00"
        total="₹2,02,46,900.00"
        availability="unavailable"
        quantity={undefined}
        error="This piece is no longer made. Remove it to check out, or look at the others of its collection."
      />
    ),
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { CartLine, CartLines } from "../cart-line/index.ts";
import { Drawer, DrawerBody, DrawerContent, DrawerFooter } from "../drawer/index.ts";
import { cartLines } from "../fixtures/cart-lines.tsx";
import { Progress } from "../progress/index.ts";
import { CartDrawerContent, CartDrawerFoot } from "./index.ts";

const handleCheckout = fn();
const handleRetry = fn();

const shipsFree = "Your order ships free";
const [{ line: first }] = cartLines;

const lines = (
  <CartLines size="sm">
    {cartLines.map(({ id, line }) => (
      <CartLine key={id} {...line} />
    ))}
  </CartLines>
);

const meta = {
  title: "Commerce/CartDrawer",
  component: CartDrawerFoot,
  args: {
    subtotal: "₹16,680.00",
    description: "Shipping free",
    children: (
      <>
        <Button variant="quiet" width="full" render={<a href="#cart" />}>
          View cart
        </Button>
        <Button width="full" onClick={handleCheckout}>
          Checkout
        </Button>
      </>
    ),
  },
  parameters: {
    layout: "fullscreen",
    omits: { Disabled: "An empty cart has no foot.", Invalid: "Nothing is typed.", Selected: "See Open." },
  },
  decorators: [(Story) => <main className="sv:min-h-svh">{Story()}</main>],
} satisfies Meta<typeof CartDrawerFoot>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = (title: string, body: ReactNode, foot?: ReactNode) => (
  <Drawer open>
    <DrawerContent title={title} initialFocus="title">
      <DrawerBody>{body}</DrawerBody>
      {foot && <DrawerFooter>{foot}</DrawerFooter>}
    </DrawerContent>
  </Drawer>
);

export const Default: Story = {
  render: (args) =>
    open(
      "Cart (2)",
      <CartDrawerContent>
        <div>
          <p className="sv:text-small">{shipsFree}</p>
          <Progress label="Free shipping" value={1} text={shipsFree} />
        </div>
        {lines}
      </CartDrawerContent>,
      <CartDrawerFoot {...args} />,
    ),
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ userEvent }) => {
    handleCheckout.mockClear();
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Cart (2)" })).toBeVisible());
    await waitFor(() => expect(screen.getByRole("heading", { name: "Cart (2)" })).toHaveFocus());
    await expect(screen.getAllByRole("listitem")).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Checkout" }));
    await expect(handleCheckout).toHaveBeenCalledOnce();
  },
};

export const Open: Story = { ...Default };

export const Loading: Story = {
  render: () => open("Cart", <CartLines size="sm" state="loading" />),
  play: async () => {
    await expect(await screen.findByText("Loading cart")).toBeInTheDocument();
  },
};

export const Empty: Story = {
  render: () =>
    open(
      "Cart",
      <CartLines
        state="empty"
        level={3}
        emptyAction={
          <Button variant="quiet" render={<a href="#shop" />}>
            Continue Shopping
          </Button>
        }
      />,
    ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole("heading", { name: "Your cart is empty" })).toBeVisible());
  },
};

export const Error: Story = {
  render: () =>
    open(
      "Cart",
      <CartLines state="error" level={3} labels={{ failed: "The shop does not answer." }} onRetry={handleRetry} />,
    ),
  play: async ({ userEvent }) => {
    handleRetry.mockClear();
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
    await expect(handleRetry).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: { subtotal: "₹10,12,34,567.00", description: "Shipping is free, and it stays free however much you order" },
  render: (args) =>
    open(
      "Cart (12)",
      <CartLines size="sm">
        {Array.from({ length: 12 }, (_, position) => (
          <CartLine key={position} {...first} />
        ))}
      </CartLines>,
      <CartDrawerFoot {...args} />,
    ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Checkout" })).toBeVisible());
  },
};

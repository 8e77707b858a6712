import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../button/index.ts";
import { Checkbox } from "../checkbox/index.ts";
import { CouponForm } from "../coupon-form/index.ts";
import { Progress } from "../progress/index.ts";
import { CartSummary, CartSummarySkeleton } from "./index.ts";

const shipsFree = "Your order ships free";
const without = { subtotal: "₹14,340.00", shipping: "₹0.00", total: "₹14,340.00" };
const withCoupon = { ...without, discount: { amount: "−₹500.00", label: "Discount WELCOME500" }, total: "₹13,840.00" };
const nothing = () => {};

const meta = {
  title: "Commerce/CartSummary",
  component: CartSummary,
  args: {
    title: "Order summary",
    children: (
      <div>
        <p className="sv:text-small">{shipsFree}</p>
        <Progress label="Free shipping" value={1} text={shipsFree} />
      </div>
    ),
    coupon: <CouponForm onApply={nothing} onRemove={nothing} />,
    amounts: without,
    terms: (
      <Checkbox>
        I agree to the <button className="sv:underline sv:underline-offset-4">Terms &amp; Conditions</button>
      </Checkbox>
    ),
    action: (
      <Button size="lg" width="full">
        Checkout
      </Button>
    ),
    note: "Made to order: no cancellation once confirmed, no returns or refunds. Size exchange within 48 hours of delivery.",
  },
  decorators: [(Story) => <div className="sv:max-w-96">{Story()}</div>],
} satisfies Meta<typeof CartSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Order summary" })).toBeVisible();
    const terms = canvas.getAllByRole("term").map((term) => term.textContent);
    await expect(terms).toEqual(["Subtotal", "Shipping", "Total"]);
    await expect(canvas.getByRole("button", { name: "Checkout" })).toBeVisible();
  },
};

function SummaryWithCoupon() {
  const [applied, setApplied] = useState(false);
  return (
    <CartSummary
      title="Order summary"
      amounts={applied ? withCoupon : without}
      coupon={
        <CouponForm
          applied={applied ? { code: "WELCOME500", effect: "₹500.00 off" } : null}
          onApply={() => setApplied(true)}
          onRemove={() => setApplied(false)}
        />
      }
      action={<Button width="full">Checkout</Button>}
    />
  );
}

/** A coupon adds a line; only the new total is announced. */
export const Discounted: Story = {
  render: () => <SummaryWithCoupon />,
  play: async ({ canvas, userEvent }) => {
    const total = canvas.getAllByRole("definition").at(-1);
    await expect(total).toHaveAttribute("aria-live", "polite");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Coupon code/ }), "WELCOME500{Enter}");
    await expect(canvas.getByText("Discount WELCOME500")).toBeVisible();
    await expect(total).toHaveTextContent("₹13,840.00");
    await expect(canvas.getAllByRole("definition").filter((sum) => sum.ariaLive !== null)).toHaveLength(1);
  },
};

export const Loading: Story = {
  render: () => <CartSummarySkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading the summary").parentElement).toHaveAttribute("aria-busy", "true");
  },
};

/** Empty cart: the sums are zero and the button is disabled. */
export const Empty: Story = {
  args: {
    children: null,
    coupon: null,
    terms: null,
    amounts: { subtotal: "₹0.00", shipping: "₹0.00", total: "₹0.00" },
    action: (
      <Button size="lg" width="full" disabled>
        Checkout
      </Button>
    ),
  },
};

/** The terms are not accepted, and the coupon is invalid. */
export const Error: Story = {
  args: {
    coupon: <CouponForm error="Invalid coupon code" onApply={nothing} onRemove={nothing} />,
    terms: (
      <Checkbox error="Please accept the Terms & Conditions to proceed.">
        I agree to the Terms &amp; Conditions
      </Checkbox>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(
      "Please accept the Terms & Conditions to proceed.",
    );
  },
};

export const LongContent: Story = {
  args: {
    title: "What you are about to order, before anything is paid",
    coupon: null,
    amounts: {
      subtotal: "₹1,12,34,567.00",
      discount: { amount: "−₹12,34,567.00", label: "Discount ACOUPONCODETHATISVERYLONGINDEED" },
      shipping: "₹0.00",
      total: "₹1,00,00,000.00",
    },
  },
  decorators: [(Story) => <div className="sv:w-72">{Story()}</div>],
};

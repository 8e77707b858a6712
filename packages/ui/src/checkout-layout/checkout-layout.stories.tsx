import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Amount, Amounts } from "../amounts/index.ts";
import { Button } from "../button/index.ts";
import { Field } from "../field/index.ts";
import { TextInput } from "../text-input/index.ts";
import { CheckoutLayout, CheckoutSection } from "./index.ts";

const meta = {
  title: "Layout/CheckoutLayout",
  component: CheckoutLayout,
  args: {
    summaryLabel: "Show order summary",
    total: "₹14,340.00",
    summary: (
      <Amounts>
        <Amount term="Subtotal">₹14,340.00</Amount>
        <Amount term="Shipping">₹0.00</Amount>
        <Amount term="Total" weight="total">
          ₹14,340.00
        </Amount>
      </Amounts>
    ),
    children: (
      <>
        <h1 className="sv:mb-6 sv:font-display sv:text-h1">Checkout</h1>
        <CheckoutSection title="Contact">
          <Field label="First name">
            <TextInput autoComplete="given-name" />
          </Field>
          <Field label="Last name">
            <TextInput autoComplete="family-name" />
          </Field>
        </CheckoutSection>
        <Button size="lg" width="full">
          Pay ₹14,340.00
        </Button>
      </>
    ),
  },
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "The page shows a skeleton until cart and shopper are known.",
      Empty: "An empty cart leads back to the cart page.",
      Error: "The form shows its messages.",
    },
  },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof CheckoutLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Contact" })).toBeVisible();
    await expect(canvas.getByRole("complementary", { name: "Order summary" })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { summaryLabel: "Show the summary of everything that you are about to order", total: "₹4,99,999.00" },
};

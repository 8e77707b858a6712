import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Description, DescriptionList } from "../description-list/index.ts";
import { Button } from "../button/index.ts";
import { Field } from "../field/index.ts";
import { tabTo } from "../fixtures/tab-to.ts";
import { TextInput } from "../text-input/index.ts";
import { CheckoutLayout, CheckoutSection } from "./index.ts";

const meta = {
  title: "Layout/CheckoutLayout",
  component: CheckoutLayout,
  args: {
    total: "₹14,340.00",
    summary: (
      <DescriptionList variant="sums">
        <Description label="Subtotal">₹14,340.00</Description>
        <Description label="Shipping">₹0.00</Description>
        <Description label="Total" variant="total">
          ₹14,340.00
        </Description>
      </DescriptionList>
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
    await expect(canvas.getByRole("heading", { level: 2, name: "Contact" })).toBeVisible();
    await expect(canvas.getByRole("complementary", { name: "Order summary" })).toBeVisible();
  },
};

/** On narrow screens the sums are collapsed above the form, on wide ones they are beside it. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getAllByText("Subtotal").filter((term) => term.checkVisibility());
    const fold = canvas.getByText("Show order summary");
    await expect(shown()).toHaveLength(fold.checkVisibility() ? 0 : 1);
    if (fold.checkVisibility()) {
      const summary = fold.closest("summary")!;
      await tabTo(userEvent, summary);
      // The browser's own keys open it, which a test cannot press.
      await userEvent.click(summary);
    }
    await expect(shown()).toHaveLength(1);
  },
};

export const LongContent: Story = {
  args: {
    labels: { showSummary: "Show the summary of everything that you are about to order" },
    total: "₹4,99,999.00",
  },
};

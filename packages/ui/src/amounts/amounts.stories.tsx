import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Amount, Amounts } from "./index.ts";

const meta = {
  title: "Commerce/Amounts",
  component: Amounts,
  args: {
    children: [
      <Amount key="subtotal" term="Subtotal">
        ₹14,340.00
      </Amount>,
      <Amount key="discount" term="Discount WELCOME10">
        −₹500.00
      </Amount>,
      <Amount key="shipping" term="Shipping">
        ₹0.00
      </Amount>,
      <Amount key="total" term="Total" weight="total" live="polite">
        ₹13,840.00
      </Amount>,
    ],
  },
  decorators: [(Story) => <div className="sv:max-w-drawer">{Story()}</div>],
  parameters: {
    omits: {
      Loading: "The summary around it owns the skeleton.",
      Empty: "An order has a total.",
      Error: "The summary around it owns the message.",
    },
  },
} satisfies Meta<typeof Amounts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole("term").map((term) => term.textContent);
    await expect(terms).toEqual(["Subtotal", "Discount WELCOME10", "Shipping", "Total"]);
    const total = canvas.getByText("₹13,840.00");
    await expect(total).toHaveAttribute("aria-live", "polite");
    await expect(canvas.getByText("₹14,340.00")).not.toHaveAttribute("aria-live");
  },
};

export const LongContent: Story = {
  args: {
    children: [
      <Amount key="address" term="Shipping address">
        Flat 12, Third Floor, Shri Ganesh Apartments, Behind the Old Cloth Market, MG Road, Indore, Madhya Pradesh
        452001
      </Amount>,
      <Amount key="discount" term="Discount ACOUPONCODETHATISVERYLONGINDEED">
        −₹1,12,345.00
      </Amount>,
      <Amount key="total" term="Total with everything that belongs to it" weight="total">
        ₹10,12,34,567.00
      </Amount>,
    ],
  },
};

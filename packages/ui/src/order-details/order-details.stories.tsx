import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Description, DescriptionList } from "../description-list/index.ts";
import { OrderDetails, OrderDetailsLine, OrderDetailsLines } from "./index.ts";

const meta = {
  title: "Commerce/OrderDetails",
  component: OrderDetails,
  args: {
    children: [
      <OrderDetailsLines key="lines">
        <OrderDetailsLine
          title="Mira Tiered Dress"
          quantity={1}
          price="₹5,440.00"
          options="Buta print on mul, size M"
        />
        <OrderDetailsLine
          title="Noor Khadi Kurta"
          quantity={2}
          price="₹4,200.00"
          options="Custom: bust 36, waist 30, hip 40 in"
        />
      </OrderDetailsLines>,
      <DescriptionList key="sums" variant="sums">
        <Description label="Shipping">₹0.00</Description>
        <Description label="Total" variant="total">
          ₹13,840.00
        </Description>
      </DescriptionList>,
    ],
  },
  parameters: {
    omits: {
      Controls: "Its lines are its children.",
      Loading: "Its dialog shows a skeleton.",
      Empty: "An order has at least one line.",
      Error: "Its dialog shows the error.",
    },
  },
} satisfies Meta<typeof OrderDetails>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getByRole("list", { name: "Items" });
    await expect(items).toBeVisible();
    await expect(items).toHaveTextContent("Noor Khadi Kurta x 2 — ₹4,200.00");
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <OrderDetailsLines>
        {Array.from({ length: 12 }, (_, index) => (
          <OrderDetailsLine
            key={index}
            title="Sufi Hemp Coat with the hand-stitched lining and the long open front"
            quantity={20}
            price="₹9,400.00"
            options="Custom: bust 36.25, waist 30.5, hip 40.75 in. Sleeves an inch longer, pockets deeper."
          />
        ))}
      </OrderDetailsLines>
    ),
  },
  decorators: [(Story) => <div className="sv:max-w-80">{Story()}</div>],
};

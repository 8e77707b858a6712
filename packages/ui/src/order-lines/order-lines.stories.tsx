import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { mira, missing, tara } from "../fixtures/pictures.ts";
import { OrderLine, OrderLines } from "./index.ts";

const meta = {
  title: "Commerce/OrderLines",
  component: OrderLines,
  args: {
    children: [
      <OrderLine
        key="tara"
        picture={tara.front}
        title={<a href="#tara">Tara A-Line Dress</a>}
        options="Dabu indigo cotton, size M"
        quantity={1}
        price="₹5,800.00"
      />,
      <OrderLine
        key="mira"
        picture={mira.front}
        title="Mira Tiered Dress"
        options="Custom: bust 36, waist 30, hip 40 in"
        quantity={2}
        price="₹10,880.00"
      />,
    ],
  },
  decorators: [(Story) => <div className="sv:max-w-drawer">{Story()}</div>],
  parameters: {
    omits: {
      Controls: "Its lines are its children.",
      Loading: "The order around it owns the skeleton.",
      Empty: "An order has a line.",
    },
  },
} satisfies Meta<typeof OrderLines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Items" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getByText("Quantity 2")).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** The picture is missing or fails to load. */
export const Error: Story = {
  args: {
    children: [
      <OrderLine key="none" picture={null} title="Vana Ikat Tunic" quantity={1} price="₹4,400.00" />,
      <OrderLine
        key="gone"
        picture={missing}
        title="Ila Ajrakh Skirt"
        options="Size S"
        quantity={1}
        price="₹3,920.00"
      />,
    ],
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <OrderLine
        picture={mira.front}
        title="Mira Tiered Dress in hand block-printed mul cotton with an extraordinarilylongwordthatdoesnotbreak"
        options="Custom: bust 36.25, waist 30.5, hip 40.75 in. Sleeves two inches longer, and pockets on both sides, please"
        quantity={20}
        price="₹10,12,345.00"
      />
    ),
  },
};

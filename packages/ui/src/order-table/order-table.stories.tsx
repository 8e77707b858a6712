import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { textLinkClass } from "../text-link/index.ts";
import { OrderStatus, OrderTable } from "./index.ts";

const view = fn();

const meta = {
  title: "Commerce/OrderTable",
  component: OrderTable,
  args: {
    orders: [
      {
        id: "ORD7K2M9QX4BD",
        date: "21/11/2026",
        status: <OrderStatus tone="info">Placed</OrderStatus>,
        total: "₹5,440.00",
      },
      {
        id: "ORD123456",
        date: "2/11/2026",
        status: <OrderStatus tone="success">Delivered</OrderStatus>,
        total: "₹14,500.00",
      },
      {
        id: "ORD48291364",
        date: "30/10/2026",
        status: <OrderStatus tone="danger">Payment failed</OrderStatus>,
        total: "₹4,200.00",
      },
    ],
    renderView: ({ id }, label) => (
      <button type="button" className={textLinkClass({ form: "standalone" })} onClick={() => view(id)}>
        {label}
      </button>
    ),
  },
  parameters: {
    omits: {
      Loading: "Layout/Skeleton stands in its place.",
      Empty: "Layout/EmptyState stands in its place: No orders found.",
      Error: "Layout/ErrorState stands in its place.",
      Disabled: "Each order can be looked at.",
      Invalid: "Nothing is typed.",
      Selected: "The order that is looked at is in a dialog.",
    },
  },
} satisfies Meta<typeof OrderTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("table", { name: "Your orders" })).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(4);
    await userEvent.click(canvas.getByRole("button", { name: "View ORD123456" }));
    await expect(view).toHaveBeenCalledWith("ORD123456");
  },
};

export const LongContent: Story = {
  args: {
    orders: Array.from({ length: 14 }, (_, index) => ({
      id: `ORD7K2M9QX4${String(index).padStart(2, "0")}`,
      date: "21/11/2026",
      status: <OrderStatus tone="warning">Being made by one of our tailors</OrderStatus>,
      total: "₹4,99,999.00",
    })),
  },
  decorators: [(Story) => <div className="sv:max-w-80 sv:xl:max-w-none">{Story()}</div>],
};

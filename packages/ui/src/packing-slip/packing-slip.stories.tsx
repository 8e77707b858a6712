import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Amount, Amounts } from "../amounts/index.ts";
import { Button } from "../button/index.ts";
import { mira, tara } from "../fixtures/pictures.ts";
import { OrderLine, OrderLines } from "../order-lines/index.ts";
import { OrderTracker } from "../order-tracker/index.ts";
import { PackingSlip, PackingSlipActions, PackingSlipPart, PackingSlipSkeleton } from "./index.ts";

const tracker = (
  <OrderTracker
    current={0}
    steps={[
      { label: "Order Placed", date: "21 Nov 2026" },
      { label: "Order Processed", date: null },
      { label: "Shipped", date: null },
      { label: "Delivered", date: "Estimated 4 Dec 2026" },
    ]}
  />
);

const meta = {
  title: "Commerce/PackingSlip",
  component: PackingSlip,
  args: {
    title: "Order Confirmed",
    lead: "Thank you, Asha. A copy is on its way to asha@example.com.",
    children: [
      <Amounts key="facts">
        <Amount term="Order ID">ORD7K2M9QX4TB</Amount>
        <Amount term="Date">21 Nov 2026</Amount>
        <Amount term="Payment status">Paid</Amount>
        <Amount term="Payment method">UPI</Amount>
        <Amount term="Shipping address">14 Rani Sati Gate, Indore, Madhya Pradesh 452001</Amount>
      </Amounts>,
      <PackingSlipPart key="pieces" title="Your pieces">
        <OrderLines>
          <OrderLine picture={tara.front} name="Tara A-Line Dress" options="Size M" quantity={1} price="₹5,800.00" />
          <OrderLine
            picture={mira.front}
            name="Mira Tiered Dress"
            options="Custom: bust 36, waist 30, hip 40 in"
            quantity={2}
            price="₹10,880.00"
          />
        </OrderLines>
        <Amounts>
          <Amount term="Subtotal">₹16,680.00</Amount>
          <Amount term="Discount WELCOME10">−₹500.00</Amount>
          <Amount term="Shipping">₹0.00</Amount>
          <Amount term="Total" weight="total">
            ₹16,180.00
          </Amount>
        </Amounts>
      </PackingSlipPart>,
      <PackingSlipPart key="next" title="What happens next" shownOn="screen">
        {tracker}
      </PackingSlipPart>,
      <PackingSlipActions key="actions">
        <Button>View My Orders</Button>
        <Button intent="quiet">Continue Shopping</Button>
      </PackingSlipActions>,
    ],
  },
  parameters: {
    omits: {
      Empty: "A slip is of an order.",
      Error: "The page says that the order could not be had; see Forms/ErrorState.",
    },
  },
} satisfies Meta<typeof PackingSlip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Order Confirmed" })).toBeVisible();
    await expect(canvas.getByText("ORD7K2M9QX4TB")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "What happens next" })).toBeVisible();
  },
};

/** The slip of a mock-up: a narrow column, sums only. */
export const Short: Story = {
  args: {
    level: 2,
    children: (
      <Amounts>
        <Amount term="Order ID">ORD482913</Amount>
        <Amount term="Subtotal">₹14,340.00</Amount>
        <Amount term="Total" weight="total">
          ₹12,906.00
        </Amount>
      </Amounts>
    ),
  },
  decorators: [(Story) => <div className="sv:max-w-[38rem]">{Story()}</div>],
};

export const Loading: Story = {
  render: () => <PackingSlipSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading order")).toBeInTheDocument();
  },
};

export const LongContent: Story = {
  args: {
    title: "Order Confirmed, and what a long title does in a narrow place",
    lead: "Thank you, Venkatanarasimharajuvaripeta. A copy is on its way to venkatanarasimharajuvaripeta.the.second@averylongdomainname.example.",
    children: (
      <Amounts>
        <Amount term="Shipping address">
          Flat 12, Third Floor, Shri Ganesh Apartments, Behind the Old Cloth Market, MG Road, Indore, Madhya Pradesh
          452001
        </Amount>
        <Amount term="Total" weight="total">
          ₹10,12,34,567.00
        </Amount>
      </Amounts>
    ),
  },
};

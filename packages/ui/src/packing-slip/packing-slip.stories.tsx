import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Description, DescriptionList } from "../description-list/index.ts";
import { Button } from "../button/index.ts";
import { mira, tara } from "../fixtures/pictures.ts";
import { OrderLine, OrderLines } from "../order-lines/index.ts";
import { OrderTracker, OrderTrackerStep } from "../order-tracker/index.ts";
import { Skeleton, SkeletonText } from "../skeleton/index.ts";
import { PackingSlip, PackingSlipActions, PackingSlipPart } from "./index.ts";

const tracker = (
  <OrderTracker>
    <OrderTrackerStep state="current" description="21 Nov 2026">
      Order Placed
    </OrderTrackerStep>
    <OrderTrackerStep state="coming">Order Processed</OrderTrackerStep>
    <OrderTrackerStep state="coming">Shipped</OrderTrackerStep>
    <OrderTrackerStep state="coming" description="Estimated 4 Dec 2026">
      Delivered
    </OrderTrackerStep>
  </OrderTracker>
);

const meta = {
  title: "Commerce/PackingSlip",
  component: PackingSlip,
  args: {
    title: "Order Confirmed",
    description: "Thank you, Asha. A copy is on its way to asha@example.com.",
    children: [
      <DescriptionList variant="sums" key="facts">
        <Description label="Order ID">ORD7K2M9QX4TB</Description>
        <Description label="Date">21 Nov 2026</Description>
        <Description label="Payment status">Paid</Description>
        <Description label="Payment method">UPI</Description>
        <Description label="Shipping address">14 Rani Sati Gate, Indore, Madhya Pradesh 452001</Description>
      </DescriptionList>,
      <PackingSlipPart key="pieces" title="Your pieces">
        <OrderLines>
          <OrderLine picture={tara.front} title="Tara A-Line Dress" options="Size M" quantity={1} price="₹5,800.00" />
          <OrderLine
            picture={mira.front}
            title="Mira Tiered Dress"
            options="Custom: bust 36, waist 30, hip 40 in"
            quantity={2}
            price="₹10,880.00"
          />
        </OrderLines>
        <DescriptionList variant="sums">
          <Description label="Subtotal">₹16,680.00</Description>
          <Description label="Discount WELCOME10">−₹500.00</Description>
          <Description label="Shipping">₹0.00</Description>
          <Description label="Total" variant="total">
            ₹16,180.00
          </Description>
        </DescriptionList>
      </PackingSlipPart>,
      <PackingSlipPart key="next" title="What happens next" shownOn="screen">
        {tracker}
      </PackingSlipPart>,
      <PackingSlipActions key="actions">
        <Button>View My Orders</Button>
        <Button variant="quiet">Continue Shopping</Button>
      </PackingSlipActions>,
    ],
  },
  parameters: {
    omits: {
      Empty: "A slip is of an order.",
      Error: "The page says that the order could not be had; see Feedback/ErrorState.",
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

/** A narrow slip with sums only. */
export const Short: Story = {
  args: {
    level: 2,
    children: (
      <DescriptionList variant="sums">
        <Description label="Order ID">ORD482913</Description>
        <Description label="Subtotal">₹14,340.00</Description>
        <Description label="Total" variant="total">
          ₹12,906.00
        </Description>
      </DescriptionList>
    ),
  },
  decorators: [(Story) => <div className="sv:max-w-[38rem]">{Story()}</div>],
};

export const Loading: Story = {
  render: () => (
    <PackingSlip title="Your order">
      <Skeleton label="Loading your order">
        <SkeletonText lines={8} />
      </Skeleton>
    </PackingSlip>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Your order" })).toBeVisible();
    await expect(canvas.getByText("Loading your order")).toBeInTheDocument();
  },
};

export const LongContent: Story = {
  args: {
    title: "Order Confirmed, and what a long title does in a narrow place",
    description:
      "Thank you, Venkatanarasimharajuvaripeta. A copy is on its way to venkatanarasimharajuvaripeta.the.second@averylongdomainname.example.",
    children: (
      <DescriptionList variant="sums">
        <Description label="Shipping address">
          Flat 12, Third Floor, Shri Ganesh Apartments, Behind the Old Cloth Market, MG Road, Indore, Madhya Pradesh
          452001
        </Description>
        <Description label="Total" variant="total">
          ₹10,12,34,567.00
        </Description>
      </DescriptionList>
    ),
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PaymentIcon, PaymentIcons } from "./index.ts";

const meta = {
  title: "Commerce/PaymentIcons",
  component: PaymentIcons,
  args: {
    children: (
      <>
        <PaymentIcon>UPI</PaymentIcon>
        <PaymentIcon>RuPay</PaymentIcon>
        <PaymentIcon>Visa</PaymentIcon>
        <PaymentIcon>Mastercard</PaymentIcon>
        <PaymentIcon method="bank" />
        <PaymentIcon method="wallet" />
        <PaymentIcon method="cash" />
      </>
    ),
  },
  parameters: {
    omits: {
      Controls: "Its methods are its children.",
      Loading: "What a shop accepts is known with the page.",
      Empty: "A shop accepts at least one method.",
      Error: "Nothing is fetched.",
    },
  },
} satisfies Meta<typeof PaymentIcons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Accepted payment methods" })).toBeVisible();
    const names = canvas.getAllByRole("listitem").map((method) => method.textContent);
    await expect(names).toEqual(["UPI", "RuPay", "Visa", "Mastercard", "Net banking", "Wallets", "Cash on delivery"]);
  },
};

/** Methods in general, without names of networks. */
export const Drawn: Story = {
  args: {
    children: (
      <>
        <PaymentIcon method="card" />
        <PaymentIcon method="bank" />
        <PaymentIcon method="wallet" />
        <PaymentIcon method="cash">Cash at the door</PaymentIcon>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Cards")).toBeVisible();
    await expect(canvas.getByText("Cash at the door")).toBeVisible();
  },
};

/** In a footer, whose text colour it takes. */
export const OnDeep: Story = {
  decorators: [(Story) => <div className="sv:bg-deep sv:p-6 sv:text-on-deep">{Story()}</div>],
};

export const LongContent: Story = {
  args: {
    children: (
      <>
        <PaymentIcon>UPI</PaymentIcon>
        <PaymentIcon method="cash">
          Cash on delivery within the municipal limits of Indore, Ujjain and Dewas
        </PaymentIcon>
        <PaymentIcon method="bank">Net banking of fifty-eight banks</PaymentIcon>
      </>
    ),
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};

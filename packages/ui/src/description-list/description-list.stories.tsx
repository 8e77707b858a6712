import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SkeletonText } from "../skeleton/index.ts";
import { Description, DescriptionList } from "./index.ts";

const meta = {
  title: "Content/DescriptionList",
  component: DescriptionList,
  argTypes: {
    variant: { control: "inline-radio", options: ["facts", "sums"] },
  },
  args: {
    children: (
      <>
        <Description label="Cloth">Handloom cotton, mulmul, linen and cotton silk</Description>
        <Description label="Colour">Natural and azo-free dyes, printed by hand</Description>
        <Description label="Batch">One piece at a time; offcuts become pouches</Description>
        <Description label="Delivery">10-12 business days, free across India</Description>
      </>
    ),
  },
  decorators: [(Story) => <div className="sv:max-w-[29rem]">{Story()}</div>],
  parameters: {
    omits: { Error: "The page around it says what failed." },
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Cloth").tagName).toBe("DT");
    await expect(canvas.getByText("Handloom cotton, mulmul, linen and cotton silk").tagName).toBe("DD");
  },
};

export const Sums: Story = {
  args: {
    variant: "sums",
    children: (
      <>
        <Description label="Subtotal">₹14,340.00</Description>
        <Description label="Discount WELCOME10">−₹500.00</Description>
        <Description label="Shipping">₹0.00</Description>
        <Description label="Total" variant="total" live="polite">
          ₹13,840.00
        </Description>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole("term").map((term) => term.textContent);
    await expect(terms).toEqual(["Subtotal", "Discount WELCOME10", "Shipping", "Total"]);
    await expect(canvas.getByText("₹13,840.00")).toHaveAttribute("aria-live", "polite");
    await expect(canvas.getByText("₹14,340.00")).not.toHaveAttribute("aria-live");
  },
};

/** In a right-to-left list, left-to-right values keep their order: the minus precedes the amount. */
export const Turned: Story = {
  ...Sums,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const [text] = canvas.getByText("−₹500.00").childNodes;
    const edges = [0, 1].map((at) => {
      const letter = document.createRange();
      letter.setStart(text as Node, at);
      letter.setEnd(text as Node, at + 1);
      return letter.getBoundingClientRect().left;
    });
    await expect(edges[0]).toBeLessThan(edges[1] as number);
  },
};

export const Loading: Story = {
  args: {
    children: ["Name", "Email", "Phone"].map((name) => (
      <Description key={name} label={name}>
        <SkeletonText lines={1} />
      </Description>
    )),
  },
};

/** A value known to be absent is a dash. */
export const Empty: Story = {
  args: {
    children: (
      <>
        <Description label="Phone">–</Description>
        <Description label="Address">–</Description>
      </>
    ),
  },
};

export const LongContent: Story = {
  args: {
    variant: "sums",
    children: (
      <>
        <Description label="Shipping address">
          14 Chhatri Bagh, behind the old cloth market, Indore, Madhya Pradesh 452001, India
        </Description>
        <Description label="Discount ACOUPONCODEWITHOUTANYSPACES">−₹1,24,500.00</Description>
        <Description label="Total with everything that belongs to it" variant="total">
          ₹10,12,34,567.00
        </Description>
      </>
    ),
  },
  decorators: [(Story) => <div className="sv:w-72">{Story()}</div>],
};

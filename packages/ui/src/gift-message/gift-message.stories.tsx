import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Form, SubmitButton } from "../form/index.ts";
import { tabTo } from "../fixtures/tab-to.ts";
import { ar } from "../labels/ar/index.ts";
import { SelvedgeProvider } from "../provider/index.ts";
import { GiftMessage, type GiftMessageProps } from "./index.ts";

const SLIP = "It is printed on the packing slip, which shows no prices.";
const MESSAGE = "Dear Meera,\nhappy birthday, and many walks by the river in it.\nAsha";

const meta = {
  title: "Commerce/GiftMessage",
  component: GiftMessage,
  argTypes: {
    description: { control: "text" },
    error: { control: "text" },
    limit: { control: "number" },
    disabled: { control: "boolean" },
  },
  args: { description: SLIP, onValueChange: fn() },
  decorators: [(Story) => <div className="sv:max-w-form">{Story()}</div>],
  parameters: { omits: { Empty: "Default is no gift; Interaction begins with an empty message." } },
} satisfies Meta<typeof GiftMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No gift: only the box. */
export const Default: Story = {
  parameters: { accessibilityTree: "kept" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "This is a gift" })).not.toBeChecked();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const Gift: Story = {
  parameters: { accessibilityTree: "kept" },
  args: { defaultValue: MESSAGE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Your message" })).toHaveAccessibleDescription(
      `${SLIP} 233 characters left`,
    );
  },
};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: "This is a gift" });
    await tabTo(userEvent, box);
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await expect(box).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("Dear Meera");
    await expect(canvas.getByRole("textbox", { name: "Your message" })).toHaveFocus();
    await expect(canvas.getByText("290 characters left")).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Dear Meera");
    await expect(canvas.getByRole("textbox")).toHaveValue("Dear Meera");
  },
};

/** A form that refuses a gift without a message. */
function GiftForm({ onValueChange: _, ...props }: GiftMessageProps) {
  const [refusals, setRefusals] = useState(0);
  const error = refusals > 0 && "Write a message, or untick the box";
  return (
    <Form errors={error ? { giftMessage: error } : {}} refusals={refusals} onSend={() => setRefusals(refusals + 1)}>
      <GiftMessage {...props} />
      <SubmitButton>Pay</SubmitButton>
    </Form>
  );
}

/** In a form that finds no message. */
export const Error: Story = {
  args: { defaultValue: "" },
  render: (args) => <GiftForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Pay" }));
    const message = canvas.getByRole("textbox", { name: "Your message" });
    await expect(message).toBeInvalid();
    await expect(message).toHaveAccessibleDescription("Write a message, or untick the box 300 characters left");
  },
};

/** More can be typed or pasted than fits, so that nothing is cut off unseen. */
export const TooLong: Story = {
  args: { limit: 20, defaultValue: "Dear Meera, happy birthday" },
  play: async ({ canvas }) => {
    const message = canvas.getByRole("textbox", { name: "Your message" });
    await expect(message).toBeInvalid();
    await expect(message).toHaveAccessibleDescription(`${SLIP} 6 characters too many`);
  },
};

/** In a form that is being sent. */
export const Loading: Story = {
  args: { defaultValue: MESSAGE },
  render: ({ onValueChange: _, ...args }) => (
    <Form state="busy">
      <GiftMessage {...args} />
      <SubmitButton busyText="Processing…">Pay</SubmitButton>
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeDisabled();
    await expect(canvas.getByRole("textbox")).toBeDisabled();
  },
};

export const Disabled: Story = { args: { defaultValue: MESSAGE, disabled: true } };

/** The text area grows with its message. */
export const LongContent: Story = {
  args: {
    limit: 600,
    defaultValue: "Happy birthday, and many walks by the river.\n".repeat(8),
    description: `${SLIP} The courier collects the price of an order that is paid on delivery at the door.`,
    labels: { gift: "This order is a gift, and goes to somebody who must not see what anything in it has cost" },
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
  play: async ({ canvas }) => {
    const message = canvas.getByRole("textbox");
    await expect(message.scrollHeight).toBeLessThanOrEqual(message.clientHeight + 1);
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    defaultValue: "عزيزتي ميرا، عيد ميلاد سعيد",
    description: "تُطبع على قسيمة التعبئة التي لا تظهر فيها الأسعار.",
  },
  render: (args) => (
    <SelvedgeProvider locale="ar-AE" direction="rtl" labels={ar}>
      <GiftMessage {...args} />
    </SelvedgeProvider>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "هذا الطلب هدية" }).getBoundingClientRect();
    await expect(canvas.getByText("هذا الطلب هدية").getBoundingClientRect().right).toBeLessThan(box.left);
    await expect(canvas.getByText("المتبقي: 273 حرفًا")).toBeVisible();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import { CouponForm } from "./index.ts";

const meta = {
  title: "Commerce/CouponForm",
  component: CouponForm,
  argTypes: {
    state: { control: "inline-radio", options: ["idle", "busy"] },
    error: { control: "text" },
  },
  args: { onApply: fn(), onRemove: fn() },
  parameters: {
    omits: {
      Empty: "Without a coupon it is its default state.",
      Disabled: "An empty cart shows no form.",
    },
  },
  decorators: [(Story) => <div className="sv:max-w-80">{Story()}</div>],
} satisfies Meta<typeof CouponForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(userEvent, canvas.getByRole("textbox", { name: /^Coupon code/ }));
    await userEvent.keyboard("welcome10{Enter}");
    await expect(args.onApply).toHaveBeenCalledWith("welcome10");
    const [field, apply] = ["textbox", "button"].map((role) => canvas.getByRole(role).getBoundingClientRect());
    await expect(apply?.top).toBe(field?.top);
  },
};

export const Loading: Story = {
  args: { state: "busy" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Applying…" }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const Error: Story = {
  parameters: { accessibilityTree: "kept" },
  args: { error: "Invalid coupon code" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Invalid coupon code");
  },
};

export const Invalid: Story = { ...Error };

export const Selected: Story = {
  args: { applied: { code: "WELCOME10", effect: "10% off" } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("WELCOME10 applied: 10% off")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove WELCOME10" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: { applied: { code: "THANK-YOU-FOR-WAITING-FOR-THE-MONSOON", effect: "₹1,250.00 off, at most once this year" } },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextLink } from "../text-link/index.ts";
import { Notice } from "./index.ts";

const meta = {
  title: "Feedback/Notice",
  component: Notice,
  args: { children: "We kept Neel wrap dress for you." },
  decorators: [(Story) => <div className="sv:max-w-form">{Story()}</div>],
  parameters: {
    omits: {
      Loading: "A notice is shown when something is known.",
      Empty: "Without a message there is no notice.",
    },
  },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <div className="sv:grid sv:gap-2.5">
      <Notice variant="success">Registration successful! Please login to continue.</Notice>
      <Notice variant="danger">Invalid email or password</Notice>
      <Notice variant="warning">That looks unusual. Please check, then save again.</Notice>
      <Notice variant="info">We kept Neel wrap dress for you.</Notice>
    </div>
  ),
};

export const Error: Story = {
  args: { variant: "danger", live: "assertive", children: "Invalid email or password" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Invalid email or password");
  },
};

export const Announced: Story = {
  args: { variant: "success", live: "polite", children: "WELCOME10 applied: 10% off" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("WELCOME10 applied: 10% off");
  },
};

export const WithAction: Story = {
  args: {
    variant: "success",
    children: "WELCOME10 applied: 10% off",
    action: <TextLink render={<button type="button" />}>Remove</TextLink>,
  },
};

export const LongContent: Story = {
  args: {
    variant: "warning",
    children:
      "In busy weeks dispatch itself can take 12-15 business days; when that happens we write to you at meher.karandikar.longaddress@example.in before anything is cut.",
    action: <TextLink render={<a href="#policy" />}>Shipping &amp; Returns</TextLink>,
  },
  decorators: [(Story) => <div className="sv:w-72">{Story()}</div>],
};

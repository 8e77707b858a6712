import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import { TextLink } from "../text-link/index.ts";
import { Checkbox } from "./index.ts";

const meta = {
  title: "Forms/Checkbox",
  component: Checkbox,
  args: { children: "Remember me" },
  parameters: {
    omits: {
      Loading: "A form that is sent disables it; see Disabled.",
      Empty: "A box without a label is not allowed.",
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The whole label is the target, 44 px high. */
export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: "Remember me" });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText("Remember me"));
    await expect(box).toBeChecked();
    await tabTo(userEvent, box);
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(box.closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Selected: Story = { args: { defaultChecked: true, children: "I agree to the Terms & Conditions" } };

export const WithLink: Story = {
  args: {
    children: (
      <>
        I agree to the <TextLink href="#terms">Terms &amp; Conditions</TextLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "I agree to the Terms & Conditions" })).not.toBeChecked();
    await expect(canvas.getByRole("link", { name: "Terms & Conditions" })).toBeVisible();
  },
};

export const Error: Story = {
  args: {
    children: "I agree to the Terms & Conditions",
    error: "Please accept the Terms & Conditions to proceed.",
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Please accept the Terms & Conditions to proceed.");
  },
};

export const Disabled: Story = {
  render: () => (
    <>
      <Checkbox disabled>Remember me</Checkbox>
      <Checkbox disabled defaultChecked>
        I agree to the privacy policy
      </Checkbox>
    </>
  ),
};

export const LongContent: Story = {
  args: {
    children: "I have read that a confirmed order cannot be cancelled, and that each piece is made for me alone",
    error: "Please accept the Terms & Conditions to proceed.",
  },
  decorators: [(Story) => <div className="sv:w-40">{Story()}</div>],
};

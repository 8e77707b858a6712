import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Radio, RadioGroup } from "./index.ts";

const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  args: {
    label: "Payment",
    onValueChange: fn(),
    children: (
      <>
        <Radio value="online" description="Pay by card or UPI in the provider's window">
          Card or UPI
        </Radio>
        <Radio value="cod">Cash on delivery</Radio>
      </>
    ),
  },
  decorators: [(Story) => <div className="sv:max-w-form">{Story()}</div>],
  parameters: { omits: { Loading: "A form that is sent disables it; see Disabled." } },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: "online" },
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Payment" })).toBeVisible();
    const card = canvas.getByRole("radio", { name: /^Card or UPI/ });
    await expect(card).toBeChecked();
    card.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Cash on delivery" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith("cod");
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).not.toBeChecked();
  },
};

/** Controlled: nothing changes unless the caller changes the value. */
export const Controlled: Story = {
  args: { value: "online" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Cash on delivery"));
    await expect(args.onValueChange).toHaveBeenCalledWith("cod");
    await expect(canvas.getByRole("radio", { name: /^Card or UPI/ })).toBeChecked();
  },
};

export const Error: Story = {
  args: { error: "Choose how you would like to pay." },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup", { name: "Payment" });
    await expect(group).toHaveAttribute("aria-invalid", "true");
    await expect(group).toHaveAccessibleDescription("Choose how you would like to pay.");
  },
};

export const Disabled: Story = { args: { defaultValue: "online", disabled: true } };

export const LongContent: Story = {
  args: {
    label: "How you would like to pay for what will be made",
    description: "Nothing is charged before you confirm in the provider's own window.",
    children: (
      <Radio
        value="online"
        description="You are led to the provider's window and back again; we never see your card's number"
      >
        Card, UPI, net banking or any other way that the provider offers
      </Radio>
    ),
  },
  decorators: [(Story) => <div className="sv:w-40">{Story()}</div>],
};

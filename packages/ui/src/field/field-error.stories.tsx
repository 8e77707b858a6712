import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FieldError } from "./index.ts";

const meta = {
  title: "Forms/FieldError",
  component: FieldError,
  args: { children: "Please enter a valid phone number" },
  parameters: {
    omits: {
      Default: "Error is its default state.",
      Loading: "It is shown when something is known to be wrong.",
      Empty: "Without a message there is none.",
    },
  },
} satisfies Meta<typeof FieldError>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Error: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Please enter a valid phone number")).toBeVisible();
  },
};

export const BesideButton: Story = {
  args: { size: "md", role: "alert", children: "Please select all options before adding to cart" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please select all options before adding to cart");
  },
};

export const LongContent: Story = {
  args: {
    children: "Only 3 pieces are left in this size, and somebody else is looking at meher.karandikar@example.in",
  },
  decorators: [(Story) => <div className="sv:w-40">{Story()}</div>],
};

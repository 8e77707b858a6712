import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Rating } from "./index.ts";

const meta = {
  title: "Commerce/Rating",
  component: Rating,
  args: { value: 4.8 },
  parameters: {
    omits: {
      Loading: "The product around it owns the skeleton.",
      Error: "A rating is known or there is none.",
    },
  },
} satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "4.8 out of 5" })).toBeVisible();
  },
};

export const Steps: Story = {
  render: () => (
    <ul className="sv:grid sv:gap-2">
      {[0, 0.5, 1.2, 2.5, 3.74, 4.8, 5].map((value) => (
        <li key={value}>
          <Rating value={value} form="stars-and-value" />
        </li>
      ))}
    </ul>
  ),
};

export const Compact: Story = {
  args: { form: "compact" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "4.8 out of 5" })).toHaveTextContent("4.8");
  },
};

export const Empty: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const LongContent: Story = {
  args: { value: 8.66666, outOf: 10, form: "stars-and-value" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "8.7 out of 10" })).toBeVisible();
  },
};

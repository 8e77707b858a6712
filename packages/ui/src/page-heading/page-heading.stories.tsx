import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PageHeading } from "./index.ts";

const meta = {
  title: "Content/PageHeading",
  component: PageHeading,
  args: { title: "Kurtas & Tunics" },
  parameters: {
    omits: {
      Loading: "A page knows its name before its content.",
      Empty: "A page without a name is not allowed.",
      Error: "The name stays; Feedback/ErrorState stands below it.",
    },
  },
} satisfies Meta<typeof PageHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 1, name: "Kurtas & Tunics" });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

export const WithLead: Story = {
  args: { children: "Straight kurtas, easy tunics and long kaftans in khadi, ikat and mul." },
};

export const Display: Story = { args: { title: "Workwear", size: "display" } };

export const LongContent: Story = {
  args: {
    title: "Everything that has been woven, dyed and stitched for the long monsoon of this year",
    children:
      "Clothes for days with eight meetings and one long lunch. Handloom stripes and checks with enough body to hold a line, cut easy through the shoulder, with pockets that take a phone and a pen.",
  },
  decorators: [(Story) => <div className="sv:max-w-80">{Story()}</div>],
};

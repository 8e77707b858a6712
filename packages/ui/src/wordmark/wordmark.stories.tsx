import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Wordmark } from "./index.ts";

const meta = {
  title: "Content/Wordmark",
  component: Wordmark,
  args: { name: "Nimar", href: "#home" },
  parameters: {
    omits: {
      Loading: "It is text.",
      Empty: "A shop without a name has no mark.",
      Error: "It is text.",
    },
  },
} satisfies Meta<typeof Wordmark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Nimar, home" })).toHaveTextContent("Nimar");
  },
};

/** Decorative: the name is in the text beside it. */
export const InFooter: Story = {
  render: () => (
    <div className="sv:bg-deep sv:p-8 sv:text-on-deep">
      <Wordmark name="Nimar" size="footer" />
      <p className="sv:mt-4">© 2026 Nimar. Made slowly, in Indore.</p>
    </div>
  ),
};

export const LongContent: Story = { args: { name: "Maheshwari & Daughters" } };

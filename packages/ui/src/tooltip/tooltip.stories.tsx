import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { rem } from "../fixtures/reader.ts";
import { TooltipBubble } from "./index.ts";

const meta = {
  title: "Overlays/Tooltip",
  component: TooltipBubble,
  args: { children: "Quick view", anchor: document.body },
  render: function Anchored(args) {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    return (
      <>
        <button type="button" ref={setAnchor} className="sv:border sv:border-control sv:p-3">
          Quick view
        </button>
        {anchor && <TooltipBubble {...args} anchor={anchor} />}
      </>
    );
  },
  parameters: {
    omits: {
      Loading: "A name is known from the start.",
      Empty: "A control without a name is not allowed.",
      Error: "A name is known from the start.",
    },
  },
} satisfies Meta<typeof TooltipBubble>;
export default meta;

type Story = StoryObj<typeof meta>;

const bubble = () => within(document.body).getByText(/\w/, { selector: "[data-component=tooltip]" });

export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole("button", { name: "Quick view" }).getBoundingClientRect();
    await expect(bubble()).toBeVisible();
    await expect(bubble().getBoundingClientRect().top).toBeGreaterThan(control.bottom);
    await expect(bubble().getBoundingClientRect().left).toBeGreaterThanOrEqual(8);
  },
};

export const AtTheEdge: Story = {
  decorators: [(Story) => <div className="sv:fixed sv:end-0 sv:bottom-0">{Story()}</div>],
  play: async ({ canvas }) => {
    const control = canvas.getByRole("button").getBoundingClientRect();
    await expect(bubble().getBoundingClientRect().bottom).toBeLessThan(control.top);
    await expect(bubble().getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 8);
  },
};

export const LongContent: Story = {
  args: { children: "Add Hand block printed Ajrakh dress in madder with pockets and a tie at the waist to compare" },
  play: async () => {
    await expect(bubble().getBoundingClientRect().width).toBeLessThanOrEqual(rem(16));
  },
};

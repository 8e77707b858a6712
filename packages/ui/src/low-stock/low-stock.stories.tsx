import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/index.ts";
import { LowStock } from "./index.ts";

const meta = {
  title: "Commerce/LowStock",
  component: LowStock,
  args: { left: 3 },
  parameters: {
    omits: {
      Loading: "The page around it owns the skeleton.",
      Error: "Without a known number nothing is said.",
    },
  },
} satisfies Meta<typeof LowStock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Only 3 left")).toBeVisible();
  },
};

export const OfOption: Story = { args: { left: 2, option: "M" } };

/** Sold out: the page says that, and offers a notification. */
export const Empty: Story = {
  args: { left: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/left/)).toBeNull();
  },
};

/** More than the threshold, so nothing is said. */
export const Plenty: Story = { ...Empty, args: { left: 12 } };

const STOCK = { S: 12, M: 2 };

function Sizes() {
  const [size, setSize] = useState<keyof typeof STOCK>("S");
  return (
    <div className="sv:grid sv:gap-3">
      <div className="sv:flex sv:gap-2">
        <Button size="sm" variant="quiet" onClick={() => setSize("S")}>
          Size S
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setSize("M")}>
          Size M
        </Button>
      </div>
      <LowStock left={STOCK[size]} option={size} live="polite" />
    </div>
  );
}

/** Announced when another size is chosen. */
export const Announced: Story = {
  render: () => <Sizes />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole("status");
    await expect(status).toHaveTextContent("");
    await userEvent.click(canvas.getByRole("button", { name: "Size M" }));
    await expect(await canvas.findByText("Only 2 left in M")).toBeVisible();
    await expect(status).toHaveTextContent("Only 2 left in M");
  },
};

export const LongContent: Story = {
  args: { left: 1, option: "handloom cotton and silk, indigo on undyed ground, size extra extra large" },
  decorators: [(Story) => <div className="sv:w-40">{Story()}</div>],
};

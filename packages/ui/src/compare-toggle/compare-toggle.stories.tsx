import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { CompareToggle } from "./index.ts";

const NAME = "Compare Neel wrap dress";

const meta = {
  title: "Commerce/CompareToggle",
  component: CompareToggle,
  args: { label: NAME, children: "Compare", onClick: fn() },
  parameters: {
    layout: "centered",
    omits: {
      Empty: "It has no content of its own.",
      Error: "A toast says that there are four already.",
      Invalid: "Both states are right.",
      Loading: "The list lies in the browser.",
    },
  },
} satisfies Meta<typeof CompareToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole("button", { name: NAME, pressed: false });
    await expect(toggle).toHaveTextContent("Compare");
    await userEvent.click(toggle);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** The accessible name does not change; the announced state does. */
export const Selected: Story = {
  render: function Toggle(args) {
    const [pressed, setPressed] = useState(true);
    return <CompareToggle {...args} pressed={pressed} onClick={() => setPressed(!pressed)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole("button", { name: NAME, pressed: true });
    toggle.focus();
    await userEvent.keyboard(" ");
    await expect(toggle).toHaveAttribute("aria-pressed", "false");
    await expect(toggle).toHaveAccessibleName(NAME);
    await userEvent.keyboard("{Enter}");
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongContent: Story = {
  args: {
    label: "Compare Hand block printed Ajrakh dress in madder with pockets and a tie at the waist",
    pressed: true,
  },
};

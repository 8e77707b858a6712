import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { WishlistTextToggle, WishlistToggle } from "./index.ts";

const NAME = "Add Neel wrap dress to wishlist";

const meta = {
  title: "Commerce/WishlistToggle",
  component: WishlistToggle,
  args: { label: NAME, onClick: fn() },
  decorators: [(Story) => <div className="sv:inline-block sv:bg-media sv:p-4">{Story()}</div>],
  parameters: {
    layout: "centered",
    omits: {
      Empty: "It has no content of its own.",
      Error: "A toast says what failed, and the heart goes back to what it was.",
      Invalid: "Both states are right.",
    },
  },
} satisfies Meta<typeof WishlistToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const heart = canvas.getByRole("button", { name: NAME, pressed: false });
    await userEvent.click(heart);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** The accessible name does not change; the announced state does. */
export const Selected: Story = {
  render: function Toggle(args) {
    const [pressed, setPressed] = useState(true);
    return <WishlistToggle {...args} pressed={pressed} onClick={() => setPressed(!pressed)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole("button", { name: NAME, pressed: true });
    heart.focus();
    await userEvent.keyboard(" ");
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await expect(heart).toHaveAccessibleName(NAME);
    await userEvent.keyboard("{Enter}");
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  },
};

export const Loading: Story = {
  args: { state: "busy" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: NAME }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** With a text, for the product page. */
export const InWords: Story = {
  render: function Toggle() {
    const [pressed, setPressed] = useState(false);
    return (
      <WishlistTextToggle label={NAME} pressed={pressed} onClick={() => setPressed(!pressed)}>
        Wishlist
      </WishlistTextToggle>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole("button", { name: NAME, pressed: false });
    await expect(heart).toHaveTextContent("Wishlist");
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  },
};

export const LongContent: Story = {
  args: {
    label: "Add Hand block printed Ajrakh dress in madder with pockets and a tie at the waist to wishlist",
    pressed: true,
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { CountBadge } from "../badge/index.ts";
import { ArrowUp } from "../icons/arrow-up.tsx";
import { HandbagSimple } from "../icons/handbag-simple.tsx";
import { Heart } from "../icons/heart.tsx";
import { HeartFill } from "../icons/heart-fill.tsx";
import { Pause } from "../icons/pause.tsx";
import { X } from "../icons/x.tsx";
import { IconButton, IconLink } from "./index.ts";

const meta = {
  title: "Forms/IconButton",
  component: IconButton,
  args: { label: "Close", children: <X />, onClick: fn() },
  parameters: {
    layout: "centered",
    omits: {
      Empty: "A button without an icon is not allowed.",
      Error: "A message beside it says what failed.",
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** The tooltip appears on hover or keyboard focus, and Escape closes it. */
export const Hinted: Story = {
  play: async ({ canvas, userEvent }) => {
    const bubble = () => document.querySelector("[data-component=tooltip]");
    await userEvent.hover(canvas.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(bubble()).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(bubble()).toBeNull();
    await userEvent.unhover(canvas.getByRole("button", { name: "Close" }));
    await userEvent.tab();
    await waitFor(() => expect(bubble()).toHaveTextContent("Close"));
  },
};

export const Selected: Story = {
  render: function Toggle() {
    const [on, setOn] = useState(false);
    return (
      <IconButton label="Add Neel wrap dress to wishlist" pressed={on} onClick={() => setOn(!on)}>
        {on ? <HeartFill className="sv:text-accent" /> : <Heart />}
      </IconButton>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole("button", { name: "Add Neel wrap dress to wishlist" });
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  },
};

export const Loading: Story = {
  args: { state: "busy", label: "Add Neel wrap dress to wishlist", children: <Heart /> },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Variants: Story = {
  render: () => (
    <div className="sv:flex sv:flex-wrap sv:items-center sv:gap-4">
      <IconButton label="Close">
        <X />
      </IconButton>
      <IconButton label="Back to top" variant="raised">
        <ArrowUp />
      </IconButton>
      <span className="sv:bg-media sv:p-4">
        <IconButton label="Add Neel wrap dress to wishlist" variant="chip">
          <Heart />
        </IconButton>
      </span>
      <span className="sv:bg-deep sv:p-4 sv:text-on-deep">
        <IconButton label="Close menu" variant="deep">
          <X />
        </IconButton>
      </span>
      <span className="sv:bg-deep sv:p-4">
        <IconButton label="Pause background video" variant="media">
          <Pause />
        </IconButton>
      </span>
    </div>
  ),
};

export const AsLink: Story = {
  render: () => (
    <IconLink href="#cart" label="Cart, 2 items" hint="Cart">
      <HandbagSimple />
      <CountBadge count={2} />
    </IconLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Cart, 2 items" })).toHaveAttribute("href", "#cart");
  },
};

export const LongContent: Story = {
  args: {
    label: "Add Hand block printed Ajrakh dress in madder with pockets and a tie at the waist to wishlist",
    children: <Heart />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("button"));
    await waitFor(() => expect(document.querySelector("[data-component=tooltip]")).toBeVisible());
  },
};

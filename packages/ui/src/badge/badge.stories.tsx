import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HandbagSimple } from "../icons/handbag-simple.tsx";
import { Badge, CountBadge } from "./index.ts";

const meta = {
  title: "Content/Badge",
  component: Badge,
  argTypes: { children: { control: "text" } },
  args: { children: "New colour" },
  parameters: {
    omits: {
      Loading: "A badge comes with its product; see Commerce/ProductCard.",
      Empty: "Without a fact there is no badge.",
      Error: "A badge states a fact that is there.",
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <ul className="sv:flex sv:flex-col sv:items-start sv:gap-1.5">
      <li>
        <Badge variant="sale">20% OFF</Badge>
      </li>
      <li>
        <Badge variant="sale">500 OFF</Badge>
      </li>
      <li>
        <Badge variant="new">NEW IN</Badge>
      </li>
      <li>
        <Badge variant="sold-out">Sold out</Badge>
      </li>
      <li>
        <Badge>Made to order</Badge>
      </li>
    </ul>
  ),
};

/** A status: a dot in the colour of its variant before the text. */
export const Dots: Story = {
  render: () => (
    <ul className="sv:grid sv:gap-1.5 sv:text-small">
      {(["neutral", "info", "warning", "accent", "success", "danger"] as const).map((variant) => (
        <li key={variant}>
          <Badge mark="dot" variant={variant}>
            {variant}
          </Badge>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const dots = canvas
      .getAllByRole("listitem")
      .map((item) => getComputedStyle(item.firstElementChild!, "::before").backgroundColor);
    await expect(dots).toHaveLength(6);
    await expect(dots).not.toContain("rgba(0, 0, 0, 0)");
  },
};

export const OnPhotograph: Story = {
  render: () => (
    <div className="sv:flex sv:h-40 sv:w-40 sv:flex-col sv:items-start sv:gap-1.5 sv:bg-media sv:p-3">
      <Badge variant="sale">20% OFF</Badge>
      <Badge variant="new">NEW IN</Badge>
    </div>
  ),
};

export const Count: Story = {
  render: () => (
    <div className="sv:flex sv:gap-6">
      {[0, 2, 14, 120].map((count) => (
        <span key={count} className="sv:relative sv:grid sv:size-target sv:place-items-center">
          <HandbagSimple className="sv:size-icon" />
          <span className="sv:sr-only">{`Cart, ${count} items`}</span>
          <CountBadge count={count} />
        </span>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("0")).toBeNull();
    await expect(canvas.getByText("99+")).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { children: "Ships with a cotton bag made of the offcuts" },
  decorators: [(Story) => <div className="sv:w-40">{Story()}</div>],
};

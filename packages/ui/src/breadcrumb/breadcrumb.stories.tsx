import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumb } from "./index.ts";

const meta = {
  title: "Layout/Breadcrumb",
  component: Breadcrumb,
  args: {
    steps: [{ label: "Home", href: "#home" }, { label: "Dresses", href: "#dresses" }, { label: "Buti kurta dress" }],
  },
  parameters: {
    omits: {
      Loading: "The page around it owns the skeleton.",
      Error: "The page around it says what failed.",
    },
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvas.getByText("Buti kurta dress")).toHaveAttribute("aria-current", "page");
  },
};

export const Empty: Story = {
  args: { steps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

/** The line scrolls within itself, and the page does not. */
export const LongContent: Story = {
  args: {
    steps: [
      { label: "Home", href: "#home" },
      { label: "Hand block printed dresses", href: "#dresses" },
      { label: "Hand block printed Ajrakh dress in madder with pockets and a tie at the waist" },
    ],
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
  play: async ({ canvas }) => {
    const line = canvas.getByRole("navigation");
    await expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
    await expect(line.getBoundingClientRect().height).toBeLessThan(48);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { rem } from "../fixtures/reader.ts";
import { Breadcrumb, BreadcrumbStep } from "./index.ts";

const meta = {
  title: "Navigation/Breadcrumb",
  component: Breadcrumb,
  args: {
    children: (
      <>
        <BreadcrumbStep href="#home">Home</BreadcrumbStep>
        <BreadcrumbStep href="#dresses">Dresses</BreadcrumbStep>
        <BreadcrumbStep>Buti kurta dress</BreadcrumbStep>
      </>
    ),
  },
  parameters: {
    omits: {
      Controls: "Its steps are its children.",
      Empty: "A page that stands nowhere leaves it out.",
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

/** The breadcrumb scrolls sideways; the page does not. */
export const LongContent: Story = {
  args: {
    children: (
      <>
        <BreadcrumbStep href="#home">Home</BreadcrumbStep>
        <BreadcrumbStep href="#dresses">Hand block printed dresses</BreadcrumbStep>
        <BreadcrumbStep>Hand block printed Ajrakh dress in madder with pockets and a tie at the waist</BreadcrumbStep>
      </>
    ),
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
  play: async ({ canvas }) => {
    const line = canvas.getByRole("navigation");
    await expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
    await expect(line.getBoundingClientRect().height).toBeLessThan(rem(3));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

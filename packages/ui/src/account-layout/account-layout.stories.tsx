import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AccountLayout } from "./index.ts";

const meta = {
  title: "Layout/AccountLayout",
  component: AccountLayout,
  args: {
    title: "Account",
    name: "Asha Rao",
    email: "asha@example.com",
    nav: (
      <nav aria-label="Account">
        <a href="#profile" className="sv:flex sv:min-h-target sv:items-center">
          Profile
        </a>
        <a href="#orders" className="sv:flex sv:min-h-target sv:items-center">
          Orders
        </a>
      </nav>
    ),
    children: <h2 className="sv:font-display sv:text-h3">Profile</h2>,
  },
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "The page shows a skeleton until it knows who is signed in.",
      Empty: "An account has a name and an email.",
      Error: "Feedback/ErrorState stands in its place.",
    },
  },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof AccountLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("asha@example.com")).toBeVisible();
    await expect(canvas.getByText("AR")).toBeVisible();
  },
};

/** On a page with another first heading. */
export const LowerHeading: Story = {
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Account" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { level: 1 })).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    name: "Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayanan",
    email: "venkatanarasimharajuvaripeta.lakshminarayanan@a-very-long-domain-name.example",
  },
};

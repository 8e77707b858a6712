import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../button/index.ts";
import { ErrorState } from "./index.ts";

const retry = fn();

const meta = {
  title: "Feedback/ErrorState",
  component: ErrorState,
  args: {
    title: "Failed to load product.",
    action: (
      <Button variant="quiet" onClick={retry}>
        Try Again
      </Button>
    ),
  },
  parameters: {
    omits: {
      Default: "Error is its default state.",
      Empty: "An error without a message is not allowed.",
    },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Error: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to load product.");
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const WithSentence: Story = {
  args: { title: "Products could not be loaded.", children: "Please check your connection and try again." },
};

export const Loading: Story = {
  args: {
    action: (
      <Button variant="quiet" state="busy">
        Trying again…
      </Button>
    ),
  },
};

export const LongContent: Story = {
  args: {
    title: "The products of this collection could not be loaded because the server did not answer",
    children: "It may be resting for a minute. Nothing in your cart is lost; you can go on with what you have open.",
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ChatLink, FloatingActions } from "./index.ts";

const meta = {
  title: "Layout/ChatLink",
  component: ChatLink,
  args: { href: "https://chat.example/919876543210" },
  decorators: [
    (Story) => (
      <>
        <main className="sv:h-[300svh] sv:p-8">A page of the shop</main>
        {Story()}
      </>
    ),
  ],
  render: (args) => (
    <FloatingActions>
      <ChatLink {...args} />
    </FloatingActions>
  ),
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "It is a link.",
      Empty: "Without a number it is not rendered.",
      Error: "The messaging app says what failed.",
      LongContent: "It holds an icon.",
    },
  },
} satisfies Meta<typeof ChatLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const chat = canvas.getByRole("link", { name: "Chat with us (opens in a new tab)" });
    await expect(chat).toHaveAttribute("rel", "noopener noreferrer");
    await expect(window.innerHeight - chat.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(24);
  },
};

/** On the home page it waits until the first screen has left. */
export const AfterFirstScreen: Story = {
  render: (args) => (
    <FloatingActions appears="scrolled">
      <ChatLink {...args} />
    </FloatingActions>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("link")).toBeNull());
    window.scrollTo({ top: window.innerHeight, behavior: "instant" });
    await waitFor(() => expect(canvas.getByRole("link")).toBeVisible());
    window.scrollTo({ top: 0, behavior: "instant" });
  },
};

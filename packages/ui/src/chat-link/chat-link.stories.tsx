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
        <main className="sv:wrap sv:h-[300svh]">
          <p>A page of the shop</p>
        </main>
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

const hasMargin = () => window.matchMedia("(width >= 90rem)").matches;

export const Default: Story = {
  play: async ({ canvas }) => {
    const chat = await canvas.findByRole("link", { name: "Chat with us (opens in a new tab)" });
    await expect(chat).toHaveAttribute("rel", "noopener noreferrer");
    await expect(window.innerHeight - chat.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(24);
    await expect(window.innerWidth - chat.getBoundingClientRect().right).toBeGreaterThanOrEqual(8);
    if (!hasMargin()) return;
    const content = canvas.getByText("A page of the shop").getBoundingClientRect();
    await expect(chat.getBoundingClientRect().left).toBeGreaterThan(content.right);
  },
};

/** On screens without a margin it hides where it would cover a control. */
export const GivesWay: Story = {
  decorators: [
    (Story) => (
      <>
        <div className="sv:wrap">
          <button type="button" className="sv:h-[100svh] sv:w-full">
            Add to cart
          </button>
        </div>
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const chat = () => canvas.queryByRole("link", { name: "Chat with us (opens in a new tab)" });
    await waitFor(() => expect(chat()).toBeVisible());
    window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
    if (hasMargin()) await expect(chat()).toBeVisible();
    else await waitFor(() => expect(chat()).toBeNull());
    window.scrollTo({ top: 0, behavior: "instant" });
    await waitFor(() => expect(chat()).toBeVisible());
  },
};

/** On the home page it appears after the first screen. */
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

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { FloatingActions } from "../chat-link/index.ts";
import { tabTo } from "../fixtures/tab-to.ts";
import { BackToTop } from "./index.ts";

const meta = {
  title: "Navigation/BackToTop",
  component: BackToTop,
  decorators: [
    (Story) => (
      <>
        <main id="main" tabIndex={-1} className="sv:h-[400svh] sv:p-8">
          The top of a long page
        </main>
        <FloatingActions>{Story()}</FloatingActions>
      </>
    ),
  ],
  parameters: {
    layout: "fullscreen",
    omits: {
      Controls: "It comes by scrolling.",
      Loading: "It waits for nothing.",
      Empty: "It always leads to the top.",
      Error: "It always leads to the top.",
      Disabled: "Where it is of no use it is not there.",
      Invalid: "Nothing is entered.",
      Selected: "It is not a toggle.",
      LongContent: "It holds an icon.",
    },
  },
} satisfies Meta<typeof BackToTop>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden at the top of the page. */
export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("button", { name: "Back to top" })).toBeNull();
    window.scrollTo({ top: 2 * window.innerHeight, behavior: "instant" });
    // Narrow screens have no margin for floating buttons; the footer has a link to the top.
    if (window.matchMedia("(width < 90rem)").matches) return;
    await tabTo(userEvent, await canvas.findByRole("button", { name: "Back to top" }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { AnnouncementBar, AnnouncementLink, AnnouncementMessage } from "../announcement-bar/index.ts";
import { tabTo } from "../fixtures/tab-to.ts";
import { AnnouncementRotation } from "./index.ts";

const dismiss = fn();

const meta = {
  title: "Layout/AnnouncementRotation",
  component: AnnouncementRotation,
  args: {
    children: [
      <AnnouncementMessage key="year">
        Orders placed before 20 December arrive before the new year.
      </AnnouncementMessage>,
      <AnnouncementMessage key="indigo">
        The indigo pieces are back. <AnnouncementLink href="#indigo">See the indigo collection</AnnouncementLink>
      </AnnouncementMessage>,
      <AnnouncementMessage key="rest">The workshop rests from 24 to 26 December.</AnnouncementMessage>,
    ],
  },
  parameters: {
    layout: "fullscreen",
    omits: {
      Controls: "Its messages are its children.",
      Loading: "The messages come with the page.",
      Empty: "Without a message the bar around it is left out.",
      Error: "Nothing is fetched.",
      Disabled: "It can always be paused.",
      Invalid: "Nothing is entered.",
      Selected: "Nothing is chosen.",
      Open: "Nothing opens.",
    },
  },
  decorators: [(Story) => <AnnouncementBar onDismiss={dismiss}>{Story()}</AnnouncementBar>],
} satisfies Meta<typeof AnnouncementRotation>;
export default meta;

type Story = StoryObj<typeof meta>;

const LINK = { name: "See the indigo collection" };

/** Tests use reduced motion, under which only the visitor changes the message. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/before the new year/)).toBeVisible();
    await expect(canvas.queryByRole("link", LINK)).toBeNull();
  },
};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole("button", { name: "Next announcement" }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("link", LINK)).toBeVisible());
    await userEvent.keyboard("{Enter}{Enter}");
    await waitFor(() => expect(canvas.getByText(/before the new year/)).toBeVisible());
    // The message before it fades out at the same time and can be visible for longer.
    await waitFor(() => expect(canvas.queryByRole("link", LINK)).toBeNull());
  },
};

/** A single message has no buttons. */
export const Single: Story = {
  args: { children: <AnnouncementMessage>The workshop rests from 24 to 26 December.</AnnouncementMessage> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Next announcement" })).toBeNull();
  },
};

/** The bar is as high as the longest message, whichever is shown. */
export const LongContent: Story = {
  args: {
    children: [
      <AnnouncementMessage key="busy">
        In busy weeks dispatch itself can take 12-15 business days; when that happens we write to you at
        meher.karandikar.longaddress@example.in before anything is cut.
      </AnnouncementMessage>,
      <AnnouncementMessage key="back">The indigo pieces are back.</AnnouncementMessage>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("region", { name: "Announcements" });
    const height = region.offsetHeight;
    await userEvent.click(canvas.getByRole("button", { name: "Next announcement" }));
    await waitFor(() => expect(canvas.getByText("The indigo pieces are back.")).toBeVisible());
    await expect(region.offsetHeight).toBe(height);
  },
};

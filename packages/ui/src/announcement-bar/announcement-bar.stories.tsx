import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import { SiteHeader } from "../site-header/index.ts";
import { Wordmark } from "../wordmark/index.ts";
import { AnnouncementBar, AnnouncementLink, AnnouncementMessage } from "./index.ts";

const meta = {
  title: "Layout/AnnouncementBar",
  component: AnnouncementBar,
  args: {
    children: <AnnouncementMessage>Orders placed before 20 December arrive before the new year.</AnnouncementMessage>,
  },
  parameters: {
    layout: "fullscreen",
    omits: {
      Controls: "Its messages are its children.",
      Loading: "The messages come with the page.",
      Empty: "Without a message the bar is left out.",
      Error: "Nothing is fetched.",
      Disabled: "It can always be dismissed.",
      Invalid: "Nothing is entered.",
      Selected: "Nothing is chosen.",
      Open: "Nothing opens.",
    },
  },
} satisfies Meta<typeof AnnouncementBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Announcements" })).toHaveTextContent(/before the new year/);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const WithLink: Story = {
  args: {
    children: (
      <AnnouncementMessage>
        The indigo pieces are back. <AnnouncementLink href="#indigo">See the indigo collection</AnnouncementLink>
      </AnnouncementMessage>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "See the indigo collection" })).toHaveAttribute("href", "#indigo");
  },
};

function Page() {
  const [dismissed, setDismissed] = useState(false);
  return (
    <>
      {!dismissed && (
        <AnnouncementBar onDismiss={() => setDismissed(true)}>
          <AnnouncementMessage>Orders placed before 20 December arrive before the new year.</AnnouncementMessage>
        </AnnouncementBar>
      )}
      <SiteHeader wordmark={<Wordmark name="Nimar" href="#home" />} />
    </>
  );
}

/** The caller removes the bar, and leaves it out of the next page from its first render. */
export const Interaction: Story = {
  tags: ["!autodocs"],
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole("button", { name: "Dismiss announcements" }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Announcements" })).toBeNull());
    await expect(canvas.getByRole("link", { name: "Nimar, home" })).toBeVisible();
  },
};

export const AboveHeader: Story = {
  args: { onDismiss: fn() },
  render: (args) => (
    <>
      <AnnouncementBar {...args} />
      <SiteHeader wordmark={<Wordmark name="Nimar" href="#home" />} />
    </>
  ),
};

export const LongContent: Story = {
  args: {
    onDismiss: fn(),
    children: (
      <AnnouncementMessage>
        In busy weeks dispatch itself can take 12-15 business days; when that happens we write to you at
        meher.karandikar.longaddress@example.in before anything is cut.{" "}
        <AnnouncementLink href="#shipping">How we make and send what you order</AnnouncementLink>
      </AnnouncementMessage>
    ),
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { renderToString } from "react-dom/server.browser";
import { expect, fn, waitFor } from "storybook/test";
import { Departures } from "../fixtures/headless/departures.tsx";
import { shown } from "../fixtures/headless/shown.ts";
import { Countdown } from "./index.ts";

/** Fixed time of all stories. */
const NOW = Date.parse("2026-11-21T09:00:00Z");
const setClock = (time: number) => {
  Date.now = () => time;
};
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();

const meta = {
  title: "Commerce/Countdown",
  component: Countdown,
  argTypes: { endsAt: { control: "text" } },
  args: { endsAt: inSeconds(223_740), onEnd: fn() },
  parameters: { omits: { Error: "An instant is known or there is no countdown." } },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 days")).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent("Offer ends in 2 days");
    await expect(canvas.getByRole("timer")).toHaveAttribute("aria-live", "off");
  },
};

/** Below two days it shows hours, and the time never wraps. */
export const LastDays: Story = {
  args: { endsAt: inSeconds(137_340) },
  decorators: [(Story) => <div className="sv:w-24">{Story()}</div>],
  play: async ({ canvas }) => {
    const time = canvas.getByText("38 h 09 m");
    await expect(time.getClientRects()).toHaveLength(1);
    await expect(canvas.getByRole("timer")).toHaveTextContent("38 hours 9 minutes");
  },
};

export const LastHour: Story = {
  args: { endsAt: inSeconds(849) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("14 m 09 s")).toBeVisible();
  },
};

/** Counts seconds, and disappears after the last one. */
export const Ends: Story = {
  args: { endsAt: inSeconds(2) },
  play: async ({ canvas, args, step }) => {
    await step("one second later", async () => {
      setClock(NOW + 1000);
      await expect(await canvas.findByText("0 m 01 s")).toBeVisible();
      await expect(args.onEnd).not.toHaveBeenCalled();
    });
    await step("at the end", async () => {
      setClock(NOW + 2000);
      await waitFor(() => expect(canvas.queryByRole("timer")).toBeNull());
      await expect(args.onEnd).toHaveBeenCalledOnce();
    });
  },
};

export const Empty: Story = {
  args: { endsAt: inSeconds(-60) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("timer")).toBeNull();
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** As rendered by the server: the space is reserved, the time is unknown. */
export const Loading: Story = {
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<Countdown {...args} />) }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveAttribute("data-state", "unknown");
    await expect(canvas.getByRole("timer").getBoundingClientRect().height).toBeGreaterThan(10);
  },
};

export const InSentence: Story = {
  render: (args) => (
    <p className="sv:text-label sv:font-regular sv:text-muted">
      Free shipping across India. <Countdown {...args} variant="inherit" />
    </p>
  ),
};

export const LongContent: Story = {
  args: { endsAt: inSeconds(365 * 86_400) },
  decorators: [(Story) => <div className="sv:w-40">{Story()}</div>],
};

/** `useCountdown` as a station’s departure board, without the component's markup, styles and texts. */
export const Headless: Story = {
  parameters: shown("departures"),
  render: () => <Departures endsAt={inSeconds(137_340)} />,
  play: async ({ canvas, step }) => {
    const board = canvas.getByRole("timer");
    await expect(board).toHaveTextContent("leaves in 38 hours 09 minutes");
    await step("the flaps turn by the minute, and say at the end that it is over", async () => {
      setClock(NOW + 60_000);
      await waitFor(() => expect(board).toHaveTextContent("leaves in 38 hours 08 minutes"));
      setClock(NOW + 137_340_000);
      await waitFor(() => expect(board).toHaveTextContent("Departed"));
      setClock(NOW);
      await waitFor(() => expect(board).toHaveTextContent("leaves in 38 hours 09 minutes"));
    });
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import { SessionList, SessionListItem } from "./index.ts";

const end = fn();

const meta = {
  title: "Commerce/SessionList",
  component: SessionList,
  decorators: [(Story) => <main className="sv:max-w-form">{Story()}</main>],
  parameters: {
    omits: {
      Controls: "Its sessions are its children.",
      Loading: "The page owns it: what is not known yet has no devices.",
      Empty: "Whoever looks is signed in on the device at hand.",
      Error: "The page owns it, with the way to try again.",
    },
  },
} satisfies Meta<typeof SessionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: (
      <>
        <SessionListItem title="Firefox on Windows" description="Since 21 Nov 2026, 2:30 pm" place="current" />
        <SessionListItem title="Chrome on Android" description="Last used 20 Nov 2026, 9:10 am" onEnd={end} />
      </>
    ),
  },
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("list", { name: "Devices" })).toBeVisible();
    await expect(canvas.getByText("This device")).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    await tabTo(userEvent, canvas.getByRole("button", { name: "Log out Chrome on Android" }));
    await userEvent.keyboard("{Enter}");
    await expect(end).toHaveBeenCalledOnce();
  },
};

/** One device is being signed out. */
export const Busy: Story = {
  args: {
    children: <SessionListItem title="Chrome on Android" state="busy" onEnd={end} />,
  },
  play: async ({ canvas, userEvent }) => {
    end.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Logging out…" }));
    await expect(end).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <>
        <SessionListItem
          title="A browser whose makers could not agree on a shorter name on a system that is not much better"
          description="Since 21 Nov 2026, 2:30 pm, and last used on 28 Nov 2026, at 11:55 pm"
          onEnd={end}
        />
        <SessionListItem title="Samsung Internet on Android" place="current" />
      </>
    ),
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};

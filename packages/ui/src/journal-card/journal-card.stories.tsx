import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { mira, missing, tara } from "../fixtures/pictures.ts";
import { Picture } from "../picture/index.ts";
import { JournalCard, JournalGrid, JournalGridItem } from "./index.ts";

const picture = (source = tara.fabric) => <Picture source={source} alt="" sizes="50vw" className="sv:size-full" />;

const meta = {
  title: "Content/JournalCard",
  component: JournalCard,
  args: {
    title: "Blue takes its time",
    href: "#blue",
    topic: "Cloth",
    description: "Why the same indigo never comes out twice.",
    meta: "14 Nov 2026 · 3 min",
    picture: picture(),
  },
  decorators: [(Story) => <main className="sv:wrap sv:py-8">{Story()}</main>],
} satisfies Meta<typeof JournalCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const grid = (
  <>
    <JournalGridItem size="lead">
      <JournalCard {...meta.args} size="lead" />
    </JournalGridItem>
    <JournalGridItem>
      <JournalCard
        {...meta.args}
        title="How to wash a block print"
        href="#wash"
        topic="Care"
        description="Cold, inside out, in the shade. The rest is detail."
        picture={picture(mira.fabric)}
      />
    </JournalGridItem>
  </>
);

export const Default: Story = {
  decorators: [(Story) => <div className="sv:max-w-narrow">{Story()}</div>],
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Blue takes its time" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Blue takes its time" })).toHaveFocus();
  },
};

export const Lead: Story = { args: { size: "lead" } };

export const InGrid: Story = {
  render: () => <JournalGrid>{grid}</JournalGrid>,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
  },
};

export const Loading: Story = {
  render: () => <JournalGrid state="loading" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading stories")).toBeInTheDocument();
  },
};

export const Empty: Story = {
  render: () => <JournalGrid state="empty" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "The first story is being written." })).toBeVisible();
  },
};

const retry = fn();
export const Error: Story = {
  render: () => <JournalGrid state="error" onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    title: "Handloomweavingsociety: what happens between your order and your door, day by day, and by whom",
    description:
      "Day one: your order is read by a person. If you asked for custom measurements and one of them looks odd, she calls.",
    picture: picture(missing),
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};

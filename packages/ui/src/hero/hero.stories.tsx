import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { hero } from "../fixtures/scenes.ts";
import { tabTo } from "../fixtures/tab-to.ts";
import { Hero } from "./index.ts";

const { film, ...poster } = hero;

const meta = {
  title: "Content/Hero",
  component: Hero,
  args: {
    title: "Discover the New Collection",
    description: "Timeless. Elegant. Uniquely You.",
    action: (
      <Button size="lg" render={<a href="#shop" />}>
        Shop Now
      </Button>
    ),
    poster,
    film,
    variant: "extended",
  },
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "The poster is there from the start; see Default.",
      Error: "A film that cannot be played leaves the poster.",
      Disabled: "Its link always leads somewhere.",
      Invalid: "Nothing is entered.",
    },
  },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Tests use reduced motion, under which the film starts only on request. */
export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = canvasElement.querySelector("video")!;
    await expect(canvas.getByRole("heading", { level: 1, name: "Discover the New Collection" })).toBeVisible();
    await expect(video.paused).toBe(true);
    await tabTo(userEvent, canvas.getByRole("button", { name: "Play background video" }));
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Pause background video" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Pause background video" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(video.paused).toBe(true));
  },
};

export const PictureOnly: Story = {
  args: { film: undefined as never },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Right-to-left, the picture is mirrored with the text, so that the text is on its quiet side. */
export const Turned: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

/** Only the title. */
export const Empty: Story = { args: { description: null, action: null, film: undefined as never } };

export const LongContent: Story = {
  args: {
    title: "Discover everything that came off the looms of Maheshwar this season",
    description: "Timeless. Elegant. Uniquely You. Cut only after you have chosen it, and sewn by one tailor.",
  },
};

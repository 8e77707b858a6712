import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { isRightToLeft } from "../fixtures/reader.ts";
import { Marquee } from "./index.ts";

const phrases = [
  "contemporary womenswear",
  "sustainable fashion brand",
  "ethical clothing India",
  "slow fashion label",
  "conscious clothing brand",
  "small batch production",
  "made in India",
  "handmade with love",
  "artisan-crafted garments",
  "eco-friendly fashion",
];

const meta = {
  title: "Content/Marquee",
  component: Marquee,
  argTypes: {
    phrases: { control: "object" },
  },
  args: { phrases },
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "Its phrases are known from the start.",
      Empty: "Without phrases it is not rendered.",
      Error: "Its phrases are known from the start.",
      Disabled: "It can always be paused.",
      Invalid: "Nothing is entered.",
      Selected: "Nothing is chosen.",
    },
  },
} satisfies Meta<typeof Marquee>;
export default meta;

type Story = StoryObj<typeof meta>;

const isCalm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Tests use reduced motion: the strip does not move. */
export const Default: Story = {};

/** Under reduced motion the strip can be scrolled by keyboard. */
export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole("group", { name: "Moving text" });
    await expect(canvas.getAllByRole("listitem")).toHaveLength(10);
    if (!isCalm()) return;
    await userEvent.tab();
    await expect(group).toHaveFocus();
    const further = isRightToLeft() ? -80 : 80;
    group.scrollTo(further, 0);
    await expect(group.scrollLeft).toBe(further);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Few: Story = { args: { phrases: phrases.slice(0, 2) } };

export const LongContent: Story = {
  args: { phrases: phrases.map((phrase) => `${phrase}, from the cloth to the last buttonhole`) },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { evening, vacation, workwear } from "../fixtures/scenes.ts";
import { Banner, BannerGroup } from "./index.ts";

const meta = {
  title: "Content/Banner",
  component: Banner,
  args: { label: "Shop Workwear", href: "#workwear", picture: workwear },
  decorators: [(Story) => <main className="sv:wrap sv:py-8">{Story()}</main>],
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "The picture's ground is there until it is loaded.",
      Empty: "A banner leads somewhere, and says where.",
      Error: "Without its picture the link and its words remain.",
    },
  },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { width: "full" },
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Shop Workwear" });
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(0.8 * window.innerHeight - 1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const InGroup: Story = {
  render: () => (
    <BannerGroup>
      <Banner label="Shop Workwear" href="#workwear" picture={workwear} width="full" />
      <Banner label="Vacation Wear" href="#vacation" picture={{ ...vacation, desktop: vacation.mobile }} />
      <Banner label="Shop Evening Wear" href="#evening" picture={{ ...evening, desktop: evening.mobile }} />
    </BannerGroup>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(3);
    // Titles of banners are always below their pictures.
    for (const link of links) {
      const stage = link.querySelector("[data-part=stage]")?.getBoundingClientRect();
      const label = link.querySelector("[data-part=label]")?.getBoundingClientRect();
      await expect(label?.top).toBeGreaterThanOrEqual(stage?.bottom ?? Infinity);
    }
  },
};

export const LongContent: Story = {
  args: { label: "Clothes for days with eight meetings and one long lunch, cut easy through the shoulder" },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

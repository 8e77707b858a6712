import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BrandFact } from "../brand-statement/index.ts";
import { evening, workwear } from "../fixtures/scenes.ts";
import { TextLink } from "../text-link/index.ts";
import { CollectionBanner } from "./index.ts";

const meta = {
  title: "Content/CollectionBanner",
  component: CollectionBanner,
  args: {
    title: "Workwear",
    picture: workwear,
    children:
      "Clothes for days with eight meetings and one long lunch. Handloom stripes and checks with enough body to hold a line.",
    facts: (
      <>
        <BrandFact label="Cloth">Handloom cotton, cotton linen</BrandFact>
        <BrandFact label="Next">
          <TextLink href="#vacation">Vacation Wear</TextLink>
        </BrandFact>
      </>
    ),
  },
  decorators: [(Story) => <main>{Story()}</main>],
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "The picture's ground is there until it is loaded; the words come with the page.",
      Error: "Without its picture the words remain.",
    },
  },
} satisfies Meta<typeof CollectionBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole("heading", { level: 1, name: "Workwear" });
    const picture = canvasElement.querySelector("[data-part=picture]")!.getBoundingClientRect();
    // Never on the picture, so that the name is readable on any picture.
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(picture.bottom);
    await expect(picture.height).toBeLessThanOrEqual(0.8 * window.innerHeight + 1);
    await expect(canvas.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Cloth", "Next"]);
  },
};

export const Empty: Story = {
  args: { picture: evening, title: "Evening Wear", children: undefined, facts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Evening Wear" })).toBeVisible();
  },
};

export const WithoutPicture: Story = {
  args: { picture: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Workwear" })).toBeVisible();
    await expect(canvasElement.querySelector("[data-part=picture]")).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    title: "Handloomstripesandchecks for days with eight meetings",
    children:
      "Clothes for days with eight meetings and one long lunch. Handloom stripes and checks with enough body to hold a line, cut easy through the shoulder, with pockets that take a phone and a pen. Wear the shirt with its trouser, or let them part ways by Wednesday.",
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

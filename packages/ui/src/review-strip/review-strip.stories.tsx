import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextLink } from "../text-link/index.ts";
import { ReviewStrip } from "./index.ts";

const meta = {
  title: "Layout/ReviewStrip",
  component: ReviewStrip,
  args: {
    heading: "From those who wear them",
    reviews: [
      {
        id: 1,
        comment: "Washed it six times. The blue is softer and I like it more.",
        author: "Ritu S.",
        rating: 5,
        subject: <TextLink href="#tara">Tara A-Line Dress</TextLink>,
      },
      { id: 2, comment: "Pockets that take a phone and a pen, as promised.", author: "Nandini R.", rating: 4 },
      {
        id: 3,
        comment: "The hem was let down by two inches without being asked twice.",
        author: "Farah K.",
        rating: 5,
      },
      { id: 4, comment: "Not among the first three.", author: "Meera J.", rating: 5 },
    ],
  },
  decorators: [(Story) => <main className="sv:py-8">{Story()}</main>],
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "Reviews come with the page, or not at all.",
      Error: "Reviews that could not be had are not shown.",
    },
  },
} satisfies Meta<typeof ReviewStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("figure")).toHaveLength(3);
    await expect(canvas.getByRole("img", { name: "4 out of 5" })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { reviews: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    reviews: [
      {
        id: 1,
        comment:
          "I had given up on linen trousers that close at the waist and do not bag at the knee. I sent three numbers on a Sunday night, worried about the hip, got a call on Monday to check it, and twelve days later a box came that I have since used to post something else.",
        author: "Lakshmi Venkataraghavan-Subramaniam",
        rating: 5,
      },
    ],
  },
};

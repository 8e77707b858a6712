import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextLink } from "../text-link/index.ts";
import { ReviewStrip, ReviewStripItem } from "./index.ts";

const meta = {
  title: "Content/ReviewStrip",
  component: ReviewStrip,
  args: {
    title: "From those who wear them",
    children: [
      <ReviewStripItem
        key={1}
        rating={5}
        author="Ritu S."
        subject={<TextLink href="#tara">Tara A-Line Dress</TextLink>}
      >
        Washed it six times. The blue is softer and I like it more.
      </ReviewStripItem>,
      <ReviewStripItem key={2} rating={4} author="Nandini R.">
        Pockets that take a phone and a pen, as promised.
      </ReviewStripItem>,
      <ReviewStripItem key={3} rating={5} author="Farah K.">
        The hem was let down by two inches without being asked twice.
      </ReviewStripItem>,
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
    await expect(canvas.getByRole("region", { name: "From those who wear them" })).toBeVisible();
    await expect(
      canvas.getAllByRole("figure").map((figure) => figure.querySelector("figcaption")!.textContent),
    ).toEqual(["Ritu S., Tara A-Line Dress", "Nandini R.", "Farah K."]);
    await expect(canvas.getByRole("img", { name: "4 out of 5" })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { children: [null, false] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <ReviewStripItem rating={5} author="Lakshmi Venkataraghavan-Subramaniam">
        I had given up on linen trousers that close at the waist and do not bag at the knee. I sent three numbers on a
        Sunday night, worried about the hip, got a call on Monday to check it, and twelve days later a box came that I
        have since used to post something else.
      </ReviewStripItem>
    ),
  },
};

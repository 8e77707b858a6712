import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextLink } from "../text-link/index.ts";
import { BrandQuote } from "./index.ts";

const meta = {
  title: "Content/BrandQuote",
  component: BrandQuote,
  argTypes: {
    aside: { control: "text" },
  },
  args: {
    children: (
      <>
        Rooted in India’s textile legacy, we work with handloom weavers, block printers and dyers to make clothes that{" "}
        <i>take their time</i> and last well past a season.
      </>
    ),
    aside: <p>Every piece is cut only after you order it, so nothing is made to sit in a warehouse.</p>,
  },
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "It is part of the page.",
      Error: "It is part of the page.",
    },
  },
} satisfies Meta<typeof BrandQuote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const quote = canvas.getByRole("blockquote");
    await expect(quote).toHaveTextContent("take their time");
    // The following section provides the space between the two; with space from both the gap would be too large.
    const section = quote.closest("section")!;
    const { bottom } = section.firstElementChild!.getBoundingClientRect();
    await expect(section.getBoundingClientRect().bottom).toBeCloseTo(bottom, 0);
    await expect(getComputedStyle(section).marginBottom).toBe("0px");
  },
};

export const WithLink: Story = {
  args: {
    aside: (
      <>
        <p>Every piece is cut only after you order it, so nothing is made to sit in a warehouse.</p>
        <TextLink variant="standalone" href="#story">
          Our Story
        </TextLink>
      </>
    ),
  },
};

/** Without aside. */
export const Empty: Story = { args: { aside: null } };

export const LongContent: Story = {
  args: {
    children:
      "Weavers and printers set their price by the metre; we do not bargain on it. Tailors work an eight-hour day on monthly salaries. We would rather sell fewer pieces than explain a discount that came out of someone’s wages. Offcuts become pouches and padding; what is left goes to a paper maker in the next town.",
  },
};

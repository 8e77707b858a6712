import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SelvedgeProvider } from "../provider/index.ts";
import { CompactRating, Rating } from "./index.ts";

const meta = {
  title: "Commerce/Rating",
  component: Rating,
  argTypes: { value: { control: { type: "range", min: 0, max: 5, step: 0.1 } } },
  args: { value: 4.8 },
  parameters: {
    omits: {
      Loading: "The product around it owns the skeleton.",
      Empty: "Without a rating there is none to show.",
      Error: "A rating is known or there is none.",
    },
  },
} satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "4.8 out of 5" })).toBeVisible();
  },
};

/** Stars are rounded to halves; the accessible name has the exact number. */
export const Steps: Story = {
  render: () => (
    <ul className="sv:grid sv:gap-2">
      {[0, 0.5, 1.2, 2.5, 3.74, 4.8, 5].map((value) => (
        <li key={value}>
          <Rating value={value} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("img").map((image) => image.ariaLabel);
    await expect(names).toEqual(["0", "0.5", "1.2", "2.5", "3.7", "4.8", "5"].map((value) => `${value} out of 5`));
    const shapes = canvas.getAllByRole("img").map((image) => new Set(image.innerHTML.match(/ d="[^"]+"/g)).size);
    await expect(shapes).toEqual([1, 2, 2, 3, 3, 1, 1]);
  },
};

export const Compact: Story = {
  render: (args) => <CompactRating {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "4.8 out of 5" })).toHaveTextContent("4.8");
  },
};

/** Numbers are formatted in the provider's locale. */
export const German: Story = {
  render: () => (
    <SelvedgeProvider locale="de" labels={{ rating: { outOf: (value, of) => `${value} von ${of}` } }}>
      <CompactRating value={4} />
    </SelvedgeProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "4 von 5" })).toHaveTextContent("4,0");
  },
};

export const LongContent: Story = {
  args: { value: 8.66666, outOf: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "8.7 out of 10" })).toBeVisible();
  },
};

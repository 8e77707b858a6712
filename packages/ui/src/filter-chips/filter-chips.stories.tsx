import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { FilterChip, FilterChips } from "./index.ts";

const handleClear = fn();
const handleRemove = fn();

const meta = {
  title: "Commerce/FilterChips",
  component: FilterChips,
  args: { onClear: handleClear, children: <FilterChip label="Dresses" onRemove={handleRemove} /> },
  parameters: {
    omits: {
      Controls: "Its chips are its children.",
      Loading: "The address knows what is in use.",
      Empty: "Without a filter in use there is no list of them.",
      Error: "ProductGrid owns the message.",
    },
  },
} satisfies Meta<typeof FilterChips>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Chips above a list. */
export const Default: Story = {
  render: function Chosen() {
    const [chosen, setChosen] = useState(["Dresses", "Shirt dresses", "Kaftans"]);
    return (
      <FilterChips onClear={() => setChosen([])}>
        {chosen.map((label) => (
          <FilterChip key={label} label={label} onRemove={() => setChosen(chosen.filter((each) => each !== label))} />
        ))}
      </FilterChips>
    );
  },
};

/** The focus stays among the chips until the last one is removed. */
export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove filter Shirt dresses" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove filter Kaftans" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove filter Dresses" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await expect(canvas.queryByRole("button", { name: /^Remove filter/ })).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    className: "sv:max-w-filter-panel",
    children: (
      <FilterChip label="Hand block-printed dresses with pockets and three-quarter sleeves" onRemove={handleRemove} />
    ),
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import {
  ListingToolbar,
  ListingToolbarCount,
  ListingToolbarFilter,
  ListingToolbarLayout,
  ListingToolbarSort,
} from "./index.ts";

const orders = {
  default: "Featured",
  price_asc: "Price: low to high",
  price_desc: "Price: high to low",
  name_asc: "Name: A to Z",
  name_desc: "Name: Z to A",
};

const handleSort = fn();
const handleLayout = fn();

interface BarProps {
  count: string;
  filters?: number;
  open?: boolean;
  options?: Record<string, string>;
}

function Bar({ count, filters = 0, open: initiallyOpen = false, options = orders }: BarProps) {
  const [open, setOpen] = useState(initiallyOpen);
  const [order, setOrder] = useState("default");
  return (
    <ListingToolbar>
      <ListingToolbarFilter label="Filter" count={filters} open={open} onOpenChange={setOpen} />
      <ListingToolbarCount>{count}</ListingToolbarCount>
      <ListingToolbarSort
        label="Sort"
        value={order}
        onValueChange={(next) => {
          handleSort(next);
          setOrder(next);
        }}
      >
        {Object.entries(options).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </ListingToolbarSort>
      <ListingToolbarLayout onValueChange={handleLayout} />
    </ListingToolbar>
  );
}

const meta = {
  title: "Commerce/ListingToolbar",
  component: ListingToolbar,
  render: () => <Bar count="64 products" />,
  parameters: {
    omits: {
      Controls: "Its tools are its children.",
      Error: "ProductGrid owns the message.",
      Disabled: "Each control works on an empty list too.",
      Invalid: "There is no wrong choice.",
    },
  },
} satisfies Meta<typeof ListingToolbar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    handleSort.mockClear();
    const filter = canvas.getByRole("button", { name: "Filter" });
    await expect(filter).toHaveAttribute("aria-expanded", "false");
    await tabTo(userEvent, filter);
    await userEvent.keyboard("{Enter}");
    await expect(filter).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("64 products");
    const sort = canvas.getByRole("combobox", { name: "Sort" });
    await tabTo(userEvent, sort);
    await userEvent.selectOptions(sort, "Price: low to high");
    await expect(handleSort).toHaveBeenCalledWith("price_asc");
  },
};

/** The layout can be chosen on screens with room for more than two columns. */
export const Selected: Story = {
  render: () => <Bar count="23 products" filters={2} open />,
  play: async ({ canvas, userEvent }) => {
    handleLayout.mockClear();
    await expect(canvas.getByRole("button", { name: "Filter (2)" })).toHaveAttribute("aria-expanded", "true");
    const layouts = canvas.queryByRole("radiogroup", { name: "Layout" });
    if (!layouts) return;
    await userEvent.click(canvas.getByRole("radio", { name: "2 columns" }));
    await expect(handleLayout).toHaveBeenCalledWith("grid-2");
  },
};

/** The count is unknown, and its space is reserved. */
export const Loading: Story = { render: () => <Bar count="" /> };

export const Empty: Story = { render: () => <Bar count="No products" filters={3} /> };

export const LongContent: Story = {
  render: () => (
    <Bar
      count="12,345 products in all of the categories that you chose"
      filters={24}
      options={{ ...orders, default: "Featured by the people who make the clothes, then by date" }}
    />
  ),
};

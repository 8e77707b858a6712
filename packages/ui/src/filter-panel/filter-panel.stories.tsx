import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { Drawer, DrawerBody, DrawerContent, DrawerFooter, DrawerTrigger } from "../drawer/index.ts";
import { colors, filters } from "../fixtures/filters.tsx";
import { tabTo } from "../fixtures/tab-to.ts";
import { PriceRange } from "../price-range/index.ts";
import { FilterActions, FilterGroup, FilterGroups, FilterOption, FilterPanel } from "./index.ts";

const handleChange = fn();
const handleShow = fn();
const handleClear = fn();

const meta = {
  title: "Commerce/FilterPanel",
  component: FilterPanel,
  argTypes: {
    state: { control: "inline-radio", options: ["ready", "loading"] },
  },
  args: { children: <FilterGroups onValueChange={handleChange}>{filters}</FilterGroups> },
  parameters: {
    omits: {
      Empty: "A shop without categories has no filter toggle.",
      Error: "ProductGrid owns the message; the panel keeps what it had.",
      Disabled: "A filter that leaves nothing says so in the grid.",
      Invalid: "There is no wrong choice.",
    },
  },
} satisfies Meta<typeof FilterPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    handleChange.mockClear();
    await expect(canvas.getByRole("complementary", { name: "Filters" })).toBeVisible();
    await expect(canvas.getByRole("group", { name: "Category" })).toBeVisible();
    await tabTo(userEvent, canvas.getByRole("checkbox", { name: "Dresses (14)" }));
    await userEvent.keyboard(" ");
    await tabTo(userEvent, canvas.getByRole("checkbox", { name: "Kaftans (3)" }));
    await userEvent.keyboard(" ");
    await expect(handleChange).toHaveBeenLastCalledWith(["dresses", "kaftans"]);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Dresses (14)" }));
    await expect(handleChange).toHaveBeenLastCalledWith(["kaftans"]);
  },
};

/** Names in another script than the page's: each is still followed by its number. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const count = canvas.getByText("(14)").getBoundingClientRect();
    const box = canvas.getByRole("checkbox", { name: "Dresses (14)" }).getBoundingClientRect();
    const name = canvas.getByText("Dresses").getBoundingClientRect();
    await expect(count.right).toBeLessThan(name.left);
    await expect(name.right).toBeLessThan(box.left);
  },
};

/** On a small screen: in a drawer, and the selection is applied with the button. */
export const InDrawer: Story = {
  render: () => (
    <main>
      <Drawer>
        <DrawerTrigger render={<Button variant="quiet" />}>Filter</DrawerTrigger>
        <DrawerContent title="Filters" side="start">
          <DrawerBody>
            <FilterGroups>{filters}</FilterGroups>
          </DrawerBody>
          <DrawerFooter>
            <FilterActions onShow={handleShow} onClear={handleClear}>
              Show 23 products
            </FilterActions>
          </DrawerFooter>
        </DrawerContent>
      </Drawer>
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    handleShow.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Filters" })).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Show 23 products" }));
    await expect(handleShow).toHaveBeenCalledOnce();
  },
};

/** Several groups, colours with swatches and names, and a price. */
export const Facets: Story = {
  parameters: { accessibilityTree: "kept" },
  args: {
    children: (
      <FilterGroups onValueChange={handleChange}>
        {filters}
        <FilterGroup label="Size">
          <FilterOption value="s" label="S" count={12} />
          <FilterOption value="m" label="M" count={14} />
        </FilterGroup>
        {colors}
        <PriceRange label="Price" prefix="₹" limits={{ min: 1800, max: 14_500 }} />
      </FilterGroups>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "M (14)" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Indigo (7)" }));
    await expect(handleChange).toHaveBeenLastCalledWith(["m", "indigo"]);
    await expect(canvas.getByRole("group", { name: "Price" })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading filters")).toBeInTheDocument();
  },
};

export const LongContent: Story = {
  render: () => (
    <div className="sv:max-w-filter-panel">
      <FilterPanel>
        <FilterGroups>
          <FilterGroup label="Category">
            <FilterOption
              value="long"
              label="Hand block-printed dresses with pockets and three-quarter sleeves"
              count={12345}
            >
              <FilterOption value="longer" label="Madder-dyed, of the finest mulmul that is woven in Bengal" />
            </FilterOption>
          </FilterGroup>
        </FilterGroups>
      </FilterPanel>
    </div>
  ),
};

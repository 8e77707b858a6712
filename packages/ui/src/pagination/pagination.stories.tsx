import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Pagination } from "./index.ts";

const meta = {
  title: "Navigation/Pagination",
  component: Pagination,
  args: { page: 2, pageCount: 12, href: (page: number) => `#page=${page}` },
  parameters: {
    omits: {
      Loading: "The list keeps its old pages until the new one is there.",
      Error: "The list says what failed.",
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Pages" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "#page=3");
    if (window.innerWidth >= 768) {
      await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
      await expect(canvas.getByRole("link", { name: "Page 12" })).toBeVisible();
    } else {
      await expect(canvas.getByText("Page 2 of 12")).toBeVisible();
    }
  },
};

export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Previous page" })).toBeNull();
  },
};

export const Middle: Story = { args: { page: 6 } };

export const Last: Story = { args: { page: 12 } };

export const FromRouter: Story = {
  args: {
    render: ({ children, ...props }) => (
      <a {...props} data-router="yes">
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Next page" })).toHaveAttribute("data-router", "yes");
  },
};

export const Empty: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const LongContent: Story = {
  args: { page: 1206, pageCount: 2411 },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

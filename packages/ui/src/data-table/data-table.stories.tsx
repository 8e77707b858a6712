import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Badge } from "../badge/index.ts";
import { TextLink } from "../text-link/index.ts";
import { DataTable, type DataTableColumn, type DataTableProps } from "./index.ts";

interface Order {
  id: string;
  date: string;
  status: string;
  total: string;
}

const orders: Order[] = [
  { id: "ORD482913", date: "21/11/2026", status: "Placed", total: "₹14,340.00" },
  { id: "ORD471120", date: "02/10/2026", status: "Shipped", total: "₹6,890.00" },
  { id: "ORD123456", date: "14/08/2026", status: "Delivered", total: "₹1,24,500.00" },
];

const columns: DataTableColumn<Order>[] = [
  { key: "id", label: "Order ID", cell: (order) => order.id },
  { key: "date", label: "Date", cell: (order) => order.date },
  { key: "status", label: "Status", cell: (order) => <Badge mark="dot">{order.status}</Badge> },
  { key: "total", label: "Total", align: "end", cell: (order) => order.total },
  {
    key: "view",
    label: "View",
    labelDisplay: "hidden",
    align: "end",
    cell: (order) => (
      <TextLink href={`#${order.id}`} aria-label={`View order ${order.id}`}>
        View
      </TextLink>
    ),
  },
];

const meta = {
  title: "Content/DataTable",
  component: DataTable<Order>,
  args: { label: "Your orders", columns, rows: orders, rowKey: (order) => order.id },
  decorators: [(Story) => <div className="sv:max-w-narrow">{Story()}</div>],
} satisfies Meta<DataTableProps<Order>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** For screen readers it is a table at any screen width. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Your orders" })).toBeVisible();
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(5);
    await expect(canvas.getAllByRole("row")).toHaveLength(4);
    await expect(canvas.getByRole("row", { name: /ORD471120.*Shipped.*₹6,890.00/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View order ORD482913" })).toBeVisible();
  },
};

/** Below 768 px each row is a block with headers before its values; its roles are still those of a table. */
export const Blocks: Story = {
  args: { rows: orders.slice(0, 1) },
  play: async ({ canvas }) => {
    const isBlock = window.innerWidth < 768;
    const [id, date] = canvas.getAllByRole("cell").map((cell) => cell.getBoundingClientRect());
    await expect(isBlock ? date!.top >= id!.bottom : date!.left >= id!.right).toBe(true);
    const isHeadShown = canvas.getAllByRole("rowgroup")[0]!.offsetWidth > 2;
    const shown = canvas.getAllByText("Order ID").filter((head) => isHeadShown || !head.closest("thead"));
    await expect(shown.filter((head) => head.checkVisibility()).map((head) => head.ariaHidden)).toEqual([
      isBlock ? "true" : null,
    ]);
    await expect(canvas.getAllByRole("row")).toHaveLength(2);
  },
};

export const One: Story = { args: { rows: orders.slice(0, 1), labelDisplay: "hidden" } };

export const Many: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_, i) => ({
      id: `ORD${500_000 - i}`,
      date: "21/11/2026",
      status: "Delivered",
      total: "₹6,890.00",
    })),
  },
};

export const Empty: Story = {
  args: {
    state: "empty",
    level: 3,
    labels: { empty: "No orders found." },
    emptyAction: <TextLink href="#shop">Shop</TextLink>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("table")).toBeNull();
    await expect(canvas.getByRole("heading", { level: 3, name: "No orders found." })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Shop" })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: "loading", labels: { loading: "Loading your orders" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("table")).toBeNull();
    await expect(canvas.getByText("Loading your orders").parentElement).toHaveAttribute("aria-busy", "true");
  },
};

export const Error: Story = {
  args: { state: "error", labels: { failed: "Your orders could not be loaded." }, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("table")).toBeNull();
    await expect(canvas.getByRole("alert")).toHaveTextContent("Your orders could not be loaded.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    rows: [
      {
        id: "ORD7K3M9Q2XZ1B",
        date: "21 November 2026, half past two in the afternoon",
        status: "Waiting for the bank to confirm the payment",
        total: "₹12,34,56,789.00",
      },
    ],
  },
  decorators: [(Story) => <div className="sv:w-72 sv:lg:w-full">{Story()}</div>],
};

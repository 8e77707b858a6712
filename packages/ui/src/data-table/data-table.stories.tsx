import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { EmptyState } from "../empty-state/index.ts";
import { ErrorState } from "../error-state/index.ts";
import { Button } from "../button/index.ts";
import { Skeleton, SkeletonText } from "../skeleton/index.ts";
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
  { key: "id", header: "Order ID", cell: (order) => order.id },
  { key: "date", header: "Date", cell: (order) => order.date },
  { key: "status", header: "Status", cell: (order) => order.status },
  { key: "total", header: "Total", align: "end", cell: (order) => order.total },
  {
    key: "view",
    header: "View",
    headerDisplay: "hidden",
    align: "end",
    cell: (order) => (
      <TextLink href={`#${order.id}`} aria-label={`View order ${order.id}`}>
        View
      </TextLink>
    ),
  },
];

const meta = {
  title: "Layout/DataTable",
  component: DataTable<Order>,
  args: { caption: "Your orders", columns, rows: orders, rowKey: (order) => order.id },
  decorators: [(Story) => <div className="sv:max-w-narrow">{Story()}</div>],
} satisfies Meta<DataTableProps<Order>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A table for those who hear it, however wide the screen is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Your orders" })).toBeVisible();
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(5);
    await expect(canvas.getAllByRole("row")).toHaveLength(4);
    await expect(canvas.getByRole("row", { name: /ORD471120.*Shipped.*₹6,890.00/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View order ORD482913" })).toBeVisible();
  },
};

export const One: Story = { args: { rows: orders.slice(0, 1), captionDisplay: "hidden" } };

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
  args: { rows: [], empty: <EmptyState title="No orders found." level={3} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("table")).toBeNull();
    await expect(canvas.getByRole("heading", { name: "No orders found." })).toBeVisible();
  },
};

export const Loading: Story = {
  render: () => (
    <Skeleton label="Loading orders">
      <SkeletonText lines={6} />
    </Skeleton>
  ),
};

export const Error: Story = {
  render: () => (
    <ErrorState
      title="Something went wrong. Please try again."
      level={3}
      action={<Button intent="quiet">Retry</Button>}
    />
  ),
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

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Button } from "../button/index.ts";
import { EmptyState } from "../empty-state/index.ts";
import { ErrorState } from "../error-state/index.ts";
import { Field } from "../field/index.ts";
import { lineKeys } from "../fixtures/reader.ts";
import { List } from "../icons/list.tsx";
import { Skeleton, SkeletonText } from "../skeleton/index.ts";
import { TextInput } from "../text-input/index.ts";
import { Tab, TabList, TabPanel, Tabs, TabsFold, TabsFoldIcon, type TabsProps, TabsFoldTrigger } from "./index.ts";

const names: Record<string, string> = { profile: "Profile", orders: "Orders", addresses: "Addresses" };

function Account({ children, defaultValue = "profile", onValueChange, ...args }: TabsProps) {
  const [tab, setTab] = useState(defaultValue);
  const choose = (next: string) => {
    setTab(next);
    onValueChange?.(next);
  };
  return (
    <Tabs {...args} value={tab} onValueChange={choose}>
      <div>
        <TabsFold>{names[tab]}</TabsFold>
        <TabList label="Account">
          {Object.entries(names).map(([value, name]) => (
            <Tab key={value} value={value}>
              {name}
            </Tab>
          ))}
        </TabList>
      </div>
      <TabPanel value="profile" className="sv:pt-6">
        {children ?? "Asha Verma, asha@example.com"}
      </TabPanel>
      <TabPanel value="orders" className="sv:pt-6">
        {children ?? "ORD482913, placed 21 Nov 2026"}
      </TabPanel>
      <TabPanel value="addresses" className="sv:pt-6">
        {children ?? "No address saved."}
      </TabPanel>
    </Tabs>
  );
}

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  argTypes: {
    variant: { control: "inline-radio", options: ["row", "rail"] },
  },
  args: { onValueChange: fn() },
  render: (args) => <Account {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { accessibilityTree: "kept" },
};

// spec: acceptance 40 tabs
export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("tablist", { name: "Account" })).toBeVisible();
    const profile = canvas.getByRole("tab", { name: "Profile", selected: true });
    await userEvent.click(profile);
    await userEvent.keyboard(lineKeys().on);
    await expect(canvas.getByRole("tab", { name: "Orders" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel", { name: "Orders" })).toHaveTextContent("ORD482913");
    await expect(args.onValueChange).toHaveBeenCalledWith("orders");
  },
};

/** Vertical beside the panels; on a narrow screen collapsed behind the current tab, and collapsed again on selection. */
export const Rail: Story = {
  parameters: { accessibilityTree: "kept" },
  args: { variant: "rail", className: "sv:grid sv:gap-6 sv:lg:grid-cols-[14rem_1fr]" },
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.queryByRole("button", { name: "Profile" });
    if (fold) {
      await expect(canvas.queryByRole("tablist")).toBeNull();
      await userEvent.click(fold);
      await expect(fold).toHaveAttribute("aria-expanded", "true");
    }
    await userEvent.click(canvas.getByRole("tab", { name: "Orders" }));
    await expect(canvas.getByText(/ORD482913/)).toBeVisible();
    if (fold) {
      await expect(fold).toHaveTextContent("Orders");
      await expect(fold).toHaveFocus();
      await expect(canvas.queryByRole("tablist")).toBeNull();
    } else {
      await userEvent.keyboard("{ArrowDown}");
      await expect(canvas.getByRole("tab", { name: "Addresses" })).toHaveFocus();
    }
  },
};

/** What was typed in a panel stays while another tab is current. */
export const Kept: Story = {
  render: () => (
    <Tabs defaultValue="profile">
      <TabList label="Account">
        <Tab value="profile">Profile</Tab>
        <Tab value="orders">Orders</Tab>
      </TabList>
      <TabPanel value="profile" keepMounted className="sv:pt-6">
        <Field label="Name">
          <TextInput />
        </Field>
      </TabPanel>
      <TabPanel value="orders" className="sv:pt-6">
        ORD482913, placed 21 Nov 2026
      </TabPanel>
    </Tabs>
  ),
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    await userEvent.type(name, "Asha Verma");
    await userEvent.click(canvas.getByRole("tab", { name: "Orders" }));
    await expect(canvas.getByText(/ORD482913/)).toBeVisible();
    await expect(name).not.toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Profile" }));
    await expect(name).toBeVisible();
    await expect(name).toHaveValue("Asha Verma");
  },
};

/** A rail whose button is another component, with another icon and a fixed name. */
export const Parts: Story = {
  render: () => (
    <Tabs variant="rail" defaultValue="orders" className="sv:grid sv:gap-6 sv:lg:grid-cols-[14rem_1fr]">
      <div>
        <TabsFoldTrigger render={<Button variant="quiet" />}>
          <span className="sv:flex sv:items-center sv:gap-3">
            <TabsFoldIcon>
              <List />
            </TabsFoldIcon>
            <span>Your account</span>
          </span>
        </TabsFoldTrigger>
        <TabList label="Account">
          {Object.entries(names).map(([value, name]) => (
            <Tab key={value} value={value}>
              {name}
            </Tab>
          ))}
        </TabList>
      </div>
      <TabPanel value="profile">Asha Verma, asha@example.com</TabPanel>
      <TabPanel value="orders">ORD482913, placed 21 Nov 2026</TabPanel>
      <TabPanel value="addresses">No address saved.</TabPanel>
    </Tabs>
  ),
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.queryByRole("button", { name: "Your account" });
    if (fold) await userEvent.click(fold);
    await userEvent.click(canvas.getByRole("tab", { name: "Profile" }));
    await expect(canvas.getByRole("tabpanel", { name: "Profile" })).toBeVisible();
    if (fold) await expect(fold).toHaveFocus();
  },
};

export const Selected: Story = {
  args: { defaultValue: "orders" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: "Orders", selected: true })).toBeVisible();
    await expect(canvas.getByRole("tabpanel", { name: "Orders" })).toBeVisible();
  },
};

/** On a right-to-left page the next tab is on the left. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Profile" }));
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "Orders" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Profile" })).toHaveFocus();
  },
};

export const Loading: Story = {
  args: {
    children: (
      <Skeleton label="Loading profile">
        <SkeletonText lines={4} />
      </Skeleton>
    ),
  },
};

export const Empty: Story = {
  args: { defaultValue: "orders", children: <EmptyState title="No orders found." /> },
};

export const Error: Story = {
  args: {
    defaultValue: "orders",
    children: (
      <ErrorState title="Something went wrong. Please try again." action={<Button variant="quiet">Retry</Button>} />
    ),
  },
};

export const LongContent: Story = {
  render: () => (
    <Tabs defaultValue="a">
      <TabList label="Policies">
        {["Shipping & Returns", "Terms & Conditions", "Privacy Policy", "Grievance officer"].map((name, i) => (
          <Tab key={name} value={"abcd".charAt(i)}>
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="a" className="sv:pt-6">
        Every piece is made after you order.
      </TabPanel>
    </Tabs>
  ),
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

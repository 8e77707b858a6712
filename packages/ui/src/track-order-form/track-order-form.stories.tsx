import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import { TrackOrderForm } from "./index.ts";

const meta = {
  title: "Forms/TrackOrderForm",
  component: TrackOrderForm,
  argTypes: {
    state: { control: "inline-radio", options: ["idle", "busy"] },
    error: { control: "text" },
    level: { control: "inline-radio", options: [2, 3] },
  },
  args: { onTrack: fn() },
  decorators: [(Story) => <main className="sv:max-w-form">{Story()}</main>],
  parameters: { omits: { Disabled: "A form that cannot be used is not shown; Loading disables it while it is sent." } },
} satisfies Meta<typeof TrackOrderForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The link in the mail fills in the order number. */
export const Default: Story = {
  args: { defaultValues: { orderId: "ORD8QK2M4TX7V" } },
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole("textbox", { name: "Email" }));
    await userEvent.keyboard("meera@example.com{Enter}");
    await expect(args.onTrack).toHaveBeenLastCalledWith(
      { orderId: "ORD8QK2M4TX7V", email: "meera@example.com" },
      expect.any(FormData),
    );
  },
};

// spec: Email fields of login, checkout and tracking
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Order ID" })).toHaveAttribute(
      "placeholder",
      "Order ID (e.g. ORD123456)",
    );
    const email = canvas.getByRole("textbox", { name: "Email" });
    await expect(email).toHaveAccessibleDescription("The one you ordered with");
    await expect(email).toHaveAttribute("type", "email");
  },
};

export const Loading: Story = {
  args: { state: "busy", defaultValues: { orderId: "ORD123456", email: "meera@example.com" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: "Order ID" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Tracking…" }));
    await expect(args.onTrack).not.toHaveBeenCalled();
  },
};

export const Error: Story = {
  args: {
    error: "Order not found. Please check your Order ID and Email.",
    defaultValues: { orderId: "ORD123456", email: "meera@example.com" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Order not found.");
    await expect(canvas.getByRole("textbox", { name: "Order ID" })).toHaveValue("ORD123456");
    await expect(canvas.getByRole("button").compareDocumentPosition(canvas.getByRole("alert"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
};

export const Invalid: Story = {
  parameters: { accessibilityTree: "kept" },
  args: { errors: { orderId: "Order ID is required", email: "Email is required" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Order ID" })).toHaveAccessibleDescription("Order ID is required");
    await expect(canvas.getByRole("textbox", { name: "Email" })).toBeInvalid();
  },
};

export const LongContent: Story = {
  args: {
    defaultValues: {
      orderId: "ORD8QK2M4TX7V",
      email: "the-longest-address-that-anybody-has-ever-given-us@handloom-weavers-of-maheshwar.example",
    },
    error:
      "Order not found. Please check your Order ID and Email, or ask us on the phone: we answer until six o'clock.",
    labels: { submit: "Tell me how far the three pieces of my order have come" },
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import { ContactForm } from "./index.ts";

const meta = {
  title: "Forms/ContactForm",
  component: ContactForm,
  argTypes: {
    state: { control: "inline-radio", options: ["idle", "busy"] },
    error: { control: "text" },
  },
  args: {
    onSend: fn(),
    onValuesChange: fn(),
    types: (
      <>
        <option>Order</option>
        <option>Shipping &amp; Delivery</option>
        <option>Others / Miscellaneous</option>
      </>
    ),
  },
  decorators: [(Story) => <main className="sv:max-w-form">{Story()}</main>],
  parameters: { omits: { Disabled: "A form that cannot be used is not shown; Loading disables it while it is sent." } },
} satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const meera = {
  name: "Meera Iyer",
  email: "meera@example.com",
  phone: "",
  type: "Order",
  subject: "My order",
  message: "Could you tell me when it comes?",
};

export const Default: Story = {
  args: { defaultValues: { name: meera.name, email: meera.email } },
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    const type = canvas.getByRole("combobox", { name: "Query type" });
    await tabTo(userEvent, type);
    await userEvent.selectOptions(type, "Order");
    await userEvent.tab();
    await userEvent.keyboard(meera.subject);
    await userEvent.tab();
    await userEvent.keyboard(meera.message);
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(meera, "message", expect.any(FormData));
    await tabTo(userEvent, canvas.getByRole("button", { name: "Send message" }));
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenLastCalledWith(meera, expect.any(FormData));
  },
};

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("combobox", { name: "Query type" })).toHaveDisplayValue("Choose a query type");
    await expect(canvas.getByRole("textbox", { name: "Phone (optional)" })).not.toBeRequired();
    await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
    await expect(args.onSend).toHaveBeenLastCalledWith(
      {
        name: "",
        email: "",
        phone: "",
        type: "",
        subject: "",
        message: "",
      },
      expect.any(FormData),
    );
  },
};

export const Loading: Story = {
  args: { state: "busy", defaultValues: meera },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: "Message" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Sending…" }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Error: Story = {
  args: { error: "Failed to send message. Please try again later.", defaultValues: meera },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to send message. Please try again later.");
    await expect(canvas.getByRole("textbox", { name: "Message" })).toHaveValue(meera.message);
  },
};

export const Invalid: Story = {
  parameters: { accessibilityTree: "kept" },
  args: {
    defaultValues: { ...meera, phone: "12", type: "" },
    errors: { phone: "Please enter a valid phone number", type: "Query type is required" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Phone (optional)" })).toHaveAccessibleDescription(
      "Please enter a valid phone number",
    );
    await expect(canvas.getByRole("combobox", { name: "Query type" })).toHaveAccessibleDescription(
      "Query type is required",
    );
  },
};

export const LongContent: Story = {
  args: {
    defaultValues: {
      ...meera,
      name: "Meera Lakshmi Venkataraman Subramaniam Iyer of Maheshwar",
      email: "the-longest-address-that-anybody-has-ever-given-us@handloom-weavers-of-maheshwar.example",
      message: "Could you tell me when it comes? ".repeat(20),
    },
    errors: { email: "Please enter a valid email" },
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};

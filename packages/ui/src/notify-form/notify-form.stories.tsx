import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import { NotifyForm } from "./index.ts";

const meta = {
  title: "Forms/NotifyForm",
  component: NotifyForm,
  argTypes: {
    state: { control: "inline-radio", options: ["idle", "busy"] },
    error: { control: "text" },
  },
  args: {
    sizes: (
      <>
        <option>S</option>
        <option>M</option>
        <option>XXL</option>
      </>
    ),
    onNotify: fn(),
  },
  decorators: [(Story) => <main className="sv:max-w-form">{Story()}</main>],
  parameters: { omits: { Disabled: "A form that cannot be used is not shown; Loading disables it while it is sent." } },
} satisfies Meta<typeof NotifyForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The help text says what the address is used for. */
export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole("textbox", { name: "Email" });
    await expect(email).toHaveAccessibleDescription("We write once, and use the address for nothing else.");
    const size = canvas.getByRole("combobox", { name: "Size" });
    await tabTo(userEvent, size);
    await userEvent.selectOptions(size, "XXL");
    await tabTo(userEvent, email);
    await userEvent.keyboard("meera@example.com{Enter}");
    await expect(args.onNotify).toHaveBeenLastCalledWith(
      { email: "meera@example.com", size: "XXL" },
      expect.any(FormData),
    );
  },
};

/** A product without sizes asks for the address only. */
export const Empty: Story = {
  args: { sizes: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole("combobox")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Notify me" }));
    await expect(args.onNotify).toHaveBeenLastCalledWith({ email: "", size: null }, expect.any(FormData));
  },
};

/** For a signed-in shopper who came from a size, everything is filled in. */
export const Selected: Story = {
  args: { defaultValues: { email: "meera@example.com", size: "M" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Notify me" }));
    await expect(args.onNotify).toHaveBeenLastCalledWith(
      { email: "meera@example.com", size: "M" },
      expect.any(FormData),
    );
  },
};

export const Loading: Story = {
  args: { state: "busy", defaultValues: { email: "meera@example.com" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: "Email" })).toBeDisabled();
    await expect(canvas.getByRole("combobox", { name: "Size" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Sending…" }));
    await expect(args.onNotify).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  parameters: { accessibilityTree: "kept" },
  args: { errors: { email: "Please enter a valid email", size: "Please choose one of the sizes" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
      "Please enter a valid email",
    );
    await expect(canvas.getByRole("combobox", { name: "Size" })).toBeInvalid();
  },
};

export const Error: Story = {
  args: { error: "M is in stock.", defaultValues: { email: "meera@example.com" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("M is in stock.");
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveValue("meera@example.com");
  },
};

export const LongContent: Story = {
  args: {
    sizes: <option>Extra small, petite and for those who like their clothes to fit closely at the waist</option>,
    defaultValues: {
      email: "the-longest-address-that-anybody-has-ever-given-us@handloom-weavers-of-maheshwar.example",
    },
    labels: { submit: "Tell me when this piece is available in my size again" },
  },
};

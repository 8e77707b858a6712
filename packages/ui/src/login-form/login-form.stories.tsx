import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import { LoginForm } from "./index.ts";

const meta = {
  title: "Forms/LoginForm",
  component: LoginForm,
  argTypes: {
    state: { control: "inline-radio", options: ["idle", "busy"] },
    error: { control: "text" },
  },
  args: { onLogin: fn() },
  decorators: [(Story) => <main className="sv:max-w-form">{Story()}</main>],
  parameters: { omits: { Disabled: "A form that cannot be used is not shown; Loading disables it while it is sent." } },
} satisfies Meta<typeof LoginForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultEmail: "meera@example.com" },
};

// spec: Email fields of login, checkout and tracking
export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveAttribute("type", "email");
    await tabTo(userEvent, canvas.getByLabelText("Password"));
    await userEvent.keyboard("teal heron 47 loom");
    await tabTo(userEvent, canvas.getByRole("checkbox", { name: "Remember me" }));
    await userEvent.keyboard(" ");
    await tabTo(userEvent, canvas.getByRole("button", { name: "Login" }));
    await userEvent.keyboard("{Enter}");
    await expect(args.onLogin).toHaveBeenLastCalledWith(
      {
        email: "meera@example.com",
        password: "teal heron 47 loom",
        remember: true,
      },
      expect.any(FormData),
    );
  },
};

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "meera@example.com{Enter}");
    await expect(args.onLogin).toHaveBeenLastCalledWith(
      {
        email: "meera@example.com",
        password: "",
        remember: false,
      },
      expect.any(FormData),
    );
  },
};

// spec: “Logging in...”
export const Loading: Story = {
  args: { state: "busy", defaultEmail: "meera@example.com" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: "Email" })).toBeDisabled();
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveValue("meera@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Logging in..." }));
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const Error: Story = {
  parameters: { accessibilityTree: "kept" },
  args: { error: "Invalid email or password", defaultEmail: "meera@example.com" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Invalid email or password");
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveValue("meera@example.com");
  },
};

/** The message does not say which of the two is wrong, so no field is marked. */
export const Invalid: Story = {
  args: { error: "Please fill in all required fields" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Email" })).not.toHaveAttribute("aria-invalid");
  },
};

export const LongContent: Story = {
  args: {
    defaultEmail: "the-longest-address-that-anybody-has-ever-given-us@handloom-weavers-of-maheshwar.example",
    error: "Too many attempts. Please try again later, or ask us to send you a new password in the meantime.",
    labels: { submit: "Login and go on to the checkout with the three pieces in your cart" },
  },
};

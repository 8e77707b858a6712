import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import { PasswordForm } from "./index.ts";

const meta = {
  title: "Forms/PasswordForm",
  component: PasswordForm,
  args: { username: "meera@example.com", onSave: fn(), onValuesChange: fn() },
  decorators: [(Story) => <main className="sv:max-w-form">{Story()}</main>],
  parameters: { omits: { Disabled: "A form that cannot be used is not shown; Loading disables it while it is sent." } },
} satisfies Meta<typeof PasswordForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const PASSWORD = "teal heron 47 loom";

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText("New password")).toHaveAccessibleDescription("At least 8 characters");
    await tabTo(userEvent, canvas.getByLabelText("New password"));
    await userEvent.keyboard(PASSWORD);
    await tabTo(userEvent, canvas.getByLabelText("Confirm new password"));
    await userEvent.keyboard(PASSWORD);
    const typed = { currentPassword: "", password: PASSWORD, confirmPassword: PASSWORD };
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(typed, "confirmPassword", expect.any(FormData));
    await tabTo(userEvent, canvas.getByRole("button", { name: "Save password" }));
    await userEvent.keyboard("{Enter}");
    await expect(args.onSave).toHaveBeenLastCalledWith(typed, expect.any(FormData));
  },
};

/** For a signed-in user, who must also know the current password. */
export const Change: Story = {
  args: { variant: "change" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Current password"), "indigo and madder");
    await userEvent.type(canvas.getByLabelText("New password"), PASSWORD);
    await userEvent.type(canvas.getByLabelText("Confirm new password"), `${PASSWORD}{Enter}`);
    await expect(args.onSave).toHaveBeenLastCalledWith(
      {
        currentPassword: "indigo and madder",
        password: PASSWORD,
        confirmPassword: PASSWORD,
      },
      expect.any(FormData),
    );
  },
};

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save password" }));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      { currentPassword: "", password: "", confirmPassword: "" },
      expect.any(FormData),
    );
  },
};

export const Loading: Story = {
  args: { state: "busy" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText("New password")).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Saving…" }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Error: Story = {
  args: { error: "Something went wrong. Please try again." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Something went wrong. Please try again.");
  },
};

export const Invalid: Story = {
  parameters: { accessibilityTree: "kept" },
  args: {
    variant: "change",
    errors: { currentPassword: "This is not your password", confirmPassword: "Passwords do not match." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Current password")).toHaveAccessibleDescription("This is not your password");
    await expect(canvas.getByLabelText("Confirm new password")).toBeInvalid();
    await expect(canvas.getByLabelText("New password")).not.toHaveAttribute("aria-invalid");
  },
};

export const LongContent: Story = {
  args: {
    variant: "change",
    errors: {
      password: "This password is one of those that are tried first. Choose four words that do not belong together.",
    },
    labels: { submit: "Save the new password and log every other device out of this account" },
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};

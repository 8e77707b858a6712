import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import { TextLink } from "../text-link/index.ts";
import { RegisterForm } from "./index.ts";

const meta = {
  title: "Forms/RegisterForm",
  component: RegisterForm,
  argTypes: {
    state: { control: "inline-radio", options: ["idle", "busy"] },
    error: { control: "text" },
  },
  args: {
    onRegister: fn(),
    onValuesChange: fn(),
    agreement: (
      <>
        I agree to the <TextLink href="#privacy">privacy policy</TextLink>
      </>
    ),
  },
  decorators: [(Story) => <main className="sv:max-w-form">{Story()}</main>],
  parameters: { omits: { Disabled: "A form that cannot be used is not shown; Loading disables it while it is sent." } },
} satisfies Meta<typeof RegisterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const meera = { name: "Meera Iyer", email: "meera@example.com" };
const PASSWORD = "teal heron 47 loom";

export const Default: Story = {
  args: { defaultValues: meera },
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByLabelText("Password"));
    await userEvent.keyboard(PASSWORD);
    await tabTo(userEvent, canvas.getByLabelText("Confirm password"));
    await userEvent.keyboard(PASSWORD);
    await tabTo(userEvent, canvas.getByRole("checkbox", { name: /^I agree to the privacy policy/ }));
    await userEvent.keyboard(" ");
    const typed = { ...meera, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(typed, "agree", expect.any(FormData));
    await tabTo(userEvent, canvas.getByRole("button", { name: "Register" }));
    await userEvent.keyboard("{Enter}");
    await expect(args.onRegister).toHaveBeenLastCalledWith(typed, expect.any(FormData));
  },
};

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription("At least 8 characters");
    await userEvent.click(canvas.getByRole("button", { name: "Register" }));
    await expect(args.onRegister).toHaveBeenLastCalledWith(
      {
        name: "",
        email: "",
        password: "",
        confirmPassword: "",
        agree: false,
      },
      expect.any(FormData),
    );
  },
};

export const Loading: Story = {
  args: { state: "busy", defaultValues: meera },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: "Name" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Registering…" }));
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

export const Error: Story = {
  args: { error: "Registration failed. Please try again.", defaultValues: { ...meera, agree: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Registration failed. Please try again.");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
};

export const Invalid: Story = {
  parameters: { accessibilityTree: "kept" },
  args: {
    defaultValues: { name: "Meera Iyer", email: "meera" },
    error: "Passwords do not match.",
    errors: {
      email: "Please enter a valid email",
      confirmPassword: "Passwords do not match.",
      agree: "Please agree to the privacy policy",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
      "Please enter a valid email",
    );
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Please agree to the privacy policy");
    await expect(canvas.getByRole("textbox", { name: "Name" })).not.toHaveAttribute("aria-invalid");
  },
};

export const LongContent: Story = {
  args: {
    defaultValues: {
      name: "Meera Lakshmi Venkataraman Subramaniam Iyer of Maheshwar",
      email: "the-longest-address-that-anybody-has-ever-given-us@handloom-weavers-of-maheshwar.example",
    },
    errors: {
      password: "This password is one of those that are tried first. Choose four words that do not belong together.",
    },
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};

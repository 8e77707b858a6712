import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import { ProfileForm } from "./index.ts";

const meera = {
  name: "Meera Iyer",
  email: "meera@example.com",
  phone: "+91 98765 43210",
  address: "14 Chhawni Road\nIndore 452001",
};

const meta = {
  title: "Forms/ProfileForm",
  component: ProfileForm,
  argTypes: {
    state: { control: "inline-radio", options: ["idle", "busy"] },
    error: { control: "text" },
  },
  args: { onSave: fn(), onCancel: fn(), onValuesChange: fn(), defaultValues: meera },
  decorators: [(Story) => <main className="sv:max-w-form">{Story()}</main>],
  parameters: { omits: { Disabled: "A form that cannot be used is not shown; Loading disables it while it is sent." } },
} satisfies Meta<typeof ProfileForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    await tabTo(userEvent, name);
    await userEvent.clear(name);
    await userEvent.keyboard("Meera Rao");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(
      { ...meera, name: "Meera Rao" },
      "name",
      expect.any(FormData),
    );
    await tabTo(userEvent, canvas.getByRole("button", { name: "Save" }));
    await userEvent.keyboard("{Enter}");
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...meera, name: "Meera Rao" }, expect.any(FormData));
    await tabTo(userEvent, canvas.getByRole("button", { name: "Cancel" }));
    await userEvent.keyboard("{Enter}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

// spec: Fields of the profile
export const Empty: Story = {
  args: { defaultValues: {} },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: "Phone (optional)" })).not.toBeRequired();
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "meera@example.com{Enter}");
    await expect(args.onSave).toHaveBeenLastCalledWith(
      {
        name: "",
        email: "meera@example.com",
        phone: "",
        address: "",
      },
      expect.any(FormData),
    );
  },
};

export const Loading: Story = {
  args: { state: "busy" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: "Address (optional)" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Saving…" }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Error: Story = {
  args: { error: "Failed to update profile" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to update profile");
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Meera Iyer");
  },
};

export const Invalid: Story = {
  parameters: { accessibilityTree: "kept" },
  args: { errors: { email: "The email has already been taken.", phone: "Please enter a valid phone number" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
      "The email has already been taken.",
    );
    await expect(canvas.getByRole("textbox", { name: "Phone (optional)" })).toBeInvalid();
    await expect(canvas.getByRole("textbox", { name: "Name" })).not.toHaveAttribute("aria-invalid");
  },
};

export const LongContent: Story = {
  args: {
    emailHelp: "Your former email is told of a new one, and every other device is logged out. You stay logged in here.",
    defaultValues: {
      name: "Meera Lakshmi Venkataraman Subramaniam Iyer of Maheshwar",
      email: "the-longest-address-that-anybody-has-ever-given-us@handloom-weavers-of-maheshwar.example",
      address:
        "The second house behind the old dye works\n14 Chhawni Road, opposite the lane of the block printers\nIndore",
    },
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Field } from "../field/index.ts";
import { tabTo } from "../fixtures/tab-to.ts";
import { PasswordInput } from "./index.ts";

const meta = {
  title: "Forms/PasswordInput",
  component: PasswordInput,
  args: { autoComplete: "current-password" },
  decorators: [
    (Story) => (
      <div className="sv:max-w-form">
        <Field label="Password" description="At least 8 characters">
          {Story()}
        </Field>
      </div>
    ),
  ],
  parameters: {
    omits: {
      Loading: "A form that is sent disables it; see Disabled.",
      Error: "Field owns the message; see Forms/Field.",
    },
  },
} satisfies Meta<typeof PasswordInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: "neel-and-madder" },
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText("Password");
    const reveal = canvas.getByRole("button", { name: "Show password" });
    await expect(password).toHaveAttribute("type", "password");
    await tabTo(userEvent, reveal);
    await userEvent.keyboard("{Enter}");
    await expect(password).toHaveAttribute("type", "text");
    await expect(reveal).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard(" ");
    await expect(password).toHaveAttribute("type", "password");
  },
};

export const Shown: Story = {
  args: { defaultValue: "neel-and-madder" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByLabelText("Password")).toHaveValue("neel-and-madder");
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText("Password"));
    await userEvent.paste("a long pasted passphrase");
    await expect(canvas.getByLabelText("Password")).toHaveValue("a long pasted passphrase");
  },
};

export const Invalid: Story = { args: { "aria-invalid": true, defaultValue: "neel" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "neel-and-madder" } };

export const LongContent: Story = {
  args: { defaultValue: "four words that nobody else would put together in this order" },
  decorators: [(Story) => <div className="sv:w-40">{Story()}</div>],
};

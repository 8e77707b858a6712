import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import { ReviewForm } from "./index.ts";

const meta = {
  title: "Forms/ReviewForm",
  component: ReviewForm,
  argTypes: {
    state: { control: "inline-radio", options: ["idle", "busy"] },
    error: { control: "text" },
    level: { control: "inline-radio", options: [2, 3] },
  },
  args: { onReview: fn() },
  decorators: [(Story) => <main className="sv:max-w-form">{Story()}</main>],
  parameters: { omits: { Disabled: "A form that cannot be used is not shown; Loading disables it while it is sent." } },
} satisfies Meta<typeof ReviewForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" {ArrowRight}{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "4 of 5 stars" })).toBeChecked();
    await tabTo(userEvent, canvas.getByRole("textbox", { name: "Your review" }));
    await userEvent.keyboard(" The cloth is soft. ");
    await tabTo(userEvent, canvas.getByRole("button", { name: "Post" }));
    await userEvent.keyboard("{Enter}");
    await expect(args.onReview).toHaveBeenLastCalledWith(
      { rating: 4, comment: "The cloth is soft." },
      expect.any(FormData),
    );
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Your review" })).toHaveValue("");
  },
};

/** Missing input is marked at its field and listed above the form with links. */
// spec: acceptance 30 shorter forms
export const Invalid: Story = {
  parameters: { accessibilityTree: "kept" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Your review" }), "Nice");
    await userEvent.click(canvas.getByRole("button", { name: "Post" }));
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("Please choose a rating.");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/Please write at least 10 characters\./);
    await expect(canvas.getByRole("group", { name: "Please check 2 fields" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Please choose a rating." }));
    await expect(canvas.getByRole("radio", { name: "1 of 5 stars" })).toHaveFocus();
    await expect(args.onReview).not.toHaveBeenCalled();
  },
};

export const Selected: Story = { args: { defaultValues: { rating: 5, comment: "Even better after a wash." } } };

export const Loading: Story = {
  args: { state: "busy", defaultValues: { rating: 4, comment: "The cloth is soft." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Your review" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Posting…" })).toBeVisible();
  },
};

export const Error: Story = {
  args: { error: "You have reviewed this piece already." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("already");
  },
};

export const LongContent: Story = {
  args: { defaultValues: { rating: 3, comment: "The cloth is soft and the sleeves are just right. ".repeat(18) } },
};

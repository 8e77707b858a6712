import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import { DeliveryCheck } from "./index.ts";

const meta = {
  title: "Commerce/DeliveryCheck",
  component: DeliveryCheck,
  argTypes: {
    promise: { control: "text" },
    state: { control: "inline-radio", options: ["idle", "busy"] },
    error: { control: "text" },
  },
  args: { onCheck: fn() },
  parameters: {
    omits: {
      Empty: "Before anything is asked it is its default state.",
      Disabled: "Whoever cannot be delivered to is told so.",
    },
  },
  decorators: [(Story) => <div className="sv:max-w-80">{Story()}</div>],
} satisfies Meta<typeof DeliveryCheck>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(userEvent, canvas.getByRole("textbox", { name: "PIN code" }));
    await userEvent.keyboard(" 452 001{Enter}");
    await expect(args.onCheck).toHaveBeenCalledWith("452 001");
  },
};

export const Loading: Story = {
  args: { state: "busy" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Checking…" }));
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

/** A postal code that was checked before is filled in. */
export const Remembered: Story = {
  args: { defaultCode: "452001" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Check" }));
    await expect(args.onCheck).toHaveBeenCalledWith("452001");
  },
};

/** The answer is announced too. */
export const Promised: Story = {
  args: { promise: "Indore: between 3 Dec and 5 Dec 2026, free of charge" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("between 3 Dec and 5 Dec 2026");
  },
};

/** An earlier answer is removed. */
export const Error: Story = {
  parameters: { accessibilityTree: "kept" },
  args: { error: "Please enter a valid PIN code", promise: "Indore: between 3 Dec and 5 Dec 2026" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Please enter a valid PIN code");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const Invalid: Story = { ...Error };

export const LongContent: Story = {
  args: {
    promise: "Thiruvananthapuram, Kerala: between 30 November and 12 December 2026, free of charge, by India Post",
    labels: { check: "Ask about this address" },
  },
};

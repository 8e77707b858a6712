import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { findSize } from "../fixtures/find-size.ts";
import { sizes } from "../fixtures/sizes.ts";
import { tabTo } from "../fixtures/tab-to.ts";
import { SizeFinder } from "./index.ts";

const meta = {
  title: "Commerce/SizeFinder",
  component: SizeFinder,
  argTypes: {
    unit: { control: "inline-radio", options: ["in", "cm"] },
    unitPicker: { control: "inline-radio", options: ["shown", "hidden"] },
    level: { control: "inline-radio", options: [2, 3] },
    measures: { table: { disable: true } },
  },
  args: { find: findSize(sizes), onChoose: fn(), onCustom: fn(), onFind: fn() },
  decorators: [(Story) => <main className="sv:max-w-[34rem]">{Story()}</main>],
  parameters: {
    omits: {
      Loading: "The rule answers at once.",
      Error: "See Invalid.",
      Empty: "Default is empty.",
      Disabled: "It can always be asked.",
    },
  },
} satisfies Meta<typeof SizeFinder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    const status = canvas.getByRole("status");
    const bust = canvas.getByRole("textbox", { name: "Bust" });
    await expect(status).toBeEmptyDOMElement();
    await tabTo(userEvent, bust);
    await userEvent.keyboard("36,5");
    await tabTo(userEvent, canvas.getByRole("textbox", { name: "Hip" }));
    await userEvent.keyboard("41{Enter}");
    await expect(args.onFind).toHaveBeenCalledWith({ bust: 36.5, hip: 41 });
    await expect(status).toHaveTextContent("Your size is L.");
    const choose = canvas.getByRole("button", { name: "Choose size L" });
    await expect(choose).toHaveAccessibleDescription("Bust looser Hip fits");
    await tabTo(userEvent, choose);
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith("L");

    // A changed measurement withdraws the result.
    await userEvent.type(bust, "0");
    await expect(status).toBeEmptyDOMElement();
    await expect(choose).not.toBeInTheDocument();
  },
};

/** Remembered measurements have their result at once. */
export const Selected: Story = {
  args: { defaultValue: { bust: 36, waist: 30, hip: 39 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Your size is M.");
    await expect(canvas.getByRole("button", { name: "Choose size M" })).toHaveAccessibleDescription(
      "Bust fits Waist fits Hip fits",
    );
  },
};

/** The fit of both is described, so that the shopper can choose. */
export const BetweenTwoSizes: Story = {
  args: { defaultValue: { bust: 37, waist: 30.5 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("You are between M and L.");
    await expect(canvas.getByRole("button", { name: "Choose size L" })).toHaveAccessibleDescription(
      "L fits looser Bust looser Waist looser",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Choose size M" }));
    await expect(args.onChoose).toHaveBeenCalledWith("M");
  },
};

export const OutsideTheChart: Story = {
  args: { defaultValue: { bust: 36, hip: 52 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("You measure more than the largest size.");
    await userEvent.click(canvas.getByRole("button", { name: "Have it made to measure" }));
    await expect(args.onCustom).toHaveBeenCalledOnce();
  },
};

/** A product that is not made to measure only says so. */
export const NotMadeToMeasure: Story = {
  args: { find: findSize(sizes, false), defaultValue: { bust: 28 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("You measure less than the smallest size.");
    await expect(canvas.queryByRole("button", { name: /^(Choose|Have)/ })).toBeNull();
  },
};

/** Typed values are converted with the unit, and come back unchanged. */
export const InCentimetres: Story = {
  args: { defaultUnit: "cm" },
  play: async ({ args, canvas, userEvent }) => {
    const bust = canvas.getByRole("textbox", { name: "Bust" });
    await userEvent.type(bust, "90.5");
    await expect(bust).toHaveAccessibleDescription("cm");
    await userEvent.click(canvas.getByRole("radio", { name: "in" }));
    await expect(bust).toHaveValue("35.75");
    await userEvent.click(canvas.getByRole("radio", { name: "cm" }));
    await expect(bust).toHaveValue("90.5");
    await userEvent.click(canvas.getByRole("button", { name: "Find my size" }));
    await expect(args.onFind).toHaveBeenCalledWith({ bust: 90.5 / 2.54 });
    await expect(canvas.getByRole("status")).toHaveTextContent("Your size is M.");
  },
};

export const OrderedBefore: Story = {
  args: { past: { size: "M", name: "Noor Khadi Kurta" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You ordered size M of Noor Khadi Kurta before.")).toBeVisible();
  },
};

/** The unit is switched by the size chart above. */
export const UnitFromOutside: Story = { args: { unit: "cm", unitPicker: "hidden", measures: ["waist", "hip"] } };

/** Each error says what is accepted; typed text is kept. */
export const Invalid: Story = {
  parameters: { accessibilityTree: "kept" },
  play: async ({ args, canvas, userEvent }) => {
    const bust = canvas.getByRole("textbox", { name: "Bust" });
    const find = canvas.getByRole("button", { name: "Find my size" });
    await userEvent.click(find);
    await expect(bust).toHaveFocus();
    await expect(bust).toHaveAccessibleDescription("in Enter at least one measurement");
    await userEvent.type(bust, "360");
    await expect(bust).toBeValid();
    await userEvent.type(canvas.getByRole("textbox", { name: "Hip" }), "wide");
    await userEvent.click(find);
    await expect(canvas.getByRole("group", { name: "Please check 2 fields" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Hip" })).toHaveAccessibleDescription(
      "in Hip: enter 10 to 100 in",
    );
    await expect(bust).toHaveValue("360");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(args.onFind).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  args: {
    find: () => ({
      kind: "between",
      closer: { size: "Extra small, petite", fits: { bust: "tighter", waist: "tighter", hip: "within" } },
      looser: { size: "Extra small, tall and long in the sleeve", fits: { bust: "looser", waist: "within" } },
    }),
    defaultValue: { bust: 36, waist: 30, hip: 39 },
    past: { size: "Extra small, petite", name: "Hand block printed Ajrakh dress in madder on undyed ground" },
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ExerciseBook } from "../fixtures/headless/exercise-book.tsx";
import { shown } from "../fixtures/headless/shown.ts";
import { tabTo } from "../fixtures/tab-to.ts";
import { MeasurementForm } from "./index.ts";

const meta = {
  title: "Commerce/MeasurementForm",
  component: MeasurementForm,
  argTypes: {
    level: { control: "inline-radio", options: [2, 3] },
  },
  args: { onSave: fn(), onCancel: fn() },
  decorators: [(Story) => <div className="sv:max-w-[34rem]">{Story()}</div>],
  parameters: {
    omits: {
      Loading: "Nothing is fetched.",
      Error: "See Invalid.",
      Empty: "Default is empty.",
      Disabled: "It is opened only where a custom size can be made.",
    },
  },
} satisfies Meta<typeof MeasurementForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// spec: acceptance 10 measurements
export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const bust = canvas.getByRole("textbox", { name: "Bust" });
    await expect(bust).toHaveAccessibleDescription(/10 to 100 in/);
    await expect(bust).toHaveAttribute("inputmode", "decimal");
    await tabTo(userEvent, bust);
    await userEvent.keyboard("36.5");
    await expect(canvasElement.querySelector("[data-marked=bust]")).not.toBeNull();
    await tabTo(userEvent, canvas.getByRole("textbox", { name: "Waist" }));
    await userEvent.keyboard("30");
    await tabTo(userEvent, canvas.getByRole("textbox", { name: "Hip" }));
    await userEvent.keyboard("40,25");
    await tabTo(userEvent, canvas.getByRole("textbox", { name: /^Additional notes/ }));
    await userEvent.keyboard(" Pockets, please ");
    await tabTo(userEvent, canvas.getByRole("button", { name: "Save" }));
    await userEvent.keyboard("{Enter}");
    await expect(args.onSave).toHaveBeenCalledWith({
      bust: 36.5,
      waist: 30,
      hip: 40.25,
      additionalNotes: "Pockets, please",
    });
  },
};

/** Each error says what to do; typed text is kept, and links above the fields lead to the wrong ones. */
export const Invalid: Story = {
  parameters: { accessibilityTree: "kept" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Bust" }), "36");
    await userEvent.type(canvas.getByRole("textbox", { name: "Hip" }), "400");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const waist = canvas.getByRole("textbox", { name: "Waist" });
    await expect(waist).toHaveAccessibleDescription(/Please enter your waist measurement/);
    await expect(canvas.getByRole("textbox", { name: "Hip" })).toHaveAccessibleDescription(
      /Enter a hip between 10 and 100 in/,
    );
    await expect(canvas.getByRole("group", { name: "Please check 2 fields" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Please enter your waist measurement" }));
    await expect(waist).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Bust" })).toHaveValue("36");
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("textbox", { name: "Waist" }), "30");
    await expect(canvas.queryByText("Please enter your waist measurement")).toBeNull();
  },
};

/** Asks for confirmation once; submitting the same values again saves them. */
export const Unusual: Story = {
  args: { defaultValue: { bust: 36, waist: 30, hip: 72 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("That looks unusual. Please check, then save again.");
    await expect(canvas.getByRole("textbox", { name: "Hip" })).toHaveAccessibleDescription("in Usually 24 to 70 in");
    await expect(canvas.getByRole("textbox", { name: "Bust" })).toHaveAccessibleDescription("in 10 to 100 in");
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Saved values are filled in. */
// spec: acceptance 10 asked once
export const Selected: Story = {
  args: { defaultValue: { bust: 36, waist: 30, hip: 40, additionalNotes: "Sleeves an inch longer" } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("textbox", { name: "Hip" })).toHaveValue("40");
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    defaultValue: {
      additionalNotes: "Sleeves an inch longer, pockets on both sides, and a hem that can be let down. ".repeat(6),
    },
  },
};

/** `useMeasurements` as a page of an exercise book: the first error has the focus, an unusual value needs one confirmation. */
export const Headless: Story = {
  parameters: shown("exercise-book"),
  render: ({ onSave }) => <ExerciseBook onSave={onSave} />,
  play: async ({ canvas, userEvent, args }) => {
    const [bust, waist, hip] = ["bust", "waist", "hip"].map((measure) =>
      canvas.getByLabelText(`${measure}, in inches`),
    );
    const save = canvas.getByRole("button", { name: "Into the book" });
    await userEvent.type(bust!, "36");
    await userEvent.type(hip!, "140");
    await userEvent.click(save);
    await expect(waist).toHaveFocus();
    await expect(waist).toHaveAccessibleDescription("waist? Ask again.");
    await expect(hip).toHaveAccessibleDescription("hip between 10 and 100, please.");
    await userEvent.type(waist!, "22");
    await userEvent.clear(hip!);
    await userEvent.type(hip!, "40,5");
    await userEvent.click(save);
    await expect(canvas.getByRole("status")).toHaveTextContent("That is unusual. Measured twice?");
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith({ bust: 36, waist: 22, hip: 40.5, additionalNotes: "" });
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { MeasurementForm } from "./index.ts";

const meta = {
  title: "Commerce/MeasurementForm",
  component: MeasurementForm,
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

// spec: acceptance 10 measurements
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const bust = canvas.getByRole("textbox", { name: "Bust" });
    await expect(bust).toHaveAccessibleDescription(/10 to 100 in/);
    await expect(bust).toHaveAttribute("inputmode", "decimal");
    await userEvent.type(bust, "36.5");
    await expect(canvasElement.querySelector("[data-marked=bust]")).not.toBeNull();
    await userEvent.type(canvas.getByRole("textbox", { name: "Waist" }), "30");
    await userEvent.type(canvas.getByRole("textbox", { name: "Hip" }), "40,25");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Additional notes/ }), " Pockets, please ");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenCalledWith({
      bust: 36.5,
      waist: 30,
      hip: 40.25,
      additionalNotes: "Pockets, please",
    });
  },
};

/** Each error says what to do; what was typed stays, and links above the figures lead to the wrong ones. */
export const Invalid: Story = {
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

/** Asked about once; the same figures pass the second time. */
export const Unusual: Story = {
  args: { defaultValue: { bust: 36, waist: 30, hip: 72 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("That looks unusual. Please check, then save again.");
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** What is known already is filled in. */
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

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import { Notice } from "../notice/index.ts";
import { ExchangeForm } from "./index.ts";

const meta = {
  title: "Forms/ExchangeForm",
  component: ExchangeForm,
  args: {
    pieces: (
      <>
        <option value="1">Noor Khadi Kurta, Khadi, indigo</option>
        <option value="2">Tarini Tussar Stole</option>
      </>
    ),
    received: "M",
    pieceId: "1",
    sizes: ["XS", "S", "L", "XL", "XXL"],
    onPieceChange: fn(),
    onExchange: fn(),
    children: <Notice>The piece must be unworn, unwashed and with its label.</Notice>,
  },
  decorators: [(Story) => <main className="sv:max-w-form">{Story()}</main>],
} satisfies Meta<typeof ExchangeForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("combobox", { name: "Piece" })).toHaveAccessibleDescription("You received size M");
    await tabTo(userEvent, canvas.getByRole("radio", { name: "XS" }));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "L" })).toBeChecked();
    await tabTo(userEvent, canvas.getByRole("radio", { name: "It is too small" }));
    await userEvent.keyboard(" ");
    await tabTo(userEvent, canvas.getByRole("button", { name: "Ask for the exchange" }));
    await userEvent.keyboard("{Enter}");
    await expect(args.onExchange).toHaveBeenLastCalledWith(
      { pieceId: "1", size: "L", reason: "small" },
      expect.any(FormData),
    );
  },
};

/** Missing choices are marked at their groups and listed above the form with links; a single one takes the focus. */
// spec: acceptance 30 shorter forms
export const Invalid: Story = {
  parameters: { accessibilityTree: "kept" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ask for the exchange" }));
    await expect(canvas.getByRole("radiogroup", { name: "Size wanted" })).toHaveAccessibleDescription(
      "Please choose a size",
    );
    await expect(canvas.getByRole("group", { name: "Please check 2 fields" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Please choose a size" }));
    await expect(canvas.getByRole("radio", { name: "XS" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("radio", { name: "It is too small" }));
    await userEvent.click(canvas.getByRole("button", { name: "Ask for the exchange" }));
    await expect(canvas.getByRole("radio", { name: "XS" })).toHaveFocus();
    await expect(args.onExchange).not.toHaveBeenCalled();
  },
};

/** Another product has other sizes, so the selected size is cleared. */
export const Selected: Story = {
  render: function Exchanging(args) {
    const [pieceId, setPiece] = useState("1");
    return (
      <ExchangeForm
        {...args}
        pieceId={pieceId}
        onPieceChange={setPiece}
        sizes={pieceId === "1" ? ["S", "L"] : ["28", "30"]}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "L" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Piece" }), "Tarini Tussar Stole");
    for (const size of ["28", "30"]) await expect(canvas.getByRole("radio", { name: size })).not.toBeChecked();
  },
};

export const Loading: Story = {
  args: { sizes: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading the sizes")).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Ask for the exchange" })).toBeDisabled();
  },
};

export const Empty: Story = {
  args: { pieceId: "2", sizes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This piece comes in no other size.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Ask for the exchange" })).toBeDisabled();
  },
};

export const Error: Story = {
  args: { error: "An exchange can be asked for within 48 hours of delivery." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("within 48 hours");
  },
};

export const Disabled: Story = {
  args: { state: "busy" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "XS" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Sending…" })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    pieces: (
      <option value="1">
        The long kurta of undyed khadi with the hand-stitched placket and the pockets on either side
      </option>
    ),
    sizes: ["Extra small and petite", "Small", "Large and tall", "Extra large"],
    labels: { submit: "Ask the workshop for the exchange of this piece for another size" },
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../button/index.ts";
import { AddressCard } from "./index.ts";

const edit = fn();

const meta = {
  title: "Commerce/AddressCard",
  component: AddressCard,
  args: {
    children: "14 Chhawni Road\nIndore 452001",
    action: (
      <Button variant="plain" onClick={edit}>
        Edit
      </Button>
    ),
  },
  decorators: [(Story) => <main>{Story()}</main>],
  parameters: {
    omits: {
      Loading: "The page knows its customer before it shows an address.",
      Error: "The page owns it: without its customer there is no card.",
    },
  },
} satisfies Meta<typeof AddressCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/14 Chhawni Road/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    await expect(edit).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No address saved.")).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    children:
      "The second house behind the old dye works, 14 Chhawni Road, opposite the lane of the block printers\nMaheshwar-Mandleshwar-Kasrawad-Khargone\n451224",
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};

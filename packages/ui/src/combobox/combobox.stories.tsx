import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { Terminal } from "../fixtures/headless/terminal.tsx";
import { shown } from "../fixtures/headless/shown.ts";
import { Dialog, DialogBody, DialogContent, DialogTrigger } from "../dialog/index.ts";
import { Field } from "../field/index.ts";
import { Combobox } from "./index.ts";

const indore = [
  { value: "452001", description: "Indore, Madhya Pradesh" },
  { value: "452003", description: "Indore, Madhya Pradesh" },
  { value: "452010", description: "Indore, Madhya Pradesh" },
  { value: "452016", description: "Indore, Madhya Pradesh" },
];

const AddressDialog = ({ children }: { children: ReactNode }) => (
  <Dialog defaultOpen>
    <DialogTrigger render={<Button />}>Change address</DialogTrigger>
    <DialogContent title="Delivery address">
      <DialogBody>{children}</DialogBody>
    </DialogContent>
  </Dialog>
);

const meta = {
  title: "Forms/Combobox",
  component: Combobox,
  args: { options: indore, inputMode: "numeric", onChoose: fn(), onValueChange: fn() },
  decorators: [
    (Story, { parameters }) => {
      if (parameters["headless"]) return Story();
      const field = (
        <div className="sv:h-72 sv:max-w-form">
          <Field label="PIN code" {...parameters["field"]}>
            {Story()}
          </Field>
        </div>
      );
      return parameters["around"] === "dialog" ? <AddressDialog>{field}</AddressDialog> : field;
    },
  ],
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args, step }) => {
    const pin = canvas.getByRole("combobox", { name: "PIN code" });
    await expect(pin).toHaveAttribute("aria-expanded", "false");

    await step("typing opens the list and says how long it is", async () => {
      await userEvent.type(pin, "452");
      await expect(pin).toHaveAttribute("aria-expanded", "true");
      await expect(canvas.getByRole("status")).toHaveTextContent("4 suggestions");
    });
    await step("arrows move through it, Home goes back to the text", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
      const first = canvas.getByRole("option", { name: "452001 Indore, Madhya Pradesh" });
      await expect(first).toHaveAttribute("aria-selected", "true");
      await expect(pin).toHaveAttribute("aria-activedescendant", first.id);
      await userEvent.keyboard("{Home}");
      await expect(pin).not.toHaveAttribute("aria-activedescendant");
      await expect((pin as HTMLInputElement).selectionStart).toBe(0);
    });
    await step("typing leaves the list for the text: nothing is taken that was active before", async () => {
      await userEvent.keyboard("{ArrowDown}{End}");
      await userEvent.keyboard("{ArrowDown}0");
      await expect(pin).not.toHaveAttribute("aria-activedescendant");
      await userEvent.keyboard("{Enter}");
      await expect(args.onChoose).not.toHaveBeenCalled();
      await expect(pin).toHaveValue("4520");
    });
    await step("Enter takes the active suggestion and closes", async () => {
      await userEvent.keyboard("{ArrowUp}{Enter}");
      await expect(pin).toHaveValue("452016");
      await expect(pin).toHaveFocus();
      await expect(args.onChoose).toHaveBeenCalledWith(indore[3]);
      await expect(canvas.queryByRole("listbox")).toBeNull();
    });
    await step("Escape closes the list, and takes nothing of what is typed", async () => {
      await userEvent.keyboard("{ArrowDown}{Escape}");
      await expect(canvas.queryByRole("listbox")).toBeNull();
      await userEvent.keyboard("{Escape}");
      await expect(pin).toHaveValue("452016");
    });
  },
};

export const Open: Story = {
  parameters: { accessibilityTree: "kept" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "452");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
  },
};

export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "452");
    await userEvent.click(canvas.getByRole("option", { name: /452010/ }));
    await expect(canvas.getByRole("combobox")).toHaveValue("452010");
    await expect(canvas.getByRole("combobox")).toHaveFocus();
  },
};

export const Loading: Story = { args: { options: [], state: "busy", defaultValue: "452" } };

/** Without suggestions the typed text stays. */
export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "999999");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.getByRole("combobox")).toHaveValue("999999");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

export const Error: Story = {
  parameters: { field: { error: "Enter the six digits of your PIN code" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Enter the six digits of your PIN code");
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "452001" } };

/** In a dialog, Escape first closes the list, and the dialog when pressed again. */
export const InDialog: Story = {
  parameters: { around: "dialog" },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole("dialog", { name: "Delivery address" });
    const pin = screen.getByRole("combobox", { name: "PIN code" });
    await userEvent.type(pin, "452");
    await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("listbox")).toBeNull();
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(pin).toHaveValue("452");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole("button", { name: "Change address" }));
    await expect(await screen.findByRole("combobox", { name: "PIN code" })).toHaveValue("");
  },
};

/** The active suggestion is scrolled into view within the list. */
export const LongContent: Story = {
  args: {
    options: Array.from({ length: 40 }, (_, i) => ({
      value: `6950${String(i).padStart(2, "0")}`,
      description: "Thiruvananthapuram, near the old cloth market, Kerala",
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "695");
    await expect(canvas.getByRole("status")).toHaveTextContent("40 suggestions");
    const list = canvas.getByRole("listbox").getBoundingClientRect();
    for (const key of ["{ArrowUp}", "{ArrowDown}", "{ArrowUp}{ArrowUp}"]) {
      await userEvent.keyboard(key);
      const active = canvas.getByRole("option", { selected: true }).getBoundingClientRect();
      await expect(active.top).toBeGreaterThanOrEqual(list.top);
      await expect(active.bottom).toBeLessThanOrEqual(list.bottom);
    }
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};

/** `useCombobox` as a terminal, after the ARIA pattern “editable combobox with list autocomplete”. */
export const Headless: Story = {
  parameters: shown("terminal"),
  render: ({ onChoose }) => <Terminal onChoose={(command) => onChoose?.(command)} />,
  play: async ({ canvas, userEvent, args }) => {
    const prompt = canvas.getByRole("combobox", { name: "Command" });
    await userEvent.type(prompt, "d");
    await expect(prompt).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("2 found");
    await userEvent.keyboard("{ArrowUp}");
    const dry = canvas.getByRole("option", { name: "dry # in the shade" });
    await expect(dry).toHaveAttribute("aria-selected", "true");
    await expect(prompt).toHaveAttribute("aria-activedescendant", dry.id);
    await userEvent.keyboard("{Enter}");
    await expect(prompt).toHaveValue("dry");
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("{Backspace}{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(prompt).toHaveValue("dr");
    await userEvent.keyboard("{Backspace}");
    await userEvent.click(canvas.getByRole("option", { name: /^dye/ }));
    await expect(prompt).toHaveValue("dye");
    await expect(prompt).toHaveFocus();
    await userEvent.clear(prompt);
    await userEvent.keyboard("{ArrowDown}");
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import { TextLink } from "../text-link/index.ts";
import { ShareSheet } from "./index.ts";

const meta = {
  title: "Commerce/ShareSheet",
  component: ShareSheet,
  args: {
    link: "https://nimar.example/product/noor-khadi-kurta",
    onCopy: fn(),
    children: (
      <>
        <TextLink variant="standalone" href="#whatsapp">
          WhatsApp
        </TextLink>
        <TextLink variant="standalone" href="#email">
          Email
        </TextLink>
      </>
    ),
  },
  decorators: [(Story) => <main className="sv:max-w-form">{Story()}</main>],
  parameters: {
    omits: {
      Loading: "A link is there as soon as the page is.",
      Disabled: "There is always a link to copy.",
      Invalid: "Nothing is typed.",
    },
  },
} satisfies Meta<typeof ShareSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox", { name: "Link" });
    await userEvent.click(field);
    await expect(field.selectionEnd).toBe(args.link.length);
    await tabTo(userEvent, canvas.getByRole("button", { name: "Copy link" }));
    await userEvent.keyboard("{Enter}");
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

/** The result is shown on the button and announced. */
export const Selected: Story = {
  render: function Copying(args) {
    const [state, setState] = useState<"idle" | "done">("idle");
    return <ShareSheet {...args} state={state} onCopy={() => setState("done")} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Copy link" }));
    await expect(canvas.getByRole("button", { name: "Link copied" })).toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent("Link copied");
  },
};

/** Without other sharing options. */
export const Empty: Story = {
  args: { children: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const Error: Story = {
  args: { state: "error" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Select the link above and copy it.");
  },
};

export const LongContent: Story = {
  args: {
    link: "https://nimar.example/product/the-long-kurta-of-undyed-khadi-with-the-hand-stitched-placket?material=Khadi,+indigo&size=XXL",
    labels: { copy: "Put the address of this piece on the clipboard" },
  },
};

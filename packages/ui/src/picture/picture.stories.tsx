import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { mira, missing } from "../fixtures/pictures.ts";
import { Picture } from "./index.ts";

const sources = { "Mira Tiered Dress": mira.front, "No picture": null, "One that fails": missing };

const meta = {
  title: "Commerce/Picture",
  component: Picture,
  argTypes: { source: { control: "select", options: Object.keys(sources), mapping: sources } },
  args: { source: mira.front, sizes: "20rem", className: "sv:aspect-product" },
  decorators: [(Story) => <div className="sv:w-80 sv:max-w-full">{Story()}</div>],
  parameters: {
    omits: { Loading: "The ground in the cloth's colour; it lasts only until the network answers." },
  },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = await canvas.findByRole<HTMLImageElement>("img", { name: mira.front.alt });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await waitFor(() => expect(image).toBeVisible());
    await expect(image.currentSrc).toContain(".avif");
  },
};

/** A picture beside its name has an empty alternative text. */
export const Decorative: Story = {
  args: { alt: "" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const Empty: Story = { args: { source: null, alt: "Vana Ikat Tunic, no picture yet" } };

export const Error: Story = {
  args: { source: missing, priority: "eager" },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-state=failed]")).not.toBeNull());
    await expect(canvas.getByRole("img", { name: missing.alt })).toBeVisible();
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

/** Without room for text: only the hanger icon. */
export const ErrorAtThumbnailSize: Story = {
  args: { source: missing, priority: "eager", className: "sv:aspect-product sv:w-18" },
};

export const LongContent: Story = {
  args: {
    source: missing,
    priority: "eager",
    alt: `${missing.alt} ${missing.alt}`,
    className: "sv:aspect-product sv:w-60",
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { missing, tara } from "../fixtures/pictures.ts";
import { Picture } from "../picture/index.ts";
import { BrandFact, BrandStatement } from "./index.ts";

const meta = {
  title: "Content/BrandStatement",
  component: BrandStatement,
  args: {
    title: "Nothing is cut until you choose it",
    children:
      "Made to order means a short wait and a far better fit. Choose a size, or send us three measurements, and our tailors in Indore begin with your name on the pattern.",
    picture: <Picture source={tara.fabric} sizes="(width >= 48rem) 40vw, 100vw" className="sv:size-full" />,
    facts: (
      <>
        <BrandFact label="Cloth">Handloom cotton, mulmul, linen and cotton silk</BrandFact>
        <BrandFact label="Colour">Natural and azo-free dyes, printed by hand</BrandFact>
        <BrandFact label="Batch">One piece at a time; offcuts become pouches</BrandFact>
        <BrandFact label="Delivery">10-12 business days, free across India</BrandFact>
      </>
    ),
  },
  decorators: [(Story) => <main className="sv:py-8">{Story()}</main>],
  parameters: { layout: "fullscreen", omits: { Loading: "The picture's ground is there until it is loaded." } },
} satisfies Meta<typeof BrandStatement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Nothing is cut until you choose it" })).toBeVisible();
    await expect(canvas.getByText("10-12 business days, free across India")).toBeVisible();
  },
};

export const PictureAtTheEnd: Story = {
  args: { side: "end" },
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth < 768) return;
    const picture = canvasElement.querySelector("[data-part=picture]")!.getBoundingClientRect();
    const title = canvas.getByRole("heading", { level: 2 }).getBoundingClientRect();
    const isRightToLeft = getComputedStyle(canvasElement).direction === "rtl";
    await expect(isRightToLeft ? picture.right < title.right : picture.left > title.left).toBe(true);
  },
};

/** Text only. */
export const Empty: Story = { args: { facts: null } };

export const Error: Story = {
  args: { picture: <Picture source={missing} priority="eager" sizes="40vw" className="sv:size-full" /> },
};

export const LongContent: Story = {
  args: {
    title: "Seams are finished inside as cleanly as outside, and hems are deep enough to let down",
    facts: (
      <BrandFact label="Measurements and alterations">
        Made to the measurements you gave; please check them twice. We alter once within the same 48 hours.
      </BrandFact>
    ),
  },
};

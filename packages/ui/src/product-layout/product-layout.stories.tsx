import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { BuyBox, BuyBoxSkeleton } from "../buy-box/index.ts";
import { mira, tara } from "../fixtures/pictures.ts";
import { ProductBox } from "../fixtures/product-box.tsx";
import { Gallery } from "../gallery/index.ts";
import { GallerySkeleton, ProductLayout } from "./index.ts";

const images = [
  { picture: mira.front, view: "Front" },
  { picture: mira.detail, view: "Neckline" },
  { picture: mira.fabric, view: "Cloth" },
  { picture: tara.front, view: "In indigo" },
  { picture: tara.detail, view: "Indigo, neckline" },
  { picture: tara.fabric, view: "Indigo, cloth" },
];

const meta = {
  title: "Layout/ProductLayout",
  component: ProductLayout,
  args: { gallery: <Gallery images={images} variant="bleed" />, children: <ProductBox /> },
  decorators: [(Story) => <main className="sv:wrap">{Story()}</main>],
  parameters: {
    layout: "fullscreen",
    omits: {
      Controls: "Both of its columns are of other pieces.",
      Empty: "A product page without a product is a page that is not found.",
      Error: "Stands in place of the layout; see Feedback/ErrorState.",
    },
  },
} satisfies Meta<typeof ProductLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const pictures = canvas.getByRole("region", { name: "Product images" }).getBoundingClientRect();
    const box = canvas.getByRole("region", { name: "Mira Tiered Dress" }).getBoundingClientRect();
    const beside = window.innerWidth >= 768;
    await expect(beside ? pictures.right <= box.left : pictures.bottom <= box.top).toBe(true);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = {
  args: { gallery: <GallerySkeleton />, children: <BuyBoxSkeleton /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading product")).toBeInTheDocument();
  },
};

/** Data known from the product's card is shown while the rest loads. */
export const LoadingWithPicture: Story = {
  args: {
    gallery: <GallerySkeleton picture={mira.front} />,
    children: (
      <BuyBox title="Mira Tiered Dress">
        <BuyBoxSkeleton title={false} className="sv:mt-5" />
      </BuyBox>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { name: "Mira Tiered Dress" })).toBeVisible();
    await expect(canvas.getByText("Loading product")).toBeInTheDocument();
    const image = canvasElement.querySelector<HTMLImageElement>("[data-component=gallery-skeleton] img");
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <ProductBox name="Amba hand block-printed Ajrakh dress in madder with pockets, a tie at the waist and three-quarter sleeves" />
    ),
  },
};

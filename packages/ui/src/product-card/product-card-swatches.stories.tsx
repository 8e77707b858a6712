import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { mira, missing, tara } from "../fixtures/pictures.ts";
import {
  ProductCard,
  type ProductCardMaterial,
  ProductCardPicture,
  ProductCardPrice,
  ProductCardSizes,
  ProductCardSwatches,
  ProductCardTitle,
} from "./index.ts";

const indigo: ProductCardMaterial = { name: "Khadi, indigo", color: "#1b2339" };
const turmeric: ProductCardMaterial = { name: "Khadi, turmeric", color: "#c99a3b" };
const undyed: ProductCardMaterial = { name: "Khadi, undyed", color: "#e8dfce" };
const madder: ProductCardMaterial = { name: "Mul, madder", color: "#8e2c22" };
const olive: ProductCardMaterial = { name: "Mul, olive", color: "#6f6f45" };
const white: ProductCardMaterial = { name: "Mul, white", color: "#ffffff" };
const buta: ProductCardMaterial = { name: "Buta mul, off-white", color: "#d9cebb", picture: mira.fabric };
const dabu: ProductCardMaterial = { name: "Dabu leaf, indigo", color: "#283044", picture: tara.fabric };

const meta = {
  title: "Commerce/ProductCardSwatches",
  component: ProductCardSwatches,
  args: { materials: [indigo, turmeric, undyed], max: 4 },
  parameters: {
    omits: {
      Loading: "The card’s skeleton stands for all of its lines.",
      Disabled: "A sold-out material is said on the product page.",
      Invalid: "Nothing is typed.",
      Selected: "Nothing is chosen on a card.",
    },
  },
} satisfies Meta<typeof ProductCardSwatches>;
export default meta;

type Story = StoryObj<typeof meta>;

const swatches = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll<HTMLElement>("[data-part=swatch]"));

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Made in Khadi, indigo; Khadi, turmeric; Khadi, undyed")).toBeInTheDocument();
    await expect(swatches(canvasElement)).toHaveLength(3);
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const Pictures: Story = { args: { materials: [buta, dabu] } };

/** Further materials are counted. */
export const Many: Story = {
  args: { materials: [buta, indigo, turmeric, madder, olive, undyed] },
  play: async ({ canvas, canvasElement }) => {
    await expect(swatches(canvasElement)).toHaveLength(4);
    await expect(canvas.getByText("+2")).toBeVisible();
    await expect(canvas.getByText(/; Mul, madder and 2 more$/)).toBeInTheDocument();
  },
};

/** Each is seen by its line, also where it has the colour of the page. */
export const Pale: Story = { args: { materials: [white, undyed, { name: "Khadi, black", color: "#0d0f16" }] } };

/** One material is no choice. */
export const Empty: Story = {
  args: { materials: [indigo] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-part=swatches]")).toBeNull();
  },
};

/** The colour takes the place of a picture that cannot be loaded. */
export const Error: Story = {
  args: { materials: [{ ...madder, picture: missing }, olive] },
  play: async ({ canvasElement }) => {
    const [first] = swatches(canvasElement);
    first?.scrollIntoView();
    await waitFor(() => expect(first?.querySelector("[data-state=failed]")).not.toBeNull());
    await expect(first).toHaveStyle({ backgroundColor: "rgb(142, 44, 34)" });
  },
};

/** The names are read out, so their length takes no room. */
export const LongContent: Story = {
  args: {
    materials: [
      { name: "Pomegranate and madder ajrakh, printed on both sides, on a heavy handloom cotton", color: "#7b2d26" },
      ...Array.from({ length: 119 }, (_, i) => ({ name: `Handloom cotton and silk, lot ${i + 1}`, color: "#d7cebd" })),
    ],
  },
  decorators: [(Story) => <div className="sv:w-40">{Story()}</div>],
};

export const RightToLeft: Story = {
  args: { materials: [indigo, turmeric, undyed, madder, olive] },
  globals: { direction: "rtl" },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = swatches(canvasElement).map((swatch) => swatch.getBoundingClientRect());
    await expect(second!.right).toBeLessThan(first!.left);
    await expect(canvas.getByText("+1").getBoundingClientRect().right).toBeLessThan(second!.left);
  },
};

const card = (title: string, materials: readonly ProductCardMaterial[]) => (
  <ProductCard>
    <ProductCardTitle href="#product">{title}</ProductCardTitle>
    <ProductCardPrice amount="₹5,800.00" />
    <ProductCardSizes count={5} />
    <ProductCardSwatches materials={materials} />
    <ProductCardPicture picture={title.startsWith("Mira") ? mira.front : tara.front} />
  </ProductCard>
);

/** Whether a press in the middle of an element arrives at the link. */
function isPressedOn(swatch: Element, link: Element): boolean {
  const { x, y, width, height } = swatch.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === link;
}

/** Below the price and the note; the cards of a row stay aligned. A press on a swatch follows the card's link. */
export const OnCards: Story = {
  render: () => (
    <div className="sv:grid sv:max-w-144 sv:grid-cols-2 sv:gap-4">
      {card("Mira Tiered Dress", [buta, dabu, madder, olive, indigo])}
      {card("Tara A-Line Dress", [dabu])}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first] = swatches(canvasElement);
    const link = canvas.getByRole("link", { name: "Mira Tiered Dress" });
    first!.scrollIntoView({ block: "center" });
    await expect(isPressedOn(first!, link)).toBe(true);
    const tops = canvas.getAllByText("5 sizes are available").map((note) => note.getBoundingClientRect().top);
    await expect(tops[0]).toBe(tops[1]);
  },
};

/** Links to the product in each material, where its page reads the material from the URL. */
export const Linked: Story = {
  render: () => (
    <div className="sv:max-w-64">
      {card("Tara A-Line Dress", [
        { ...dabu, href: "#dabu" },
        { ...madder, href: "#madder" },
        { ...white, href: "#white" },
      ])}
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const madder = canvas.getByRole("link", { name: "Mul, madder" });
    await expect(madder).toHaveAttribute("href", "#madder");
    const { width, height } = madder.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    madder.scrollIntoView({ block: "center" });
    await expect(isPressedOn(swatches(canvasElement)[1]!, madder)).toBe(true);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Tara A-Line Dress" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Dabu leaf, indigo" })).toHaveFocus();
  },
};

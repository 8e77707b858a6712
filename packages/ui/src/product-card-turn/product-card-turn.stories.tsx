import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { mira, missing } from "../fixtures/pictures.ts";
import { lineKeys } from "../fixtures/reader.ts";
import { ProductCard, ProductCardPicture, ProductCardPrice, ProductCardTitle } from "../product-card/index.ts";
import { ProductCardTurn } from "./index.ts";

const pictures = [mira.front, mira.detail, mira.fabric];

const meta = {
  title: "Commerce/ProductCardTurn",
  component: ProductCardTurn,
  args: { name: "Mira Tiered Dress", picture: null, position: 1, count: 3, onTurn: () => undefined },
  render: function Turned(args) {
    const [index, setIndex] = useState(args.position - 1);
    return (
      <ProductCard>
        <ProductCardTitle href="#mira">{args.name}</ProductCardTitle>
        <ProductCardPrice amount="₹5,440.00" was="₹6,400.00" />
        <ProductCardPicture picture={mira.front}>
          <ProductCardTurn
            {...args}
            picture={args.picture ?? pictures[index] ?? null}
            position={index + 1}
            onTurn={(step) => setIndex((index + step + args.count) % args.count)}
          />
        </ProductCardPicture>
      </ProductCard>
    );
  },
  decorators: [(Story) => <div className="sv:w-[19.4rem] sv:max-w-full">{Story()}</div>],
  parameters: {
    omits: {
      Disabled: "A picture can always be turned.",
      Empty: "A card with one picture has none of it.",
      Invalid: "Nothing is typed.",
      Loading: "It comes when the pictures are known.",
    },
  },
} satisfies Meta<typeof ProductCardTurn>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The button shows the position and turns to the next picture; the card is still one link. */
export const Default: Story = {};

/** The arrow keys turn both ways. */
export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Mira Tiered Dress" })).toHaveFocus();
    await userEvent.tab();
    const turn = canvas.getByRole("button", { name: "1 / 3, next picture of Mira Tiered Dress" });
    await expect(turn).toHaveFocus();
    await expect(turn).toHaveTextContent("1 / 3");
    const { on, back } = lineKeys();
    await userEvent.keyboard(back);
    await expect(turn).toHaveTextContent("3 / 3");
    await userEvent.keyboard(`${on}{Enter}`);
    await expect(turn).toHaveAccessibleName("2 / 3, next picture of Mira Tiered Dress");
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
};

/** Turned to its last picture. */
export const Selected: Story = {
  args: { position: 3 },
  play: async ({ canvas, userEvent }) => {
    const turn = canvas.getByRole("button", { name: /^3 \/ 3/ });
    await userEvent.click(turn);
    await expect(turn).toHaveTextContent("1 / 3");
  },
};

/** A picture that fails to load leaves its background colour, and the button to the next. */
export const Error: Story = {
  args: { picture: missing, position: 2 },
  play: async ({ canvas }) => expect(canvas.getByRole("button", { name: /^2 \/ 3/ })).toBeInTheDocument(),
};

export const LongContent: Story = {
  args: {
    name: "Hand block printed Ajrakh dress in madder with pockets and a tie at the waist, made slowly",
    count: 12,
  },
};

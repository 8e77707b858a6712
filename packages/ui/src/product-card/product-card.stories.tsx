import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Countdown } from "../countdown/index.ts";
import { charu, leela, mira, missing, tara } from "../fixtures/pictures.ts";
import { IconButton } from "../icon-button/index.ts";
import { Heart } from "../icons/heart.tsx";
import { Skeleton } from "../skeleton/index.ts";
import {
  ProductCard,
  ProductCardActions,
  ProductCardBadge,
  ProductCardBadges,
  ProductCardCorner,
  ProductCardNote,
  ProductCardPicture,
  ProductCardPrice,
  ProductCardSizes,
  ProductCardSkeleton,
  ProductCardTitle,
} from "./index.ts";

const meta = {
  title: "Commerce/ProductCard",
  component: ProductCard,
  decorators: [(Story) => <div className="sv:w-[19.4rem] sv:max-w-full">{Story()}</div>],
  parameters: {
    omits: {
      Empty: "ProductGrid owns it.",
      Disabled: "A product can always be looked at; see SoldOut.",
      Invalid: "Nothing is typed.",
      Selected: "Nothing is chosen on a card.",
    },
  },
} satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

// spec: acceptance 11 card
export const Default: Story = {
  args: {
    children: (
      <>
        <ProductCardTitle href="#tara">Tara A-Line Dress</ProductCardTitle>
        <ProductCardPrice amount="₹5,800.00" />
        <ProductCardSizes count={5} />
        <ProductCardPicture picture={tara.front} secondPicture={tara.detail} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "Tara A-Line Dress" })).toHaveAttribute("href", "#tara");
    await expect(canvas.getByText("5 sizes are available")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.queryByRole("img")).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
};

/** Read as "Mira Tiered Dress, ₹5,440.00, was ₹6,400.00", then the badges. */
export const OnOffer: Story = {
  args: {
    children: (
      <>
        <ProductCardTitle href="#mira">Mira Tiered Dress</ProductCardTitle>
        <ProductCardPrice amount="₹5,440.00" was="₹6,400.00" />
        <ProductCardSizes count={4} />
        <ProductCardNote>
          <Countdown endsAt="2027-03-01T18:30:00Z" />
        </ProductCardNote>
        <ProductCardPicture picture={mira.front} secondPicture={mira.detail}>
          <ProductCardBadges>
            <ProductCardBadge tone="sale">15% OFF</ProductCardBadge>
            <ProductCardBadge tone="new">NEW IN</ProductCardBadge>
          </ProductCardBadges>
        </ProductCardPicture>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article")).toHaveTextContent(/^Mira Tiered Dress₹5,440.00was ₹6,400.004 sizes/);
    await expect(canvas.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["15% OFF", "NEW IN"]);
  },
};

export const SoldOut: Story = {
  args: {
    children: (
      <>
        <ProductCardTitle href="#charu">Charu Kantha Coat</ProductCardTitle>
        <ProductCardPrice amount="₹8,900.00" />
        <ProductCardNote>Sold out for now</ProductCardNote>
        <ProductCardPicture picture={charu.front} secondPicture={charu.detail} availability="sold-out">
          <ProductCardBadges>
            <ProductCardBadge tone="sold-out">Sold out</ProductCardBadge>
          </ProductCardBadges>
        </ProductCardPicture>
      </>
    ),
  },
};

const handleWish = fn();
const handleAdd = fn();

/** What a caller may lay on the picture: one button in the corner, a bar at the foot. They are siblings of the link. */
export const WithActions: Story = {
  args: {
    children: (
      <>
        <ProductCardTitle href="#leela">Leela Ikat Kaftan</ProductCardTitle>
        <ProductCardPrice amount="₹6,200.00" />
        <ProductCardPicture picture={leela.front} secondPicture={leela.detail}>
          <ProductCardCorner>
            <IconButton label="Add Leela Ikat Kaftan to wishlist" tone="chip" onClick={handleWish}>
              <Heart />
            </IconButton>
          </ProductCardCorner>
          <ProductCardActions>
            <button
              type="button"
              aria-label="Add to cart: Leela Ikat Kaftan"
              onClick={handleAdd}
              className="sv:min-h-control sv:flex-1 sv:pt-0.5 sv:text-label"
            >
              Add to cart
            </button>
          </ProductCardActions>
        </ProductCardPicture>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    handleWish.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Add Leela Ikat Kaftan to wishlist" }));
    await expect(handleWish).toHaveBeenCalledOnce();
    handleAdd.mockClear();
    const add = canvas.queryByRole("button", { name: "Add to cart: Leela Ikat Kaftan" });
    await expect(add !== null).toBe(window.matchMedia("(hover: hover) and (width >= 1024px)").matches);
    if (add) await userEvent.click(add);
    await expect(handleAdd).toHaveBeenCalledTimes(add ? 1 : 0);
    await expect(canvas.getByRole("link").closest("h3")?.querySelector("button")).toBeNull();
  },
};

// spec: acceptance 36 skeleton
export const Loading: Story = {
  args: {
    children: (
      <>
        <ProductCardTitle href="#tara">Tara A-Line Dress</ProductCardTitle>
        <ProductCardPrice amount="₹5,800.00" />
        <ProductCardSizes count={5} />
        <ProductCardPicture picture={tara.front} />
      </>
    ),
  },
  render: (args) => (
    <div className="sv:grid sv:grid-cols-2 sv:items-start sv:gap-4">
      <Skeleton label="Loading products">
        <ProductCardSkeleton />
      </Skeleton>
      <ProductCard {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector("[data-component=product-card-skeleton]")!;
    await waitFor(() => {
      const difference =
        skeleton.getBoundingClientRect().height - canvas.getByRole("article").getBoundingClientRect().height;
      return expect(Math.abs(difference)).toBeLessThan(1);
    });
  },
};

export const Error: Story = {
  args: {
    children: (
      <>
        <ProductCardTitle href="#mira">Mira Tiered Dress</ProductCardTitle>
        <ProductCardPrice amount="₹6,400.00" />
        <ProductCardSizes count={6} />
        <ProductCardPicture picture={missing} priority="eager" />
      </>
    ),
  },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-state=failed]")).not.toBeNull());
    await expect(canvas.getByRole("link", { name: "Mira Tiered Dress" })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    className: "sv:max-w-40",
    children: (
      <>
        <ProductCardTitle href="#ajrakh">
          Amba hand block-printed Ajrakh dress in madder with pockets, a tie at the waist and three-quarter sleeves
        </ProductCardTitle>
        <ProductCardPrice amount="₹1,24,500.00" was="₹1,55,625.00" />
        <ProductCardSizes count={12} />
        <ProductCardNote>
          <Countdown endsAt="2027-03-01T18:30:00Z" />
        </ProductCardNote>
        <ProductCardPicture picture={mira.front}>
          <ProductCardBadges>
            <ProductCardBadge tone="sale">12500.50 OFF</ProductCardBadge>
            <ProductCardBadge tone="new">NEW IN</ProductCardBadge>
          </ProductCardBadges>
        </ProductCardPicture>
      </>
    ),
  },
};

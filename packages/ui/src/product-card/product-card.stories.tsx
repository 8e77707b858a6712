import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Countdown } from "../countdown/index.ts";
import { charu, leela, mira, missing, tara } from "../fixtures/pictures.ts";
import { IconButton } from "../icon-button/index.ts";
import { Heart } from "../icons/heart.tsx";
import type { PictureSource } from "../picture/index.ts";
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

const pictures = { tara: tara.front, mira: mira.front, leela: leela.front, charu: charu.front, missing };
const pictureControl = { control: "select", options: Object.keys(pictures), mapping: pictures } as const;

/** Parts of the card as Storybook controls. */
interface CardArgs {
  title: string;
  href: string;
  level: 2 | 3 | 4;
  amount: string | null;
  was: string | null;
  /** How many sizes are available; 0 says nothing of them. */
  sizes: number;
  /** A short line below the price. */
  note: string;
  /** Until when the offer lasts, ISO 8601. */
  endsAt: string;
  /** What is on sale says so on the picture. */
  sale: string;
  news: string;
  availability: "available" | "sold-out";
  picture: PictureSource;
  secondPicture: PictureSource | null;
  priority: "first" | "eager" | "lazy";
  /** Narrower places: a class of the card. */
  className: string;
}

const meta = {
  title: "Commerce/ProductCard",
  component: ProductCard,
  args: {
    title: "Tara A-Line Dress",
    href: "#tara",
    level: 3,
    amount: "₹5,800.00",
    was: null,
    sizes: 5,
    note: "",
    endsAt: "",
    sale: "",
    news: "",
    availability: "available",
    picture: tara.front,
    secondPicture: tara.detail,
    priority: "lazy",
    className: "",
  },
  argTypes: {
    level: { control: "inline-radio", options: [2, 3, 4] },
    amount: { control: "text" },
    was: { control: "text" },
    availability: { control: "inline-radio", options: ["available", "sold-out"] },
    priority: { control: "inline-radio", options: ["first", "eager", "lazy"] },
    picture: pictureControl,
    secondPicture: pictureControl,
  },
  render: ({ className, ...shown }) => (
    <ProductCard className={className}>
      <ProductCardTitle href={shown.href} level={shown.level}>
        {shown.title}
      </ProductCardTitle>
      <ProductCardPrice amount={shown.amount} was={shown.was} />
      {shown.sizes > 0 && <ProductCardSizes count={shown.sizes} />}
      {shown.note && <ProductCardNote>{shown.note}</ProductCardNote>}
      {shown.endsAt && (
        <ProductCardNote>
          <Countdown endsAt={shown.endsAt} />
        </ProductCardNote>
      )}
      <ProductCardPicture
        picture={shown.picture}
        secondPicture={shown.secondPicture}
        availability={shown.availability}
        priority={shown.priority}
      >
        {(shown.sale || shown.news || shown.availability === "sold-out") && (
          <ProductCardBadges>
            {shown.sale && <ProductCardBadge variant="sale">{shown.sale}</ProductCardBadge>}
            {shown.news && <ProductCardBadge variant="new">{shown.news}</ProductCardBadge>}
            {shown.availability === "sold-out" && <ProductCardBadge variant="sold-out">Sold out</ProductCardBadge>}
          </ProductCardBadges>
        )}
      </ProductCardPicture>
    </ProductCard>
  ),
  decorators: [(Story) => <div className="sv:w-[19.4rem] sv:max-w-full">{Story()}</div>],
  parameters: {
    omits: {
      Empty: "ProductGrid owns it.",
      Disabled: "A product can always be looked at; see SoldOut.",
      Invalid: "Nothing is typed.",
      Selected: "Nothing is chosen on a card.",
    },
  },
} satisfies Meta<CardArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// spec: acceptance 11 card
export const Interaction: Story = {
  tags: ["!autodocs"],
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

/** Announced as "Mira Tiered Dress, ₹5,440.00, was ₹6,400.00", then the badges. */
export const OnOffer: Story = {
  args: {
    title: "Mira Tiered Dress",
    href: "#mira",
    amount: "₹5,440.00",
    was: "₹6,400.00",
    sizes: 4,
    endsAt: "2027-03-01T18:30:00Z",
    sale: "15% OFF",
    news: "NEW IN",
    picture: mira.front,
    secondPicture: mira.detail,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article")).toHaveTextContent(/^Mira Tiered Dress₹5,440.00was ₹6,400.004 sizes/);
    await expect(canvas.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["15% OFF", "NEW IN"]);
  },
};

export const SoldOut: Story = {
  args: {
    title: "Charu Kantha Coat",
    href: "#charu",
    amount: "₹8,900.00",
    sizes: 0,
    note: "Sold out for now",
    availability: "sold-out",
    picture: charu.front,
    secondPicture: charu.detail,
  },
};

const handleWish = fn();
const handleAdd = fn();

/** Possible overlays of the picture: one button in the corner, a bar at the bottom. They are siblings of the link. */
export const WithActions: Story = {
  render: () => (
    <ProductCard>
      <ProductCardTitle href="#leela">Leela Ikat Kaftan</ProductCardTitle>
      <ProductCardPrice amount="₹6,200.00" />
      <ProductCardPicture picture={leela.front} secondPicture={leela.detail}>
        <ProductCardCorner>
          <IconButton label="Add Leela Ikat Kaftan to wishlist" variant="chip" onClick={handleWish}>
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
    </ProductCard>
  ),
  play: async ({ canvas, userEvent }) => {
    handleWish.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Add Leela Ikat Kaftan to wishlist" }));
    await expect(handleWish).toHaveBeenCalledOnce();
    handleAdd.mockClear();
    const add = canvas.queryByRole("button", { name: "Add to cart: Leela Ikat Kaftan" });
    await expect(add !== null).toBe(window.matchMedia("(hover: hover) and (width >= 64rem)").matches);
    if (add) await userEvent.click(add);
    await expect(handleAdd).toHaveBeenCalledTimes(add ? 1 : 0);
    await expect(canvas.getByRole("link").closest("h3")?.querySelector("button")).toBeNull();
  },
};

// spec: acceptance 36 skeleton
export const Loading: Story = {
  args: { secondPicture: null },
  render: (args) => (
    <div className="sv:grid sv:grid-cols-2 sv:items-start sv:gap-4">
      <Skeleton label="Loading products">
        <ProductCardSkeleton />
      </Skeleton>
      {meta.render(args)}
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
    title: "Mira Tiered Dress",
    href: "#mira",
    amount: "₹6,400.00",
    sizes: 6,
    picture: missing,
    secondPicture: null,
    priority: "eager",
  },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-state=failed]")).not.toBeNull());
    await expect(canvas.getByRole("link", { name: "Mira Tiered Dress" })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    title: "Amba hand block-printed Ajrakh dress in madder with pockets, a tie at the waist and three-quarter sleeves",
    href: "#ajrakh",
    amount: "₹1,24,500.00",
    was: "₹1,55,625.00",
    sizes: 12,
    endsAt: "2027-03-01T18:30:00Z",
    sale: "12500.50 OFF",
    news: "NEW IN",
    picture: mira.front,
    secondPicture: null,
    className: "sv:max-w-40",
  },
};

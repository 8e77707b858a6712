import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../button/index.ts";
import { charu, mira, missing } from "../fixtures/pictures.ts";
import { WishlistCard, WishlistGrid, WishlistGridItem } from "./index.ts";

const retry = fn();
/** A list is shown at page width, a card at its own. */
const asAPage = { stage: "page" };

const meta = {
  title: "Commerce/WishlistCard",
  component: WishlistCard,
  args: {
    title: "Mira Tiered Dress",
    href: "#mira",
    amount: "₹7,400.00",
    picture: mira.front,
    secondPicture: mira.detail,
    onRemove: fn(),
    children: <Button size="sm">Quick add</Button>,
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={`sv:max-w-full ${parameters["stage"] === "page" ? "sv:w-[60rem]" : "sv:w-[19.4rem]"}`}>
        {Story()}
      </div>
    ),
  ],
  parameters: {
    omits: {
      Disabled: "A product can always be looked at; see SoldOut.",
      Invalid: "Nothing is typed.",
      Selected: "Nothing is chosen on a card.",
    },
  },
} satisfies Meta<typeof WishlistCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "Mira Tiered Dress" })).toHaveAttribute("href", "#mira");
    await userEvent.click(canvas.getByRole("button", { name: "Remove Mira Tiered Dress from wishlist" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** By keyboard: first the name, then the actions, then the remove button. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const control of [
      canvas.getByRole("link", { name: "Mira Tiered Dress" }),
      canvas.getByRole("button", { name: "Quick add" }),
      canvas.getByRole("button", { name: /^Remove/ }),
    ]) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
    }
  },
};

export const OnOffer: Story = {
  args: { was: "₹9,250.00", amount: "₹7,400.00" },
};

export const SoldOut: Story = {
  args: { availability: "sold-out", children: <Button size="sm">Notify Me</Button> },
};

/** Without actions. */
export const WithoutRemove: Story = {
  args: { children: undefined, onRemove: undefined as never },
  play: async ({ canvas }) => expect(canvas.queryByRole("button")).toBeNull(),
};

/** Four placeholders while loading. */
export const Loading: Story = {
  parameters: asAPage,
  render: () => <WishlistGrid state="loading" />,
  play: async ({ canvas }) => expect(canvas.getByText("Loading your wishlist")).toBeInTheDocument(),
};

export const Empty: Story = {
  render: () => <WishlistGrid state="empty" emptyAction={<Button variant="quiet">Continue Shopping</Button>} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Your wishlist is empty" })).toBeVisible();
    await expect(canvas.getByText("Add items to your wishlist to keep track of products you love.")).toBeVisible();
  },
};

export const Error: Story = {
  render: () => <WishlistGrid state="error" onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** A picture that fails to load leaves its colour and its description. */
export const BrokenPicture: Story = {
  args: { picture: missing, secondPicture: null },
  play: async ({ canvas }) => expect(canvas.getByRole("link", { name: "Mira Tiered Dress" })).toBeVisible(),
};

export const LongContent: Story = {
  decorators: [(Story) => <div className="sv:w-40">{Story()}</div>],
  args: {
    title: "Hand block printed Ajrakh dress in madder with pockets and a tie at the waist, made slowly",
    amount: "₹1,25,000.00",
    was: "₹1,56,250.00",
  },
};

/** Cards of one row have equal heights, with aligned buttons. */
export const InAList: Story = {
  parameters: asAPage,
  render: (args) => (
    <WishlistGrid>
      <WishlistGridItem>
        <WishlistCard {...args} />
      </WishlistGridItem>
      <WishlistGridItem>
        <WishlistCard
          {...args}
          title="Charu jacket, quilted, with a collar that stands and a lining of indigo voile"
          picture={charu.front}
        />
      </WishlistGridItem>
    </WishlistGrid>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("button", { name: "Quick add" });
    await expect(first?.getBoundingClientRect().bottom).toBe(second?.getBoundingClientRect().bottom);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { hero } from "../fixtures/scenes.ts";
import { missing, workwear } from "../fixtures/pictures.ts";
import { Picture } from "../picture/index.ts";
import {
  ShopTheLook,
  ShopTheLookItem,
  ShopTheLookList,
  ShopTheLookPicture,
  ShopTheLookPiece,
} from "../shop-the-look/index.ts";
import { Article, ArticleQuote, ArticleTurn } from "./index.ts";

const meta = {
  title: "Content/Article",
  component: Article,
  args: {
    title: "Blue takes its time",
    description: "Why the same indigo never comes out twice.",
    byline: "Nimar studio · 14 Nov 2026 · 3 min",
    picture: <Picture source={hero.desktop} sizes="96vw" priority="eager" className="sv:size-full" />,
    children: (
      <>
        <p>
          Cloth goes into an indigo vat white and comes out green. For a minute or so it looks like a mistake. Then the
          air reaches it, and the blue arrives from the edges inward <em>while you watch</em>.
        </p>
        <ArticleQuote>Two lengths dyed a week apart will be cousins, not twins.</ArticleQuote>
        <h2>Washing it</h2>
        <ul>
          <li>Alone the first two times.</li>
          <li>
            In <a href="#shade">the shade</a>.
          </li>
        </ul>
      </>
    ),
  },
  decorators: [(Story) => <main className="sv:wrap sv:py-8">{Story()}</main>],
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "The page shows skeletons until it has a story.",
      Empty: "A story without a text is none.",
    },
  },
} satisfies Meta<typeof Article>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const article = canvas.getByRole("article");
    await expect(article).toContainElement(canvas.getByRole("heading", { level: 1, name: "Blue takes its time" }));
    await expect(canvas.getByRole("blockquote")).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};

/** The picture fails to load. */
export const Error: Story = {
  args: { picture: <Picture source={missing} sizes="96vw" priority="eager" className="sv:size-full" /> },
};

/** An outfit in the text keeps its own look: its list has neither bullets nor underlines. */
export const WithLook: Story = {
  args: {
    children: (
      <>
        <p>Two of them go to the office.</p>
        <ShopTheLook>
          <ShopTheLookPicture picture={workwear.picture} sizes="(width >= 40rem) 24rem, 92vw" />
          <ShopTheLookList title="The look">
            <ShopTheLookItem>
              <ShopTheLookPiece title="Nila Shirt Dress" href="#nila" picture={workwear.garments[0]!} />
            </ShopTheLookItem>
          </ShopTheLookList>
        </ShopTheLook>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const entry = getComputedStyle(canvas.getByRole("listitem"));
    await expect([entry.listStyleType, entry.marginInlineStart]).toEqual(["none", "0px"]);
    await expect(getComputedStyle(canvas.getByRole("link")).textDecorationLine).toBe("none");
  },
};

export const Turns: Story = {
  render: () => (
    <nav aria-label="Stories" className="sv:grid sv:grid-cols-2 sv:gap-gutter">
      <ArticleTurn direction="previous" href="#twelve">
        Twelve days, more or less
      </ArticleTurn>
      <ArticleTurn direction="next" href="#river">
        The river at Maheshwar
      </ArticleTurn>
    </nav>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Previous Twelve days, more or less" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Next The river at Maheshwar" })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    title: "Handloomweavingsocieties: what happens between your order and your door, day by day",
    byline: "Meera Lakshmi Venkataraman Subramaniam Iyer of Maheshwar · 14 September 2026 · 23 min",
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { IndexCards } from "../fixtures/headless/index-cards.tsx";
import { shown } from "../fixtures/headless/shown.ts";
import { charu, leela, mira, tara } from "../fixtures/pictures.ts";
import { Picture } from "../picture/index.ts";
import { SkeletonBlock, SkeletonText } from "../skeleton/index.ts";
import { TextLink } from "../text-link/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import { Carousel } from "./index.ts";

const products = [
  { name: "Mira Tiered Dress", picture: mira.front },
  { name: "Tara A-Line Dress", picture: tara.front },
  { name: "Charu Kantha Coat", picture: charu.front },
  { name: "Leela Ikat Kaftan", picture: leela.front },
  { name: "Mira Tiered Dress, seen close", picture: mira.detail },
  { name: "Tara A-Line Dress, seen close", picture: tara.detail },
  { name: "Charu Kantha Coat, seen close", picture: charu.detail },
];

const card = ({ name, picture }: (typeof products)[number]) => (
  <article key={name}>
    <Picture source={picture} alt="" sizes="24vw" className="sv:aspect-product" />
    <h3 className="sv:mt-3.5 sv:text-small">
      <a href={`#${name}`}>{name}</a>
    </h3>
  </article>
);

const meta = {
  title: "Navigation/Carousel",
  component: Carousel,
  args: {
    title: "New Arrivals",
    emptyText: "No best seller products available.",
    viewAll: (
      <TextLink variant="standalone" href="#shop">
        View All<VisuallyHidden> New Arrivals</VisuallyHidden>
      </TextLink>
    ),
    skeleton: (
      <div className="sv:grid sv:gap-3.5">
        <SkeletonBlock variant="product" />
        <SkeletonText />
      </div>
    ),
    children: products.map(card),
  },
  decorators: [(Story) => <main className="sv:wrap sv:py-8">{Story()}</main>],
  parameters: {
    layout: "fullscreen",
    omits: {
      Error: "A list that could not be had is shown as an empty one.",
      Disabled: "Only its Previous and Next are: see Default.",
      Invalid: "Nothing is entered.",
      Selected: "No slide is the chosen one.",
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

const isWide = () => window.matchMedia("(width >= 48rem)").matches;

export const Default: Story = {
  parameters: { accessibilityTree: "kept" },
};

// spec: acceptance 37 names and order
export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole("region", { name: "New Arrivals" })).toBeVisible();
    await expect(canvas.getByRole("listitem", { name: "3 of 7" })).toBeInTheDocument();
    if (!isWide()) return;

    await step("what stops it comes first", async () => {
      for (const name of ["Play New Arrivals", "Previous slides", "Next slides", "View All New Arrivals"]) {
        await userEvent.tab();
        await expect(document.activeElement).toHaveAccessibleName(name);
      }
    });
    await step("stepping by hand is announced, and stops at the ends without losing the focus", async () => {
      const next = canvas.getByRole("button", { name: "Next slides" });
      const previous = canvas.getByRole("button", { name: "Previous slides" });
      await expect(previous).toHaveAttribute("aria-disabled", "true");
      const fit = window.matchMedia("(width >= 64rem)").matches ? 4 : 3;
      for (let first = 2; first + fit <= 8; first += 1) {
        await userEvent.click(next);
        await waitFor(() =>
          expect(canvas.getByText(`Showing ${first} to ${first + fit - 1} of 7`)).toBeInTheDocument(),
        );
        await waitFor(() => expect(previous).toHaveAttribute("aria-disabled", "false"));
      }
      await waitFor(() => expect(next).toHaveAttribute("aria-disabled", "true"));
      await expect(next).toHaveFocus();
    });
  },
};

/** Advances automatically after it is started here (tests use reduced motion); focus pauses it. */
// spec: acceptance 37 pause
export const Autoplay: Story = {
  args: { autoplay: 100 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (!isWide()) return;
    const track = canvasElement.querySelector("[data-part=track]")!;
    await userEvent.click(canvas.getByRole("button", { name: "Play New Arrivals" }));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(track.scrollLeft).toBe(0);
    await userEvent.unhover(canvas.getByRole("button", { name: "Pause New Arrivals" }));
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(track.scrollLeft).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole("button", { name: "Pause New Arrivals" }));
    await expect(canvas.getByRole("button", { name: "Play New Arrivals" })).toBeVisible();
    // Scroll back to the start, because the distance covered depends on the speed of the machine.
    track.scrollTo({ left: 0, behavior: "instant" });
    await waitFor(() => expect(track.scrollLeft).toBe(0));
  },
};

export const Loading: Story = {
  args: { state: "loading", children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading")).toBeInTheDocument();
    // While loading, the controls of wide screens are rendered but disabled.
    for (const step of canvas.queryAllByRole("button", { name: /^(Previous|Next) / })) {
      await expect(step).toHaveAttribute("aria-disabled", "true");
    }
  },
};

export const Empty: Story = {
  args: { state: "empty", children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No best seller products available.")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** All slides fit: there is nothing to step through. */
export const One: Story = { args: { children: products.slice(0, 1).map(card) } };

export const LongContent: Story = {
  args: {
    title: "Everything that came off the looms of Maheshwar and Chanderi since the monsoon",
    children: [
      ...products,
      ...products.map((product) => ({ ...product, name: `${product.name} and its long linen scarf` })),
    ].map(card),
  },
};

/** `useCarousel` as a drawer of index cards, after the ARIA pattern “carousel”. */
export const Headless: Story = {
  parameters: shown("index-cards"),
  render: () => <IndexCards />,
  play: async ({ canvas, userEvent }) => {
    const section = canvas.getByRole("region", { name: "Stitches" });
    await expect(section).toHaveAttribute("aria-roledescription", "carousel");
    const back = canvas.getByRole("button", { name: "Back" });
    await expect(back).toHaveAttribute("aria-disabled", "true");
    // The number of visible cards is known only after layout and a render.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    for (const name of ["Leaf", "Back", "Forward"]) {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name })).toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(section).toHaveTextContent("Cards 2 to 3"));
    await waitFor(() => expect(back).toHaveAttribute("aria-disabled", "false"));
    await expect(canvas.getByRole("button", { name: "Leaf" })).toBeVisible();
    await userEvent.click(back);
    await waitFor(() => expect(section).toHaveTextContent("Cards 1 to 2"));
    await waitFor(() => expect(back).toHaveAttribute("aria-disabled", "true"));
  },
};

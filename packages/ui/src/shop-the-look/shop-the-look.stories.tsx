import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { shown } from "../fixtures/headless/shown.ts";
import { StarMap } from "../fixtures/headless/star-map.tsx";
import { atWork, type Garment, inStudio, LookPiece } from "../fixtures/looks.tsx";
import { charu, missing, studio, workwear } from "../fixtures/pictures.ts";
import {
  ShopTheLook,
  ShopTheLookItem,
  ShopTheLookList,
  ShopTheLookPicture,
  type ShopTheLookPictureProps,
  ShopTheLookSpot,
} from "./index.ts";

interface LookArgs {
  /** Heading of the list. */
  title: string;
  level: 2 | 3;
  /** Numbers on picture and list, or dots. */
  marks: "numbers" | "dots";
  garments: readonly Garment[];
  picture: ShopTheLookPictureProps["picture"];
  /** Whose card is open at first. */
  open: string | null;
}

const meta = {
  title: "Commerce/ShopTheLook",
  component: ShopTheLook,
  args: {
    title: "The look",
    level: 2,
    marks: "numbers",
    garments: inStudio,
    picture: studio.picture,
    open: null,
  },
  argTypes: {
    level: { control: "inline-radio", options: [2, 3] },
    marks: { control: "inline-radio", options: ["numbers", "dots"] },
    garments: { control: false },
    picture: { control: false },
    open: { control: false },
  },
  render: ({ title, level, marks, garments, picture, open }) => (
    <ShopTheLook>
      <ShopTheLookPicture picture={picture} sizes="(width >= 48rem) 58vw, 92vw" defaultValue={open}>
        {garments.map((garment, index) => (
          <ShopTheLookSpot
            key={garment.slug}
            value={garment.slug}
            x={garment.x}
            y={garment.y}
            title={garment.title}
            href={`#${garment.slug}`}
            {...(marks === "numbers" && { number: index + 1 })}
          >
            {LookPiece(garment)}
          </ShopTheLookSpot>
        ))}
      </ShopTheLookPicture>
      <ShopTheLookList title={title} level={level}>
        {garments.map((garment, index) => (
          <ShopTheLookItem key={garment.slug} {...(marks === "numbers" && { number: index + 1 })}>
            {LookPiece(garment)}
          </ShopTheLookItem>
        ))}
      </ShopTheLookList>
    </ShopTheLook>
  ),
  decorators: [
    (Story, { parameters }) => (parameters["headless"] ? Story() : <main className="sv:wrap sv:py-8">{Story()}</main>),
  ],
  parameters: {
    layout: "fullscreen",
    omits: {
      Disabled: "A product can always be looked at.",
      Invalid: "Nothing is entered.",
      Selected: "See Open.",
    },
  },
} satisfies Meta<LookArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "1Megh Chambray Dress",
      "2Charu Kantha Coat",
      "3Kesar Long Kurta",
    ]);
    await expect(canvas.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Megh Chambray Dress",
      "Charu Kantha Coat",
      "Kesar Long Kurta",
    ]);
    for (const spot of canvas.getAllByRole("button")) {
      const { width, height } = spot.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, step }) => {
    const [first, second] = canvas.getAllByRole("button");
    const cards = () => canvas.getAllByRole("link").length - 3;

    await step("a spot opens its card, which comes next in the order of the keyboard", async () => {
      await userEvent.tab();
      await expect(first).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(first).toHaveAttribute("aria-expanded", "true");
      await expect(cards()).toBe(1);
      await userEvent.tab();
      await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
      await expect(canvas.getAllByRole("link")[0]).toHaveTextContent("Megh Chambray Dress");
    });
    await step("Escape closes it and gives the focus back", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(first).toHaveFocus();
      await expect(cards()).toBe(0);
    });
    await step("another spot closes the card before it", async () => {
      await userEvent.click(first!);
      await userEvent.click(second!);
      await waitFor(() => expect(first).toHaveAttribute("aria-expanded", "false"));
      await expect(second).toHaveAttribute("aria-expanded", "true");
      await expect(cards()).toBe(1);
    });
    await step("a press elsewhere closes it", async () => {
      await userEvent.click(canvas.getByRole("heading", { name: "The look" }));
      await waitFor(() => expect(cards()).toBe(0));
    });
  },
};

export const Open: Story = {
  args: { open: "charu" },
  parameters: { accessibilityTree: "kept" },
  play: async ({ canvas, canvasElement }) => {
    const open = canvas.getByRole("button", { expanded: true });
    await expect(open).toHaveTextContent("Charu Kantha Coat");
    const card = canvasElement.querySelector("[data-part=card]")!.getBoundingClientRect();
    const picture = canvasElement.querySelector("[data-part=picture]")!.getBoundingClientRect();
    await expect(card.left).toBeGreaterThanOrEqual(picture.left);
    await expect(card.right).toBeLessThanOrEqual(picture.right);
    // The card leaves the mark free.
    const mark = open.querySelector("[data-part=mark]")!.getBoundingClientRect();
    await expect(card.top).toBeGreaterThanOrEqual(mark.bottom);
  },
};

/** Dots, where the list does not need numbers to be understood. The picture keeps its own shape. */
export const Dotted: Story = {
  args: { marks: "dots", garments: atWork, picture: workwear.picture },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Nila Shirt Dress" })).toBeVisible();
  },
};

/** Spots stay at their garments, while text and list are mirrored. */
export const RightToLeft: Story = {
  args: { title: "الإطلالة", open: "megh" },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector("[data-part=picture]")!.getBoundingClientRect();
    const spot = canvas.getByRole("button", { expanded: true }).getBoundingClientRect();
    await expect((spot.left + spot.width / 2 - picture.left) / picture.width).toBeCloseTo(0.24, 2);
  },
};

/** A spot at a corner: target and card stay inside the picture. */
export const AtTheEdge: Story = {
  args: { garments: [{ ...inStudio[0]!, x: 100, y: 100 }], open: "megh" },
  play: async ({ canvasElement, canvas }) => {
    const rectOf = (part: string) => canvasElement.querySelector(`[data-part=${part}]`)!.getBoundingClientRect();
    const picture = rectOf("picture");
    await waitFor(() => expect(rectOf("card").bottom).toBeLessThanOrEqual(rectOf("mark").top));
    for (const part of [canvas.getByRole("button"), canvasElement.querySelector("[data-part=card]")!]) {
      const { right, bottom } = part.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(picture.right + 0.5);
      await expect(bottom).toBeLessThanOrEqual(picture.bottom + 0.5);
    }
  },
};

/** In a narrow place the list is below the picture, whatever the width of the window. */
export const Narrow: Story = {
  decorators: [(Story) => <div className="sv:max-w-[22rem]">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector("[data-part=picture]")!.getBoundingClientRect();
    await expect(canvas.getByRole("list", { name: "The look" }).getBoundingClientRect().top).toBeGreaterThan(
      picture.bottom,
    );
  },
};

export const Loading: Story = {
  render: () => <ShopTheLook state="loading" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading the look")).toBeInTheDocument();
  },
};

export const Empty: Story = {
  render: () => <ShopTheLook state="empty" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "None of these pieces is available any more." })).toBeVisible();
  },
};

const retry = fn();

export const Error: Story = {
  render: () => <ShopTheLook state="error" onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** The spots can be used although the picture could not be loaded. */
export const PictureFailed: Story = {
  args: { picture: { ...missing, width: 1600, height: 1000 } },
  play: async ({ canvasElement, canvas }) => {
    canvasElement.querySelector("img")?.scrollIntoView();
    await waitFor(() => expect(canvasElement.querySelector("[data-state=failed]")).not.toBeNull());
    await expect(canvas.getAllByRole("button")).toHaveLength(3);
  },
};

export const LongContent: Story = {
  args: {
    title: "A coat over a dress over trousers, as it is worn in Maheshwar on a morning in December",
    open: "long-0",
    garments: Array.from({ length: 8 }, (_, index) => ({
      slug: `long-${index}`,
      title: `Handloomweavingsociety ${index + 1}: Amba hand block-printed Ajrakh dress in madder with pockets`,
      amount: "₹1,24,500.00",
      was: "₹1,55,625.00",
      note: "Sold out in all sizes but XS and XXL",
      x: 9 + (index % 4) * 27,
      y: index < 4 ? 30 : 70,
      picture: index % 2 ? missing : charu.front,
    })),
  },
};

/** `useSpots` on a chart of the night sky. */
export const Headless: Story = {
  parameters: shown("star-map"),
  render: () => <StarMap />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /Sirius/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("8.6 light years away")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /Rigel/ })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByText("8.6 light years away")).toBeNull());
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("860 light years away")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByText("860 light years away")).toBeNull();
    await expect(canvas.getByRole("button", { name: /Rigel/ })).toHaveFocus();
  },
};

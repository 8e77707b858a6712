import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, spyOn, waitFor } from "storybook/test";
import { FilmStrip } from "../fixtures/headless/film-strip.tsx";
import { shown } from "../fixtures/headless/shown.ts";
import { charu, leela, mira, missing, tara } from "../fixtures/pictures.ts";
import { isRightToLeft, lineKeys } from "../fixtures/reader.ts";
import { Gallery } from "./index.ts";

const images = [
  { picture: mira.front, view: "Front" },
  { picture: mira.detail, view: "Neckline" },
  { picture: mira.fabric, view: "Cloth" },
];
const six = [
  ...images,
  { picture: tara.front, view: "In indigo" },
  { picture: tara.detail, view: "Indigo, neckline" },
  { picture: tara.fabric, view: "Indigo, cloth" },
];

const meta = {
  title: "Commerce/Gallery",
  component: Gallery,
  argTypes: {
    variant: { control: "inline-radio", options: ["contained", "bleed"] },
    defaultIndex: { control: "number" },
  },
  args: { images: six, onIndexChange: fn() },
  decorators: [(Story) => <div className="sv:max-w-[47rem]">{Story()}</div>],
  parameters: {
    omits: {
      Loading: "The product page shows a skeleton of picture and box together.",
      Disabled: "A gallery can always be looked at.",
      Invalid: "Nothing is typed.",
    },
  },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { accessibilityTree: "kept" },
};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("region", { name: "Product images" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Neckline, image 2 of 6" }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByText("2 / 6")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Zoom: Mira Tiered Dress seen close/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Neckline, image 2 of 6" })).toHaveAttribute("aria-current");
  },
};

/** A product without a picture: nothing can be magnified. */
export const Empty: Story = {
  args: { images: [{ picture: null, view: "No picture yet" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "No picture yet" })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** A product with pictures of its other materials. */
export const FirstMissing: Story = {
  args: { images: [{ picture: null, view: "No picture yet" }, ...images] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Front, image 2 of 4" }));
    await expect(canvas.getByRole("button", { name: /^Zoom: / })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "No picture yet, image 1 of 4" }));
    await expect(canvas.getByRole("img", { name: "No picture yet" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Zoom: / })).toBeNull();
    await expect(canvas.getByText("1 / 4")).toBeVisible();
  },
};

/** Click or Enter: one, two, three times, then not magnified. */
// spec: acceptance 4 zoom
// spec: Product: gallery zoom
export const Selected: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const status = canvas.getByRole("status");
    const picture = () => canvas.getByRole("button", { name: /^(Zoom: |Show the whole picture: )/ });
    const scale = () => canvasElement.querySelector("[data-zoom]")?.getAttribute("data-zoom");

    await step("by click", async () => {
      await userEvent.click(picture());
      await expect(status).toHaveTextContent("Zoom 2 of 3");
      await userEvent.click(picture());
      await expect(status).toHaveTextContent("Zoom 3 of 3");
      await userEvent.click(picture());
      await expect(status).toBeEmptyDOMElement();
    });
    await step("by Enter, looking around by the arrow keys, and Escape", async () => {
      picture().focus();
      await userEvent.keyboard("{Enter}{ArrowRight}{ArrowDown}");
      await expect(scale()).toBe("2");
      const origin = picture().querySelector<HTMLElement>("[style*=scale]")?.style.transformOrigin;
      await expect(origin).toBe("75% 75%");
      await userEvent.keyboard("{Escape}");
      await expect(scale()).toBe("1");
    });
    await step("by the buttons and the pad", async () => {
      await expect(canvas.getByRole("button", { name: "Zoom out" })).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(canvas.getByRole("button", { name: "Zoom in" }));
      await userEvent.click(canvas.getByRole("button", { name: "Move the picture" }));
      await userEvent.click(canvas.getByRole("button", { name: "Bottom left" }));
      await expect(canvas.getByRole("button", { name: "Bottom left" })).toHaveAttribute("aria-pressed", "true");
    });
    await step("loads the largest file", async () => {
      const sharp = picture().querySelector("[data-part=sharp] img");
      await waitFor(() => expect(sharp).toBeVisible());
      await expect((sharp as HTMLImageElement).currentSrc).toContain("-1200-");
    });
  },
};

/** A swipe turns to the next picture; a drag moves a magnified picture. */
export const Touch: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const picture = () => canvas.getByRole("button", { name: /^(Zoom: |Show the whole picture: )/ });
    const move = async (fromX: number, toX: number) => {
      const finger = { pointerId: 1, pointerType: "touch", isPrimary: true, buttons: 1, clientY: 200 };
      await fireEvent.pointerDown(picture(), { ...finger, clientX: fromX });
      await fireEvent.pointerMove(picture(), { ...finger, clientX: (fromX + toX) / 2 });
      await fireEvent.pointerMove(picture(), { ...finger, clientX: toX });
      await fireEvent.pointerUp(picture(), { ...finger, clientX: toX });
    };
    await step("a swipe", async () => {
      const [near, far] = isRightToLeft() ? [180, 300] : [300, 180];
      await move(near, far);
      await expect(canvas.getByText("2 / 6")).toBeVisible();
      await move(far, near);
      await expect(canvas.getByText("1 / 6")).toBeVisible();
    });
    await step("two fingers", async () => {
      const at = (pointerId: number, clientX: number) => ({
        ...{ pointerId, pointerType: "touch", isPrimary: pointerId === 1, buttons: 1 },
        ...{ clientX, clientY: 200 },
      });
      await fireEvent.pointerDown(picture(), at(1, 150));
      await fireEvent.pointerDown(picture(), at(2, 250));
      await fireEvent.pointerMove(picture(), at(2, 350));
      await fireEvent.pointerUp(picture(), at(2, 350));
      await fireEvent.pointerUp(picture(), at(1, 150));
      await waitFor(() => expect(canvasElement.querySelector("[data-zoom]")).toHaveAttribute("data-zoom", "2"));
      await expect(canvas.getByRole("status")).toHaveTextContent("Zoom 2 of 3");
    });
  },
};

/** In right-to-left languages the next picture comes from the left. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole("button", { name: /^Zoom: / });
    const finger = { pointerId: 1, pointerType: "touch", isPrimary: true, clientY: 200 };
    await fireEvent.pointerDown(picture, { ...finger, buttons: 1, clientX: 180 });
    await fireEvent.pointerMove(picture, { ...finger, buttons: 1, clientX: 300 });
    await fireEvent.pointerUp(picture, { ...finger, clientX: 300 });
    await expect(canvas.getByText("2 / 6")).toBeVisible();
    picture.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByText("3 / 6")).toBeVisible();
  },
};

/** A drag moves the picture until the button is released, wherever that is. */
export const Mouse: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const picture = canvas.getByRole("button", { name: /^Zoom: / });
    const origin = () => picture.querySelector<HTMLElement>("[style*=scale]")?.style.transformOrigin;
    const box = picture.getBoundingClientRect();
    const at = (x: number, buttons: number) => ({
      ...{ pointerId: 1, pointerType: "mouse", isPrimary: true, buttons },
      ...{ clientX: box.left + x, clientY: box.top + 200 },
    });
    picture.focus();
    await userEvent.keyboard("{Enter}");
    await step("a press that was released outside does not make hovering pan", async () => {
      await fireEvent.pointerDown(picture, at(200, 1));
      await fireEvent.pointerMove(picture, at(120, 0));
      await fireEvent.pointerMove(picture, at(60, 0));
    });
    await step("a drag pans by its length", async () => {
      await fireEvent.pointerDown(picture, at(200, 1));
      await fireEvent.pointerMove(picture, at(150, 1));
      await fireEvent.pointerUp(picture, at(150, 0));
      await waitFor(() => expect(Number.parseFloat(origin() ?? "")).toBeCloseTo(50 + (50 / box.width) * 100));
    });
  },
};

/** The sharp picture replaces the other one once it is decoded. */
export const SlowToDecode: Story = {
  play: async ({ canvas, userEvent }) => {
    const decoding = Promise.withResolvers<undefined>();
    const decode = spyOn(HTMLImageElement.prototype, "decode").mockReturnValue(decoding.promise);
    try {
      const picture = canvas.getByRole("button", { name: /^Zoom: / });
      picture.focus();
      await userEvent.keyboard("{Enter}");
      const sharp = picture.querySelector<HTMLImageElement>("[data-part=sharp] img")!;
      await waitFor(() => expect(sharp.complete).toBe(true));
      await expect(sharp).not.toBeVisible();
      decoding.resolve(undefined);
      await waitFor(() => expect(sharp).toBeVisible());
    } finally {
      decode.mockRestore();
    }
  },
};

/** Up to four thumbnails need no arrows. */
export const FewPictures: Story = {
  args: { images },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Next thumbnails" })).toBeNull();
  },
};

export const OnePicture: Story = {
  args: { images: images.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
    const { clientWidth } = canvas.getByRole("region", { name: "Product images" });
    await expect(canvas.getByRole("button", { name: /^Zoom:/ })).toHaveStyle({ width: `${clientWidth}px` });
  },
};

export const Error: Story = { args: { images: [{ picture: missing, view: "Front" }, ...images.slice(1)] } };

export const LongContent: Story = {
  args: {
    images: [
      ...six,
      { picture: charu.front, view: "In kantha" },
      { picture: charu.detail, view: "Kantha, neckline" },
      { picture: leela.front, view: "In ikat" },
      { picture: leela.detail, view: "Ikat, neckline" },
    ],
    defaultIndex: 9,
  },
  play: async ({ canvas }) => {
    const last = canvas.getByRole("button", { name: "Ikat, neckline, image 10 of 10" });
    const list = canvas.getByRole("list");
    await waitFor(() => {
      const box = last.getBoundingClientRect();
      const frame = list.getBoundingClientRect();
      return expect(box.bottom <= frame.bottom + 1 && box.right <= frame.right + 1).toBe(true);
    });
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Previous thumbnails" })).not.toHaveAttribute("aria-disabled"),
    );
  },
};

/** `useGalleryZoom` as a strip of film under a loupe: keys, clicks and touch as in the component. */
export const Headless: Story = {
  parameters: shown("film-strip"),
  render: () => <FilmStrip />,
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByRole("button", { name: /Mira Tiered Dress/ });
    const said = canvas.getByRole("status");
    frame.focus();
    await userEvent.keyboard(lineKeys().on);
    await expect(said).toHaveTextContent("Frame 2, 1×");
    await userEvent.keyboard("{Enter}");
    await expect(said).toHaveTextContent("Frame 2, 2×");
    const looksAt = () => canvas.getByRole("img").style.transformOrigin;
    await expect(looksAt()).toBe("50% 50%");
    await userEvent.keyboard("{ArrowRight}");
    await expect(looksAt()).toBe("75% 50%");
    await userEvent.keyboard("{Escape}");
    await expect(said).toHaveTextContent("Frame 2, 1×");
    await userEvent.click(canvas.getByRole("button", { name: "Nearer" }));
    await userEvent.click(canvas.getByRole("button", { name: "Nearer" }));
    await expect(said).toHaveTextContent("Frame 2, 3×");
    await expect(canvas.getByRole("button", { name: "Nearer" })).toHaveAttribute("aria-disabled", "true");
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { BuyBox, BuyBoxActions, BuyBoxOptions, BuyBoxPrice } from "../buy-box/index.ts";
import { Button } from "../button/index.ts";
import { Dialog, DialogBody } from "../dialog/index.ts";
import { ErrorState } from "../error-state/index.ts";
import { mira, missing, tara } from "../fixtures/pictures.ts";
import { Option, OptionPicker } from "../option-picker/index.ts";
import { TextLink } from "../text-link/index.ts";
import {
  QuickView,
  QuickViewActions,
  QuickViewBody,
  QuickViewClose,
  QuickViewGallery,
  QuickViewImage,
  QuickViewSkeleton,
} from "./index.ts";

const images = [
  { picture: mira.front, view: "Front" },
  { picture: mira.detail, view: "Close view" },
  { picture: mira.fabric, view: "Buta print on mul" },
  { picture: tara.fabric, view: "Dabu indigo cotton" },
];
const handleAdd = fn();

interface BoxProps {
  name: string;
  shown?: typeof images;
}

function Product({ name, shown = images }: BoxProps) {
  return (
    <QuickViewBody>
      <QuickViewGallery>
        {shown.map(({ picture, view }, position) => (
          <QuickViewImage
            key={picture.src}
            picture={picture}
            view={view}
            priority={position === 0 ? "eager" : "lazy"}
          />
        ))}
      </QuickViewGallery>
      <BuyBox
        level={3}
        title={
          <TextLink variant="quiet" href="#product">
            {name}
          </TextLink>
        }
      >
        <BuyBoxPrice amount="₹5,440.00" was="₹6,400.00" />
        <BuyBoxOptions>
          <OptionPicker label="Size" defaultValue={null}>
            {["XS", "S", "M", "L", "XL", "XXL"].map((size) => (
              <Option key={size} value={size} />
            ))}
          </OptionPicker>
        </BuyBoxOptions>
        <QuickViewActions>
          <BuyBoxActions className="sv:mt-0!">
            <Button size="lg" width="full" onClick={handleAdd}>
              Add to cart
            </Button>
          </BuyBoxActions>
        </QuickViewActions>
        <p className="sv:mt-4 sv:flex sv:flex-wrap sv:gap-x-6">
          <TextLink variant="standalone" href="#product">
            View full details
          </TextLink>
          <QuickViewClose />
        </p>
      </BuyBox>
    </QuickViewBody>
  );
}

const meta = {
  title: "Commerce/QuickView",
  // Each story is open from the start: on one page they would cover each other.
  tags: ["!autodocs"],
  component: QuickView,
  args: { name: "Mira Tiered Dress" },
  render: (args) => (
    <Dialog defaultOpen>
      <QuickView {...args} />
    </Dialog>
  ),
  parameters: {
    omits: {
      Empty: "A product has a name and a price at least; for a missing picture the hanger stands in, as in Gallery.",
    },
  },
} satisfies Meta<typeof QuickView>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialogOf = (name: string) => screen.findByRole("dialog", { name: `Quick view: ${name}` });

/** Opened from a list: it is closed only by the Close buttons at its start and end. */
function Opened({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Quick view: {name}</Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <QuickView name={name}>
          <Product name={name} />
        </QuickView>
      </Dialog>
    </>
  );
}

export const Default: Story = {
  render: ({ name }) => <Opened name={name} />,
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    handleAdd.mockClear();
    const opener = canvas.getByRole("button", { name: "Quick view: Mira Tiered Dress" });
    await userEvent.click(opener);
    const dialog = await dialogOf("Mira Tiered Dress");
    await userEvent.keyboard("{Escape}");
    await userEvent.tab();
    const [close, last] = screen.getAllByRole("button", { name: "Close quick view" });
    await expect(close).toHaveFocus();
    await expect(dialog).toHaveAttribute("data-state", "open");
    await userEvent.click(screen.getByRole("button", { name: "Add to cart" }));
    await expect(handleAdd).toHaveBeenCalledOnce();
    await userEvent.click(last!);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await dialogOf("Mira Tiered Dress");
  },
};

/** Each material's picture is captioned with its name. */
export const Pictures: Story = {
  args: { children: <Product name="Mira Tiered Dress" /> },
  play: async ({ userEvent }) => {
    await dialogOf("Mira Tiered Dress");
    const next = screen.getByRole("button", { name: "Next image" });
    await waitFor(() => expect(screen.getByText("1 / 4")).toBeVisible());
    for (const position of [2, 3, 4, 4]) {
      await userEvent.click(next);
      await waitFor(() => expect(screen.getByText(`${position} / 4`)).toBeVisible());
    }
    const strip = screen.getByRole("list", { name: "Product images" });
    const middle = strip.getBoundingClientRect();
    await waitFor(() => {
      const caption = screen.getByText("Dabu indigo cotton").getBoundingClientRect();
      return expect(Math.abs(caption.left - middle.left)).toBeLessThan(40);
    });
    strip.scrollLeft = 0;
    await waitFor(() => expect(screen.getByText("1 / 4")).toBeVisible());
  },
};

export const Loading: Story = {
  args: { children: <QuickViewSkeleton /> },
  play: async () => {
    await dialogOf("Mira Tiered Dress");
    await expect(screen.getByText("Loading product").parentElement).toHaveAttribute("aria-busy", "true");
  },
};

export const Error: Story = {
  args: {
    children: (
      <DialogBody>
        <ErrorState level={3} title="Failed to load product." action={<Button>Try Again</Button>} />
      </DialogBody>
    ),
  },
  play: async () => {
    await dialogOf("Mira Tiered Dress");
    await waitFor(() => expect(screen.getByRole("button", { name: "Try Again" })).toBeVisible());
  },
};

const long =
  "Amba hand block-printed Ajrakh dress in madder with pockets, a tie at the waist and three-quarter sleeves";

/** A single picture has no arrows; one that fails to load shows its description. */
export const LongContent: Story = {
  args: { name: long, children: <Product name={long} shown={[{ picture: missing, view: long }]} /> },
  play: async () => {
    const dialog = await dialogOf(long);
    await expect(screen.queryByRole("button", { name: "Next image" })).toBeNull();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

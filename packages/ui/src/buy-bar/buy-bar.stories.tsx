import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { ChatLink } from "../chat-link/index.ts";
import { House } from "../icons/house.tsx";
import { Storefront } from "../icons/storefront.tsx";
import { Toolbar, ToolbarLink } from "../toolbar/index.ts";
import { BuyBar } from "./index.ts";

const handleAdd = fn();

const meta = {
  title: "Commerce/BuyBar",
  component: BuyBar,
  args: {
    watch: "add-to-cart",
    price: "₹6,890.00",
    choice: "Size M",
    chat: <ChatLink variant="docked" href="https://chat.example/919876543210" />,
    children: <Button onClick={handleAdd}>Add to cart</Button>,
  },
  decorators: [
    (Story) => (
      <>
        <main className="sv:px-margin sv:py-24">
          <Button id="add-to-cart" size="lg">
            Add to cart
          </Button>
          <p className="sv:mt-8 sv:mb-[120svh] sv:text-muted">
            A straight kurta dress in mulmul so light it moves before you do.
          </p>
          <a href="#care">Care Instructions</a>
          <p className="sv:my-8 sv:h-[20svh] sv:text-muted">Cold, inside out, in the shade.</p>
          <a href="#end">The end of the page</a>
          {Story()}
        </main>
        <Toolbar>
          <ToolbarLink href="#home" label="Home" icon={<House />} />
          <ToolbarLink href="#shop" label="Shop" icon={<Storefront />} aria-current="page" />
        </Toolbar>
      </>
    ),
  ],
  beforeEach: () => {
    window.scrollTo({ top: 0, behavior: "instant" });
    handleAdd.mockClear();
  },
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "The page owns its skeleton.",
      Error: "Messages stand beside the page's own button.",
      Disabled: "Its button explains what is missing.",
      Invalid: "Its button explains what is missing.",
      Selected: "It is not chosen.",
    },
  },
} satisfies Meta<typeof BuyBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const isPhone = () => window.matchMedia("(width < 48rem)").matches;
const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });

/** Hidden while the page's own button is in view. */
export const Default: Story = {};

/** Shown while the page's own button is out of view; on wider screens that button stays visible. */
export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("button", { name: "Add to cart" })).toHaveLength(1);
    scrollTo(window.innerHeight);
    if (!isPhone()) {
      await expect(canvas.queryByRole("group", { name: "Buy" })).toBeNull();
      return;
    }
    const bar = await canvas.findByRole("group", { name: "Buy" });
    await expect(bar).toHaveTextContent("₹6,890.00Size M");
    await userEvent.click(await within(bar).findByRole("button", { name: "Add to cart" }));
    await expect(handleAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByText(/Cold, inside out/));
    scrollTo(0);
    await waitFor(() => expect(canvas.queryByRole("group", { name: "Buy" })).toBeNull());
    scrollTo(window.innerHeight);
    await canvas.findByRole("group", { name: "Buy" });
  },
};

/** Focused elements are never covered by the bar, and the end of the page can be scrolled above it. */
// spec: acceptance 7 buy bar
export const OverLinks: Story = {
  play: async ({ canvas }) => {
    if (!isPhone()) return;
    scrollTo(window.innerHeight / 2);
    const bar = await canvas.findByRole("group", { name: "Buy" });
    const { documentElement } = document;
    await waitFor(() =>
      expect(documentElement.style.getPropertyValue("--sv-bottom-bar")).toBe(`${bar.offsetHeight}px`),
    );
    for (const name of ["Care Instructions", "The end of the page"]) {
      const link = canvas.getByRole("link", { name });
      link.focus();
      await waitFor(() =>
        expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
      );
    }
  },
};

/** Without a choice and without chat. */
export const Empty: Story = {
  args: { choice: null, chat: null },
  play: async ({ canvas }) => {
    scrollTo(window.innerHeight);
    if (isPhone()) await canvas.findByRole("group", { name: "Buy" });
  },
};

export const LongContent: Story = {
  args: {
    price: "₹12,34,567.00",
    choice: "Custom: bust 36.25, waist 30.5, hip 40.75 in, ivory mulmul with indigo buti",
  },
  parameters: { cuts: { choice: "It is said in full where it was chosen." } },
  play: async ({ canvas }) => {
    scrollTo(window.innerHeight);
    if (isPhone()) await canvas.findByRole("group", { name: "Buy" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

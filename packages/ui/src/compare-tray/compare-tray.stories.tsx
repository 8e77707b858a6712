import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { FightCard } from "../fixtures/headless/fight-card.tsx";
import { shown } from "../fixtures/headless/shown.ts";
import { Button } from "../button/index.ts";
import { charu, leela, mira, tara } from "../fixtures/pictures.ts";
import { CompareTray, CompareTrayItem } from "./index.ts";

const compare = (count: number) => (
  <Button size="sm" render={<a href="#compare" />}>
    Compare {count}
  </Button>
);
const four = [
  ["Mira Tiered Dress", mira.front],
  ["Tara A-Line Dress", tara.front],
  ["Charu Kantha Coat", charu.front],
  ["Leela Ikat Kaftan", leela.front],
] as const;

const meta = {
  title: "Commerce/CompareTray",
  component: CompareTray,
  args: {
    onClear: fn(),
    action: compare(2),
    children: four.slice(0, 2).map(([name, picture]) => <CompareTrayItem key={name} name={name} picture={picture} />),
  },
  parameters: {
    omits: {
      Controls: "Its products are its children.",
      Disabled: "What is in it can be compared and cleared at any time.",
      Empty: "Where nothing is compared there is no tray.",
      Error: "What cannot be had keeps its place; the table says why.",
      Invalid: "Nothing is typed.",
      Selected: "All that is in it is selected.",
    },
  },
} satisfies Meta<typeof CompareTray>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const tray = canvas.getByRole("region", { name: "Products to compare" });
    await expect(canvas.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Mira Tiered Dress",
      "Tara A-Line Dress",
    ]);
    // Focused elements are never covered by the tray.
    const { style } = document.documentElement;
    const { height } = tray.lastElementChild!.getBoundingClientRect();
    await expect(height).toBeGreaterThan(40);
    await waitFor(() => expect(style.getPropertyValue("--sv-bottom-bar")).toBe(`${height}px`));
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Compare 2" })).toHaveFocus();
  },
};

export const Four: Story = {
  args: {
    action: compare(4),
    children: four.map(([name, picture]) => <CompareTrayItem key={name} name={name} picture={picture} />),
  },
};

/** The tray is rendered before its pictures have loaded, at the same height. */
export const Loading: Story = {
  args: { action: compare(1), children: <CompareTrayItem name="Mira Tiered Dress" picture={undefined} /> },
  play: async ({ canvas }) => expect(canvas.getByText("Mira Tiered Dress")).toBeInTheDocument(),
};

export const LongContent: Story = {
  args: {
    action: (
      <Button size="sm" render={<a href="#compare" />}>
        Compare these four pieces side by side
      </Button>
    ),
    children: four.map(([name, picture]) => <CompareTrayItem key={name} name={name.repeat(6)} picture={picture} />),
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

/** `useCompareList` as a boxing poster for two: a third is refused with a message. */
export const Headless: Story = {
  parameters: shown("fight-card"),
  render: () => <FightCard />,
  play: async ({ canvas, userEvent }) => {
    const [neel, mira, tara] = ["Neel", "Mira", "Tara"].map((name) => canvas.getByRole("button", { name }));
    await userEvent.click(neel!);
    await userEvent.click(mira!);
    await expect(neel).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByText("Neel", { selector: "b" })).toBeVisible();
    await userEvent.click(tara!);
    await expect(canvas.getByRole("status")).toHaveTextContent("No room in the ring for Tara");
    await expect(tara).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(neel!);
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Clear the ring" }));
    await expect(mira).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(tara!);
    await userEvent.click(mira!);
  },
};

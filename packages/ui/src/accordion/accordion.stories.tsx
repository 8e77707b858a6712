import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { CaretDown } from "../icons/caret-down.tsx";
import {
  Accordion,
  AccordionBody,
  AccordionContent,
  AccordionHeading,
  AccordionIcon,
  AccordionItem,
  AccordionSection,
  AccordionTrigger,
} from "./index.ts";

const sections = (
  <>
    <AccordionItem value="description" title="Description">
      <p>A straight kurta dress in mulmul so light it moves before you do.</p>
      <p>Round neck, button placket, side seam pockets, three-quarter sleeves. Length 46 in.</p>
    </AccordionItem>
    <AccordionItem value="style" title="Style Note">
      <p>Wear it over a slip when the sun is behind you.</p>
    </AccordionItem>
    <AccordionItem value="care" title="Care Instructions">
      <p>Wash cold, inside out, alone the first two times. Dry in shade.</p>
    </AccordionItem>
  </>
);

const meta = {
  title: "Navigation/Accordion",
  component: Accordion,
  args: { children: sections },
  decorators: [(Story) => <div className="sv:max-w-[29rem]">{Story()}</div>],
  parameters: {
    omits: {
      Controls: "Its sections are its children, and are opened by hand.",
      Loading: "The page around it owns the skeleton.",
      Error: "The page around it says what failed.",
    },
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: ["description"] },
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const description = canvas.getByRole("button", { name: "Description", expanded: true });
    const care = canvas.getByRole("button", { name: "Care Instructions", expanded: false });
    await expect(canvas.getByRole("heading", { level: 3, name: "Care Instructions" })).toContainElement(care);
    await userEvent.click(care);
    await expect(care).toHaveAttribute("aria-expanded", "true");
    await expect(description).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText(/Dry in shade/)).toBeVisible();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("button", { name: "Style Note" })).toHaveFocus();
  },
};

/** Closed content stays in the DOM for search engines and for the browser's find-in-page, which opens it. */
export const FoundWhileClosed: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText(/Dry in shade/);
    const panel = words.closest("[hidden]");
    await expect(panel).toHaveAttribute("hidden", "until-found");
    panel?.dispatchEvent(new Event("beforematch", { bubbles: true }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Care Instructions" })).toHaveAttribute("aria-expanded", "true"),
    );
    await expect(panel).not.toHaveAttribute("hidden");
  },
};

const additions = [
  { value: "pocket", name: "Side seam pockets", price: "+ ₹400", text: "Two, deep enough for a phone." },
  { value: "lining", name: "A lining", price: "+ ₹900", text: "Of the same mulmul, to the knee." },
];

/** Sections of single parts: a caret before the words, and a price beside the heading, which is outside of its button. */
export const Parts: Story = {
  args: {
    defaultValue: ["pocket"],
    children: additions.map(({ value, name, price, text }) => (
      <AccordionSection key={value} value={value}>
        <div className="sv:flex sv:items-center sv:gap-4">
          <AccordionHeading level={2} className="sv:grow">
            <AccordionTrigger className="sv:justify-start">
              <AccordionIcon className="sv:transition-[rotate] sv:data-[state=open]:rotate-180">
                <CaretDown />
              </AccordionIcon>
              <span>{name}</span>
            </AccordionTrigger>
          </AccordionHeading>
          <span>{price}</span>
        </div>
        <AccordionContent>
          <AccordionBody className="sv:ps-[2.125rem]">{text}</AccordionBody>
        </AccordionContent>
      </AccordionSection>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("region", { name: "Side seam pockets" })).toBeVisible();
    const lining = canvas.getByRole("button", { name: "A lining", expanded: false });
    await expect(canvas.getByRole("heading", { level: 2, name: "A lining" })).toContainElement(lining);
    await userEvent.click(lining);
    await expect(canvas.getByText(/to the knee/)).toBeVisible();
    await userEvent.click(lining);
    await expect(lining).toHaveAttribute("aria-expanded", "false");
  },
};

export const Empty: Story = { args: { children: null } };

export const LongContent: Story = {
  args: {
    defaultValue: ["long"],
    children: (
      <AccordionItem value="long" title="Shipping and Returns, exchanges within forty-eight hours, and cancellations">
        {Array.from({ length: 6 }, (_, i) => (
          <p key={i}>
            Every piece is made after you order. Delivery usually takes 10-12 business days. In busy weeks dispatch
            itself can take 12-15 business days; when that happens we write to you.
          </p>
        ))}
      </AccordionItem>
    ),
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProseLink, ProsePage, ProseSection } from "./index.ts";

const sections = [
  { id: "making", title: "Making and delivery", text: "Every piece is made after you order." },
  { id: "cost", title: "Cost", text: "Shipping is free." },
  {
    id: "exchange",
    title: "Exchange",
    text: "You may ask for an exchange within 48 hours of delivery, once per order.",
  },
];

const meta = {
  title: "Content/Prose",
  component: ProsePage,
  args: {
    title: "Shipping & Returns",
    updated: "Last updated 21 Nov 2026",
    inShort: "Made to order; 10-12 business days; size exchange within 48 hours; no returns or refunds.",
    contents: sections.map(({ id, title }) => (
      <ProseLink key={id} href={`#${id}`}>
        {title}
      </ProseLink>
    )),
    children: sections.map(({ id, title, text }) => (
      <ProseSection key={id} id={id} title={title}>
        <p>{text}</p>
      </ProseSection>
    )),
  },
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "The text comes with the page.",
      Empty: "A page without text is not published.",
      Error: "Nothing is fetched.",
    },
  },
  decorators: [(Story) => <main className="sv:wrap sv:py-block">{Story()}</main>],
} satisfies Meta<typeof ProsePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Shipping & Returns" })).toBeVisible();
    await expect(canvas.getByRole("complementary", { name: "In short" })).toBeVisible();
    const link = canvas.getByRole("link", { name: "Exchange" });
    await expect(document.querySelector(link.getAttribute("href") ?? "")).toHaveTextContent("48 hours of delivery");
  },
};

export const LongContent: Story = {
  args: {
    title: "Terms & Conditions of sale, delivery, exchange and repair",
    children: sections.map(({ id, title, text }) => (
      <ProseSection key={id} id={id} title={`${title}, and everything that follows from it`}>
        <p>{text.repeat(12)}</p>
        <p>{text.repeat(5)}</p>
      </ProseSection>
    )),
  },
};

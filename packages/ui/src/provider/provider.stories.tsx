import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumb, BreadcrumbStep } from "../breadcrumb/index.ts";
import { Pagination } from "../pagination/index.ts";
import { SelvedgeProvider } from "./index.ts";

const meta = {
  title: "Layout/SelvedgeProvider",
  component: SelvedgeProvider,
  argTypes: {
    locale: { control: "text" },
    direction: { control: "inline-radio", options: ["ltr", "rtl"] },
  },
  args: {
    children: (
      <>
        <Breadcrumb>
          <BreadcrumbStep href="#home">होम</BreadcrumbStep>
          <BreadcrumbStep>कुर्ते</BreadcrumbStep>
        </Breadcrumb>
        <Pagination page={2} pageCount={3} href={(page: number) => `#page=${page}`} />
      </>
    ),
  },
  parameters: {
    omits: {
      Loading: "It only hands on what it is given.",
      Empty: "Without pieces there is nothing to see.",
      Error: "It only hands on what it is given.",
      LongContent: "Each piece shows its own long words.",
    },
  },
} satisfies Meta<typeof SelvedgeProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Pages" })).toBeVisible();
  },
};

export const Hindi: Story = {
  args: {
    locale: "hi",
    labels: {
      breadcrumb: { trail: "आप यहाँ हैं" },
      pagination: { pages: "पृष्ठ", next: "अगला पृष्ठ", previous: "पिछला पृष्ठ" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "आप यहाँ हैं" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "अगला पृष्ठ" })).toBeVisible();
  },
};

/** An inner provider overrides one label of a component; the others come from the outer provider. */
export const Nested: Story = {
  render: ({ children }) => (
    <SelvedgeProvider
      labels={{
        breadcrumb: { trail: "आप यहाँ हैं" },
        pagination: { pages: "पृष्ठ", next: "अगला पृष्ठ", previous: "पिछला पृष्ठ" },
      }}
    >
      <SelvedgeProvider labels={{ pagination: { next: "और कुर्ते" } }}>{children}</SelvedgeProvider>
    </SelvedgeProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "आप यहाँ हैं" })).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "पृष्ठ" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "पिछला पृष्ठ" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "और कुर्ते" })).toBeVisible();
  },
};

export const RouterLinks: Story = {
  args: {
    link: ({ children, ...props }) => (
      <a {...props} data-router="yes">
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link")) await expect(link).toHaveAttribute("data-router", "yes");
  },
};

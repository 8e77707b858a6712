import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import { SectionHeading } from "../section-heading/index.ts";
import { TextLink } from "../text-link/index.ts";
import { Faq, FaqItem } from "./index.ts";

const questions = (
  <>
    <FaqItem anchor="arrival" title="When does my order arrive?" defaultOpen>
      Every piece is made after you order. Delivery usually takes 10-12 business days.
    </FaqItem>
    <FaqItem anchor="exchange" title="Can I exchange a size?">
      <p>Once per order, within 48 hours of delivery. The piece must be unworn, unwashed and with its label.</p>
      <p>
        How to ask for it is in <a href="#shipping">Shipping &amp; Returns</a>.
      </p>
    </FaqItem>
    <FaqItem anchor="measure" title="What if no size fits me?">
      Choose Custom and give bust, waist and hip. We cut the piece to them at no extra cost.
    </FaqItem>
  </>
);

const meta = {
  title: "Content/Faq",
  component: Faq,
  args: { children: questions },
  decorators: [(Story) => <div className="sv:max-w-prose">{Story()}</div>],
  parameters: {
    omits: {
      Controls: "Its questions are its children, and are opened by hand.",
      Loading: "The text comes with the page.",
      Empty: "Without questions it is left out.",
      Error: "Nothing is fetched.",
      Disabled: "A question can always be opened.",
      Invalid: "Nothing is entered.",
      Selected: "Nothing is chosen.",
      Open: "Default shows an open question.",
    },
  },
} satisfies Meta<typeof Faq>;
export default meta;

type Story = StoryObj<typeof meta>;

const answers = {
  measure: /We cut the piece to them/,
  exchange: /unworn, unwashed/,
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "Can I exchange a size?" })).toBeVisible();
    await expect(canvas.getByText(/Delivery usually takes/)).toBeVisible();
    await expect(canvas.getByText(answers.exchange)).not.toBeVisible();
  },
};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByText("Can I exchange a size?").closest("summary")!;
    await tabTo(userEvent, question);
    // The browser's own keys open it, which a test cannot press.
    await userEvent.click(question);
    await waitFor(() => expect(canvas.getByText(answers.exchange)).toBeVisible());
    await expect(canvas.getByText(/Delivery usually takes/)).toBeVisible();
    await userEvent.click(question);
    await waitFor(() => expect(canvas.getByText(answers.exchange)).not.toBeVisible());
  },
};

/** The browser opens the question whose answer is the target of the link, without a script of the page. */
export const LinkedTo: Story = {
  render: (args) => (
    <div className="sv:grid sv:gap-6">
      <p>
        No size of yours? <TextLink href="#measure">We cut to your measurements</TextLink>
      </p>
      <Faq {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(answers.measure)).not.toBeVisible();
    // The test's page has a base URL, so that a click would leave it.
    const link = canvas.getByRole<HTMLAnchorElement>("link", { name: "We cut to your measurements" });
    window.location.hash = link.hash;
    await waitFor(() => expect(canvas.getByText(answers.measure)).toBeVisible());
  },
};

/** With the same `name`, one question at a time is open. */
export const OneOpen: Story = {
  args: {
    children: (
      <>
        <FaqItem name="orders" title="Can I cancel my order?" defaultOpen>
          Until it is shipped, from your account.
        </FaqItem>
        <FaqItem name="orders" title="Can I change my address?">
          Write to us before the order is shipped.
        </FaqItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Can I change my address?"));
    await waitFor(() => expect(canvas.getByText(/before the order is shipped/)).toBeVisible());
    await expect(canvas.getByText(/from your account/)).not.toBeVisible();
  },
};

/** Below a heading of the page, so that the outline has the questions one level lower. */
export const BelowHeading: Story = {
  render: (args) => (
    <section aria-labelledby="questions">
      <SectionHeading id="questions">Questions we are asked</SectionHeading>
      <Faq {...args} />
    </section>
  ),
};

export const LongContent: Story = {
  args: {
    children: (
      <FaqItem
        defaultOpen
        title="What happens to my order, to the pieces already cut and to my payment if I ask for another size after the parcel has left the workshop?"
      >
        {Array.from({ length: 4 }, (_, index) => (
          <p key={index}>
            In busy weeks dispatch itself can take 12-15 business days; when that happens we write to you at
            meher.karandikar.longaddress@example.in before anything is cut.
          </p>
        ))}
      </FaqItem>
    ),
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { tabTo } from "../fixtures/tab-to.ts";
import { SiteFooter } from "../site-footer/index.ts";
import { NewsletterForm } from "./index.ts";

const meta = {
  title: "Forms/NewsletterForm",
  component: NewsletterForm,
  args: {
    action: "#newsletter",
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  decorators: [(Story) => <SiteFooter className="sv:pb-12">{Story()}</SiteFooter>],
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "The browser posts it, and leads to the page that answers.",
      Error: "The page that it posts to says what is wrong.",
      Disabled: "A form that cannot be used is not shown.",
      Invalid: "The browser says what is missing before it posts.",
    },
  },
} satisfies Meta<typeof NewsletterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { accessibilityTree: "kept" },
};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole("textbox", { name: "Your Name" }));
    await userEvent.keyboard("Meera");
    await tabTo(userEvent, canvas.getByRole("textbox", { name: "Your Email" }));
    await userEvent.keyboard("meera@example.com");
    await tabTo(userEvent, canvas.getByRole("button", { name: "Join" }));
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

// spec: Fields of the newsletter
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: "Your Name" })).toBeRequired();
    await userEvent.click(canvas.getByRole("button", { name: "Join" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // The browser's validation message covers the page for some seconds, and disappears on blur.
    canvas.getByRole<HTMLInputElement>("textbox", { name: "Your Name" }).blur();
  },
};

export const LongContent: Story = {
  args: {
    labels: { name: "Your name, as it should stand above the letter", submit: "Put me on the list of the workshop" },
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};

import type { Meta } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { MAILED_TOKEN } from "../fixtures/shop/customer-calls.ts";
import { type PageStory, sees, storePage } from "../fixtures/shop/store-page.tsx";

export default {
  ...storePage,
  title: "Pages/About and help",
  args: { address: "/our-story" },
} satisfies Meta<typeof storePage.component>;

export const OurStory: PageStory = { play: sees("Where it begins", "Who is paid what") };

export const SizeGuide: PageStory = { args: { address: "/size-guide" }, play: sees("Size Guide", "Between two sizes") };

/** A label with two tables, one of them of shirts: no drawn table, and how to measure only beside the table of the whole body. */
export const SizeGuideTwoTables: PageStory = {
  args: {
    address: "/size-guide",
    shop: ({ settings }) => {
      settings.sizes.push({
        name: "Shirts",
        categories: ["shirts"],
        columns: [
          { name: "Chest", part: "bust" },
          { name: "Neck", part: null },
        ],
        rows: [
          { size: "38", inches: [38, 15] },
          { size: "40", inches: [40, 15.5] },
          { size: "42", inches: [42, 16] },
        ],
      });
    },
  },
  play: sees("Size Guide", "Chest"),
};

export const PrivacyPolicy: PageStory = { args: { address: "/privacy-policy" }, play: sees("Privacy Policy") };

export const Terms: PageStory = { args: { address: "/terms-conditions" }, play: sees("Terms & Conditions") };

export const ShippingAndReturns: PageStory = {
  args: { address: "/shipping-return" },
  play: sees("Shipping & Returns"),
};

export const Contact: PageStory = { args: { address: "/contact" }, play: sees("Contact Us", "Query type") };

const writes =
  (...seen: (string | RegExp)[]): NonNullable<PageStory["play"]> =>
  async (context) => {
    const main = within(await context.canvas.findByRole("main"));
    await userEvent.type(await main.findByLabelText("Name"), "Asha Verma");
    await userEvent.type(main.getByLabelText("Email"), "asha@example.com");
    await userEvent.selectOptions(main.getByLabelText("Query type"), "Order");
    await userEvent.type(main.getByLabelText("Subject"), "A sleeve");
    await userEvent.type(main.getByLabelText("Message"), "Is it lined?");
    await userEvent.click(main.getByRole("button", { name: /^Send/ }));
    await sees(...seen)(context);
  };

export const ContactSent: PageStory = { args: { address: "/contact" }, play: writes(/NM-20417/) };

export const ContactFailed: PageStory = {
  args: { address: "/contact", answers: { "POST /api/contacts": 503 } },
  play: writes("Failed to send message. Please try again later."),
};

export const Newsletter: PageStory = {
  args: { address: "/newsletter" },
  play: sees("Letters from the workshop", "Join"),
};

export const NewsletterConfirm: PageStory = {
  args: { address: `/confirm-newsletter/${MAILED_TOKEN}` },
  play: sees("Join the newsletter", "Confirm"),
};

export const NewsletterConfirmTooLate: PageStory = {
  args: { address: "/confirm-newsletter/too-old" },
  play: sees(/^This link has expired/),
};

export const NewsletterLeave: PageStory = {
  args: { address: `/unsubscribe/${MAILED_TOKEN}` },
  play: sees("Leave the newsletter", "Unsubscribe"),
};

export const NotFound: PageStory = { args: { address: "/no-such-page" }, play: sees("Page not found") };

import { composeMail, type NewMail } from "../mail/index.ts";
import type { MailContext } from "../orders/index.ts";
import { reviewCode } from "./review-code.ts";
import type { WrittenReviewRow } from "./written-reviews.repository.ts";

/** To the shop: somebody's words wait to be read. */
export function waitingNotice(review: WrittenReviewRow, product: string, { label, shopAddress }: MailContext): NewMail {
  const { user_id, author_name, rating, comment } = review;
  const code = reviewCode(review);
  return {
    kind: "review-notice",
    to: shopAddress,
    userId: user_id,
    ...composeMail({
      subject: `A review of ${product} waits for you`,
      label,
      heading: `${author_name} gave ${rating} of 5`,
      blocks: [
        { kind: "text", text: comment },
        { kind: "text", text: `To show it to everybody: npm run shop -- reviews approve ${code}` },
        { kind: "text", text: `To keep it from everybody: npm run shop -- reviews reject ${code}` },
      ],
      footnote: `The shop ${label} wrote this to itself.`,
    }),
  };
}

/** To the writer: it is there to be read. */
export function approvedMail(
  { userId, email, product, slug }: { userId: string; email: string; product: string; slug: string },
  { label, shopAddress, origin }: MailContext,
): NewMail {
  return {
    kind: "review-approved",
    to: email,
    userId,
    ...composeMail({
      subject: `Your review of ${product} is published`,
      label,
      heading: "Thank you for your words.",
      blocks: [
        { kind: "text", text: `Your review of ${product} can now be read by everybody, under your first name.` },
        { kind: "button", label: "See it", url: `${origin}/product/${slug}` },
      ],
      footnote: `You get this because you wrote a review at ${label}. Questions? Write to ${shopAddress}.`,
    }),
  };
}

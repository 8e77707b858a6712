import { z } from "zod";
import { formatDay } from "@selvedge/commerce/dates";
import { toJson } from "../json.ts";
import { listWaitingReviews, readReviewCode, reviewCode } from "../reviews/index.ts";
import { type Action, defineAction } from "./action.ts";

const REVIEW = z.object({
  code: z
    .string()
    .transform((typed, { issues }) => {
      const code = readReviewCode(typed);
      if (code) return code;
      const message = `${typed} is no code of a review. The mail about it has one like 12-3fa9c1d2, which says which words you have read.`;
      issues.push({ code: "custom", input: typed, message });
      return z.NEVER;
    })
    .describe("the code in the mail about the review, such as 12-3fa9c1d2"),
});

export const REVIEW_ACTIONS: readonly Action[] = [
  defineAction({
    name: "reviews list",
    about: "reviews that wait to be read, the oldest first, each with the code that approves or rejects it",
    input: z.object({}),
    role: "owner",
    kind: "read",
    async run(_input, { db }) {
      const reviews = (await listWaitingReviews(db)).map((row) => ({
        ...{ code: reviewCode(row), product: row.product, slug: row.slug, author_name: row.author_name },
        ...{ rating: row.rating, fit: row.fit, comment: row.comment, created_at: row.created_at },
      }));
      const lines = reviews.map(
        ({ code, created_at, rating, product, author_name, comment }) =>
          `${code}  ${formatDay(created_at)}  ${rating} of 5  ${product}  ${author_name}: ${comment}`,
      );
      return { message: lines.join("\n") || "No review waits.", data: toJson({ reviews }) };
    },
  }),
  defineAction({
    name: "reviews approve",
    about: "everybody may read the words that the mail with this code shows; their writer is told",
    input: REVIEW,
    positional: ["code"],
    role: "owner",
    kind: "change",
    async run({ code }, { shop, record }) {
      const approved = await shop.reviews.approve(code, record);
      if (!approved) return { message: `Review ${code.id} was published before.` };
      const untold = approved.isWriterTold ? "" : " Nobody could be told: its writer's account is erased.";
      return { message: `Review ${code.id} is published.${untold}` };
    },
  }),
  defineAction({
    name: "reviews reject",
    about: "rejects a review: only its writer can still read it",
    input: REVIEW,
    positional: ["code"],
    role: "owner",
    kind: "change",
    async run({ code }, { shop, record }) {
      const isNew = await shop.reviews.reject(code, record);
      return { message: `Review ${code.id} ${isNew ? "is kept from everybody." : "was rejected before."}` };
    },
  }),
];

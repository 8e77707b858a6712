import type { OwnReview, ReviewBody, ReviewsAnswer } from "@selvedge/commerce/wire/reviews";
import type { Catalogue, ShownCatalogue } from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { Attempts } from "../limits/index.ts";
import type { Mails } from "../mail/index.ts";
import type { MailContext, Orders } from "../orders/index.ts";
import type { Change, RecordChange } from "../record-change.ts";
import { digestOf, type ReviewCode } from "./review-code.ts";
import { approvedMail, waitingNotice } from "./review-mails.ts";
import {
  deleteReview,
  disownReviews,
  findOwnReview,
  findWriter,
  insertReview,
  listReviewsOf,
  lockReview,
  updateReview,
  type WrittenReviewRow,
} from "./written-reviews.repository.ts";

/** Who writes. */
interface Writer {
  id: string;
  name: string;
}

export interface Reviews {
  /** The approved reviews of a product, and the visitor's own whatever its state. Refuses with 404. */
  of(slug: string, visitor: Writer | undefined): Promise<ReviewsAnswer>;
  /** Writes one, which waits for approval. 429 for too many mails to the shop. Only to whom the product was delivered (403), and once (409). */
  write(slug: string, writer: Writer, body: ReviewBody): Promise<OwnReview>;
  /** Changes one's own, which waits again. 429 like `write`. Another's and a missing one are refused alike: 404. */
  change(id: number, writer: Writer, body: ReviewBody): Promise<OwnReview>;
  /** Takes one's own away. Refuses like `change`. */
  remove(id: number, writer: Writer): Promise<void>;
  /** Everything that somebody has written, newest first. */
  writtenBy(userId: string): Promise<(OwnReview & { product_id: number })[]>;
  /** For an erased account: what is shown stays, without its writer's name; the rest goes. */
  disown(tx: Tx, userId: string): Promise<void>;
  /**
   * Shows a review to everybody and tells its writer, if there is still an account to write to. Null, and nothing changed, where it is
   * shown already. Refuses with 404, and with 409 where its words are others by now than those that were read.
   */
  approve(code: ReviewCode, record?: RecordChange): Promise<{ isWriterTold: boolean } | null>;
  /**
   * Keeps a review from everybody but its writer, also one that was shown. False, and nothing changed, where it is kept from them already.
   * Refuses like `approve`.
   */
  reject(code: ReviewCode, record?: RecordChange): Promise<boolean>;
}

interface ReviewsDependencies {
  db: Db;
  clock: Clock;
  attempts: Attempts;
  catalogue: Catalogue;
  /** What guests are shown. Who may have written something finds it changed at once. */
  shown: ShownCatalogue;
  orders: Orders;
  mails: Mails;
  mailContext(): MailContext;
}

export function createReviews(dependencies: ReviewsDependencies): Reviews {
  const { db, clock, attempts, catalogue, shown, orders, mails, mailContext } = dependencies;

  async function own(tx: Tx, id: number, writer: Writer): Promise<WrittenReviewRow> {
    const review = await lockReview(tx, id);
    if (review?.user_id !== writer.id) throw new Refusal(404, "Review not found");
    return review;
  }

  async function lockAsRead(tx: Tx, { id, digest }: ReviewCode): Promise<WrittenReviewRow> {
    const review = await lockReview(tx, id);
    if (!review) throw new Refusal(404, `There is no review ${id}.`);
    if (digestOf(review) === digest) return review;
    throw new Refusal(409, `Review ${id} was changed since. Read the newest mail about it, and use the code in that.`);
  }

  /** Tells the shop that words wait to be read. */
  async function ask(tx: Tx, review: WrittenReviewRow, product: string): Promise<void> {
    await mails.write(tx, waitingNotice(review, product, mailContext()));
  }

  return {
    writtenBy: async (userId) =>
      (await listReviewsOf(db, userId)).map((row) => ({ ...wireOwn(row), product_id: row.product_id })),
    disown: disownReviews,

    async of(slug, visitor) {
      const { product } = await (visitor ? catalogue : shown).product(slug);
      if (!visitor) return { reviews: product.reviews, own: null, may_review: false };
      const written = await findOwnReview(db, visitor.id, product.id);
      const mayReview = !written && (await orders.hasReceived(visitor.id, product.id));
      return { reviews: product.reviews, own: written ? wireOwn(written) : null, may_review: mayReview };
    },

    async write(slug, writer, { rating, comment, fit }) {
      const { product } = await catalogue.product(slug);
      await attempts.take("review", writer.id);
      if (!(await orders.hasReceived(writer.id, product.id))) {
        throw new Refusal(403, "A piece can be reviewed once your order of it is delivered.");
      }
      return transaction(db, async (tx) => {
        const review = await insertReview(tx, {
          product_id: product.id,
          user_id: writer.id,
          author_name: publicName(writer.name),
          rating,
          comment,
          fit,
          created_at: clock.now(),
        });
        if (!review) throw new Refusal(409, "You have reviewed this piece already.");
        await ask(tx, review, product.name);
        return wireOwn(review);
      });
    },

    async change(id, writer, { rating, comment, fit }) {
      await attempts.take("review", writer.id);
      return transaction(db, async (tx) => {
        const before = await own(tx, id, writer);
        if (before.rating === rating && before.comment === comment && before.fit === fit) return wireOwn(before);
        const review = await updateReview(tx, id, { rating, comment, fit, status: "waiting" });
        const told = await findWriter(tx, review);
        await ask(tx, review, told?.product ?? "");
        return wireOwn(review);
      });
    },

    remove: (id, writer) =>
      transaction(db, async (tx) => {
        await own(tx, id, writer);
        await deleteReview(tx, id);
      }),

    reject: (code, record) =>
      transaction(db, async (tx) => {
        const review = await lockAsRead(tx, code);
        if (review.status === "rejected") return false;
        await updateReview(tx, review.id, { status: "rejected" });
        await record?.(tx, reviewChange(review, "rejected"));
        return true;
      }),

    approve: (code, record) =>
      transaction(db, async (tx) => {
        const review = await lockAsRead(tx, code);
        if (review.status === "approved") return null;
        await updateReview(tx, review.id, { status: "approved" });
        const writer = await findWriter(tx, review);
        if (writer) await mails.write(tx, approvedMail(writer, mailContext()));
        await record?.(tx, reviewChange(review, "approved"));
        return { isWriterTold: writer !== undefined };
      }),
  };
}

const reviewChange = ({ id, status }: WrittenReviewRow, after: WrittenReviewRow["status"]): Change => ({
  subject: `review ${id}`,
  before: { status },
  after: { status: after },
});

/** "Asha V.": nobody can be found by it. */
function publicName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  const initial = others.at(-1)?.match(/./u)?.[0];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

function wireOwn({ id, rating, comment, fit, status, created_at }: WrittenReviewRow): OwnReview {
  return { id, rating, comment, fit, status, created_at: created_at.toISOString() };
}

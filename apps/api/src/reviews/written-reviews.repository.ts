import { type Selectable } from "kysely";
import type { ReviewTable } from "../database/schema/reviews.ts";
import type { Db, Tx } from "../database/schema.ts";

export type WrittenReviewRow = Selectable<ReviewTable>;

interface NewReview {
  product_id: number;
  user_id: string;
  author_name: string;
  rating: number;
  comment: string;
  fit: WrittenReviewRow["fit"];
  created_at: Date;
}

/** Adds one that waits. Resolves with nothing where the user has written one of this product. */
export async function insertReview(db: Db, review: NewReview): Promise<WrittenReviewRow | undefined> {
  return db
    .insertInto("reviews")
    .values({ ...review, verified: true, status: "waiting" })
    .onConflict((conflict) => conflict.columns(["user_id", "product_id"]).where("user_id", "is not", null).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findOwnReview(db: Db, userId: string, productId: number): Promise<WrittenReviewRow | undefined> {
  return db
    .selectFrom("reviews")
    .selectAll()
    .where("user_id", "=", userId)
    .where("product_id", "=", productId)
    .executeTakeFirst();
}

/** The reviews that wait to be read, the oldest first, with their products. */
export async function listWaitingReviews(db: Db) {
  return db
    .selectFrom("reviews")
    .innerJoin("products", "products.id", "reviews.product_id")
    .selectAll("reviews")
    .select(["products.name as product", "products.slug"])
    .where("reviews.status", "=", "waiting")
    .orderBy("reviews.created_at")
    .orderBy("reviews.id")
    .execute();
}

/** The review, kept from changing until the transaction ends. */
export async function lockReview(tx: Tx, id: number): Promise<WrittenReviewRow | undefined> {
  return tx.selectFrom("reviews").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Changes a review; a change of its words waits for approval again, at the caller's word. */
export async function updateReview(
  db: Db,
  id: number,
  change: Partial<Pick<WrittenReviewRow, "rating" | "comment" | "fit" | "status">>,
): Promise<WrittenReviewRow> {
  return db.updateTable("reviews").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteReview(db: Db, id: number): Promise<void> {
  await db.deleteFrom("reviews").where("id", "=", id).execute();
}

/** Whom to tell of a review, and of what. Nothing where the account has gone. */
export async function findWriter(
  db: Db,
  { user_id, product_id }: WrittenReviewRow,
): Promise<{ userId: string; email: string; product: string; slug: string } | undefined> {
  return db
    .selectFrom("users")
    .innerJoin("products", (join) => join.on("products.id", "=", product_id))
    .select(["users.id as userId", "users.email", "products.name as product", "products.slug"])
    .where("users.id", "=", user_id)
    .executeTakeFirst();
}

/** Everything that a user has written, newest first. */
export async function listReviewsOf(db: Db, userId: string): Promise<WrittenReviewRow[]> {
  return db.selectFrom("reviews").selectAll().where("user_id", "=", userId).orderBy("created_at", "desc").execute();
}

/** Takes the writer's name off, and what nobody has approved away. */
export async function disownReviews(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("reviews").where("user_id", "=", userId).where("status", "!=", "approved").execute();
  await tx
    .updateTable("reviews")
    .set({ author_name: "A customer", user_id: null })
    .where("user_id", "=", userId)
    .execute();
}

import type { Sessions } from "../auth/index.ts";
import type { Catalogue, ShownCatalogue } from "../catalogue/index.ts";
import type { Attempts } from "../limits/index.ts";
import type { Mails } from "../mail/index.ts";
import type { Core } from "../module.ts";
import type { MailContext, Orders } from "../orders/index.ts";
import { reviewRoutes } from "./reviews.routes.ts";
import { createReviews, type Reviews } from "./reviews.service.ts";

interface ReviewNeeds extends Core {
  attempts: Attempts;
  catalogue: Catalogue;
  shown: ShownCatalogue;
  orders: Orders;
  mails: Mails;
  sessions: Sessions;
  mailContext(): MailContext;
}

/** What buyers write of products. Gives the shop's owner the way to approve it. */
export async function registerReviews(needs: ReviewNeeds): Promise<Reviews> {
  const { app, db, clock, attempts, catalogue, shown, orders, mails, sessions, mailContext } = needs;
  const reviews = createReviews({ db, clock, attempts, catalogue, shown, orders, mails, mailContext });
  await app.register(reviewRoutes, { reviews, sessions });
  return reviews;
}

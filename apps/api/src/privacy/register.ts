import type { OrderReads } from "../audit/index.ts";
import type { Accounts, Sessions } from "../auth/index.ts";
import type { Contact } from "../contact/index.ts";
import type { Mails } from "../mail/index.ts";
import type { Core } from "../module.ts";
import type { Newsletter } from "../newsletter/index.ts";
import type { Notices } from "../notify/index.ts";
import type { Orders } from "../orders/index.ts";
import type { Reviews } from "../reviews/index.ts";
import type { Wishlists } from "../wishlist/index.ts";
import { privacyRoutes } from "./privacy.routes.ts";
import { createPrivacy, type Privacy } from "./privacy.service.ts";

interface PrivacyNeeds extends Core {
  accounts: Accounts;
  sessions: Sessions;
  orders: Orders;
  reviews: Reviews;
  wishlists: Wishlists;
  notices: Notices;
  newsletter: Newsletter;
  contact: Contact;
  mails: Mails;
  reads: OrderReads;
}

/** What a customer may ask of the shop about their own data: all of it, and to be forgotten. Gives commands the way to erase an account. */
export async function registerPrivacy(needs: PrivacyNeeds): Promise<Privacy> {
  const { app, sessions, reads } = needs;
  const privacy = createPrivacy(needs);
  await app.register(privacyRoutes, { privacy, sessions, reads });
  return privacy;
}

import type { Sessions } from "../auth/index.ts";
import type { Catalogue } from "../catalogue/index.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Attempts } from "../limits/index.ts";
import type { Core } from "../module.ts";
import { wishlistRoutes } from "./wishlist.routes.ts";
import { createWishlists, type Wishlists } from "./wishlist.service.ts";

interface WishlistNeeds extends Core {
  jobs: Jobs;
  attempts: Attempts;
  catalogue: Catalogue;
  sessions: Sessions;
}

/** What shoppers keep for later. */
export async function registerWishlist(needs: WishlistNeeds): Promise<Wishlists> {
  const { app, db, clock, jobs, attempts, catalogue, sessions } = needs;
  const wishlists = createWishlists({ db, clock, jobs, attempts, catalogue });
  await app.register(wishlistRoutes, { wishlists, sessions });
  return wishlists;
}

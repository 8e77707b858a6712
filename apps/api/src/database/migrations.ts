import type { Migration } from "kysely/migration";
import { infrastructure } from "./migrations/001-infrastructure.ts";
import { catalogue } from "./migrations/002-catalogue.ts";
import { cart } from "./migrations/003-cart.ts";
import { accounts } from "./migrations/004-accounts.ts";
import { orders } from "./migrations/005-orders.ts";
import { picturedProducts } from "./migrations/006-pictured-products.ts";
import { ageOfPaymentEvents } from "./migrations/007-age-of-payment-events.ts";
import { shelf } from "./migrations/008-shelf.ts";
import { ratings } from "./migrations/009-ratings.ts";
import { announcements } from "./migrations/010-announcements.ts";
import { upkeep } from "./migrations/011-upkeep.ts";
import { shelfSets } from "./migrations/012-shelf-sets.ts";
import { changedProducts } from "./migrations/013-changed-products.ts";
import { formerSlugs } from "./migrations/014-former-slugs.ts";
import { traits } from "./migrations/015-traits.ts";

/** All migrations, in the order in which they run. A migration that has been released is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  "001-infrastructure": infrastructure,
  "002-catalogue": catalogue,
  "003-cart": cart,
  "004-accounts": accounts,
  "005-orders": orders,
  "006-pictured-products": picturedProducts,
  "007-age-of-payment-events": ageOfPaymentEvents,
  "008-shelf": shelf,
  "009-ratings": ratings,
  "010-announcements": announcements,
  "011-upkeep": upkeep,
  "012-shelf-sets": shelfSets,
  "013-changed-products": changedProducts,
  "014-former-slugs": formerSlugs,
  "015-traits": traits,
};

/**
 * How much of each suite runs. `fast` (`npm test`): tests for money, data and accessibility, and each journey once. `full`
 * (`npm run test:full`): everything. `rest` (`npm run test:rest`): what `full` runs and `fast` does not.
 */
export type Extent = "fast" | "full" | "rest";

/** Whether tests with tables run all usual rows. Files that are run by hand do. */
export const isFull = process.env["TEST_EXTENT"] !== "fast";

/** Whether this is `npm run test:nightly`, which tries every combination of long tables. */
export const isNightly = process.env["NIGHTLY"] === "true";

/**
 * API tests of `fast` on the embedded engine: the engine itself, and the statements that lean on it most: listings, search,
 * orders and jobs. PostgreSQL runs all files.
 */
export const EMBEDDED_FAST: readonly string[] = [
  "seed/demo.test.ts",
  "src/catalogue/listing.test.ts",
  "src/checkout/checkout.test.ts",
  "src/data-directory.test.ts",
  "src/database/database.test.ts",
  "src/database/embedded/durability.test.ts",
  "src/database/embedded/frames.test.ts",
  "src/database/embedded/upkeep.test.ts",
  "src/database/schema.test.ts",
  "src/jobs/jobs.test.ts",
  "src/orders/crash.test.ts",
  "src/orders/orders.test.ts",
  "src/search/search.test.ts",
];

/**
 * What `full` also tries on the embedded engine: files that are about it or about a single process, and one or two of each
 * part of the shop. The nightly run tries all.
 */
const EMBEDDED_FULL: readonly string[] = [
  "src/auth/auth.test.ts",
  "src/backup/backup.test.ts",
  "src/backup/later-version.test.ts",
  "src/cart/cart.test.ts",
  "src/catalogue/facets.test.ts",
  "src/catalogue/inventory.test.ts",
  "src/command-line.test.ts",
  "src/coupon/coupon.test.ts",
  "src/database/embedded/memory.test.ts",
  "src/database/existing-shop.test.ts",
  "src/database/later-version.test.ts",
  "src/full-disk.test.ts",
  "src/invoices/invoices.test.ts",
  "src/journal/edit-stories.test.ts",
  "src/openapi/authorisation-matrix.test.ts",
  "src/orders/exchange.test.ts",
  "src/orders/random-sequences.test.ts",
  "src/orders/restocking.test.ts",
  "src/owner/actions.test.ts",
  "src/owner/product-actions.test.ts",
  "src/payments/confirmation.test.ts",
  "src/payments/line-refunds.test.ts",
  "src/payments/webhook.test.ts",
  "src/privacy/privacy.test.ts",
  "src/production-start.test.ts",
  "src/products/import-catalogue.test.ts",
  "src/reviews/reviews.test.ts",
  "src/server.test.ts",
  "src/staff/staff.test.ts",
];

/** Files of a suite that `fast` leaves out or shortens, relative to its folder; a folder ends with a slash. */
interface Split {
  folder: string;
  /** Run only in `full`. */
  onlyFull: readonly string[];
  /** Run in `fast` as well, but with shorter tables. */
  longerInFull: readonly string[];
}

export const SPLITS: Readonly<Record<"api" | "journeys" | "tools" | "ui", Split>> = {
  // What is not about money, orders or who may do what: lists, caches, pictures, pages, stories, mails, wishlists and reviews; bounds of memory and
  // requests; a server that fails; scripts on paper; a second provider in the random purchases that faults.test.ts makes with the
  // first; and processes that start.
  api: {
    folder: "apps/api",
    onlyFull: [
      "src/audit/order-reads.test.ts",
      "src/auth/auth-limits.test.ts",
      "src/auth/federated-sign-in.test.ts",
      "src/auth/registration-races.test.ts",
      "src/catalogue/facets.test.ts",
      "src/catalogue/filter-load.test.ts",
      "src/catalogue/listing-exactness.test.ts",
      "src/catalogue/listing-index.test.ts",
      "src/catalogue/surrogate-keys.test.ts",
      "src/checkout/checkout-limits.test.ts",
      "src/checkout/order-storm.test.ts",
      "src/collections/",
      "src/command-line.test.ts",
      "src/database/postgresql/backup-races.test.ts",
      "src/database/postgresql/listening.test.ts",
      "src/database/postgresql/lost-connections.test.ts",
      "src/database/postgresql/picture-races.test.ts",
      "src/database/postgresql/renewed-index.test.ts",
      "src/database/postgresql/silent-server.test.ts",
      "src/database/postgresql/standby.test.ts",
      "src/database/postgresql/stopping.test.ts",
      "src/http/server-limits.test.ts",
      "src/invoices/indian-scripts.test.ts",
      "src/journal/",
      "src/limits/limits.test.ts",
      "src/mail/",
      "src/media/",
      "src/newsletter/",
      "src/notify/",
      "src/pages/",
      "src/payments/razorpay/razorpay-faults.test.ts",
      "src/payments/silent-mail-server.test.ts",
      "src/production-start.test.ts",
      "src/reviews/",
      "src/server.test.ts",
      "src/wishlist/",
    ],
    longerInFull: [
      "src/openapi/hostile-requests.test.ts",
      "src/orders/crash.test.ts",
      "src/orders/random-sequences.test.ts",
      "src/payments/event-order.test.ts",
    ],
  },
  // Every state of each piece; in npm test the first one.
  ui: {
    folder: "packages/ui",
    onlyFull: [],
    longerInFull: ["src/conformance.test.tsx", "src/server-render.test.tsx", "src/translated-page.test.tsx"],
  },
  // Builds, type checks and browsers for tables, sizes and tools, which concern neither money nor data nor accessibility.
  tools: {
    folder: "scripts",
    onlyFull: [
      "chromium.test.ts",
      "class-names.test.ts",
      "pasteable.test.ts",
      "piece-bytes.test.ts",
      "piece-table.test.ts",
      "visual/",
    ],
    longerInFull: ["piece-styles.test.ts"],
  },
  // Unusual environments, exhaustive checks of pages, and what the purchase and the account's journeys pass by.
  journeys: {
    folder: "e2e",
    onlyFull: [
      "account-parts.test.ts",
      "after-order.test.ts",
      "back.test.ts",
      "cart-drawer.test.ts",
      "cash-on-delivery.test.ts",
      "collection.test.ts",
      "compare.test.ts",
      "consent.test.ts",
      "contact.test.ts",
      "delivery.test.ts",
      "development.test.ts",
      "device-clock.test.ts",
      "documents.test.ts",
      "early-events.test.ts",
      "examples.test.ts",
      "failed-answers.test.ts",
      "fields.test.ts",
      "first-page-without-code.test.ts",
      "first-styles.test.ts",
      "floating.test.ts",
      "forced-colours.test.ts",
      "form-fields.test.ts",
      "found.test.ts",
      "frame.test.ts",
      "going-back.test.ts",
      "google.test.ts",
      "grid.test.ts",
      "home.test.ts",
      "keeping.test.ts",
      "large-letters.test.ts",
      "layout-shift.test.ts",
      "loading.test.ts",
      "looks.test.ts",
      "missing-code.test.ts",
      "no-tricks.test.ts",
      "notify.test.ts",
      "offline.test.ts",
      "other-label.test.ts",
      "own-catalogue.test.ts",
      "own-collections.test.ts",
      "own-pages.test.ts",
      "page-memory.test.ts",
      "page-weight.test.ts",
      "pasted-text.test.ts",
      "pieces.test.ts",
      "plain-http.test.ts",
      "preloads.test.ts",
      "quick-view.test.ts",
      "razorpay.test.ts",
      "recently-viewed.test.ts",
      "refused-storage.test.ts",
      "result-pages.test.ts",
      "search.test.ts",
      "share.test.ts",
      "small-screens.test.ts",
      "stopping.test.ts",
      "storage.test.ts",
      "translated-page.test.ts",
      "two-processes.test.ts",
      "who-sells.test.ts",
    ],
    longerInFull: ["accessibility.test.ts", "every-page.test.ts", "purchase.test.ts", "whole-way.test.ts"],
  },
};

/** The split of the API's files where no PostgreSQL server is installed: the embedded engine runs its own in `fast` there too. */
export const WITHOUT_SERVER: Split = {
  ...SPLITS.api,
  onlyFull: SPLITS.api.onlyFull.filter((file) => !EMBEDDED_FAST.includes(file)),
};

/** Vitest arguments for the API's files on the embedded engine, if there is a PostgreSQL server as well. */
export function embeddedArguments(extent: Extent): string[] {
  if (extent === "fast") return [...EMBEDDED_FAST];
  const again =
    extent === "full" ? EMBEDDED_FAST : EMBEDDED_FAST.filter((file) => SPLITS.api.longerInFull.includes(file));
  return [...again, ...EMBEDDED_FULL];
}

/** Vitest arguments for the files of a split suite. */
export function splitArguments({ folder, onlyFull, longerInFull }: Split, extent: Extent): string[] {
  if (extent === "full") return [];
  return extent === "fast" ? excluded(onlyFull) : [...onlyFull, ...longerInFull].map((file) => `${folder}/${file}`);
}

/** Vitest's patterns are relative to the folder of the suite. */
function excluded(files: readonly string[]): string[] {
  return files.map((file) => `--exclude=**/${file}${file.endsWith("/") ? "**" : ""}`);
}

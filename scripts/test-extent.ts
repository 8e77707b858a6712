import { LEFT_TO_THE_SERVER } from "./left-to-the-server.ts";

/**
 * How much of each suite runs. `fast` (`npm test`): tests for money, data and accessibility, and each journey once. `full`
 * (`npm run test:full`): everything. `rest` (`npm run test:rest`): what `full` runs and `fast` does not.
 */
export type Extent = "fast" | "full" | "rest";

/** Whether tests with long tables run all rows. Files that are run by hand do. */
export const isFull = process.env["TEST_EXTENT"] !== "fast";

/**
 * API tests of `fast` on the embedded engine: the engine itself, and one file for each kind of statement. PostgreSQL runs
 * all files.
 */
export const EMBEDDED_FAST: readonly string[] = [
  "seed/demo.test.ts",
  "src/auth/auth.test.ts",
  "src/auth/password-reset.test.ts",
  "src/cart/cart.test.ts",
  "src/catalogue/catalogue.test.ts",
  "src/catalogue/facets.test.ts",
  "src/catalogue/listing.test.ts",
  "src/checkout/checkout.test.ts",
  "src/coupon/coupon.test.ts",
  "src/data-directory.test.ts",
  "src/database/database.test.ts",
  "src/database/embedded/",
  "src/database/existing-shop.test.ts",
  "src/database/schema.test.ts",
  "src/invoices/invoices.test.ts",
  "src/jobs/jobs.test.ts",
  "src/mail/mail.test.ts",
  "src/orders/crash.test.ts",
  "src/orders/orders.test.ts",
  "src/payments/confirmation.test.ts",
  "src/payments/order-refunds.test.ts",
  "src/payments/webhook.test.ts",
  "src/privacy/privacy.test.ts",
  "src/search/search.test.ts",
  "src/server.test.ts",
  "src/wishlist/wishlist.test.ts",
];

/** Of these, the tests that try more in full. */
const EMBEDDED_LONGER: readonly string[] = ["src/orders/crash.test.ts"];

/** Journeys that only `npm run test:full` runs: unusual environments, and exhaustive checks of pages. */
export const FULL_JOURNEYS: readonly string[] = [
  "e2e/back.test.ts",
  "e2e/collection.test.ts",
  "e2e/compare.test.ts",
  "e2e/contact.test.ts",
  "e2e/development.test.ts",
  "e2e/documents.test.ts",
  "e2e/early-events.test.ts",
  "e2e/failed-answers.test.ts",
  "e2e/first-page-without-code.test.ts",
  "e2e/first-styles.test.ts",
  "e2e/floating.test.ts",
  "e2e/forced-colours.test.ts",
  "e2e/found.test.ts",
  "e2e/google.test.ts",
  "e2e/grid.test.ts",
  "e2e/keeping.test.ts",
  "e2e/large-letters.test.ts",
  "e2e/loading.test.ts",
  "e2e/looks.test.ts",
  "e2e/offline.test.ts",
  "e2e/other-label.test.ts",
  "e2e/page-memory.test.ts",
  "e2e/page-weight.test.ts",
  "e2e/pieces.test.ts",
  "e2e/plain-http.test.ts",
  "e2e/quick-view.test.ts",
  "e2e/recently-viewed.test.ts",
  "e2e/refused-storage.test.ts",
  "e2e/result-pages.test.ts",
  "e2e/small-screens.test.ts",
  "e2e/stopping.test.ts",
  "e2e/storage.test.ts",
  "e2e/two-processes.test.ts",
];

/** Journeys with tables that are longer in `full`. */
export const LONGER_JOURNEYS: readonly string[] = [
  "e2e/accessibility.test.ts",
  "e2e/every-page.test.ts",
  "e2e/layout-shift.test.ts",
  "e2e/missing-code.test.ts",
];

/** Vitest arguments for the API's files on the embedded engine, if there is a PostgreSQL server as well. */
export function embeddedArguments(extent: Extent): string[] {
  if (extent === "fast") return [...EMBEDDED_FAST];
  return excluded([
    ...LEFT_TO_THE_SERVER.map((end) => `*${end}`),
    ...(extent === "rest" ? EMBEDDED_FAST.filter((file) => !EMBEDDED_LONGER.includes(file)) : []),
  ]);
}

export function journeyArguments(extent: Extent): string[] {
  if (extent === "full") return [];
  return extent === "fast" ? excluded(FULL_JOURNEYS) : [...FULL_JOURNEYS, ...LONGER_JOURNEYS];
}

/** Vitest's patterns are relative to the folder of the suite. */
function excluded(files: readonly string[]): string[] {
  return files.map((file) => `--exclude=**/${file.replace(/^e2e\//, "")}${file.endsWith("/") ? "**" : ""}`);
}

import { sql } from "kysely";
import { type PicturesFile, readPicturesFile } from "../src/catalogue/pictures-file.ts";
import { findSellableProducts } from "../src/catalogue/products.repository.ts";
import { sellableFromRow } from "../src/catalogue/sellable.ts";
import type { Clock } from "../src/clock.ts";
import { markAsDemo } from "../src/database/demo-mark.ts";
import type { Db, Tx } from "../src/database/schema.ts";
import { transaction } from "../src/database/transaction.ts";
import type { Invoices } from "../src/invoices/index.ts";
import { StartError } from "../src/start-error.ts";
import { type CatalogueFile, insertCoupons, readCatalogue, writeCatalogue } from "../src/products/index.ts";
import { DEMO_CUSTOMER, demoCustomer, insertCustomer } from "./customers.ts";
import { insertDemoOrders } from "./demo-orders.ts";
import { insertDemoStories } from "./demo-stories.ts";
import { readCatalogueFile } from "./read-catalogue.ts";

const CATALOGUE = new URL("./catalogue.json", import.meta.url);
const PICTURES = new URL("./pictures.json", import.meta.url);

export interface EmptyShop {
  db: Db;
  clock: Clock;
  mode: "demo" | "production";
  /** Gives the demo's orders their invoices; null: they have none. */
  invoices: Invoices | null;
  /** @default seed/catalogue.json */
  catalogueFile?: URL;
}

/**
 * Fills an empty shop from the catalogue file, and leaves one that has products as it is. A demo is marked in the database as one, and the demo's
 * own catalogue comes with a customer and her orders; in production that catalogue is left out, and `report` says how goods come in. All or nothing:
 * interrupted, it begins anew at the next start. Throws a `StartError` that lists the mistakes in the file, before anything is written.
 */
export async function seedShop(shop: EmptyShop, report: (line: string) => void): Promise<void> {
  if (!(await hasProducts(shop.db))) await fill(shop, report);
  if (shop.mode === "demo" && (await hasDemoCustomer(shop.db))) {
    await transaction(shop.db, insertDemoStories);
    report(`  demo sign-in: ${DEMO_CUSTOMER.email}, password ${DEMO_CUSTOMER.password}`);
  }
}

async function fill(shop: EmptyShop, report: (line: string) => void): Promise<void> {
  const { db, mode, catalogueFile = CATALOGUE } = shop;
  const pictures = await readPicturesFile(PICTURES);
  const catalogue = await readCatalogueFile(catalogueFile, new Set(Object.keys(pictures.pictures)));
  if (mode === "production" && catalogue.demo) {
    report(
      "The shop is empty. Bring your goods in while it runs: npm run shop -- products import /path/to/products.csv (docs/operations.md, “Goods”, says which files).",
    );
    return;
  }
  // Hashing her password takes its time, so it is done before the transaction.
  const customer = catalogue.demo ? await demoCustomer(shop.clock.now()) : null;
  const isFilled = await transaction(db, async (tx) => {
    // Two processes may start on one PostgreSQL at the same time: the second waits here, and then finds the work done.
    await sql`lock table products in share row exclusive mode`.execute(tx);
    if (await hasProducts(tx)) return false;
    await assertNothingElse(tx);
    await insertPictures(tx, pictures);
    await writeCatalogue(tx, catalogue, { current: await readCatalogue(tx), now: shop.clock.now() });
    await insertCoupons(tx, catalogue.coupons);
    if (mode === "demo") await markAsDemo(tx, shop.clock.now());
    if (customer && (await insertCustomer(tx, customer))) await insertOrdersOf(tx, customer.id, shop);
    return true;
  });
  if (isFilled) for (const line of summary(catalogue)) report(line);
}

async function insertOrdersOf(tx: Tx, userId: string, { clock, invoices }: EmptyShop): Promise<void> {
  const ids = (await tx.selectFrom("products").select("id").execute()).map(({ id }) => id);
  const products = (await findSellableProducts(tx, ids)).map((row) => sellableFromRow(row, clock.now()));
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  await insertDemoOrders(tx, userId, bySlug, clock.now(), invoices);
}

function summary({ demo, products, categories, coupons }: CatalogueFile): string[] {
  const whose = demo ? "demo " : "";
  const reviews = products.reduce((count, product) => count + product.reviews.length, 0);
  return [
    `  ${whose}catalogue: ${products.length} products, ${categories.length} categories, ${reviews} reviews`,
    ...(coupons.length > 0 ? [`  ${whose}coupons: ${coupons.map(({ code }) => code).join(", ")}`] : []),
  ];
}

async function insertPictures(tx: Tx, { pictures }: PicturesFile): Promise<void> {
  const rows = Object.entries(pictures).map(([key, { avif, webp, jpeg = null, ...picture }]) => ({
    key,
    ...picture,
    avif: JSON.stringify(avif),
    webp: JSON.stringify(webp),
    jpeg,
  }));
  if (rows.length > 0) await tx.insertInto("pictures").values(rows).execute();
}

async function hasDemoCustomer(db: Db): Promise<boolean> {
  const { email } = DEMO_CUSTOMER;
  return (await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst()) !== undefined;
}

async function assertNothingElse(tx: Tx): Promise<void> {
  for (const table of ["categories", "materials", "pictures", "coupons"] as const) {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(tx);
    if (rows.length === 0) continue;
    throw new StartError(
      `The database has no products, but has ${table}, so it cannot be filled from the catalogue. Empty the table ${table}, or name an empty database.`,
    );
  }
}

async function hasProducts(db: Db): Promise<boolean> {
  return (await db.selectFrom("products").select("id").limit(1).executeTakeFirst()) !== undefined;
}

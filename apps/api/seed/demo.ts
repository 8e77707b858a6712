import { sql } from "kysely";
import { findSellableProducts } from "../src/catalogue/products.repository.ts";
import { sellableFromRow } from "../src/catalogue/sellable.ts";
import type { Clock } from "../src/clock.ts";
import type { Db } from "../src/database/schema.ts";
import { transaction } from "../src/database/transaction.ts";
import { insertCatalogue, insertCoupons } from "./catalogue.ts";
import { readCatalogueFile } from "./catalogue-file.ts";
import { DEMO_CUSTOMER, demoCustomer, insertCustomer } from "./customers.ts";
import { insertDemoOrders } from "./demo-orders.ts";
import type { Invoices } from "../src/invoices/index.ts";
import { readPicturesFile } from "../src/catalogue/pictures-file.ts";

const CATALOGUE = new URL("./catalogue.json", import.meta.url);
const PICTURES = new URL("./pictures.json", import.meta.url);

/**
 * Fills an empty shop with the demo label's catalogue and coupons, a customer and her orders; a shop that has products is left
 * as it is. All or nothing: interrupted, it begins anew at the next start. Says how to sign in, at each start. Throws when the
 * catalogue file has a mistake. With `invoices` the orders have theirs.
 */
export async function seedDemo(
  db: Db,
  clock: Clock,
  log: (line: string) => void,
  invoices: Invoices | null = null,
): Promise<void> {
  log(`  demo sign-in: ${DEMO_CUSTOMER.email}, password ${DEMO_CUSTOMER.password}`);
  if (await hasProducts(db)) return;
  const [catalogue, pictures, customer] = await Promise.all([
    readCatalogueFile(CATALOGUE),
    readPicturesFile(PICTURES),
    demoCustomer(clock.now()),
  ]);
  const seeded = await transaction(db, async (tx) => {
    // Two processes may start on one PostgreSQL at the same time: the second waits here, and then finds the work done.
    await sql`lock table products in share row exclusive mode`.execute(tx);
    if (await hasProducts(tx)) return false;
    await insertCatalogue(tx, catalogue, pictures, clock.now());
    await insertCoupons(tx, catalogue.coupons);
    if (await insertCustomer(tx, customer)) {
      const products = (await findSellableProducts(tx, await productIds(tx))).map((row) =>
        sellableFromRow(row, clock.now()),
      );
      await insertDemoOrders(
        tx,
        customer.id,
        new Map(products.map((product) => [product.slug, product])),
        clock.now(),
        invoices,
      );
    }
    return true;
  });
  if (!seeded) return;
  const reviews = catalogue.products.reduce((count, product) => count + product.reviews.length, 0);
  log(
    `  demo catalogue: ${catalogue.products.length} products, ${catalogue.categories.length} categories, ${reviews} reviews`,
  );
  log(`  demo coupons: ${catalogue.coupons.map(({ code }) => code).join(", ")}`);
}

async function productIds(db: Db): Promise<number[]> {
  return (await db.selectFrom("products").select("id").execute()).map(({ id }) => id);
}

async function hasProducts(db: Db): Promise<boolean> {
  return (await db.selectFrom("products").select("id").limit(1).executeTakeFirst()) !== undefined;
}

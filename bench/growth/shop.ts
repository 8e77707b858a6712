import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vacuum } from "../../apps/api/src/database/embedded/upkeep.ts";
import { type DatabaseLocation, openDatabase } from "../../apps/api/src/database/connection.ts";
import { transaction } from "../../apps/api/src/database/transaction.ts";
import { insertLargeShop } from "../../apps/api/src/testing/large-shop.ts";
import { newDatabase } from "../../apps/api/src/testing/postgresql/new-database.ts";
import { setup as startPostgres } from "../../apps/api/src/testing/postgresql/setup.ts";
import { unexpected } from "../../apps/api/src/testing/template.ts";
import { type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";
import { testClock } from "../../apps/api/src/testing/test-clock.ts";

export type Engine = "embedded" | "postgresql";
export const ENGINES: readonly Engine[] = ["embedded", "postgresql"];

const FOR_EVER_MS = 2 ** 31 - 1;
const FOR_EVER = {
  connectionMs: FOR_EVER_MS,
  statementMs: FOR_EVER_MS,
  lockMs: FOR_EVER_MS,
  answerMs: FOR_EVER_MS,
};

export interface GrownShop extends TestApp {
  seconds: { filled: number; tidied: number };
  /** Vacuums and analyses, as PostgreSQL does automatically and the embedded engine hourly. */
  tidy(): Promise<void>;
}

/**
 * Opens a shop with this many products, on disk or on a PostgreSQL server as in production, after its jobs have run
 * once (in a real shop within a minute).
 */
export async function growShop(engine: Engine, products: number): Promise<GrownShop> {
  const place = await newPlace(engine);
  const filling = await openDatabase(place.filling, unexpected);
  await filling.migrate();
  const began = performance.now();
  await transaction(filling.db, (tx) => insertLargeShop(tx, products, testClock().now()));
  const filled = performance.now();
  await vacuum(filling.db, new AbortController().signal);
  const tidied = performance.now();
  await filling.close();

  const shop = await testApp({ database: await openDatabase(place.location, unexpected) });
  return {
    ...shop,
    seconds: { filled: (filled - began) / 1_000, tidied: (tidied - filled) / 1_000 },
    tidy: () => vacuum(shop.db, new AbortController().signal),
    async close() {
      await shop.close();
      await place.remove();
    },
  };
}

interface Place {
  location: DatabaseLocation;
  /** The same database without a statement timeout. */
  filling: DatabaseLocation;
  remove(): Promise<void>;
}

async function newPlace(engine: Engine): Promise<Place> {
  if (engine === "embedded") {
    const folder = mkdtempSync(join(tmpdir(), "selvedge-growth-"));
    const location = { kind: "directory", directory: join(folder, "db") } as const;
    return { location, filling: location, remove: async () => rmSync(folder, { recursive: true }) };
  }
  const stop = await startPostgres();
  const { url, drop } = await newDatabase();
  const location = { kind: "postgresql", url, mustBeDurable: false } as const;
  return {
    location,
    filling: { ...location, patience: FOR_EVER },
    async remove() {
      await drop();
      if (!stop) return;
      await stop();
      delete process.env["TEST_DATABASE_URL"];
    },
  };
}

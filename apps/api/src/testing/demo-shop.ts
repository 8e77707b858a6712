import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { seedDemo } from "../../seed/demo.ts";
import { openEmbedded } from "../database/embedded/open.ts";
import { dumpOf, migratedTemplate, unexpected } from "./template.ts";
import { type TestApp, testApp, type TestAppOptions } from "./test-app.ts";
import { testClock } from "./test-clock.ts";
import { inMemory } from "./test-database.ts";

/** A shop with the demo catalogue. */
export async function demoShop(options: TestAppOptions = {}): Promise<TestApp> {
  if (process.env["TEST_DATABASE_URL"] || options.database || options.clock) {
    const shop = await testApp(options);
    await seedDemo(shop.db, shop.clock, () => {});
    return shop;
  }
  return testApp({ ...options, database: await inMemory(await seededTemplate()) });
}

const held = globalThis as { seededTemplate?: Promise<string> };

/**
 * A dump of an embedded database with the demo catalogue, made once per process because seeding takes as long as
 * opening a database.
 */
const seededTemplate = () => (held.seededTemplate ??= makeSeeded());

async function makeSeeded(): Promise<string> {
  const folder = process.env["TEST_FOLDER"];
  if (!folder) throw new Error("TEST_FOLDER names no folder. Run this with a configuration that has prepare.ts.");
  const database = await openEmbedded({ kind: "memory", templateFile: await migratedTemplate() }, unexpected);
  await seedDemo(database.db, testClock(), () => {});
  const file = join(folder, `seeded-${process.pid}.tar`);
  await writeFile(file, await dumpOf(database));
  return file;
}

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { seedDemo } from "../../seed/demo.ts";
import { openDatabase } from "../database/connection.ts";
import { openEmbedded } from "../database/embedded/open.ts";
import type { ShopDatabase } from "../database/shop-database.ts";
import { keepEngineCompiled } from "./compiled-engine.ts";
import { newDatabase } from "./postgresql/new-database.ts";
import { dumpOf, migratedTemplate, unexpected } from "./template.ts";
import { testClock } from "./test-clock.ts";

/**
 * A new empty, migrated database: in memory, or on the PostgreSQL server of `TEST_DATABASE_URL`, where closing it drops
 * it.
 */
export async function testDatabase(): Promise<ShopDatabase> {
  if (!process.env["TEST_DATABASE_URL"]) return inMemory(await migratedTemplate());
  const template = process.env["TEST_DATABASE_TEMPLATE"];
  const database = await onServer(template);
  if (template === undefined) await database.migrate();
  return database;
}

/** The same with the demo catalogue, seeded at the time at which a test clock starts. */
export async function seededDatabase(): Promise<ShopDatabase> {
  if (!process.env["TEST_DATABASE_URL"]) return inMemory(await seededTemplate());
  return onServer(given("TEST_DATABASE_SEEDED"));
}

/** The same without migrations. */
export async function emptyDatabase(): Promise<ShopDatabase> {
  return process.env["TEST_DATABASE_URL"] ? onServer() : inMemory(null);
}

/** A new database in memory: empty, or loaded from a dump. */
export async function inMemory(templateFile: string | null): Promise<ShopDatabase> {
  await keepEngineCompiled();
  return openDatabase({ kind: "memory", templateFile }, unexpected);
}

const held = globalThis as { seededTemplate?: Promise<string> };

/**
 * A dump of an embedded database with the demo catalogue, made once per process because seeding takes as long as
 * opening a database.
 */
const seededTemplate = () => (held.seededTemplate ??= makeSeeded());

async function makeSeeded(): Promise<string> {
  const database = await openEmbedded({ kind: "memory", templateFile: await migratedTemplate() }, unexpected);
  await seedDemo(database.db, testClock(), () => {});
  const file = join(given("TEST_FOLDER"), `seeded-${process.pid}.tar`);
  await writeFile(file, await dumpOf(database));
  return file;
}

/** A variable that the global setup of the API's tests sets. */
function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run this with a configuration of the API's tests.`);
  return value;
}

/** On a busy machine a test waits. A deadlock is still an error: the server looks for one after a second. */
const PATIENCE = { connectionMs: 60_000, statementMs: 60_000, lockMs: 60_000, answerMs: 70_000 };

async function onServer(template?: string): Promise<ShopDatabase> {
  const { url, drop } = await newDatabase(undefined, template);
  const database = await openDatabase(
    { kind: "postgresql", url, mustBeDurable: false, patience: PATIENCE },
    unexpected,
  );
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

import { createHash } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { DatabaseEvents } from "../database/database-events.ts";
import { type EmbeddedDatabase, openEmbedded } from "../database/embedded/open.ts";
import type { Db } from "../database/schema.ts";

const CACHE = join(import.meta.dirname, "../../../../.cache/databases");
const DAY_MS = 24 * 60 * 60_000;
const MIGRATIONS = join(import.meta.dirname, "../database/migrations");

/**
 * A dump of an empty, migrated database, made once per version of the migrations: loading it takes a third of a second,
 * creating and migrating a cluster several seconds. Processes may create it concurrently.
 */
export async function migratedTemplate(): Promise<string> {
  const file = join(CACHE, `${await fingerprint()}.tar`);
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) return file;

  const database = await openEmbedded({ kind: "memory", templateFile: null }, unexpected);
  await database.migrate();
  await dropTemplateDatabases(database.db);
  const dump = await dumpOf(database);
  await mkdir(CACHE, { recursive: true });
  await removeOld();
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
  return file;
}

/** Drops the cluster's template databases, which make up half of its bytes and of each test's memory. */
async function dropTemplateDatabases(db: Db): Promise<void> {
  for (const name of ["template0", "template1"]) {
    await sql`alter database ${sql.ref(name)} is_template false`.execute(db);
    await sql`drop database ${sql.ref(name)}`.execute(db);
  }
}

/**
 * A dump of the whole database, which is then closed. The checkpoint saves whoever loads the dump from replaying the
 * log.
 */
export async function dumpOf(database: EmbeddedDatabase): Promise<Uint8Array> {
  await sql`checkpoint`.execute(database.db);
  const dump = await database.dump();
  await database.close();
  return dump;
}

/** Removes dumps that nobody has used for a day; each has 17 MB. */
async function removeOld(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const file = join(CACHE, name);
    const { atimeMs, mtimeMs } = await stat(file);
    if (Date.now() - Math.max(atimeMs, mtimeMs) > DAY_MS) await rm(file, { force: true });
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  const sources = (await readdir(MIGRATIONS)).toSorted().map((name) => join(MIGRATIONS, name));
  const makers = ["../migrations.ts", "../embedded/in-memory.ts"].map((name) => join(MIGRATIONS, name));
  sources.push(...makers, import.meta.filename);
  for (const source of sources) hash.update(await readFile(source));
  return hash.digest("hex").slice(0, 16);
}

/** Events that must not occur with a database in memory. */
export const unexpected: DatabaseEvents = {
  onCrash(reason) {
    throw new Error(`The database for tests crashed: ${reason}`);
  },
  onConnectionLost(error) {
    throw error;
  },
  onStandby(_isRead, reason) {
    throw new Error(`The copy for tests is not read: ${reason}`);
  },
};

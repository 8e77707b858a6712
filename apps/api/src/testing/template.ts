import { createHash } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { startEngine } from "../database/embedded/engine.ts";
import { migrate } from "../database/migrate.ts";
import type { Database } from "../database/schema.ts";

const CACHE = join(import.meta.dirname, "../../../../.cache/databases");
const MIGRATIONS = join(import.meta.dirname, "../database/migrations");

/**
 * A dump of an empty, migrated database, made once per state of the migrations: loading it takes a third of a second,
 * creating a cluster and migrating it takes several. Processes that make it at the same time do not disturb each other.
 */
export async function migratedTemplate(): Promise<string> {
  const file = join(CACHE, `${await fingerprint()}.tar`);
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) return file;

  const engine = await startEngine({ directory: null, templateFile: null }, fail);
  const pool = new pg.Pool({ max: 1, stream: () => engine.connect(), user: "postgres", database: "postgres" });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  await db.destroy();
  const dump = await engine.dump();
  await engine.close();
  await mkdir(CACHE, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
  return file;
}

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  const sources = (await readdir(MIGRATIONS)).toSorted().map((name) => join(MIGRATIONS, name));
  sources.push(join(MIGRATIONS, "../migrations.ts"));
  for (const source of sources) hash.update(await readFile(source));
  return hash.digest("hex").slice(0, 16);
}

function fail(reason: string): never {
  throw new Error(`The database for tests crashed: ${reason}`);
}

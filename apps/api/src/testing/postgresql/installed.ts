import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

const OLDEST_VERSION = 15;

/**
 * Where packages install the server's programs, by version: Debian and Ubuntu, Red Hat, Homebrew, Postgres.app for
 * macOS.
 */
const USUAL = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/opt/homebrew/opt/postgresql@*/bin",
  "/usr/local/opt/postgresql@*/bin",
  "/Applications/Postgres.app/Contents/Versions/*/bin",
];

/**
 * The folder with `initdb` and `postgres` of the newest installed server from version 15 on; otherwise one on the PATH.
 */
export function installedPostgres(): string | undefined {
  const versioned = globSync(USUAL)
    .map((folder) => ({ folder, version: Number(/(\d+)\/bin$/.exec(folder.replaceAll("\\", "/"))?.[1]) }))
    .filter(({ folder, version }) => version >= OLDEST_VERSION && isServer(folder))
    .toSorted((a, b) => b.version - a.version);
  return versioned[0]?.folder ?? (process.env["PATH"] ?? "").split(delimiter).find(isServer);
}

const isServer = (folder: string) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"));

/** The message of a run without a server. */
export const NO_POSTGRES =
  "no PostgreSQL server from version 15 was found, so nothing was tried on one: install it (Debian: apt install postgresql), or set TEST_DATABASE_URL";

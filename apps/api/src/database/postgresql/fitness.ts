import { sql } from "kysely";
import { StartError } from "../../start-error.ts";
import type { Db } from "../schema.ts";
import type { CopyRow } from "./standby-pool.ts";

const OLDEST_VERSION = 150_000;

interface Server {
  version: number;
  fsync: string;
  commit: string;
  readOnly: string;
  /** Whether the connection has the settings that it was opened with. */
  isSet: boolean;
}

/** Reads the server's version and settings. */
export async function askFitness(db: Db): Promise<Server | undefined> {
  const { rows } = await sql<Server>`
    select current_setting('server_version_num')::int as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit, current_setting('transaction_read_only') as "readOnly",
      current_setting('plan_cache_mode') = 'force_generic_plan' and current_setting('statement_timeout') <> '0' as "isSet"
  `.execute(db);
  return rows[0];
}

const dropsSettings = (name: string) =>
  `What ${name} leads to drops the settings of a connection, or has \`options\` in place of them. Name the server itself, or a pool that keeps a session for each client, without \`options\`.`;

/** Throws `StartError` if the server at `DATABASE_URL` is older than 15 or read-only, or may lose committed data. */
export async function assertFit(db: Db, mustBeDurable: boolean): Promise<void> {
  const server = await askFitness(db);
  if (!server || server.version < OLDEST_VERSION) {
    throw new StartError("The PostgreSQL server at DATABASE_URL is older than 15. Use 15 or newer.");
  }
  if (server.readOnly === "on") {
    throw new StartError(
      "The PostgreSQL server at DATABASE_URL only lets itself be read. Name the one that takes changes.",
    );
  }
  if (!server.isSet) {
    throw new StartError(dropsSettings("DATABASE_URL"));
  }
  if (mustBeDurable && (server.fsync !== "on" || server.commit === "off")) {
    throw new StartError(
      "The PostgreSQL server at DATABASE_URL may lose committed orders. Set fsync = on and synchronous_commit = on.",
    );
  }
}

/**
 * Throws `StartError` if the server at `DATABASE_READ_URL` is not a standby of `database`, or does not meet the
 * requirements.
 */
export function assertCopy(server: Server | undefined, copy: CopyRow | undefined, database: string): void {
  if (!server || server.version < OLDEST_VERSION) {
    throw new StartError("The PostgreSQL server at DATABASE_READ_URL is older than 15. Use 15 or newer.");
  }
  if (!server.isSet) throw new StartError(dropsSettings("DATABASE_READ_URL"));
  if (copy?.database !== database || copy.replayed === null) {
    throw new StartError(
      "The PostgreSQL server at DATABASE_READ_URL is no copy that follows the one at DATABASE_URL. Name a standby of it (streaming replication), or leave it out.",
    );
  }
}

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** A PostgreSQL server of the caller's own, in a folder that goes with it. */
export interface Cluster {
  /** For `TEST_DATABASE_URL`. Nobody outside this machine can connect. */
  url: string;
  stop(): Promise<void>;
}

const SETTINGS = ["listen_addresses=", "max_connections=200"];
/** Nothing of a test outlives a crash, so nothing waits for a disk. */
const FORGETFUL = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
const SUPERUSER = "selvedge";

export interface ClusterOptions {
  /** Whether a commit waits for the disk, as in a shop. @default false */
  isDurable?: boolean;
}

/** Starts a server with the programs in `bin`. It listens on a socket in its folder alone, so no port can be taken. */
export async function startCluster(bin: string, { isDurable = false }: ClusterOptions = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-postgresql-"));
  const owner = serverUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const as = { cwd: folder, ...owner };
  const data = join(folder, "data");

  const made = spawnSync(join(bin, "initdb"), ["-D", data, "-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--no-sync"], {
    ...as,
    encoding: "utf8",
  });
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb of ${bin} failed: ${made.error?.message ?? made.stderr}`);
  }

  const settings = isDurable ? SETTINGS : [...SETTINGS, ...FORGETFUL];
  const options = [...settings, `unix_socket_directories=${folder}`].flatMap((setting) => ["-c", setting]);
  const server = spawn(join(bin, "postgres"), ["-D", data, ...options], { ...as, stdio: ["ignore", "ignore", "pipe"] });
  let log = "";
  server.stderr.on("data", (text: Buffer) => {
    log = (log + text.toString()).slice(-4_000);
  });
  const url = `postgresql://${SUPERUSER}@localhost/postgres?host=${encodeURIComponent(folder)}`;
  // Once it accepts connections; it takes a moment after its start, and longer on a busy machine.
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`The server in ${folder} ended: ${log}`);
    await wait(50);
  }
  return {
    url,
    async stop() {
      const ended = once(server, "exit");
      // Fast shutdown: sessions that are still open are ended.
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** The server refuses to run as root: it then runs as the user that its package has made, or as nobody. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const [, , uid, gid] = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

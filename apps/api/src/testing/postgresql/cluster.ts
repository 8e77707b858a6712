import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** A PostgreSQL server for the caller, in a temporary folder. */
export interface Cluster {
  /** For `TEST_DATABASE_URL`. Only reachable from this machine. */
  url: string;
  /** Stops the server, and keeps its data for `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const SETTINGS = ["listen_addresses=", "max_connections=200"];
/** Test data need not survive a crash, so no commit waits for the disk. */
const FORGETFUL = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
const SUPERUSER = "selvedge";

export interface ClusterOptions {
  /** Whether commits are flushed to the disk, as in production. @default false */
  isDurable?: boolean;
}

/** Starts a server with the programs in `bin`. It only listens on a socket in its folder, so it needs no free port. */
export async function startCluster(bin: string, { isDurable = false }: ClusterOptions = {}): Promise<Cluster> {
  const made = (data: string) => ["-D", data, "-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--no-sync"];
  return startServer(bin, "initdb", made, isDurable ? SETTINGS : [...SETTINGS, ...FORGETFUL]);
}

/** Starts a standby of the server at `primary`: a read-only copy that replays its commits. */
export async function startStandby(bin: string, primary: string): Promise<Cluster> {
  const made = (data: string) => ["-D", data, "-d", primary, "-R", "-X", "stream", "-c", "fast", "--no-sync"];
  return startServer(bin, "pg_basebackup", made, [...SETTINGS, ...FORGETFUL]);
}

async function startServer(
  bin: string,
  maker: string,
  made: (data: string) => string[],
  settings: readonly string[],
): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-postgresql-"));
  const owner = serverUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const as = { cwd: folder, ...owner };
  const data = join(folder, "data");

  const making = spawnSync(join(bin, maker), made(data), { ...as, encoding: "utf8" });
  if (making.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`${maker} of ${bin} failed: ${making.error?.message ?? making.stderr}`);
  }

  const options = [...settings, `unix_socket_directories=${folder}`].flatMap((setting) => ["-c", setting]);
  const url = `postgresql://${SUPERUSER}@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const begin = async (): Promise<ChildProcess> => {
    const server = spawn(join(bin, "postgres"), ["-D", data, ...options], {
      ...as,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let log = "";
    server.stderr.on("data", (text: Buffer) => {
      log = (log + text.toString()).slice(-4_000);
    });
    // Waits until it accepts connections, however busy the machine is.
    while (!(await answers(url))) {
      if (server.exitCode !== null) throw new Error(`The server in ${folder} ended: ${log}`);
      await wait(50);
    }
    return server;
  };
  /** Fast shutdown: open sessions are ended. */
  const end = async (server: ChildProcess) => {
    if (server.exitCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGINT");
    await ended;
  };

  let server = await begin();
  return {
    url,
    pause: () => end(server),
    async resume() {
      server = await begin();
    },
    async stop() {
      await end(server);
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

/** The server refuses to run as root, so it runs as its package's user, or as nobody. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const [, , uid, gid] = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

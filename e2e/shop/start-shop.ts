import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bareEnvironment } from "../../apps/api/src/testing/bare-environment.ts";

const root = join(import.meta.dirname, "../..");

/** A shop in its own process, as run by `npm start`. */
export interface StartedShop {
  /** Origin without a trailing slash. */
  url: string;
  /** Id of its process. */
  pid: number;
  /** Its data directory, used by commands. */
  dataDirectory: string;
  /** From the start of the process to its first answer, in milliseconds. */
  startMs: number;
  /** Stops it as Ctrl-C does. */
  stop: () => Promise<void>;
}

export interface StartShopOptions {
  /** @default a new one, removed at the end */
  dataDirectory?: string;
  /** Data of a stopped shop, which is copied. @default it seeds its own */
  dataOf?: string;
  env?: Record<string, string>;
  /** @default a free one */
  port?: number;
  /** `npm run dev`: pages from source, and React in strict development mode. @default false */
  isDevelopment?: boolean;
  /** Includes building when the build is stale, and seeding when the directory is new. @default 180000 */
  readyWithinMs?: number;
}

/** What `npm run NAME` gives to Node: its options and the program. */
function programOf(name: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const [exec, node, ...program] = (scripts[name] ?? "").split(" ");
  if (exec !== "exec" || node !== "node")
    throw new Error(`The script "${name}" of package.json does not start with "exec node".`);
  return program;
}

/** Starts the shop on a free port. Rejects with its output when it does not become ready. */
export async function startShop(options: StartShopOptions = {}): Promise<StartedShop> {
  const { dataDirectory = mkdtempSync(join(tmpdir(), "selvedge-shop-")), env = {}, readyWithinMs = 180_000 } = options;
  const program = options.isDevelopment ? ["apps/store/server.ts", "--dev"] : programOf("start");
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  if (options.dataOf !== undefined) cpSync(options.dataOf, dataDirectory, { recursive: true });
  const started = Date.now();
  const shop = spawn(process.execPath, program, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...bareEnvironment(),
      HOME: process.env["HOME"],
      PORT: String(port),
      DATA_DIR: dataDirectory,
      RATE_LIMITS: "relaxed",
      LOG_LEVEL: "error",
      ...env,
    },
  });
  let said = "";
  shop.stdout.on("data", (text: Buffer) => (said += text.toString()));
  shop.stderr.on("data", (text: Buffer) => (said += text.toString()));
  const ended = new Promise<number | null>((resolve) => shop.on("exit", resolve));

  const stop = async () => {
    shop.kill("SIGTERM");
    const patience = setTimeout(() => shop.kill("SIGKILL"), 12_000);
    const code = await ended;
    clearTimeout(patience);
    if (options.dataDirectory === undefined) rmSync(dataDirectory, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The shop did not stop gracefully (exit code ${code}).\n${said}`);
  };

  while (!(await isReady(url))) {
    if (shop.exitCode !== null) throw new Error(`The shop did not start (exit code ${shop.exitCode}).\n${said}`);
    if (Date.now() - started > readyWithinMs) {
      await stop();
      throw new Error(`The shop was not ready after ${readyWithinMs / 1000} s.\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, dataDirectory, pid: shop.pid ?? 0, startMs: Date.now() - started, stop };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** A port that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

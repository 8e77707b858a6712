import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { lockDirectory } from "../apps/api/src/database/embedded/directory-lock.ts";
import { bareEnvironment } from "../apps/api/src/testing/bare-environment.ts";
import { freePort } from "./shop/start-shop.ts";

const root = join(import.meta.dirname, "..");
const dataDirectory = mkdtempSync(join(tmpdir(), "selvedge-stopping-"));
let npm: ChildProcess | undefined;
afterEach(() => {
  // Ends processes that a failed test has left, by their process group.
  if (npm?.pid !== undefined && isAlive(-npm.pid)) process.kill(-npm.pid, "SIGKILL");
  rmSync(dataDirectory, { recursive: true, force: true });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** `npm start` as run by a supervisor: npm leads a process group. Resolves once the shop is open. */
async function npmStart(port: number): Promise<{ pid: number; ended: Promise<number | null> }> {
  const child = spawn("npm", ["start"], {
    cwd: root,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...bareEnvironment(), HOME: process.env["HOME"], PORT: String(port), DATA_DIR: dataDirectory },
  });
  npm = child;
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (text: Buffer) => {
      said += text.toString();
      if (said.includes("The shop is open at")) resolve();
    });
    child.on("exit", (code) => reject(new Error(`npm start ended with ${code}.\n${said}`)));
  });
  return { pid: child.pid ?? 0, ended };
}

// spec: npm commands
test.skipIf(process.platform === "win32").each([
  ["npm alone, as a supervisor sends it", 1],
  ["the whole group, as a terminal and a container send it", -1],
])("SIGTERM to %s: the shop ends, and npm does not end before it", async (_to, sign) => {
  const port = await freePort();
  const { pid, ended } = await npmStart(port);
  process.kill(sign * pid, "SIGTERM");
  expect(await ended).toBe(0);
  expect(isAlive(-pid), "a process of the group is left").toBe(false);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow("fetch failed");
  lockDirectory(join(dataDirectory, "db")).release();
});

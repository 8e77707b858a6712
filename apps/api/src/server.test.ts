import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startShop } from "./server.ts";
import { readSettings } from "./settings/settings.ts";

const MAIN = join(import.meta.dirname, "main.ts");
const START_MS = 60_000;

let dataDirectory: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), "shop-"));
});
afterAll(() => rm(dataDirectory, { recursive: true }));

/** The shop as a program of its own, as its owner starts it. */
interface Program {
  process: ChildProcess;
  /** Everything it has said. */
  output(): string;
  /** Resolves with the address once it answers, with `undefined` when it ended instead. */
  address: Promise<string | undefined>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

function start(env: Record<string, string>): Program {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDirectory, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const address = new Promise<string | undefined>((resolve) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /The API answers at (\S+)\n/.exec(output);
      if (found) resolve(found[1]);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("close", () => resolve(undefined));
  });
  const ended = once(child, "close").then(([code, signal]) => ({ code, signal }));
  return { process: child, output: () => output, address, ended };
}

async function takePort(port: number): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}

describe("a start that cannot succeed says one line and ends with 1", () => {
  test.each([
    [
      { PORT: "http" },
      'The settings are not right:\n  PORT is "http", and must be a whole number. Give one from 1 to 65535.\n',
    ],
    [{ PAYMENT_PROVIDER: "razorpay" }, "PAYMENT_PROVIDER is razorpay, which this version cannot speak to yet."],
    [{ HOST: "192.0.2.1" }, "HOST is 192.0.2.1, which is not an address of this machine."],
    [{ DATABASE_URL: "postgresql://nobody@127.0.0.1:4998/none" }, "DATABASE_URL does not answer: connect ECONNREFUSED"],
  ])("%j", async (env, line) => {
    const shop = start({ PORT: "4180", ...env });
    expect((await shop.ended).code).toBe(1);
    expect(shop.output()).toContain(line);
    expect(shop.output()).not.toContain("    at ");
  });

  test("a port that was asked for and is taken", async () => {
    const other = await takePort(4181);
    const shop = start({ PORT: "4181" });
    expect((await shop.ended).code).toBe(1);
    expect(shop.output()).toBe("Port 4181 is in use. Stop what uses it, or set PORT to a free one.\n");
    other.close();
  });
});

describe("a shop on disk", () => {
  test(
    "takes its directory for itself, survives kill -9, and stops on SIGTERM",
    { timeout: 2 * START_MS },
    async () => {
      const first = start({ PORT: "4182" });
      const address = await first.address;
      expect(first.output()).toContain("Migrated the database: 001-infrastructure");
      expect((await fetch(`${address}/readyz`)).status).toBe(200);

      const second = start({ PORT: "4183" });
      expect((await second.ended).code).toBe(1);
      expect(second.output()).toBe(
        `Another process is using the database in ${join(dataDirectory, "db")}. Stop it, or set DATA_DIR to another directory.\n`,
      );

      first.process.kill("SIGKILL");
      expect((await first.ended).signal).toBe("SIGKILL");

      const third = start({ PORT: "4182" });
      expect(await third.address).toBe("http://127.0.0.1:4182");
      expect(third.output()).not.toContain("Migrated");
      third.process.kill("SIGTERM");
      expect(await third.ended).toEqual({ code: 0, signal: null });
      await expect(fetch(`${address}/healthz`)).rejects.toThrow("fetch failed");
    },
  );

  test("finishes the requests in hand when it stops behind a balancer", { timeout: START_MS }, async () => {
    const shop = await startShop({
      settings: readSettings({ DATA_DIR: dataDirectory, PORT: "4184", TRUST_PROXY: "1", LOG_LEVEL: "silent" }),
      report: () => {},
      onCrash: expect.unreachable,
      async register({ app }) {
        app.get("/slow", async () => wait(1_000, { finished: true }));
      },
    });
    const slow = fetch(`${shop.address}/slow`);
    await wait(100);
    const stopping = shop.stop();
    expect((await fetch(`${shop.address}/readyz`)).status).toBe(503);
    expect((await fetch(`${shop.address}/healthz`)).status).toBe(200);
    expect(await (await slow).json()).toEqual({ finished: true });
    await stopping;
    await expect(fetch(`${shop.address}/healthz`)).rejects.toThrow("fetch failed");
  });
});

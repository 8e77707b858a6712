import { once } from "node:events";
import { mkdtempSync, statSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { tablesOf } from "./backup/table-rows.ts";
import { openDatabase } from "./database/connection.ts";
import { startShop } from "./server.ts";
import { readSettings } from "./settings/settings.ts";
import { startProgram } from "./testing/program.ts";
import { unexpected } from "./testing/template.ts";

const MAIN = join(import.meta.dirname, "main.ts");

const parent = mkdtempSync(join(tmpdir(), "shop-"));
const dataDirectory = join(parent, "data");
afterAll(() => rm(parent, { recursive: true }));

const start = (env: Record<string, string>) => startProgram([MAIN], { DATA_DIR: dataDirectory, ...env });

async function takePort(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, server };
}

describe("a start that cannot succeed says one line and ends with 1", () => {
  test.each([
    [{ PORT: "http" }, 'The settings are not right:\n  PORT is "http". Give a whole number from 0 to 65535.\n'],
    [
      { PAYMENT_PROVIDER: "razorpay" },
      "RAZORPAY_KEY_ID is missing. Give the key id of your Razorpay account, like rzp_live_….",
    ],
    [{ HOST: "192.0.2.1" }, "HOST is 192.0.2.1, which is not an address of this machine."],
    [{ DATA_DIR: MAIN }, `DATA_DIR is ${MAIN}, which is not a directory.`],
    [{ DATA_DIR: "/proc/nope" }, "DATA_DIR is /proc/nope, which cannot be made (ENOENT)."],
    [{ DATABASE_URL: "postgresql://nobody@127.0.0.1:4998/none" }, "DATABASE_URL does not answer: connect ECONNREFUSED"],
  ])("%j", async (env, line) => {
    const shop = start({ PORT: "0", DATA_DIR: join(parent, "refused"), ...env });
    expect((await shop.ended).code).toBe(1);
    expect(shop.output()).toContain(line);
    expect(shop.output()).not.toContain("    at ");
  });

  test("a link secret that cannot be read, before the database is migrated", async () => {
    const directory = join(parent, "unreadable");
    await mkdir(join(directory, "link-secret"), { recursive: true });
    const settings = readSettings({ DATA_DIR: directory, PORT: "0", LOG_LEVEL: "silent" });
    await expect(startShop({ settings, report: () => {} })).rejects.toThrow(/^LINK_SECRET is missing, .+ \(EISDIR\)/);
    const database = await openDatabase({ kind: "directory", directory: join(directory, "db") }, unexpected);
    expect(await tablesOf(database.db)).toEqual([]);
    await database.close();
  });

  // spec: A port that is taken
  test("a port that was asked for and is taken", async () => {
    const { port, server } = await takePort();
    const shop = start({ PORT: String(port), DATA_DIR: join(parent, "refused") });
    expect((await shop.ended).code).toBe(1);
    expect(shop.output()).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to a free one.\n`);
    server.close();
  });
});

describe("a shop on disk", () => {
  test("takes its directory for itself, closed to other accounts, survives kill -9, and stops on SIGTERM", async () => {
    const before = process.umask(0o000);
    const first = start({ PORT: "0" });
    process.umask(before);
    const address = await first.address;
    expect(first.output()).toContain("Migrated the database: 001-infrastructure");
    const files = ["", ...(await readdir(dataDirectory, { recursive: true }))];
    expect(files.length).toBeGreaterThan(500);
    // Windows has no modes for other accounts.
    const others = process.platform === "win32" ? 0 : 0o077;
    expect(files.filter((name) => (statSync(join(dataDirectory, name)).mode & others) !== 0)).toEqual([]);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);

    const second = start({ PORT: "0" });
    expect((await second.ended).code).toBe(1);
    expect(second.output()).toBe(
      `Another process is using the database in ${join(dataDirectory, "db")}. Stop it, or set DATA_DIR to another directory.\n`,
    );

    first.process.kill("SIGKILL");
    expect((await first.ended).signal).toBe("SIGKILL");

    const third = start({ PORT: "0" });
    expect(await third.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(third.output()).not.toContain("Migrated");
    third.process.kill("SIGTERM");
    expect(await third.ended).toEqual({ code: 0, signal: null });
    await expect(fetch(`${address}/healthz`)).rejects.toThrow("fetch failed");
  });

  test("finishes what is in hand, with all that it still needs, and refuses what is new", async () => {
    const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const refused = Promise.withResolvers<void>();
    const shop = await startShop({
      settings: readSettings({ DATA_DIR: dataDirectory, PORT: "0", LOG_LEVEL: "silent" }),
      report: () => {},
      async register({ app }) {
        app.get("/page", async () => {
          arrived[0].resolve();
          await refused.promise;
          return (await app.inject("/api/home")).json();
        });
        const onRequest = async () => arrived[1].resolve();
        app.post("/api/slow", { schema: { hide: true }, onRequest }, async ({ body }) => ({ received: body }));
      },
    });
    const page = fetch(`${shop.address}/page`);
    const headers = { "content-type": "application/json" };
    const sending = request(`${shop.address}/api/slow`, { method: "POST", headers });
    sending.write("[1");
    await Promise.all(arrived.map(({ promise }) => promise));
    const stopping = shop.stop();

    const late = await fetch(`${shop.address}/healthz`);
    expect([late.status, late.headers.get("retry-after"), late.headers.get("connection")]).toEqual([503, "5", "close"]);
    refused.resolve();
    expect(await (await page).json()).toMatchObject({ topSales: expect.any(Array) });
    expect((await page).headers.get("connection")).toBe("close");
    sending.end(",2]");
    const [answer] = (await once(sending, "response")) as [IncomingMessage];
    expect(await json(answer)).toEqual({ received: [1, 2] });
    await stopping;
    await expect(fetch(`${shop.address}/healthz`)).rejects.toThrow("fetch failed");
  });

  test("finishes the requests in hand when it stops behind a balancer", async () => {
    const arrived = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const drained = Promise.withResolvers<void>();
    const shop = await startShop({
      settings: readSettings({ DATA_DIR: dataDirectory, PORT: "0", TRUST_PROXY: "1", LOG_LEVEL: "silent" }),
      report: () => {},
      drain: () => drained.promise,
      async register({ app }) {
        app.get("/slow", async () => {
          arrived.resolve();
          await answered.promise;
          return { finished: true };
        });
      },
    });
    const slow = fetch(`${shop.address}/slow`);
    await arrived.promise;
    const stopping = shop.stop();
    expect((await fetch(`${shop.address}/readyz`)).status).toBe(503);
    expect((await fetch(`${shop.address}/healthz`)).status).toBe(200);
    drained.resolve();
    answered.resolve();
    expect(await (await slow).json()).toEqual({ finished: true });
    await stopping;
    await expect(fetch(`${shop.address}/healthz`)).rejects.toThrow("fetch failed");
  });
});

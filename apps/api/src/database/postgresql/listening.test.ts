import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type NewDatabase, newDatabase } from "../../testing/postgresql/new-database.ts";
import { type Proxy, startProxy } from "../../testing/postgresql/proxy.ts";
import { type Listening, listenOn } from "./listening.ts";

/** Longer than a busy machine takes to answer. */
const PATIENT_MS = 240_000;
/** For tests in which a lost server must be noticed. */
const IMPATIENT_MS = 2_000;
const original = pg.Client.prototype.query as (this: unknown, text: string) => unknown;

let own: NewDatabase;
let proxy: Proxy;
beforeAll(async () => {
  own = await newDatabase();
  proxy = await startProxy(own.url);
});
afterAll(async () => {
  await proxy.close();
  await own.drop();
});

let changes: Listening;
let heard: string[];
beforeEach(() => {
  proxy.forward();
  heard = [];
});
afterEach(() => changes.close());

async function listen(deafForMs: number): Promise<void> {
  changes = listenOn({ connectionString: proxy.url, application_name: "listener" }, deafForMs);
  changes.listen({ changed: (key) => heard.push(key), missed: () => heard.push("missed") });
  await listening(true);
}

async function notHeard(url: string): Promise<void> {
  changes = listenOn({ connectionString: url }, IMPATIENT_MS);
  changes.listen({ changed: expect.unreachable, missed: () => heard.push("missed") });
  await vi.waitFor(() => expect(heard).toContain("missed"), 60_000);
}

const listening = (expected: boolean) => vi.waitFor(() => expect(changes.isListening()).toBe(expected), 60_000);
const announce = (key: string) => own.run(`notify surrogate_keys, '${key}'`);

test("receives notifications of other sessions once they have committed", async () => {
  await listen(PATIENT_MS);
  await own.run("begin; notify surrogate_keys, 'product-1'; rollback");
  await announce("product-2");
  await vi.waitFor(() => expect(heard).toEqual(["product-2"]), 60_000);
});

test("when its connection ends it reports possibly missed notifications, and reconnects", async () => {
  await listen(PATIENT_MS);
  await own.run(`select pg_terminate_backend(pid, 10000) from pg_stat_activity where application_name = 'listener'`);
  await vi.waitFor(() => expect(heard).toContain("missed"), 60_000);
  await listening(true);
  await announce("product-3");
  await vi.waitFor(() => expect(heard.at(-1)).toBe("product-3"), 60_000);
});

test("a server that stops responding is noticed although no statement is sent", async () => {
  await listen(IMPATIENT_MS);
  proxy.silence();
  await listening(false);
  expect(heard).toContain("missed");
  proxy.forward();
  await listening(true);
});

test("a connection that returns no notifications is given up", async () => {
  const query = vi.spyOn(pg.Client.prototype, "query");
  query.mockImplementation(((text: string) =>
    text.startsWith("listen") ? Promise.resolve() : original.call(query.mock.contexts.at(-1), text)) as never);
  await notHeard(own.url);
  expect(changes.isListening()).toBe(false);
  query.mockRestore();
});

test("listening through a connection pooler is refused", async () => {
  const pool = await startProxy(own.url, { isPool: true });
  await notHeard(pool.url);
  expect(changes.isListening()).toBe(false);
  await pool.close();
});

test("a process that was blocked itself does not report a lost server", async () => {
  await listen(6_000);
  const busy = Promise.withResolvers<void>();
  const query = vi.spyOn(pg.Client.prototype, "query");
  query.mockImplementation(((text: string) => {
    const answer = original.call(query.mock.contexts.at(-1), text);
    if (!text.startsWith("notify")) return answer;
    query.mockRestore();
    // Longer than the timeout, from the moment of the request.
    setImmediate(() => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_500);
      busy.resolve();
    });
    return answer;
  }) as never);
  await busy.promise;
  await announce("product-4");
  await vi.waitFor(() => expect(heard).toEqual(["product-4"]), 60_000);
});

test("closes without waiting for a server that does not respond", async () => {
  proxy.silence();
  changes = listenOn({ connectionString: proxy.url }, PATIENT_MS);
  changes.listen({ changed: expect.unreachable, missed: () => {} });
  await changes.close();
  expect(changes.isListening()).toBe(false);
});

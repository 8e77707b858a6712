import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { transaction } from "../database/transaction.ts";
import type { Metrics } from "./metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

let shop: TestApp;
let metrics: Metrics;
let address: string;
let mailFails = false;
beforeAll(async () => {
  shop = await testApp({
    env: { METRICS_PORT: "0" },
    mailSender: {
      send: async () => {
        if (mailFails) throw new Error("no mail server");
      },
      close: async () => {},
    },
  });
  if (!shop.metrics) throw new Error("METRICS_PORT gave no metrics.");
  metrics = shop.metrics;
  address = await shop.app.listen({ port: 0 });
});
afterAll(() => shop.close());

/** The lines of a metric, without its help. */
const linesOf = async (name: string) =>
  (await metrics.text()).split("\n").filter((line) => line.startsWith(name) && !line.startsWith("#"));

test("requests from the network are counted by method, pattern and status; no path, query or id is in a label", async () => {
  await fetch(`${address}/healthz?token=secret-of-asha`);
  await fetch(`${address}/api/products/a-slug-of-nobody`);
  await fetch(`${address}/no-such-page/9811122333`, { method: "PROPFIND" });
  await shop.app.inject("/healthz");
  const lines = await linesOf("selvedge_http_requests_total");
  expect(lines).toContain('selvedge_http_requests_total{method="GET",route="/healthz",status="200"} 1');
  expect(lines).toContain('selvedge_http_requests_total{method="GET",route="/api/products/:slug",status="404"} 1');
  expect(await metrics.text()).not.toMatch(/asha|nobody|9811122333|PROPFIND/);
  const durations = await linesOf("selvedge_http_request_duration_seconds_count");
  expect(durations).toContain('selvedge_http_request_duration_seconds_count{route="/healthz"} 1');
});

test("jobs are counted by kind and state, with the wait of the oldest that is due", async () => {
  await shop.runJobs();
  const mail = { kind: "test", to: "asha@example.com", subject: "Hello", html: "Hello", text: "Hello" };
  await transaction(shop.db, (tx) => shop.mails.write(tx, mail));
  shop.clock.advance(90_000);
  expect(await linesOf("selvedge_jobs")).toContain('selvedge_jobs{kind="send-mail",state="due"} 1');
  const [oldest = ""] = await linesOf("selvedge_oldest_due_job_seconds");
  expect(Number(oldest.split(" ")[1])).toBeGreaterThanOrEqual(90);
  mailFails = true;
  await shop.runJobs();
  expect(await linesOf("selvedge_mails_total")).toContain('selvedge_mails_total{result="failed"} 1');
  mailFails = false;
  shop.clock.advance(60_000);
  await shop.runJobs();
  expect(await linesOf("selvedge_mails_total")).toContain('selvedge_mails_total{result="sent"} 1');
  expect((await linesOf("selvedge_jobs")).join()).not.toContain("send-mail");
});

test("pool, disk, orders and payments are read when metrics are asked for", async () => {
  for (const name of [
    "selvedge_database_connections_in_use",
    "selvedge_database_requests_waiting",
    "selvedge_orders_placed_in_five_minutes",
    "selvedge_payments_in_review",
  ])
    expect(await linesOf(name)).toEqual([`${name} 0`]);
  const [free = ""] = await linesOf("selvedge_disk_free_bytes");
  expect(Number(free.split(" ")[1])).toBeGreaterThan(0);
});

test("a reading that fails is left out, and the others are answered", async () => {
  metrics.read({ name: "selvedge_broken", help: "Fails.", read: () => Promise.reject(new Error("away")) });
  expect(await linesOf("selvedge_broken")).toEqual([]);
  expect(await linesOf("selvedge_payments_in_review")).toHaveLength(1);
});

test("the port of metrics answers nothing else, and says so when it is taken", async () => {
  const server = await serveMetrics(metrics, { host: "127.0.0.1", port: 0 });
  const answer = await fetch(server.url);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("process_resident_memory_bytes")]);
  const { origin, port } = new URL(server.url);
  expect((await fetch(`${origin}/healthz`)).status).toBe(404);
  await expect(serveMetrics(metrics, { host: "127.0.0.1", port: Number(port) })).rejects.toThrow(
    `Port ${port} is in use. Set METRICS_PORT to a free one`,
  );
  await server.close();
});

test("a shop without METRICS_PORT measures nothing", async () => {
  const silent = await testApp();
  expect(silent.metrics).toBeNull();
  await silent.close();
});

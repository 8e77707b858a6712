import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect } from "vitest";
import { bareEnvironment } from "../apps/api/src/testing/bare-environment.ts";
import { stranger } from "./shop/accounts.ts";
import {
  arriveAt,
  decide,
  fillAddress,
  goToCheckout,
  logInOnPage,
  openBank,
  openCart,
  registerOnPage,
  seeOrder,
} from "./shop/buying.ts";
import { addKurta } from "./shop/cart.ts";
import { test } from "./shop/shopper.ts";
import { freePort, startShop, type StartedShop } from "./shop/start-shop.ts";
import { PRODUCT } from "./shop/urls.ts";

const root = join(import.meta.dirname, "..");
const dataDirectory = mkdtempSync(join(tmpdir(), "selvedge-api-"));

let api: ChildProcess;
let front: StartedShop;
beforeAll(async () => {
  const port = await freePort();
  api = await startApi(port);
  // A storefront refuses settings that only the API reads.
  front = await startShop({ env: { API_URL: `http://127.0.0.1:${port}`, DATA_DIR: "", RATE_LIMITS: "" } });
});
afterAll(async () => {
  await front.stop();
  await endApi();
  rmSync(dataDirectory, { recursive: true, force: true });
});

/** Resolves once it answers. */
async function startApi(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["scripts/start-api.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...bareEnvironment(),
      PORT: String(port),
      DATA_DIR: dataDirectory,
      RATE_LIMITS: "relaxed",
      LOG_LEVEL: "error",
      TRUST_PROXY: "1",
    },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith("The API answers at")) return child;
  }
  throw new Error("The API did not start.");
}

async function endApi(): Promise<void> {
  if (api.exitCode !== null) return;
  const ended = once(api, "exit");
  api.kill("SIGTERM");
  await ended;
}

const read = async (path: string) => {
  const answer = await fetch(front.url + path, { headers: { accept: "text/html" } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

// spec: API_URL
test("a storefront without a database sells, from the first page to the paid order", async ({ newShopper }) => {
  const { page } = await newShopper({ origin: front.url });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("main").getByRole("link", { name: "Noor Khadi Kurta" }).first().waitFor();
  await addKurta(page);
  await openCart(page);
  await goToCheckout(page);
  await arriveAt(page, "Login");
  await page.getByRole("main").getByRole("link", { name: "Register" }).click();
  const account = stranger();
  await registerOnPage(page, account);
  await logInOnPage(page, account);
  await fillAddress(page);
  await openBank(page);
  await decide(page, "Succeed");
  const orderId = await seeOrder(page);
  expect((await read("/dev/mail")).text).toContain(orderId);
});

test("the sitemap, feeds and other generated files are served, and unknown files are 404", async () => {
  expect((await read("/sitemap.xml")).text).toContain(`${front.url}${PRODUCT}`);
  expect((await read("/feeds/google.xml")).headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect((await read("/product/none")).status).toBe(404);
  expect((await read("/orders/ORD123456/invoice")).status).toBe(401);
});

test("while the API is down each page that needs it is a 503, and the storefront is not ready", async () => {
  await endApi();
  for (const path of ["/", PRODUCT, "/shop"]) {
    const { status, headers, text } = await read(path);
    expect([path, status, headers.get("retry-after")]).toEqual([path, 503, "5"]);
    expect(text).toContain("<h1>The loom has stopped.</h1>");
  }
  expect((await fetch(`${front.url}/readyz`)).status).toBe(503);
});

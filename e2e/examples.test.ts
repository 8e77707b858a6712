import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { bareEnvironment } from "../apps/api/src/testing/bare-environment.ts";
import { stranger } from "./shop/accounts.ts";
import {
  addToCart,
  decide,
  fillAddress,
  goToCheckout,
  logInOnPage,
  openBank,
  openCart,
  registerOnPage,
  seeOrder,
} from "./shop/buying.ts";
import { test } from "./shop/shopper.ts";
import { freePort } from "./shop/start-shop.ts";

const root = join(import.meta.dirname, "..");

interface Label {
  name: string;
  pages: string[];
  /** What its settings deny. */
  denied: RegExp;
  /** Banner on the home page, a product of that collection, and one of its sizes. */
  walk: [banner: string, product: string, size: string];
  says: Record<string, string>;
}

const LABELS: Label[] = [
  {
    name: "kauri",
    pages: ["/everyday-collection", "/festive-collection", "/shop/rings", "/product/anaar-ring", "/product/jhola-tote"],
    denied: /made to order|made after you order|GSTIN|inclusive of all taxes, GST|size exchange within/i,
    walk: ["For a feast", "Anaar Ring", "14"],
    says: { "/product/anaar-ring": "3-6 business days", "/shipping-return": "7 days" },
  },
  {
    name: "dhaga",
    pages: ["/office-collection", "/shop/shirts", "/product/sutar-oxford", "/product/safar-chino"],
    denied: /made to order|made after you order|exchange within 48 hours/i,
    walk: ["For the office", "Rekha Striped Shirt", "40"],
    says: { "/product/sutar-oxford": "4-7 business days", "/shipping-return": "within 7 days" },
  },
];

const PAGES = ["/", "/shop", "/our-story", "/journals", "/contact", "/shipping-return", "/terms-conditions"];
const OTHER_PAGES = ["/privacy-policy", "/cart", "/login", "/register", "/track-order", "/llms.txt", "/sitemap.xml"];
const DEMO = /nimar|indore|chhatribagh|meera joshi|maheshwar|workwear|handloom/i;

/** What a visitor reads: without scripts, styles and markup. */
const visible = (html: string) =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

describe.each(LABELS)("the example $name", ({ name, pages, denied, walk, says }) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), `example-${name}-`));
  let origin = "";
  let stop = async () => {};
  beforeAll(async () => {
    const port = await freePort();
    const child = spawn(process.execPath, ["scripts/example.ts", name, "--port", String(port)], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...bareEnvironment(), DATA_DIR: dataDirectory, RATE_LIMITS: "relaxed", LOG_LEVEL: "error" },
    });
    const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
    stop = async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDirectory, { recursive: true, force: true });
    };
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (text: Buffer) => text.includes("is open at") && resolve());
      child.on("exit", () => reject(new Error(`The example ${name} did not start.`)));
    });
    origin = `http://127.0.0.1:${port}`;
  }, 900_000);
  afterAll(() => stop(), 30_000);

  test("has every page, and none names the demo or says what its settings deny", async () => {
    for (const path of [...PAGES, ...OTHER_PAGES, ...pages]) {
      const answer = await fetch(origin + path);
      expect([path, answer.status]).toEqual([path, 200]);
      const text = visible(await answer.text());
      expect([path, ...(DEMO.exec(text) ?? [])]).toEqual([path]);
      expect([path, ...(denied.exec(text) ?? [])]).toEqual([path]);
    }
    for (const [path, words] of Object.entries(says))
      expect(visible(await (await fetch(origin + path)).text())).toContain(words);
    expect((await fetch(`${origin}/workwear-collection`)).status).toBe(404);
  });

  test("has the settings of its file", async () => {
    const file = JSON.parse(readFileSync(join(root, "examples", name, "settings.json"), "utf8")) as {
      settings: { collections: { slug: string }[]; home: { hero: object }; "our-story": { lead: string } };
    };
    const { collections, home, "our-story": story, ...settings } = file.settings;
    const answer = await (await fetch(`${origin}/api/shop`)).json();
    expect(answer).toMatchObject({ shop: settings, collections: collections.map(({ slug }) => ({ slug })) });
    const page = async (name: string) =>
      ((await (await fetch(`${origin}/api/pages/${name}`)).json()) as { page: object }).page;
    expect(await page("home")).toMatchObject({ ...home, has_film: false });
    expect(await page("our-story")).toMatchObject(story);
  });

  test("sells, from its home page to the paid order", async ({ newShopper }) => {
    const [banner, product, size] = walk;
    const { page } = await newShopper({ origin });
    await page.goto("/", { waitUntil: "networkidle" });
    await page.getByRole("link", { name: banner }).click();
    await page.getByRole("main").getByRole("link", { name: product }).first().click();
    await page.getByRole("heading", { level: 1, name: product }).waitFor();
    await page.getByRole("radiogroup", { name: "Size" }).getByRole("radio", { name: size, exact: true }).click();
    await addToCart(page);
    await openCart(page);
    await goToCheckout(page);
    await page.getByRole("main").getByRole("link", { name: "Register" }).click();
    const account = stranger();
    await registerOnPage(page, account);
    await page.getByText("Registration successful! Please login to continue.").waitFor();
    await logInOnPage(page, account);
    await fillAddress(page);
    await openBank(page);
    await decide(page, "Succeed");
    await seeOrder(page);
  });
});

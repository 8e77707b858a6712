/**
 * Plays the first day of a label on an empty shop, by the owner's commands while the shop runs: 200 products with photos,
 * changes of price, stock and picture, an order shipped, partly refunded and exchanged, and the month for the accountant.
 * Prints what each took. The sandbox bank takes the place of Razorpay. Needs `npm run build`.
 * Run: npm run owner-day [-- --postgres] [--products 200]
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { ListingAnswer } from "@selvedge/commerce/wire/catalogue";
import { bareEnvironment } from "../apps/api/src/testing/bare-environment.ts";
import { httpClient } from "../apps/api/src/testing/http-client.ts";
import { ordered, pay, seen } from "../apps/api/src/testing/paying.ts";
import { phonePhoto } from "../apps/api/src/testing/photos.ts";
import { startCluster } from "../apps/api/src/testing/postgresql/cluster.ts";
import { installedPostgres, NO_POSTGRES } from "../apps/api/src/testing/postgresql/installed.ts";
import { largeShopifyFile } from "../apps/api/src/testing/shopify-file.ts";
import { newShopper } from "../apps/api/src/testing/shopper.ts";

const root = join(import.meta.dirname, "..");
const { values } = parseArgs({
  options: { postgres: { type: "boolean", default: false }, products: { type: "string", default: "200" } },
});
const products = Number(values.products);
const folder = mkdtempSync(join(tmpdir(), "selvedge-owner-day-"));
const stops: (() => Promise<unknown> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
const rows: { step: string; seconds: string; says: string }[] = [];

async function step<Result>(name: string, work: () => Promise<Result>, says = (_: Result) => ""): Promise<Result> {
  const started = Date.now();
  const result = await work();
  rows.push({ step: name, seconds: ((Date.now() - started) / 1000).toFixed(1), says: says(result).slice(0, 90) });
  console.error(name);
  return result;
}

async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 30 * 60_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what} took more than half an hour.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

try {
  const env: Record<string, string | undefined> = {
    ...bareEnvironment(),
    HOME: process.env["HOME"],
    DATA_DIR: join(folder, "data"),
    JOURNAL_DIR: join(folder, "journal"),
    RATE_LIMITS: "relaxed",
    LOG_LEVEL: "error",
    PORT: "0",
  };
  mkdirSync(join(folder, "journal"));
  if (values.postgres) {
    const bin = installedPostgres();
    if (bin === undefined) throw new Error(NO_POSTGRES);
    const cluster = await startCluster(bin, { isDurable: true });
    stops.push(() => cluster.stop());
    env["DATABASE_URL"] = cluster.url;
  }

  const shop = spawn(process.execPath, ["scripts/owner-day-shop.ts"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(shop, "exit");
  stops.push(async () => {
    shop.kill("SIGTERM");
    await ended;
  });
  const origin = await step("start", async () => {
    for await (const text of shop.stdout as AsyncIterable<Buffer>) {
      const [, address] = /^The shop is open at (\S+)/m.exec(text.toString()) ?? [];
      if (address) return address;
    }
    throw new Error("The shop did not start.");
  });
  shop.stdout.resume();

  /** Runs a command in a process of its own, as the owner does. Resolves with what it prints. */
  async function owner(...words: string[]): Promise<string> {
    const command = spawn(process.execPath, ["scripts/shop.ts", ...words], { cwd: root, env });
    let said = "";
    for (const output of [command.stdout, command.stderr])
      output.on("data", (text: Buffer) => (said += text.toString()));
    const [code] = (await once(command, "close")) as [number];
    if (code !== 0) throw new Error(`shop ${words.join(" ")} ended with ${code}: ${said}`);
    return said.trim();
  }
  const command = (...words: string[]) =>
    step(
      words.map((word) => word.replace(folder, "")).join(" "),
      () => owner(...words),
      (said) => said.split("\n").at(-1) ?? "",
    );
  const page = async (path: string) => (await fetch(origin + path)).text();
  /** Runs a command and waits until the product's page shows what it did. */
  const shown = async (words: string[], isShown: (html: string) => boolean) => {
    await command(...words);
    await step("  until the page shows it", () =>
      until(async () => isShown(await page("/product/kurta-1")), words.join(" ")),
    );
  };

  const photos = join(folder, "photos");
  mkdirSync(photos);
  for (let at = 1; at <= products; at += 1) {
    writeFileSync(join(photos, `kurta-${at}.jpg`), await phonePhoto({ red: at % 256 }));
    writeFileSync(join(photos, `kurta-${at}-b.jpg`), await phonePhoto({ red: at % 256, width: 904 }));
  }
  const file = join(folder, "goods.csv");
  writeFileSync(file, largeShopifyFile(products));
  await command("products", "import", file, "--photos", photos, "--hsn", "6204");
  await step("  until the photos of all are on the pages", () =>
    until(async () => {
      for (let at = 1; at <= Math.ceil(products / 100); at += 1) {
        const { data } = (await (
          await fetch(`${origin}/api/products?per_page=100&page=${at}`)
        ).json()) as ListingAnswer;
        if (data.some(({ image_hover }) => image_hover === null)) return false;
      }
      return true;
    }, "Making the pictures"),
  );
  const pictureOf = (html: string) => /\/media\/[^" ]+?\.avif/.exec(html)?.[0];
  const before = pictureOf(await page("/product/kurta-1"));
  await shown(["price", "set", "kurta-1", "1750"], (html) => html.includes("1,750"));
  await command("stock", "set", "K1-S-IN", "5", "--reason", "A count");
  await command("stock", "set", "K1-M-IN", "5", "--reason", "A count");
  await command("stock", "set", "K2-S-IN", "5", "--reason", "A count");
  writeFileSync(join(folder, "new.jpg"), await phonePhoto({ width: 960, red: 90 }));
  await shown(
    ["picture", "replace", "kurta-1", "1", join(folder, "new.jpg"), "--alt", "The front"],
    (html) => pictureOf(html) !== before,
  );

  const client = httpClient(origin);
  const shopper = await newShopper(client);
  const order = await step("a shopper pays for two pieces", async () => {
    await shopper.add("kurta-1", "S");
    await shopper.add("kurta-2", "S");
    const placed = await ordered(shopper);
    await pay(client, shopper, placed);
    return placed.order.id;
  });
  await command("orders", "process", order);
  await command("orders", "ship", order, "--courier", "Delhivery", "--tracking", "14908172");
  await command("orders", "deliver", order);
  await command("orders", "refund", order, "--line", "2:1", "--restock", "--key", "first-refund");
  const { items } = await seen(shopper, order);
  await step("the shopper asks for another size", () =>
    shopper.ask("POST", `/api/orders/${order}/exchange`, { item_id: items[0]?.id, size: "M", reason: "small" }),
  );
  await command("exchanges", "accept", order);
  await command("exchanges", "ship", order, "--courier", "Delhivery", "--tracking", "14908173");
  await command("exchanges", "receive", order);
  const month = await command("orders", "export", "--month", new Date().toISOString().slice(0, 7));
  for (const part of ["invoice", "credit note"])
    if (!month.includes(part)) throw new Error(`The month lacks ${part}:\n${month}`);
  await command("verify");
  console.table(rows);
} finally {
  for (const stop of stops.toReversed()) await stop();
}

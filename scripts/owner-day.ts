/**
 * Plays the first day of a label on an empty shop while it runs, by the owner's commands or at the desk: 200 products with
 * photos, changes of price, stock and picture, a story, an order shipped, partly refunded and exchanged, and the month for the
 * accountant. Prints what each took; the desk leaves screenshots in test-results/owner-day. The sandbox bank takes the place
 * of Razorpay. Needs `npm run build`.
 * Run: npm run owner-day [-- --postgres] [--desk] [--products 200]
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
import { deskOwner } from "./owner-day-desk.ts";
import { commandOwner, type Owner } from "./owner-day-owner.ts";

const root = join(import.meta.dirname, "..");
const { values } = parseArgs({
  options: {
    postgres: { type: "boolean", default: false },
    desk: { type: "boolean", default: false },
    products: { type: "string", default: "200" },
  },
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
    RATE_LIMITS: "relaxed",
    LOG_LEVEL: "error",
    PORT: "0",
  };
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

  /** Runs a command in a process of its own. Resolves with what it prints. */
  async function run(...words: string[]): Promise<string> {
    const command = spawn(process.execPath, ["scripts/shop.ts", ...words], { cwd: root, env });
    let said = "";
    for (const output of [command.stdout, command.stderr])
      output.on("data", (text: Buffer) => (said += text.toString()));
    const [code] = (await once(command, "close")) as [number];
    if (code !== 0) throw new Error(`shop ${words.join(" ")} ended with ${code}: ${said}`);
    return said.trim();
  }
  async function atDesk(): Promise<Owner> {
    const email = "owner@example.com";
    const added = JSON.parse(await run("staff", "add", email, "--role", "owner", "--json")) as {
      data: { code: string };
    };
    const pictures = join(root, "test-results/owner-day");
    const { owner, close } = await deskOwner({ origin, pictures, email, token: added.data.code });
    stops.push(close);
    return owner;
  }
  const owner = values.desk ? await step("the owner signs in at the desk", atDesk) : commandOwner(run);
  /** A step of the owner, with the last line of what the shop says. */
  const asOwner = (name: string, work: (owner: Owner) => Promise<string>) =>
    step(
      name,
      () => work(owner),
      (said) => said.split("\n").at(-1) ?? "",
    );
  const page = async (path: string) => (await fetch(origin + path)).text();
  const untilShown = (isShown: (html: string) => boolean, path = "/product/kurta-1") =>
    step("  until its page shows it", () => until(async () => isShown(await page(path)), "The page"));

  const photos = join(folder, "photos");
  mkdirSync(photos);
  for (let at = 1; at <= products; at += 1) {
    writeFileSync(join(photos, `kurta-${at}.jpg`), await phonePhoto({ red: at % 256 }));
    writeFileSync(join(photos, `kurta-${at}-b.jpg`), await phonePhoto({ red: at % 256, width: 904 }));
  }
  const file = join(folder, "goods.csv");
  writeFileSync(file, largeShopifyFile(products));
  await asOwner(`${products} products with ${products * 2} photos are imported`, (shop) =>
    shop.importGoods(file, photos),
  );
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
  await asOwner("a price is changed", (shop) => shop.setPrice("kurta-1", "1750"));
  await untilShown((html) => html.includes("1,750"));
  for (const [product, sku] of [
    ["kurta-1", "K1-S-IN"],
    ["kurta-1", "K1-M-IN"],
    ["kurta-2", "K2-S-IN"],
  ] as const)
    await asOwner(`the stock of ${sku} is counted`, (shop) => shop.countStock(product, sku, 5));
  const photo = join(folder, "new.jpg");
  writeFileSync(photo, await phonePhoto({ width: 960, red: 90 }));
  await asOwner("a picture is changed", (shop) => shop.changePicture("kurta-1", photo));
  await untilShown((html) => pictureOf(html) !== before);

  await asOwner("a story is published", (shop) => shop.writeStory("our-first-kurta", "Our first kurta", photo));
  await untilShown((html) => html.includes("By hand, and slowly.") && html.includes(".avif"), "/blogs/our-first-kurta");

  const client = httpClient(origin);
  const shopper = await newShopper(client);
  const order = await step("a shopper pays for two pieces", async () => {
    await shopper.add("kurta-1", "S");
    await shopper.add("kurta-2", "S");
    const placed = await ordered(shopper);
    await pay(client, shopper, placed);
    return placed.order.id;
  });
  await asOwner("the order is made", (shop) => shop.startMaking(order));
  await asOwner("it is shipped with a tracking number", (shop) => shop.ship(order, "14908172"));
  await asOwner("it is delivered", (shop) => shop.deliver(order));
  await asOwner("one of its two lines is refunded", (shop) => shop.refundSecondLine(order));
  const { items } = await seen(shopper, order);
  await step("the shopper asks for another size", () =>
    shopper.ask("POST", `/api/orders/${order}/exchange`, { item_id: items[0]?.id, size: "M", reason: "small" }),
  );
  await asOwner("the exchange is accepted", (shop) => shop.acceptExchange(order));
  await asOwner("it is shipped", (shop) => shop.shipExchange(order, "14908173"));
  await asOwner("the other piece is received", (shop) => shop.receiveExchange(order));
  const month = await asOwner("the month is exported", (shop) =>
    shop.exportMonth(new Date().toISOString().slice(0, 7)),
  );
  for (const part of ["invoice", "credit note"])
    if (!month.includes(part)) throw new Error(`The month lacks ${part}:\n${month}`);
  await step(
    "verify",
    () => run("verify"),
    (said) => said,
  );
  console.table(rows);
} finally {
  for (const stop of stops.toReversed()) await stop();
}

import { mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { EnrolmentAnswer } from "@selvedge/commerce/wire/owner";
import { chromium, type Locator, type Page } from "playwright";
import { authenticatorCode } from "../apps/api/src/testing/authenticator.ts";
import { CHROMIUM_ARGS, chromiumPath } from "./chromium.ts";
import { COURIER, type Owner, STORY } from "./owner-day-owner.ts";

const PASSWORD = "eleven looms of silk";
const CODE_MS = 30_000;
/** An import of hundreds of products with their photos. */
const PATIENCE_MS = 600_000;
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

interface DeskOptions {
  origin: string;
  /** A folder for screenshots of each step, at both widths, light and dark. */
  pictures: string;
  /** The code that `staff add` has printed. */
  token: string;
  email: string;
}

/** The owner at the desk, signed in on a phone's screen. */
export async function deskOwner(options: DeskOptions): Promise<{ owner: Owner; close(): Promise<void> }> {
  const { origin, pictures } = options;
  mkdirSync(pictures, { recursive: true });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
  const page = await browser.newPage({ viewport: WIDTHS[0] ?? null, acceptDownloads: true });
  page.setDefaultTimeout(PATIENCE_MS);
  await signIn(page, options);

  let shots = 0;
  async function photograph(name: string): Promise<void> {
    shots += 1;
    for (const colorScheme of ["light", "dark"] as const)
      for (const size of WIDTHS) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(size);
        const file = `${String(shots).padStart(2, "0")}-${name}-${size.width}-${colorScheme}.png`;
        // A dialog fills the window, not the page.
        const fullPage = (await page.getByRole("dialog").count()) === 0;
        await page.screenshot({ path: join(pictures, file), fullPage, animations: "disabled" });
      }
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(WIDTHS[0] ?? { width: 390, height: 844 });
  }
  /** Waits for what the shop says, and photographs the screen. */
  async function said(name: string, text: Locator): Promise<string> {
    await text.first().waitFor();
    await photograph(name);
    return (await text.first().innerText()).replaceAll("\n", " ");
  }
  const open = async (path: string, heading: string | RegExp = /./) => {
    await page.goto(`${origin}/desk${path}`);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  };
  const press = (name: string, within: Page | Locator = page) =>
    within.getByRole("button", { name, exact: true }).click();
  const exchangeOf = (order: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("link", { name: order }) });
  const openProduct = (product: string) => open(`/products/${product}`);

  const owner: Owner = {
    async importGoods(file, photos) {
      await open("/products/import", "Import products");
      await page.getByLabel("File", { exact: true }).setInputFiles(file);
      const names = readdirSync(photos).map((name) => join(photos, name));
      await page.getByLabel("Photos").setInputFiles(names);
      await page.getByLabel("Tariff code (HSN)").fill("6204");
      await press("Show what would change");
      await page.getByRole("button", { name: "Import these products" }).waitFor();
      await photograph("import-preview");
      await press("Import these products");
      return said("imported", page.getByText(/photos are added\./));
    },
    async setPrice(product, rupees) {
      await openProduct(product);
      const form = page.getByRole("form", { name: "Price" });
      await form.getByLabel("Rupees, tax included").fill(rupees);
      await press("Save price", form);
      return said("price", form.getByText(`${product} costs`));
    },
    async countStock(product, sku, pieces) {
      await openProduct(product);
      const form = page.getByRole("form", { name: "Stock" });
      await form.getByLabel("Variant").selectOption(sku);
      await form.getByLabel("What happened").selectOption("set");
      await form.getByLabel("Pieces").fill(String(pieces));
      await form.getByLabel("Reason").fill("A count");
      await press("Save stock", form);
      return said("stock", form.getByText(`${sku} has`));
    },
    async changePicture(product, photo) {
      await openProduct(product);
      const buffer = readFileSync(photo);
      await page
        .getByLabel("Photo", { exact: true })
        .setInputFiles({ name: "new.jpg", mimeType: "image/jpeg", buffer });
      await page.getByLabel("What it shows").fill("The front");
      await page.getByLabel("Place").selectOption("1");
      await press("Upload photo");
      return said("picture", page.getByText("Picture 1 of"));
    },
    async writeStory(_slug, title, photo) {
      await open("/journal", "Journal");
      const added = page.getByRole("form", { name: "New story" });
      await added.getByLabel("Title").fill(title);
      await press("Create the story", added);
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await page.getByLabel("Photo", { exact: true }).setInputFiles(photo);
      await page.getByLabel("What it shows").fill("A kurta on a rail");
      await press("Upload photo");
      await page.getByText("has this photo").waitFor();
      const texts = page.getByRole("form", { name: "Texts" });
      await texts.getByLabel("Summary").fill(STORY.standfirst);
      await texts.getByLabel("Text", { exact: true }).fill(STORY.body);
      await texts.getByLabel("Topic").fill(STORY.topic);
      await texts.getByLabel("Author").fill(STORY.author);
      await texts.getByLabel("Products").fill(STORY.product);
      await press("Preview", texts);
      const preview = page.getByRole("dialog");
      await preview.getByText("By hand, and slowly.").waitFor();
      await photograph("story-preview");
      await page.keyboard.press("Escape");
      await preview.waitFor({ state: "detached" });
      await press("Publish", texts);
      return said("story", page.getByText(/^The story .* is saved\./));
    },
    async startMaking(order) {
      await open(`/orders/${order}`);
      await press("Start making");
      return said("making", page.getByText(`${order} is processing.`));
    },
    async ship(order, tracking) {
      await open(`/orders/${order}`);
      await page.getByLabel("Courier").fill(COURIER);
      await page.getByLabel("Tracking number").fill(tracking);
      await press("Ship");
      return said("shipped", page.getByText(`${order} is shipped.`));
    },
    async deliver(order) {
      await open(`/orders/${order}`);
      await press("Mark as delivered");
      return said("delivered", page.getByText(`${order} is delivered.`));
    },
    async refundSecondLine(order) {
      await open(`/orders/${order}`);
      const refund = page.getByRole("region", { name: "Refund" });
      await refund.getByRole("combobox").nth(1).selectOption("1");
      await refund.getByLabel("Put the pieces back in stock").check();
      await press("Refund…", refund);
      await photograph("refund-question");
      const question = page.getByRole("dialog");
      await press("Refund", question);
      await question.waitFor({ state: "detached" });
      return said("refunded", page.getByText("credit note"));
    },
    async acceptExchange(order) {
      await open("/exchanges", "Exchanges");
      await exchangeOf(order)
        .getByRole("button", { name: /^Accept, and reserve/ })
        .click();
      return said("exchange-accepted", page.getByText(`The exchange of ${order} is accepted.`));
    },
    async shipExchange(order, tracking) {
      const exchange = exchangeOf(order);
      await exchange.getByLabel("Courier").fill(COURIER);
      await exchange.getByLabel("Tracking number").fill(tracking);
      await press("Ship", exchange);
      return said("exchange-shipped", page.getByText(`The exchange of ${order} is shipped.`));
    },
    async receiveExchange(order) {
      await press("The other piece is back", exchangeOf(order));
      return said("exchange-received", page.getByText(`The exchange of ${order} is closed.`));
    },
    async exportMonth(month) {
      await open("/sales", "Sales");
      await page.getByLabel("Month").fill(month);
      await photograph("sales");
      const [download] = await Promise.all([page.waitForEvent("download"), press("Save as CSV")]);
      return readFileSync(await download.path(), "utf8");
    },
  };
  return { owner, close: () => browser.close() };
}

async function signIn(page: Page, { origin, token, email }: DeskOptions): Promise<void> {
  const call = async <Answer>(path: string, body: unknown): Promise<Answer> => {
    const answer = await fetch(origin + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const { otpauth_url } = await call<EnrolmentAnswer>("/api/owner/enrolment", { token, password: PASSWORD });
  const code = authenticatorCode(otpauth_url, Date.now());
  await call("/api/owner/enrolment/confirm", { token, code });
  await page.goto(`${origin}/desk`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  // A code is accepted once.
  await page.getByLabel("Code").fill(authenticatorCode(otpauth_url, Date.now() + CODE_MS));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
}

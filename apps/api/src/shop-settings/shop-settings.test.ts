import { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Changes } from "../database/changes.ts";
import { answerCommand } from "../owner/index.ts";
import { UNNAMED } from "../settings/settings.ts";
import { countStatements } from "../testing/count-statements.ts";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";
import { createShopSettings } from "./shop-settings.service.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
beforeEach(() => shop.db.deleteFrom("settings").execute());
afterAll(() => shop.close());

const command = async (...words: string[]) => (await answerCommand(shop, words)).message;
const answer = async () => (await shop.app.inject("/api/shop")).json<{ shop: ShopSettings }>().shop;

test("a shop without settings of its own promises what the specification says", async () => {
  expect((await answer()).delivery).toEqual({ days: { min: 10, max: 12 }, dispatch: { min: 12, max: 15 } });
});

test("a setting is in the next answer, and its group's other settings stay", async () => {
  await command("settings", "set", "delivery.dispatch", "2-4");
  expect(await command("settings", "set", "delivery.days", "3-7")).toBe("delivery.days is 3-7.");
  expect((await answer()).delivery).toEqual({ days: { min: 3, max: 7 }, dispatch: { min: 2, max: 4 } });
  expect(await command("settings", "show", "delivery")).toBe("delivery.days  3-7\ndelivery.dispatch  2-4");
});

test("reset gives the default again, of one setting or of a group", async () => {
  await command("settings", "set", "delivery.days", "3-7");
  await command("settings", "set", "delivery.dispatch", "2-4");
  expect(await command("settings", "reset", "delivery.days")).toBe("delivery.days is 10-12.");
  expect(await command("settings", "show", "delivery")).toBe("delivery.days  10-12  (default)\ndelivery.dispatch  2-4");
  await command("settings", "reset", "delivery");
  expect(await shop.db.selectFrom("settings").selectAll().execute()).toEqual([]);
});

test("an announcement has a text and a link once the owner sets them, and none again after none", async () => {
  expect((await answer()).announcement).toEqual({ text: null, link: null });
  await command("settings", "set", "announcement.text", "The indigo pieces are back.");
  await command("settings", "set", "announcement.link", "/shop?category_id=2");
  expect((await answer()).announcement).toEqual({ text: "The indigo pieces are back.", link: "/shop?category_id=2" });
  expect(await command("settings", "set", "announcement.text", "none")).toBe("announcement.text is none.");
  expect((await answer()).announcement.text).toBeNull();
});

test.each([
  ["delivery.days", "7-3", 'delivery.days cannot be "7-3". The first number is larger than the second.'],
  ["delivery.days", "soon", 'delivery.days cannot be "soon". Give two numbers of days, such as 10-12.'],
  ["exchange", "2", 'exchange cannot be "2". Give a number of hours from 24 to 720.'],
  ["returns", "soon", 'returns cannot be "soon". Give a number of days from 1 to 60.'],
  ["making", "loom", 'making cannot be "loom". Give order or stock.'],
  ["damage_hours", "none", 'damage_hours cannot be "none". Give a number of hours from 24 to 720.'],
  ["condition", " ", 'condition cannot be " ". Give a text.'],
  [
    "announcement.text",
    "x".repeat(141),
    `announcement.text cannot be "${"x".repeat(141)}". Give at most 140 characters.`,
  ],
  ...["javascript:alert(1)", "https://other.example", "//other.example", "/\\other.example", "shop"].map(
    (link): [string, string, string] => [
      "announcement.link",
      link,
      `announcement.link cannot be ${JSON.stringify(link)}. Give a path of this shop, such as /shop.`,
    ],
  ),
  ["delivery.day", "3-7", 'There is no setting "delivery.day". npm run shop -- settings show lists all.'],
  ["toString", "1", 'There is no setting "toString". npm run shop -- settings show lists all.'],
])("%s %s is refused and changes nothing", async (key, value, message) => {
  expect(await command("settings", "set", key, value)).toBe(message);
  expect(await shop.db.selectFrom("settings").selectAll().execute()).toEqual([]);
});

test("the audit has the values before and after", async () => {
  await command("settings", "set", "delivery.days", "3-7");
  const [row] = await shop.db.selectFrom("audit").selectAll().orderBy("id", "desc").limit(1).execute();
  expect(row).toMatchObject({
    action: "settings set",
    subject: "setting delivery.days",
    before: { min: 10, max: 12 },
    after: { min: 3, max: 7 },
  });
});

test("answers come from memory until somebody changes a setting, by whatever means", async () => {
  await answer();
  expect(await countStatements(() => shop.shopSettings.current())).toBe(0);
  await sql`insert into settings values ('delivery', '{"days": {"min": 1, "max": 2}}')`.execute(shop.db);
  expect((await answer()).delivery.days).toEqual({ min: 1, max: 2 });
  await shop.db.deleteFrom("settings").execute();
  expect((await answer()).delivery.days).toEqual({ min: 10, max: 12 });
});

test("nothing is kept in memory while announcements do not arrive", async () => {
  const deaf: Changes = { isListening: () => false, listen: () => {} };
  const settings = createShopSettings({ db: shop.db, changes: deaf });
  await settings.current();
  await command("settings", "set", "delivery.days", "3-7");
  expect((await settings.current()).delivery.days).toEqual({ min: 3, max: 7 });
});

test("two owners who set parts of one group at the same time both have theirs", async () => {
  await Promise.all([
    command("settings", "set", "delivery.days", "3-7"),
    command("settings", "set", "delivery.dispatch", "2-4"),
  ]);
  expect((await answer()).delivery).toEqual({ days: { min: 3, max: 7 }, dispatch: { min: 2, max: 4 } });
});

test("a value that the schema does not accept is named, and is not taken for the default", async () => {
  await sql`insert into settings values ('delivery', '{"days": 5}')`.execute(shop.db);
  await expect(createShopSettings(shop).current()).rejects.toThrow(
    "The table settings has a value that this version does not accept. delivery.days: Give two numbers of days",
  );
});

test("a group that this version does not accept is reset by its name", async () => {
  await sql`insert into settings values ('delivery', '{"days": 5}')`.execute(shop.db);
  expect(await command("settings", "reset", "delivery")).toContain("delivery is ");
  expect(await sql`select 1 from settings where name = 'delivery'`.execute(shop.db)).toMatchObject({ rows: [] });
  expect((await answer()).delivery).toEqual(ShopSettings.parse({}).delivery);
});

test("settings that contradict what the shop is started with stop its start", async () => {
  const settings = createShopSettings({ ...shop, problemOf: () => "gstin is of another state." });
  await expect(settings.assertGood()).rejects.toThrow(
    "The table settings contradicts itself. gstin is of another state. A group gets its default again",
  );
});

test("a group of a newer version of the server is left alone", async () => {
  await sql`insert into settings values ('unheard_of', '1')`.execute(shop.db);
  expect(await answer()).toEqual(ShopSettings.parse({ gstin: UNNAMED.legal.gstin }));
});

test("custom sizes are only denied once no product on sale or hidden offers them", async () => {
  const refused = await command("settings", "set", "custom", "no");
  expect(refused).toMatch(
    /^custom cannot be no, because \d+ products are made to measure: [a-z-]+, .*, …\. Import them with custom_size false first\.$/,
  );
  expect((await answer()).custom).toBe(true);

  const before = await shop.db.selectFrom("products").select(["id", "status"]).execute();
  await shop.db.updateTable("products").set({ status: "archived" }).execute();
  expect(await command("settings", "set", "custom", "no")).toBe("custom is no.");
  expect((await answer()).custom).toBe(false);
  for (const { id, status } of before) {
    await shop.db.updateTable("products").set({ status }).where("id", "=", id).execute();
  }
});

describe("a file of settings", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "settings-"));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const imported = async (content: string) => {
    await writeFile(join(folder, "settings.json"), content);
    return command("settings", "import", join(folder, "settings.json"));
  };

  test("what one shop exports, another one imports, and then exports the same", async () => {
    await command("settings", "set", "delivery.days", "3-7");
    await command("settings", "set", "making", "stock");
    await command("collections", "remove", "vacation");
    const file = await command("settings", "export");
    expect(Object.keys(JSON.parse(file) as object)).toEqual(["delivery", "making", "collections"]);
    await shop.db.deleteFrom("settings").execute();
    expect(await command("settings", "export")).toBe("{}");
    expect(await imported(file)).toBe("Settings: delivery, making, collections changed.");
    expect(await command("settings", "export")).toBe(file);
    expect(await imported(file)).toBe("The settings are like this. Nothing has changed.");
  });

  test.each([
    [
      '{"making": "stock", "delivery": {"days": {"min": 9, "max": 3}}}',
      "delivery.days: The first number is larger than the second.",
    ],
    ['{"making": "stock", "colour": "red"}', 'There is no setting "colour". npm run shop -- settings show lists all.'],
    [
      '{"making": "stock", "delivery.days": {"min": 1, "max": 3}}',
      "delivery.days is a part of a group; give the whole group delivery.",
    ],
    ["making: stock", "The file is no JSON object with groups of settings, as settings export writes it."],
  ])("%s is refused whole", async (content, message) => {
    expect(await imported(content)).toBe(message);
    expect(await command("settings", "export")).toBe("{}");
  });
});

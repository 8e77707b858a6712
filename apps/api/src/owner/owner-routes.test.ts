import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ActionAnswer } from "@selvedge/commerce/wire/owner";
import type { PageDetails } from "@selvedge/commerce/wire/owner-pages";
import type { ApiDocument } from "../openapi/shape.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, pay } from "../testing/paying.ts";
import { phonePhoto } from "../testing/photos.ts";
import { type Answer, ask, newShopper, shopperWith } from "../testing/shopper.ts";
import { newStaff } from "../testing/staff.ts";
import type { TestApp } from "../testing/test-app.ts";
import { ACTIONS } from "./actions.ts";
import { pathOf } from "./owner.routes.ts";

const SKU = "NM-DR-01-M-paisley-mul";
const SLUG = "mira-tiered-dress";

let shop: TestApp;
let bearers: { owner: string; packer: string; shopper: string };
beforeAll(async () => {
  shop = await demoShop();
  const owner = (await (await newStaff(shop, "owner")).signIn()).body.access_token;
  const packer = (await (await newStaff(shop, "packer")).signIn()).body.access_token;
  bearers = { owner, packer, shopper: (await newShopper(shop)).bearer };
});
afterAll(() => shop.close());

const call = (
  method: "GET" | "POST",
  path: string,
  { body, bearer = bearers.owner }: { body?: object; bearer?: string | null } = {},
): Promise<Answer<ActionAnswer>> => ask(shop, method, `/api/owner/${path}`, { bearer, body });
const upload = async (path: string, file: Buffer, bearer = bearers.owner) => {
  const answer = await shop.app.inject({
    method: "POST",
    url: `/api/owner/${path}`,
    headers: { authorization: `Bearer ${bearer}`, "content-type": "image/jpeg" },
    payload: file,
  });
  return { status: answer.statusCode, body: answer.json<ActionAnswer>() };
};
const stock = async () => {
  const { data } = (await call("GET", "stock/list")).body;
  return (data as { variants: { sku: string; stock: number }[] }).variants.find(({ sku }) => sku === SKU)?.stock;
};

describe("who may call an action", () => {
  test.each(ACTIONS.map((action) => [action.name, action] as const))("%s", async (_name, action) => {
    const isRead = action.kind === "read";
    const path = pathOf(action).slice("/api/owner/".length);
    const statusOf = async (bearer: string | null) => {
      const answer = await call(isRead ? "GET" : "POST", isRead ? path : `${path}?dry_run=1`, {
        bearer,
        ...(isRead ? {} : { body: {} }),
      });
      return answer.status;
    };
    expect([await statusOf(null), await statusOf(bearers.shopper)]).toEqual([401, 401]);
    // Whoever may call it is told what is missing in the input, or gets the answer.
    expect([200, 422]).toContain(await statusOf(bearers.owner));
    expect(await statusOf(bearers.packer)).toBe(action.role === "owner" ? 403 : await statusOf(bearers.owner));
  });
});

describe("a call", () => {
  test("makes the change, and writes an audit row with the id of the member of staff", async () => {
    const before = (await stock()) ?? 0;
    const answer = await call("POST", "stock/add", { body: { sku: SKU, pieces: 2, reason: "delivery" } });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: `${SKU} has ${before + 2} pieces.`, changed: true },
    });
    expect(await stock()).toBe(before + 2);
    const { id } = await shop.db.selectFrom("staff").select("id").where("role", "=", "owner").executeTakeFirstOrThrow();
    const row = await shop.db.selectFrom("audit").selectAll().orderBy("id", "desc").executeTakeFirst();
    expect(row).toMatchObject({ action: "stock add", subject: SKU, actor: `staff ${id}` });
  });

  test("sends a whole page in one change, and is told each wrong text by its name", async () => {
    const sent = (page: object) => upload("pages/import?page=home", Buffer.from(JSON.stringify(page)));
    const shown = async () => (await call("GET", "pages/show?page=home")).body.data as PageDetails<"home">;
    const { content } = await shown();
    const hero = { ...content.hero, title: "x".repeat(61) };
    expect(await sent({ ...content, hero, phrases: [] })).toMatchObject({
      status: 422,
      body: {
        errors: { "home.hero.title": ["Give at most 60 characters."], "home.phrases": ["Give at least one text."] },
      },
    });
    expect((await shown()).isDefault).toBe(true);

    const rows = () => shop.db.selectFrom("audit").selectAll().where("action", "=", "pages import").execute();
    expect((await sent({ ...content, quote: { text: "Rings", aside: "Cast" }, phrases: ["rings"] })).status).toBe(200);
    expect((await shown()).content).toEqual({
      ...content,
      quote: { text: "Rings", aside: "Cast" },
      phrases: ["rings"],
    });
    expect(await rows()).toHaveLength(1);
  });

  test("changes nothing with dry_run=1, and says what it would change", async () => {
    const before = await stock();
    const body = { sku: SKU, pieces: 77, reason: "count" };
    const answer = await call("POST", "stock/set?dry_run=1", { body });
    expect(answer.body).toEqual({
      message: `Dry run, nothing has changed. It would change ${SKU}: stock ${before} → 77, reason none → count`,
      changed: false,
      data: { subject: SKU, before: { stock: before }, after: { stock: 77, reason: "count" } },
    });
    expect(await stock()).toBe(before);
  });

  test.each(["dry_run=true", "dry-run=1", "dry_run="])("with ?%s is refused, and not made", async (query) => {
    const before = await stock();
    const body = { sku: SKU, pieces: 78, reason: "count" };
    expect((await call("POST", `stock/set?${query}`, { body })).status).toBe(422);
    expect(await stock()).toBe(before);
  });

  test("that repeats what is so says that nothing has changed", async () => {
    const body = { slug: SLUG, rupees: 2100 };
    expect((await call("POST", "price/set", { body })).body.changed).toBe(true);
    expect((await call("POST", "price/set", { body })).body).toMatchObject({
      changed: false,
      message: expect.stringContaining("Nothing has changed."),
    });
  });

  test("names each wrong or unknown field", async () => {
    const body = { sku: SKU, pieces: "two", reason: "delivery" };
    expect(await call("POST", "stock/add", { body })).toMatchObject({
      status: 422,
      body: { errors: { pieces: [expect.any(String)] } },
    });
    expect((await call("POST", "stock/add", { body: { ...body, pieces: 1, price: 3 } })).status).toBe(422);
    expect((await call("GET", "audit?limit=many")).status).toBe(422);
    expect((await call("GET", "audit?lines=3")).status).toBe(422);
  });

  test("that reads takes numbers in its query", async () => {
    for (const pieces of [1, 2]) await call("POST", "stock/add", { body: { sku: SKU, pieces, reason: "delivery" } });
    expect((await call("GET", `audit?subject=${SKU}&limit=1`)).body).toMatchObject({
      changed: false,
      data: [{ subject: SKU, action: "stock add" }],
    });
  });

  test.each(["file=/etc/hostname", "photos=/etc", "photos=photos"])(
    "cannot name a file of the shop's machine, as in ?%s",
    async (query) => {
      const file = Buffer.from(JSON.stringify({ products: [{ slug: SLUG, price: 2222 }] }));
      expect((await upload(`products/import?dry_run=1&${query}`, file)).status).toBe(422);
      expect((await upload("products/import?dry_run=1", file)).status).toBe(200);
    },
  );

  test("takes a photo as its body, which a dry run does not keep", async () => {
    const path = `picture/add?slug=${SLUG}&alt=Front%20of%20the%20dress`;
    const photo = await phonePhoto({ red: 17 });
    const pictures = async () => (await call("GET", `picture/list?slug=${SLUG}`)).body.data as { alt: string }[];
    const before = (await pictures()).length;
    const tried = await upload(`${path}&dry_run=1`, photo);
    expect(tried.body).toMatchObject({ changed: false, message: expect.stringMatching(/^Dry run/) });
    expect(await pictures()).toHaveLength(before);
    expect((await upload(path, photo)).body).toMatchObject({ changed: true });
    expect((await pictures()).at(-1)).toMatchObject({ alt: "Front of the dress" });
    expect((await upload(path, photo)).body).toMatchObject({ changed: false });
  });

  test("takes a file of goods as its body", async () => {
    const file = JSON.stringify({ products: [{ slug: SLUG, price: 2345 }] });
    const tried = await upload("products/import?dry_run=1", Buffer.from(file));
    expect(tried.body).toMatchObject({ changed: false, message: expect.stringContaining("2345") });
    expect((await upload("products/import", Buffer.from(file))).body).toMatchObject({
      changed: true,
      data: { changed: [SLUG] },
    });
  });

  test("without a file, or with one that is no photo, is refused", async () => {
    const path = `picture/add?slug=${SLUG}&alt=Front`;
    expect((await upload(path, Buffer.alloc(0))).body.message).toBe("There is no file. Send it as the body.");
    expect((await upload(path, Buffer.from("text"))).status).toBe(422);
    const packer = await upload(path, await phonePhoto(), bearers.packer);
    expect(packer.status).toBe(403);
  });

  test("from another site's page is refused, and a cookie opens nothing", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    const body = { sku: SKU, pieces: 1, reason: "delivery" };
    const foreign = await ask(shop, "POST", "/api/owner/stock/add", { bearer: bearers.owner, body, headers });
    expect(foreign.status).toBe(403);
    const cookie = { cookie: `access_token=${bearers.owner}; Authorization=Bearer ${bearers.owner}` };
    expect((await ask(shop, "POST", "/api/owner/stock/add", { body, headers: cookie })).status).toBe(401);
  });
});

test.each(["orders/list", "orders/show", "orders/slip", "exchanges/list", "exchanges/show"])(
  "%s is noted with the member of staff who read it",
  async (path) => {
    const shopper = await shopperWith(shop, SLUG, "M");
    const placed = await ordered(shopper);
    await pay(shop, shopper, placed);
    const { id } = placed.order;
    for (const step of ["shipped", "delivered"] as const) await shop.progress.advance(id, step);
    const asked = { item_id: placed.order.items[0]?.id, size: "L", reason: "small" };
    expect((await shopper.ask("POST", `/api/orders/${id}/exchange`, asked)).status).toBe(201);
    const { email, signIn } = await newStaff(shop, "packer");
    const bearer = (await signIn()).body.access_token;
    const query = path.endsWith("/list") ? "" : `?order=${id}`;
    expect((await call("GET", `${path}${query}`, { bearer })).status).toBe(200);
    const staff = await shop.db.selectFrom("staff").select("id").where("email", "=", email).executeTakeFirstOrThrow();
    expect((await call("GET", `access?id=${id}`)).body.message).toContain(`by staff ${staff.id}`);
  },
);

test("the document says which calls are for owners only", async () => {
  const { paths } = (await shop.app.inject("/api/openapi.json")).json<ApiDocument>();
  expect(paths["/api/owner/price/set"]?.["post"]?.summary).toMatch(/ \(owners only\)$/);
  expect(paths["/api/owner/stock/set"]?.["post"]?.summary).not.toContain("owners only");
});

test("whoever is removed is refused at the next call", async () => {
  const { email, signIn } = await newStaff(shop, "owner");
  const bearer = (await signIn()).body.access_token;
  expect((await call("GET", "staff/list", { bearer })).status).toBe(200);
  expect((await call("POST", "staff/remove", { body: { email } })).body.changed).toBe(true);
  expect((await call("GET", "staff/list", { bearer })).status).toBe(401);
});

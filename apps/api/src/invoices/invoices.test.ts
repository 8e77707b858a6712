import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { orderInvariants } from "../orders/invariants.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { confirm, ordered, pay } from "../testing/paying.ts";
import { HOME, newShopper, type Shopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterEach(async () => {
  expect(await orderInvariants(shop.db)).toEqual([]);
});
afterAll(() => shop.close());

const invoiceOf = ({ order }: PlacedOrder) =>
  shop.db.selectFrom("invoices").selectAll().where("order_id", "=", order.id).executeTakeFirst();

/** Buys two garments, delivered to an address that differs from home in this. */
async function bought(elsewhere: Partial<typeof HOME> = {}, shopper?: Shopper): Promise<PlacedOrder> {
  const buyer = shopper ?? (await newShopper(shop));
  await buyer.add("kesar-long-kurta", "M");
  await buyer.add("chand-khadi-top", "M", 2);
  const { body } = await buyer.order({ ...(await buyer.pendingOrder()), ...elsewhere });
  await pay(shop, buyer, body);
  return body;
}

describe("an order that is paid", () => {
  // spec: Rule 46 supplier and recipient
  // spec: Rule 46 date
  test("has an invoice with everything that rule 46 asks for", async () => {
    const placed = await bought();
    const invoice = await invoiceOf(placed);
    expect(invoice?.number).toMatch(/^INV-2627-\d{6}$/);
    expect(invoice?.document).toEqual({
      number: invoice?.number,
      issuedAt: shop.clock.now().toISOString(),
      orderedAt: placed.order.created_at,
      orderId: placed.order.id,
      supplier: { ...shop.settings.seller, state: { code: "23", name: "Madhya Pradesh" } },
      recipient: {
        name: "Asha Verma",
        address: "14 Chhawni Road",
        place: "Indore 452001, Madhya Pradesh",
        country: "India",
      },
      placeOfSupply: { code: "23", name: "Madhya Pradesh" },
      isInterState: false,
      stateTax: "SGST",
      lines: [
        {
          description: "Kesar Long Kurta · M · Khadi, turmeric",
          hsn: "6211",
          quantity: 1,
          pricePaise: 4_300_00,
          discountPaise: 0,
          percent: 18,
          taxablePaise: 3_644_06,
          cgstPaise: 327_97,
          sgstPaise: 327_97,
          igstPaise: 0,
          totalPaise: 4_300_00,
        },
        {
          description: "Chand Khadi Top · M · Khadi, undyed",
          hsn: "6206",
          quantity: 2,
          pricePaise: 3_600_00,
          discountPaise: 0,
          percent: 5,
          taxablePaise: 3_428_58,
          cgstPaise: 85_71,
          sgstPaise: 85_71,
          igstPaise: 0,
          totalPaise: 3_600_00,
        },
      ],
      sums: {
        discountPaise: 0,
        taxablePaise: 7_072_64,
        cgstPaise: 413_68,
        sgstPaise: 413_68,
        igstPaise: 0,
        totalPaise: 7_900_00,
      },
    });
  });

  // spec: Rule 46 place of supply
  test.each([
    [
      { state: "Maharashtra", zip_code: "400001" },
      { code: "27", name: "Maharashtra" },
    ],
    [
      { state: "MH", zip_code: "400001" },
      { code: "27", name: "Maharashtra" },
    ],
    [
      { state: "Camp", zip_code: "900056" },
      { code: "97", name: "Other Territory" },
    ],
    [
      { country: "France", state: "Bretagne", zip_code: "35000" },
      { code: "96", name: "Outside India" },
    ],
  ])("and goes to %j is taxed by the union alone", async (elsewhere, placeOfSupply) => {
    const document = (await invoiceOf(await bought(elsewhere)))?.document;
    expect(document).toMatchObject({ placeOfSupply, isInterState: true });
    expect(document?.sums).toMatchObject({ taxablePaise: 7_072_64, cgstPaise: 0, sgstPaise: 0, igstPaise: 827_36 });
  });

  // spec: GST after discount
  test("with a coupon is taxed on what is left of each line", async () => {
    const shopper = await newShopper(shop);
    await shopper.add("tarini-tussar-stole", "One size");
    const rule = { code: "FLAT250", discount_type: "flat", discount_value: 250, max_discount_amount: null } as const;
    const { body } = await shopper.order(await shopper.pendingOrder(rule));
    await pay(shop, shopper, body);
    const document = (await invoiceOf(body))?.document;
    expect(document?.lines[0]).toMatchObject({ discountPaise: 250_00, percent: 5, totalPaise: 2_350_00 });
    expect(document?.sums.taxablePaise).toBe(2_238_10);
  });
});

test("an order that is not paid has none", async () => {
  const shopper = await newShopper(shop);
  await shopper.add("chand-khadi-top", "M");
  expect(await invoiceOf(await ordered(shopper))).toBeUndefined();
});

test("a year begins with number one, in India's time", async () => {
  const shopper = await newShopper(shop);
  const at = new Date("2027-03-31T18:29:59Z").getTime() - shop.clock.now().getTime();
  shop.clock.advance(at);
  const again = await newShopper(shop, `again-${shopper.email}`);
  const [last, first] = [await bought({}, again), (shop.clock.advance(1_000), await bought({}, again))];
  expect((await invoiceOf(last))?.year).toBe("2627");
  expect((await invoiceOf(first))?.number).toBe("INV-2728-000001");
});

test("what is issued stays as it is", async () => {
  const { order } = await bought();
  const change = shop.db.updateTable("invoices").where("order_id", "=", order.id);
  await expect(change.set({ serial: 9_000 }).execute()).rejects.toThrow("is issued and cannot change");
  await change.set({ key: null }).execute();
});

// spec: Rule 46 number
test("orders that are paid at once get numbers without a gap, and one that fails takes none away", async () => {
  const serials = async () =>
    (await shop.db.selectFrom("invoices").select("serial").where("year", "=", "2728").orderBy("serial").execute()).map(
      ({ serial }) => serial,
    );
  const before = await serials();
  const buyers = await Promise.all(Array.from({ length: 8 }, () => newShopper(shop)));
  const orders = await Promise.all(
    buyers.map(async (buyer) => {
      await buyer.add("kesar-long-kurta", "M");
      return { buyer, placed: await ordered(buyer) };
    }),
  );
  const [unlucky] = orders;
  // Its mail cannot be written, so everything that belongs to it is undone, its number too.
  await sql`
    create function refuse_mail() returns trigger language plpgsql as $$
      begin
        if new.dedupe_key = ${sql.lit(`order-placed:${unlucky?.placed.order.id}`)} then raise exception 'no mail'; end if;
        return new;
      end
    $$;
    create trigger refuses_mail before insert on mails for each row execute function refuse_mail()
  `.execute(shop.db);
  const proofs = await Promise.all(orders.map(({ buyer, placed }) => pay(shop, buyer, placed)));
  expect((await serials()).length).toBe(before.length + 7);
  await sql`drop trigger refuses_mail on mails`.execute(shop.db);
  if (unlucky && proofs[0]) await confirm(unlucky.buyer, unlucky.placed.order.id, proofs[0]);
  expect(await serials()).toEqual(Array.from({ length: before.length + 8 }, (_, index) => index + 1));
});

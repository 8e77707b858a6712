import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../database/transaction.ts";
import { smtpSender } from "../mail/sender.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, press, seen } from "../testing/paying.ts";
import { newShopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

const sockets = new Set<Socket>();
/** Accepts every connection and never sends a byte. */
const server = createServer((socket) => void sockets.add(socket.on("error", () => {})));
let shop: TestApp;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  shop = await demoShop({
    mailSender: smtpSender(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, "demo"),
  });
});
afterAll(async () => {
  await shop.close();
  server.close();
});

// spec: T8 failing mail server
test("a mail server that never greets does not delay the webhook of a payment", async () => {
  const shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "M");
  const placed = await ordered(shopper);
  const mail = { kind: "test", to: "asha@example.com", subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
  await transaction(shop.db, (tx) => shop.mails.write(tx, mail));
  shop.jobs.start();
  await expect.poll(() => sockets.size).toBe(1);

  await press(shop, placed, "success");
  await expect.poll(async () => (await seen(shopper, placed.order.id)).status).toBe("placed");
  const [sending] = await shop.db
    .selectFrom("jobs")
    .selectAll()
    .where("kind", "=", "send-mail")
    .orderBy("id")
    .execute();
  expect(sending).toMatchObject({ attempts: 1, locked_until: expect.any(Date), last_error: null });

  for (const socket of sockets) socket.destroy();
  await shop.jobs.stop();
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { HOME, newShopper, type Shopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";
import { answerCommand } from "./answer-command.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const command = async (...words: string[]) => (await answerCommand(shop, words)).message;

/** Status and message of an order for these contacts. */
async function order(contacts: Partial<typeof HOME> = {}, by?: Shopper): Promise<unknown[]> {
  const shopper = by ?? (await newShopper(shop));
  shopper.cartToken = "";
  await shopper.add("kesar-long-kurta", "Custom");
  const { status, headers, body } = await shopper.order({ ...(await shopper.pendingOrder()), ...contacts });
  return status === 201 ? [201] : [status, (body as unknown as { message: string }).message, headers["retry-after"]];
}

const REFUSED = [429, "Too many requests. Please try again later.", "3600"];

test("an order of a blocked phone number or email address is refused in the words of a limit", async () => {
  expect(await command("block", "98111 22333", "--reason", "Refused three parcels")).toBe("98111 22333 is blocked.");
  expect(await command("block", "Rude@Example.com", "--reason", "Threats")).toBe("Rude@Example.com is blocked.");
  expect(await order({ phone: "+91 98111-22333" })).toEqual(REFUSED);
  expect(await order({ email: "rude@example.com" })).toEqual(REFUSED);
  expect(await order()).toEqual([201]);
});

test("a blocked account cannot order for another email address", async () => {
  const shopper = await newShopper(shop, "asha.blocked@example.com");
  await command("block", "asha.blocked@example.com", "--reason", "Refused three parcels");
  expect(await order({ email: "other@example.com" }, shopper)).toEqual(REFUSED);
});

test("blocks are listed with their reasons, and end with unblock", async () => {
  expect(await command("block", "9811122333", "--reason", "Again")).toBe(
    "9811122333 was blocked before. Nothing has changed.",
  );
  expect(await command("blocks", "list")).toContain("+919811122333  Refused three parcels");
  expect(await command("unblock", "98111 22333")).toBe("98111 22333 can order again.");
  expect(await command("unblock", "98111 22333")).toBe("98111 22333 was not blocked. Nothing has changed.");
  expect(await order({ phone: "98111 22333" })).toEqual([201]);
});

test("the audit says that somebody was blocked, and neither who nor why", async () => {
  const { message } = await answerCommand(shop, ["audit"]);
  expect(message).toContain("a phone number: blocked false → true");
  expect(message).not.toMatch(/9811122333|rude|parcels/i);
});

test("what is neither an email address nor a phone number is refused", async () => {
  expect(await command("block", "Asha", "--reason", "Threats")).toBe(
    '"Asha" is neither an email address nor a phone number.',
  );
});

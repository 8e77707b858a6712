import { expect } from "vitest";
import { authenticatorCode } from "../apps/api/src/testing/authenticator.ts";
import { arriveSignedIn, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { arriveAt, decide, fillAddress, openBank, seeOrder } from "./shop/buying.ts";
import { mailsTo } from "./shop/mailbox.ts";
import { ownerSays } from "./shop/owner.ts";
import { sidewaysScroll } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { violations } from "./shop/violations.ts";

const PASSWORD = "eleven looms of silk";
const STEP_MS = 30_000;

test("somebody new sets a password and an authenticator, signs in at the desk, and ships an order", async ({
  newShopper,
}) => {
  const { page: shop } = await newShopper();
  const { email } = await arriveSignedIn(shop);
  await arriveWithCart(shop, KURTA);
  await shop.goto("/checkout");
  await fillAddress(shop);
  await openBank(shop);
  await decide(shop, "Succeed");
  const order = await seeOrder(shop);

  const added = await ownerSays("staff", "add", "packer@example.com", "--role", "packer", "--json");
  const { code } = (JSON.parse(added) as { data: { code: string } }).data;
  const { page: desk, requests } = await newShopper({ width: 390, height: 844 });
  const answer = await desk.goto("/desk");
  expect(answer?.headers()).toMatchObject({ "cache-control": "no-cache", "x-robots-tag": "noindex" });
  expect(answer?.headers()["content-security-policy"]).toContain("default-src 'none';script-src 'self';");
  await desk.getByRole("link", { name: "Set a password" }).click();
  await desk.getByLabel("Code from the owner").fill(code);
  await desk.getByLabel("New password").fill(PASSWORD);
  await desk.getByRole("button", { name: "Next" }).click();
  const url = await desk.getByRole("link", { name: "Open in the app on this phone" }).getAttribute("href");
  const codeIn = (steps: number) => authenticatorCode(url ?? "", Date.now() + steps * STEP_MS);
  await desk.getByLabel("Code", { exact: true }).fill(codeIn(0));
  await desk.getByRole("button", { name: "Finish" }).click();

  await desk.getByText("You can sign in now.").waitFor();
  await desk.getByLabel("Email").fill("packer@example.com");
  await desk.getByLabel("Password", { exact: true }).fill(PASSWORD);
  // The code that confirmed the authenticator is used up.
  await desk.getByLabel("Code").fill(codeIn(1));
  await desk.getByRole("button", { name: "Sign in" }).click();
  await arriveAt(desk, "Today");
  expect(await desk.evaluate(() => localStorage.getItem("token"))).toBeNull();

  await desk.getByRole("table", { name: "Orders to make" }).getByRole("link", { name: order }).click();
  await arriveAt(desk, order);
  expect(await violations(desk)).toEqual([]);
  expect(await sidewaysScroll(desk)).toEqual([]);
  await desk.getByLabel("Courier").fill("Delhivery");
  await desk.getByLabel("Tracking number").fill("14908172");
  await desk.getByRole("button", { name: "Ship", exact: true }).click();
  await desk.getByText(`${order} is shipped.`).waitFor();
  await desk.getByRole("button", { name: "Mark as delivered" }).waitFor();
  await expect.poll(async () => (await mailsTo(email)).map(({ text }) => text).join()).toContain("14908172");

  // A reload keeps the session, and signing out ends it.
  await desk.reload();
  await arriveAt(desk, order);
  await desk.getByRole("button", { name: "Sign out" }).click();
  await desk.getByLabel("Email").waitFor();
  await desk.reload();
  await arriveAt(desk, "Desk");

  const paths = requests.map((request) => new URL(request.url()).pathname);
  expect(paths.filter((path) => !/^\/(desk(\/|$)|api\/owner\/|media\/)/.test(path))).toEqual([]);
});

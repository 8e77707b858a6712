import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";
import { ACTIONS } from "./actions.ts";
import { answerCommand } from "./answer-command.ts";
import { flagsOf } from "./flags.ts";

/** An order of the demo that is being made. */
const ORDER = "ORD5WZ9C1HN3R";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const command = (...words: string[]) => answerCommand(shop, words);
const refused = (message: string) => ({ isDone: false, message });

test.each([[], ["help"], ["--help"]])("%j lists every command with a line about it", async (...words) => {
  const { isDone, message } = await command(...words);
  expect(isDone).toBe(true);
  for (const { name, about } of ACTIONS) {
    expect(message.split("\n").find((line) => line.startsWith(`  ${name} `))).toContain(about);
  }
});

test("--help explains one command with all of its flags, without the values that it requires", async () => {
  const { isDone, message } = await command("orders", "refund", "--help");
  expect(isDone).toBe(true);
  expect(message).toContain("npm run shop -- orders refund <order> [--restock | --no-restock]");
  expect(message).toMatch(/^ {2}<order> +the order's number$/m);
  for (const flag of ["--dry-run", "--json", "--help"]) expect(message).toContain(flag);
});

test("every field of every action has a description", () => {
  const silent = ACTIONS.flatMap((action) => flagsOf(action).map((flag) => ({ ...flag, action: action.name })));
  expect(silent.filter(({ about }) => about === "")).toEqual([]);
});

test.each([
  [["orders", "burn", ORDER], /^There is no such command\.\n[^]*orders ship <order>/],
  [["stok"], /^There is no such command\.\n[^]*payments list/],
  [["orders", "ship", ORDER, "--fast"], /^There is no --fast for this\.\norders ship <order>/],
  [["orders", "ship", ORDER, "-x"], /^"-x" is one word too many\./],
  [["audit", "--limit", "-2"], /^--limit: .*>=1/],
  [["sessions", "end", "-w8xK"], /^There is no such session/],
  [["orders", "ship"], /^<order> is missing\.\norders ship <order>/],
  [["orders", "ship", ORDER, "now"], /^"now" is one word too many\./],
  [["orders", "ship", "12"], /^12 is no order number\. One looks like ORD8QK2M4TX7V\.$/],
  [["audit", "--limit"], /^Option '--limit <value>' argument missing/],
  [["audit", "--limit", "many"], /^--limit: .*expected number/],
  [["audit", "--limit", "5", "--limit", "6"], /^Give --limit once\./],
])("%j is refused, and says what is wrong", async (words, message) => {
  expect(await command(...words)).toEqual(refused(expect.stringMatching(message)));
});

test("--json answers in JSON also what is refused", async () => {
  const { isDone, message } = await command("orders", "ship", "ORD0000000000", "--json");
  expect([isDone, JSON.parse(message)]).toEqual([
    false,
    { status: "error", message: "There is no order ORD0000000000.", errors: {} },
  ]);
  const verified = await command("verify", "/nothing-there", "--json");
  expect(JSON.parse(verified.message)).toMatchObject({ status: "error" });
});

test("a dry run says what would change, and --json answers both runs in JSON", async () => {
  expect((await command("orders", "ship", ORDER, "--dry-run")).message).toBe(
    `Dry run, nothing has changed. It would change ${ORDER}: status processing → shipped`,
  );
  const json = async (...words: string[]): Promise<unknown> =>
    JSON.parse((await command("orders", "ship", ORDER, "--json", ...words)).message);
  expect(await json("--dry-run")).toMatchObject({
    changed: false,
    data: { subject: ORDER, before: { status: "processing" }, after: { status: "shipped" } },
  });
  expect(await json()).toEqual({ message: `${ORDER} is shipped.`, changed: true });
  expect(await json()).toEqual({ message: `${ORDER} was shipped before. Nothing has changed.`, changed: false });
});

test("the audit lists what commands have changed, the newest first, or only what concerns one order", async () => {
  await command("orders", "deliver", ORDER);
  const { message } = await command("audit", ORDER);
  const at = shop.clock.now().toISOString();
  expect(message.split("\n")).toEqual([
    `${at}  command  orders deliver  ${ORDER}: status shipped → delivered`,
    `${at}  command  orders ship  ${ORDER}: status processing → shipped`,
  ]);
  expect((await command("audit", "--limit", "1")).message.split("\n")).toHaveLength(1);
  expect((await command("audit", "ORD0000000000")).message).toBe("No change is recorded.");
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { fullDiskWarning } from "./warnings.ts";

const HOUR_MS = 60 * 60_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.sentMails.length = 0;
});

async function subjectsAfter(hours: number): Promise<string[]> {
  shop.sentMails.length = 0;
  shop.clock.advance(hours * HOUR_MS);
  await shop.runJobs();
  return shop.sentMails.map(({ to, subject }) => `${to}: ${subject}`);
}

test("a healthy shop writes nothing to its owner", async () => {
  expect(await subjectsAfter(1)).toEqual([]);
});

test("a job that was given up is told once, on the day on which that happened", async () => {
  const now = shop.clock.now();
  const job = { kind: "send-mail", payload: "{}", run_at: now, created_at: now, failed_at: now, last_error: "no" };
  await shop.db.insertInto("jobs").values(job).execute();
  expect(await subjectsAfter(1)).toEqual(["orders@selvedge.example: 1 job was given up"]);
  expect(shop.sentMails[0]?.text).toContain("1 send-mail");
  expect(await subjectsAfter(1)).toEqual([]);
  await subjectsAfter(24);
  expect(await subjectsAfter(1)).toEqual([]);
});

test("a disk with less than a gibibyte free is told, with what is left", () => {
  const GIB = 2 ** 30;
  expect(fullDiskWarning(GIB, GIB)).toBeNull();
  expect(fullDiskWarning(GIB / 2, GIB)).toMatchObject({ kind: "full-disk", found: expect.stringMatching(/^0\.5 GiB/) });
});

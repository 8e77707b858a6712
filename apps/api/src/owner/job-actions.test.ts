import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../database/transaction.ts";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";
import { answerCommand } from "./answer-command.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const said = async (...words: string[]) => (await answerCommand(shop, words)).message;

test("a mail whose job has failed for good is listed with the reason, and sent when the job is tried again", async () => {
  await transaction(shop.db, (tx) =>
    shop.mails.write(tx, {
      kind: "test",
      to: "asha@example.com",
      subject: "Hello",
      html: "<p>Hello</p>",
      text: "Hello",
    }),
  );
  await shop.runJobs();
  expect(await said("mails", "list")).toBe("All mails are sent.");
  expect(await said("jobs", "list")).toBe("No job has failed.");
  const mail = await shop.db.selectFrom("mails").selectAll().orderBy("created_at", "desc").executeTakeFirstOrThrow();
  const sent = shop.sentMails.length;
  await shop.db
    .updateTable("mails")
    .set({ status: "failed", last_error: "No route to host" })
    .where("id", "=", mail.id)
    .execute();
  const now = shop.clock.now();
  const { id } = await shop.db
    .insertInto("jobs")
    .values({
      kind: "send-mail",
      payload: JSON.stringify({ mailId: mail.id }),
      run_at: now,
      dedupe_key: null,
      created_at: now,
      failed_at: now,
      attempts: 9,
      last_error: "No route to host",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(await said("mails", "list")).toContain(`failed  ${mail.recipient}  ${mail.subject}: No route to host`);
  expect(await said("jobs", "list")).toMatch(new RegExp(`^${id}  .* send-mail, 9 attempts: No route to host$`));

  expect(await said("jobs", "retry", String(id))).toBe(`Job ${id} is tried again.`);
  expect(await said("jobs", "retry", String(id))).toContain(`Job ${id} waits already.`);
  await shop.runJobs();
  expect(shop.sentMails).toHaveLength(sent + 1);
  expect(await said("mails", "list")).toBe("All mails are sent.");
  expect(await said("jobs", "retry", String(id))).toContain(`There is no job ${id}, or it is done.`);
});

test("what people have written is listed, the newest first", async () => {
  const now = shop.clock.now();
  const enquiry = { user_id: null, name: "Ira Sen", email: "ira@example.com", phone: null, type: "general" };
  await shop.db
    .insertInto("enquiries")
    .values([
      {
        ...enquiry,
        ticket: "T1",
        subject: "Sizes",
        message: "Is it long?",
        created_at: new Date(now.getTime() - 1000),
      },
      { ...enquiry, ticket: "T2", subject: "Cloth", message: "Is it soft?", created_at: now },
    ])
    .execute();
  expect(await said("enquiries", "list")).toMatch(/^T2 .*Cloth\n {2}Is it soft\?\n\nT1 .*Sizes/s);
});

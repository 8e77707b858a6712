import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { transaction } from "../database/transaction.ts";
import { PermanentFailure } from "../jobs/job.ts";
import { REAL_LABEL, testApp } from "../testing/test-app.ts";
import { testClock } from "../testing/test-clock.ts";

const GUIDE = new URL("../../../../docs/operations.md", import.meta.url);
const HOUR_MS = 60 * 60_000;
const MAIL = { kind: "test", to: "asha@example.com", subject: "Hello", html: "<p>Hello</p>", text: "Hello" };

// spec: T8 failing mail server
test("a failed mail is sent after its owner re-enqueues the job as docs/operations.md says", async () => {
  const refuse = () => {
    throw new PermanentFailure("no such domain");
  };
  const sent: string[] = [];
  let answer: () => void = refuse;
  const shop = await testApp({
    clock: testClock(new Date()),
    mailSender: { send: async ({ to }) => (answer(), void sent.push(to)), close: async () => {} },
  });
  // Runs the hourly look for failed jobs, which would write a mail about this one.
  await shop.runJobs();
  await transaction(shop.db, (tx) => shop.mails.write(tx, MAIL));
  await shop.runJobs();
  expect((await shop.mails.list())[0]).toMatchObject({ status: "failed", last_error: "no such domain" });

  const guide = readFileSync(GUIDE, "utf8");
  const [, look = "", putBack = ""] = guide.split("```sql\n").map((part) => part.split("```")[0] ?? "");
  const { rows } = await sql.raw(look).execute(shop.db);
  expect(rows).toMatchObject([{ kind: "send-mail", attempts: 1, last_error: "no such domain" }]);
  for (const statement of putBack.split(";").filter((text) => text.trim() !== "")) {
    await sql.raw(statement).execute(shop.db);
  }
  answer = () => {};
  shop.clock.advance(HOUR_MS);
  await shop.runJobs();
  expect(sent).toEqual(["asha@example.com"]);
  await shop.close();
});

test("an attempt that fails after another one has sent the mail does not have it sent again, empty", async () => {
  const sent: string[] = [];
  const shop = await testApp({
    settings: { mode: "production" },
    label: REAL_LABEL,
    mailSender: {
      async send({ html }) {
        sent.push(html);
        // The other worker, which took the job when this one's lease ended.
        await shop.db.updateTable("mails").set({ status: "sent", html: "", text: "" }).execute();
        throw new PermanentFailure("the connection was lost");
      },
      close: async () => {},
    },
  });
  // Runs the hourly look for failed jobs, which would write a mail about this one.
  await shop.runJobs();
  await transaction(shop.db, (tx) => shop.mails.write(tx, MAIL));
  await shop.runJobs();
  expect(sent).toEqual([MAIL.html]);
  expect(await shop.mails.list()).toMatchObject([{ status: "sent", last_error: null }]);
  await shop.close();
});

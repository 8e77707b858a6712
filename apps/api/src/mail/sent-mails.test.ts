import { expect, test } from "vitest";
import { transaction } from "../database/transaction.ts";
import { REAL_LABEL, testApp } from "../testing/test-app.ts";

const HOUR_MS = 60 * 60_000;

const content = { subject: "Your order ORD1234567", html: "<p>₹2,450.00</p>", text: "₹2,450.00" };

// spec: T17 secrets
test("in production a sent mail keeps recipient and subject, and not its links", async () => {
  const shop = await testApp({ settings: { mode: "production" }, label: REAL_LABEL });
  const write = (kind: string) =>
    transaction(shop.db, (tx) =>
      shop.mails.write(tx, { kind, to: "asha@example.com", ...content, unsubscribeUrl: "https://shop.example/leave" }),
    );
  const stored = () => shop.db.selectFrom("mails").select(["recipient", "subject", "html", "text", "unsubscribe_url"]);
  const emptied = {
    recipient: "asha@example.com",
    subject: content.subject,
    html: "",
    text: "",
    unsubscribe_url: null,
  };
  await write("test");
  await shop.runJobs();
  expect(shop.sentMails).toMatchObject([{ html: content.html, headers: { "List-Unsubscribe": expect.anything() } }]);
  expect(await stored().execute()).toEqual([emptied]);
  // The previous version keeps the content of what it sends.
  await shop.db.updateTable("mails").set({ html: content.html, text: content.text }).execute();
  shop.clock.advance(HOUR_MS);
  await shop.runJobs();
  expect(await stored().execute()).toEqual([emptied]);
  await shop.close();
});

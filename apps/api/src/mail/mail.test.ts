import { statSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../database/transaction.ts";
import type { Settings } from "../settings/settings.ts";
import { REAL_LABEL, type TestApp, testApp } from "../testing/test-app.ts";
import { composeMail, MAIL_STYLES_SOURCE } from "./compose.ts";
import type { NewMail } from "./mail.ts";
import { fileSender, type MailSender, mustEncrypt, type OutgoingMail, smtpSender } from "./sender.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const content = { subject: "Your order ORD1234567", html: "<p>₹2,450.00</p>", text: "₹2,450.00" };
const outgoing: OutgoingMail = {
  ...content,
  from: "Selvedge <orders@selvedge.example>",
  to: "asha@example.com",
  messageId: "<one@selvedge.example>",
  date: new Date("2026-11-21T04:30:00Z"),
};

describe("writing", () => {
  let shop: TestApp;
  const write = (extra: Partial<NewMail> = {}) =>
    transaction(shop.db, (tx) => shop.mails.write(tx, { kind: "test", to: "asha@example.com", ...content, ...extra }));

  beforeAll(async () => {
    shop = await testApp();
  });
  afterAll(() => shop.close());

  test("a mail leaves once its transaction has committed, from the shop's own address", async () => {
    await write();
    expect(shop.sentMails).toEqual([]);
    await shop.runJobs();
    expect(shop.sentMails).toMatchObject([
      { to: "asha@example.com", from: "Selvedge <orders@selvedge.example>", ...content },
    ]);
    await shop.runJobs();
    expect(shop.sentMails).toHaveLength(1);
  });

  test("a mail of a transaction that fails is not sent", async () => {
    const failing = transaction(shop.db, async (tx) => {
      await shop.mails.write(tx, { kind: "test", to: "lost@example.com", ...content });
      throw new Error("out of stock");
    });
    await expect(failing).rejects.toThrow("out of stock");
    await shop.runJobs();
    expect(shop.sentMails.some(({ to }) => to === "lost@example.com")).toBe(false);
  });

  test("a mail with a key is written once", async () => {
    expect(await write({ dedupeKey: "order-placed:1" })).toBe(true);
    expect(await write({ dedupeKey: "order-placed:1" })).toBe(false);
    const before = shop.sentMails.length;
    await shop.runJobs();
    expect(shop.sentMails).toHaveLength(before + 1);
  });

  // spec: DPDP end of purpose
  test("a mail is kept for ninety days", async () => {
    await write({ dedupeKey: "kept" });
    const kept = () => shop.db.selectFrom("mails").select("id").where("dedupe_key", "=", "kept").execute();
    shop.clock.advance(90 * DAY_MS);
    await shop.runJobs();
    expect(await kept()).toHaveLength(1);
    shop.clock.advance(HOUR_MS);
    await shop.runJobs();
    expect(await kept()).toEqual([]);
    await write();
    await shop.runJobs();
  });

  // spec: GET /dev/mail
  // spec: Mail without SMTP_URL
  test("in demo mode the newest mails are listed", async () => {
    const answer = await shop.app.inject("/dev/mail");
    expect(answer.json()[0]).toMatchObject({ to: "asha@example.com", ...content, status: "sent" });
    const asked = await shop.app.inject({ url: "/dev/mail", headers: { accept: "*/*" } });
    expect(asked.body).toBe(answer.body);
  });

  test("a browser gets a page of mails in which their content cannot run scripts or load anything", async () => {
    await write({ subject: "<b>Bold</b>", html: '<p title="x">"Quoted" & <script>alert(1)</script></p>' });
    const { headers, body } = await shop.app.inject({
      url: "/dev/mail",
      headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
    });
    expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    expect(headers["vary"]).toContain("Accept");
    expect(body).toContain("<h2>&lt;b&gt;Bold&lt;/b&gt;</h2>");
    expect(body).toContain("<dd>asha@example.com</dd>");
    expect(body).toMatch(/<iframe[^>]*sandbox=""[^>]*srcdoc="&lt;p title=&quot;x&quot;&gt;/);
    expect(body).not.toContain("<script>");
    expect(headers["content-security-policy"]).toContain(`style-src 'self' ${MAIL_STYLES_SOURCE};`);
  });
});

// spec: SHOP_ENV
test("in production mails are not shown", async () => {
  const shop = await testApp({ settings: { mode: "production" }, label: REAL_LABEL });
  expect((await shop.app.inject("/dev/mail")).statusCode).toBe(404);
  await shop.close();
});

describe("a failing mail server", () => {
  const attempts: string[] = [];
  let answers: (() => void)[] = [];
  let shop: TestApp;
  const sender: MailSender = {
    async send({ messageId }) {
      attempts.push(messageId);
      answers.shift()?.();
    },
    close: async () => {},
  };
  const later = () => {
    throw Object.assign(new Error("try again later"), { responseCode: 451 });
  };

  beforeAll(async () => {
    shop = await testApp({ mailSender: sender });
  });
  afterAll(() => shop.close());

  test("is retried with growing pauses, with the same message id", async () => {
    answers = [later, later];
    await transaction(shop.db, (tx) => shop.mails.write(tx, { kind: "test", to: "asha@example.com", ...content }));
    await shop.runJobs();
    await shop.runJobs();
    expect(attempts).toHaveLength(1);
    shop.clock.advance(5_000);
    await shop.runJobs();
    shop.clock.advance(5_000);
    await shop.runJobs();
    expect(attempts).toHaveLength(2);
    shop.clock.advance(5_000);
    await shop.runJobs();
    expect(attempts).toHaveLength(3);
    expect(new Set(attempts).size).toBe(1);
    expect((await shop.mails.list())[0]).toMatchObject({ status: "sent" });
  });

  test("that is down for a weekend gets the mail when it is back", async () => {
    answers = Array.from({ length: 100 }, () => later);
    await transaction(shop.db, (tx) => shop.mails.write(tx, { kind: "test", to: "asha@example.com", ...content }));
    for (let hour = 0; hour < 60; hour += 1) {
      await shop.runJobs();
      shop.clock.advance(HOUR_MS);
    }
    expect((await shop.mails.list())[0]).toMatchObject({ status: "waiting" });
    answers = [];
    await shop.runJobs();
    expect((await shop.mails.list())[0]).toMatchObject({ status: "sent" });
  });
});

describe("files", () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "mail-"));
  });
  afterAll(() => rm(directory, { recursive: true }));

  // spec: Mail without SMTP_URL
  test("each mail is written as one .eml with both parts, and overwritten if it is sent twice", async () => {
    const sender = fileSender(join(directory, "mail"));
    await sender.send(outgoing);
    await sender.send(outgoing);
    const files = await readdir(join(directory, "mail"));
    expect(files).toEqual(["2026-11-21T04-30-00.000Z-one.eml"]);
    const message = await readFile(join(directory, "mail", files[0] ?? ""), "utf8");
    expect(message).toMatch(/^To: asha@example\.com\r?$/m);
    expect(message).toMatch(/^Message-ID: <one@selvedge\.example>\r?$/m);
    expect(message).toContain("multipart/alternative");
  });

  test.skipIf(process.platform === "win32")("only the shop's user may read them", async () => {
    const before = process.umask(0o000);
    await fileSender(join(directory, "private")).send(outgoing);
    process.umask(before);
    const [file = ""] = await readdir(join(directory, "private"));
    const modes = ["", file].map((name) => statSync(join(directory, "private", name)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
  });

  test("a subject cannot add headers", async () => {
    const sender = fileSender(join(directory, "injected"));
    await sender.send({ ...outgoing, subject: "Hello\r\nBcc: victim@example.com" });
    const [file = ""] = await readdir(join(directory, "injected"));
    expect(await readFile(join(directory, "injected", file), "utf8")).not.toMatch(/^Bcc:/m);
  });
});

describe("a real mail server", () => {
  let server: SMTPServer;
  let sender: MailSender;
  const received: string[] = [];

  async function start(refuse?: { code: number; message: string }, mode: Settings["mode"] = "demo") {
    server = new SMTPServer({
      disabledCommands: ["STARTTLS", "AUTH"],
      onRcptTo: (_address, _session, done) =>
        done(refuse ? Object.assign(new Error(refuse.message), { responseCode: refuse.code }) : null),
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          received.push(Buffer.concat(chunks).toString());
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    sender = smtpSender(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mode);
  }

  afterEach(async () => {
    await sender.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  test("gets the mail with both parts, sender and recipient", async () => {
    await start();
    await sender.send(outgoing);
    expect(received).toHaveLength(1);
    expect(received[0]).toContain("From: Selvedge <orders@selvedge.example>");
    expect(received[0]).toContain("Message-ID: <one@selvedge.example>");
    expect(received[0]).toContain("multipart/alternative");
  });

  test("is not asked again after a permanent refusal", async () => {
    await start({ code: 550, message: "No such mailbox" });
    await expect(sender.send(outgoing)).rejects.toMatchObject({ name: "PermanentFailure" });
  });

  test("that does not encrypt gets no mail from a shop with real money, and the mail is retried", async () => {
    received.length = 0;
    await start(undefined, "production");
    const failing = sender.send(outgoing);
    await expect(failing).rejects.toThrow("Error upgrading connection with STARTTLS");
    await expect(failing).rejects.not.toMatchObject({ name: "PermanentFailure" });
    expect(received).toEqual([]);
  });

  test("is asked again after a temporary refusal", async () => {
    await start({ code: 451, message: "Later, please" });
    await expect(sender.send(outgoing)).rejects.not.toMatchObject({ name: "PermanentFailure" });
  });
});

test.each([
  ["smtp://localhost:1025", "demo", false],
  ["smtp://127.0.0.1", "demo", false],
  ["smtp://[::1]", "demo", false],
  ["smtp://localhost.example", "demo", true],
  ["smtp://mail.example", "demo", true],
  ["smtp://localhost", "production", true],
  ["smtps://mail.example", "production", false],
] as const)("a mail server called %s must encrypt for a %s shop: %s", (url, mode, must) => {
  expect(mustEncrypt(new URL(url), mode)).toBe(must);
});

test("visitors' text is escaped, and the plain text says all that the HTML says", () => {
  const name = `<img src=x onerror=alert(1)> & "Asha"`;
  const mail = composeMail({
    subject: name,
    label: "Selvedge",
    heading: `Thank you, ${name}.`,
    blocks: [
      { kind: "text", text: name },
      { kind: "facts", facts: [["Order ID", "ORD1234567"]] },
      { kind: "lines", lines: [{ title: "Neel wrap dress", detail: "Size M, 1 piece", amount: "₹2,450.00" }] },
      { kind: "totals", totals: [["Total", "₹2,450.00"]] },
      { kind: "button", label: "See your order", url: `https://shop.example/"><script>` },
    ],
    footnote: "You get this because you ordered.",
  });
  expect(mail.html).not.toMatch(/<img|<script/);
  expect(mail.html).toContain("&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Asha&quot;");
  for (const said of [
    "ORD1234567",
    "Neel wrap dress",
    "Size M, 1 piece",
    "₹2,450.00",
    "See your order",
    "You get this",
  ]) {
    expect(mail.html).toContain(said);
    expect(mail.text).toContain(said);
  }
});

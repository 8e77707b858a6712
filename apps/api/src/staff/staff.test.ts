import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { empty } from "../testing/module-tables.ts";
import { ask, newShopper, PASSWORD } from "../testing/shopper.ts";
import {
  codeAt,
  enrolmentCode,
  newStaff,
  STAFF_PASSWORD,
  staffBearer,
  startEnrolment,
  type TestStaff,
} from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WRONG = { status: 401, body: { message: "Invalid email, password or code" } };
const TOO_MANY = { status: 429, body: { message: "Too many attempts. Please try again later." } };

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
beforeEach(() => empty(shop.db, "limits"));
afterAll(() => shop.close());

const enrol = (path: "" | "/confirm", body: object) => ask(shop, "POST", `/api/owner/enrolment${path}`, { body });
const staffList = (bearer: string) => ask(shop, "GET", "/api/owner/staff/list", { bearer });
const command = (...words: string[]) => answerCommand(shop, ["staff", ...words]);

describe("enrolment", () => {
  test("the printed code sets a password and an authenticator, once", async () => {
    const token = await enrolmentCode(shop, "add", "asha@example.com", "--role", "owner");
    expect(await enrol("/confirm", { token, code: "000000" })).toMatchObject({
      ...{ status: 422, body: { message: "Set a password first." } },
    });
    const abandoned = await startEnrolment(shop, token);
    const secret = await startEnrolment(shop, token);
    expect(await enrol("/confirm", { token, code: codeAt(abandoned, shop) })).toMatchObject({ status: 422 });
    expect(await enrol("/confirm", { token, code: codeAt(secret, shop) })).toMatchObject({ status: 200 });
    expect(await enrol("", { token, password: STAFF_PASSWORD })).toMatchObject({ status: 404 });
    expect(await enrol("/confirm", { token, code: codeAt(secret, shop, 1) })).toMatchObject({ status: 404 });
  });

  test("the code expires after a day", async () => {
    const token = await enrolmentCode(shop, "add", "late@example.com", "--role", "packer");
    shop.clock.advance(24 * HOUR_MS);
    expect(await enrol("", { token, password: STAFF_PASSWORD })).toMatchObject({ status: 404 });
    expect((await command("list")).message).toMatch(/code expired +late@example\.com/);
  });

  test("a weak password is refused, and the code stays valid", async () => {
    const token = await enrolmentCode(shop, "add", "weak@example.com", "--role", "packer");
    expect(await enrol("", { token, password: "password1" })).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.any(String)] } },
    });
    expect(await enrol("", { token, password: STAFF_PASSWORD })).toMatchObject({ status: 200 });
  });

  test("nobody signs in before the authenticator is confirmed", async () => {
    const email = "early@example.com";
    const token = await enrolmentCode(shop, "add", email, "--role", "packer");
    const secret = await startEnrolment(shop, token);
    const body = { email, password: STAFF_PASSWORD, code: codeAt(secret, shop) };
    expect(await ask(shop, "POST", "/api/owner/session", { body })).toMatchObject(WRONG);
  });
});

describe("signing in", () => {
  let staff: TestStaff;
  beforeEach(async () => {
    staff = await newStaff(shop, "owner");
  });

  test("password and code open a session, which signing out ends", async () => {
    const { status, body } = await staff.signIn();
    expect(status).toBe(200);
    expect(body).toMatchObject({ expires_in: 12 * 3600, staff: { email: staff.email, role: "owner" } });
    expect((await staffList(body.access_token)).status).toBe(200);
    await ask(shop, "DELETE", "/api/owner/session", { bearer: body.access_token });
    expect((await staffList(body.access_token)).status).toBe(401);
  });

  test("wrong password, wrong code and unknown email get the same answer", async () => {
    const code = staff.code();
    const wrongCode = code === "111111" ? "222222" : "111111";
    expect(await staff.signIn({ password: "wrong" })).toMatchObject(WRONG);
    expect(await staff.signIn({ code: wrongCode })).toMatchObject(WRONG);
    const body = { email: "nobody@example.com", password: STAFF_PASSWORD, code };
    expect(await ask(shop, "POST", "/api/owner/session", { body })).toMatchObject(WRONG);
    expect((await staff.signIn()).status).toBe(200);
  });

  test("a code is accepted once, and none from before it", async () => {
    const [earlier, code, next] = [staff.code(-1), staff.code(), staff.code(1)];
    expect((await staff.signIn({ code })).status).toBe(200);
    expect(await staff.signIn({ code })).toMatchObject(WRONG);
    expect(await staff.signIn({ code: earlier })).toMatchObject(WRONG);
    expect((await staff.signIn({ code: next })).status).toBe(200);
  });

  test("of ten who send the same code at once, one is signed in", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => staff.signIn()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9);
  });

  test("a code is accepted one step early and one step late, and no further", async () => {
    expect(await staff.signIn({ code: staff.code(2) })).toMatchObject(WRONG);
    expect((await staff.signIn({ code: staff.code(1) })).status).toBe(200);
    shop.clock.advance(5 * MINUTE_MS);
    expect(await staff.signIn({ code: staff.code(-2) })).toMatchObject(WRONG);
    expect((await staff.signIn({ code: staff.code(-1) })).status).toBe(200);
  });

  test("ten wrong codes stop the eleventh attempt, also with the right one; a known browser goes on", async () => {
    const { body } = await staff.signIn();
    shop.clock.advance(MINUTE_MS);
    for (let count = 0; count < 10; count += 1) {
      expect(await staff.signIn({ code: staff.code(5) })).toMatchObject(WRONG);
    }
    expect(await staff.signIn()).toMatchObject(TOO_MANY);
    expect((await staff.signIn({ device_token: body.device_token })).status).toBe(200);
  });

  test("thirty wrong codes to the right password end the day, until a reset", async () => {
    const wrongCode = staff.code() === "111111" ? "222222" : "111111";
    for (let wrong = 0; wrong < 30; wrong += 1) {
      if (wrong % 9 === 0) shop.clock.advance(16 * 60_000);
      expect(await staff.signIn({ code: wrongCode })).toMatchObject(WRONG);
    }
    shop.clock.advance(16 * 60_000);
    expect(await staff.signIn()).toMatchObject({
      status: 429,
      body: { message: "Too many wrong codes today. Ask the shop's owner to reset your sign-in." },
    });
    shop.clock.advance(24 * 60 * 60_000);
    expect((await staff.signIn()).status).toBe(200);
  });

  test("wrong passwords of a shopper do not count for staff with the same email", async () => {
    await newShopper(shop, staff.email);
    for (let count = 0; count < 11; count += 1) {
      await ask(shop, "POST", "/api/login", { body: { email: staff.email, password: "wrong" } });
    }
    const login = { body: { email: staff.email, password: PASSWORD } };
    expect((await ask(shop, "POST", "/api/login", login)).status).toBe(429);
    expect((await staff.signIn()).status).toBe(200);
  });

  test("a session ends after an hour without use, and after twelve hours", async () => {
    const idle = (await staff.signIn()).body.access_token;
    shop.clock.advance(HOUR_MS);
    expect((await staffList(idle)).status).toBe(401);
    const used = (await staff.signIn()).body.access_token;
    for (let half = 1; half < 24; half += 1) {
      shop.clock.advance(HOUR_MS / 2);
      expect((await staffList(used)).status).toBe(200);
    }
    shop.clock.advance(HOUR_MS / 2);
    expect((await staffList(used)).status).toBe(401);
    await shop.runJobs();
    expect(await shop.db.selectFrom("staff_sessions").selectAll().execute()).toEqual([]);
  });

  test("removal and reset end sessions, password and authenticator at once", async () => {
    for (const verb of ["reset", "remove"] as const) {
      const member = await newStaff(shop, "owner");
      const { body } = await member.signIn();
      await command(verb, member.email);
      expect((await staffList(body.access_token)).status).toBe(401);
      expect(await member.signIn({ code: member.code(1) })).toMatchObject(WRONG);
    }
  });
});

test("somebody who was removed can be added again, with the same id and another role", async () => {
  const email = "back@example.com";
  await command("add", email, "--role", "owner");
  expect(await command("add", email, "--role", "packer")).toMatchObject({ isDone: false });
  await command("remove", email);
  expect(await command("remove", email)).toMatchObject({ isDone: false });
  await command("add", email, "--role", "packer");
  const rows = await shop.db.selectFrom("staff").select("role").where("email", "=", email).execute();
  expect(rows).toEqual([{ role: "packer" }]);
});

test("neither tokens nor codes are stored as they are", async () => {
  const bearer = await staffBearer(shop, "owner");
  const token = await enrolmentCode(shop, "add", "stored@example.com", "--role", "owner");
  const stored = JSON.stringify([
    await shop.db.selectFrom("staff").selectAll().execute(),
    await shop.db.selectFrom("staff_sessions").selectAll().execute(),
    await shop.db.selectFrom("audit").selectAll().execute(),
  ]);
  expect(stored).not.toContain(bearer);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(STAFF_PASSWORD);
});

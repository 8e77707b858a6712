import type { DataExport, LoginAnswer, User } from "@selvedge/commerce/wire/account";
import type { SignInStart } from "@selvedge/commerce/wire/sign-in";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ASHA, DEAD, googleShop, type GoogleShop } from "../testing/google-shop.ts";
import { type IdentityServer, startIdentityServer } from "../testing/identity-server.ts";
import { linkIn } from "../testing/mail-links.ts";
import { ask, newShopper, PASSWORD, signIn } from "../testing/shopper.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

const HOUR_MS = 60 * 60_000;

let opened: GoogleShop;
let google: IdentityServer;
let shop: TestApp;
beforeAll(async () => {
  opened = await googleShop();
  ({ google, shop } = opened);
});
beforeEach(() => opened.startAnew());
afterAll(() => opened.close());

const start = async () => (await ask<SignInStart>(shop, "POST", "/api/sign-in/google")).body;
const finish = (body: object) =>
  ask<LoginAnswer & { message: string }>(shop, "POST", "/api/sign-in/google/callback", { body });
const continueWithGoogle = async () => finish(await google.agree((await start()).url));
const me = async (bearer: string) => (await ask<{ user: User }>(shop, "GET", "/api/user", { bearer })).body.user;
const login = (password = PASSWORD) => ask(shop, "POST", "/api/login", { body: { email: ASHA.email, password } });

test("a new person gets an account, and the same one the next time, even with a changed address", async () => {
  const first = await continueWithGoogle();
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ token_type: "Bearer", expires_in: 86_400, user: { name: "Asha Verma" } });
  expect((await me(first.body.access_token)).email).toBe(ASHA.email);
  const bearer = first.body.access_token;
  const { body: held } = await ask<DataExport>(shop, "GET", "/api/users/export", { bearer });
  expect(held.identities).toEqual([{ issuer: google.env["OIDC_ISSUER"], created_at: expect.any(String) }]);
  google.person.email = "new@example.com";
  const again = await continueWithGoogle();
  expect(again.body.user).toEqual(first.body.user);
  expect(await shop.db.selectFrom("users").select("id").execute()).toHaveLength(1);
});

test("the authorization URL asks for name and email only, and carries the security parameters", async () => {
  const { url, state } = await start();
  const { searchParams } = new URL(url);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: "shop",
    response_type: "code",
    redirect_uri: "http://shop.example/login/google",
    scope: "openid email profile",
    state,
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: "S256",
  });
  const [kept] = await shop.db.selectFrom("sign_in_starts").selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(state);
});

describe("a sign-in is refused", () => {
  test("that was already used, by anyone", async () => {
    const returned = await google.agree((await start()).url);
    const answers = await Promise.all([finish(returned), finish(returned), finish(returned)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await finish(returned)).toMatchObject({ status: 422, body: { message: DEAD } });
  });

  test("that is ten minutes old", async () => {
    const returned = await google.agree((await start()).url);
    shop.clock.advance(10 * 60_000);
    expect(await finish(returned)).toMatchObject({ status: 422, body: { message: DEAD } });
  });

  test("whose code belongs to another sign-in: other state, nonce and verifier", async () => {
    const mine = await google.agree((await start()).url);
    const theirs = await google.agree((await start()).url);
    expect(await finish({ ...mine, code: theirs["code"] })).toMatchObject({ status: 422, body: { message: DEAD } });
    expect((await finish({ ...theirs, state: "guessed" })).status).toBe(422);
  });

  test("that names another provider, an invented code, or nothing", async () => {
    const returned = await google.agree((await start()).url);
    expect((await finish({ ...returned, iss: "https://evil.example" })).status).toBe(422);
    expect(
      (await finish({ code: "made-up", state: (await start()).state, iss: google.env["OIDC_ISSUER"] })).status,
    ).toBe(422);
    expect((await finish({})).status).toBe(422);
    expect(await shop.db.selectFrom("users").select("id").execute()).toEqual([]);
  });

  test("with an address that the provider has not verified", async () => {
    google.person.email_verified = false;
    const { status, body } = await continueWithGoogle();
    expect([status, body.message]).toEqual([
      422,
      "Google has not confirmed your email. Please register with a password.",
    ]);
    google.person.email_verified = "true" as never;
    expect((await continueWithGoogle()).status).toBe(422);
  });
});

describe("an existing account with the address", () => {
  test("is handed over: its creator is signed out for good, and the owner is mailed", async () => {
    const maker = await newShopper(shop, ASHA.email);
    google.person.email = "Asha@Example.com";
    const { status, body } = await continueWithGoogle();
    expect([status, body.user.id]).toEqual([200, maker.id]);
    expect((await ask(shop, "GET", "/api/user", { bearer: maker.bearer })).status).toBe(401);
    expect((await login()).status).toBe(401);
    await shop.runJobs();
    expect(shop.sentMails.map(({ to, subject }) => [to, subject])).toEqual([
      [ASHA.email, "You can sign in to Selvedge with Google now"],
    ]);
  });

  test("is not handed over if Google does not run the mailbox, because the address may belong to someone else by now", async () => {
    const maker = await newShopper(shop, ASHA.email);
    google.person.hd = undefined;
    const { status, body } = await continueWithGoogle();
    expect([status, body.message]).toEqual([
      409,
      "There is an account with this email already. Please login with your password.",
    ]);
    expect([(await me(maker.bearer)).id, (await login()).status]).toEqual([maker.id, 200]);
    google.person.email = "not@gmail.com.example.com";
    await newShopper(shop, google.person.email);
    expect((await continueWithGoogle()).status).toBe(409);
    google.person.email = "Asha.Verma@gmail.com";
    const atGmail = await newShopper(shop, "asha.verma@gmail.com");
    expect((await continueWithGoogle()).body.user.id).toBe(atGmail.id);
  });

  test("is not needed: a verified address at any mail provider opens a new account", async () => {
    google.person.hd = undefined;
    expect((await continueWithGoogle()).status).toBe(200);
    expect((await continueWithGoogle()).status).toBe(200);
  });

  test("does not change at the next sign-in with Google", async () => {
    await continueWithGoogle();
    const other = await continueWithGoogle();
    await continueWithGoogle();
    expect((await me(other.body.access_token)).email).toBe(ASHA.email);
    await shop.runJobs();
    expect(shop.sentMails).toEqual([]);
  });

  test("is not handed over while its former owner may revert the change of address", async () => {
    const owner = await newShopper(shop, "first@example.com");
    const change = { name: "Asha Verma", email: ASHA.email };
    await ask(shop, "PUT", `/api/users/profiles/${owner.id}`, { bearer: owner.bearer, body: change });
    const { status, body } = await continueWithGoogle();
    expect([status, body.message]).toEqual([
      409,
      "The email of this account was changed a short while ago. Please login with your password.",
    ]);
    // Nor is a new one created under the former address.
    google.person.email = "first@example.com";
    expect((await continueWithGoogle()).status).toBe(409);
    shop.clock.advance(72 * HOUR_MS + 1);
    google.person.email = ASHA.email;
    expect((await continueWithGoogle()).body.user.id).toBe(owner.id);
  });

  test("does not keep the password or the Google link of a stranger who moved their own account to the address", async () => {
    const stranger = { ...ASHA, sub: "google-666", email: "stranger@example.com" };
    const moved = await movedBy(stranger);
    Object.assign(google.person, ASHA);
    expect((await continueWithGoogle()).body.user.id).toBe(moved.id);
    Object.assign(google.person, stranger);
    expect((await continueWithGoogle()).body.user.id).not.toBe(moved.id);
    Object.assign(google.person, ASHA);
    expect((await continueWithGoogle()).body.user.id).toBe(moved.id);
  });

  test("is not opened by an earlier Google link once a mailed link has set its password", async () => {
    const stranger = { ...ASHA, sub: "google-666", email: "stranger@example.com" };
    const moved = await movedBy(stranger);
    await ask(shop, "POST", "/api/forgot-password", { body: { email: ASHA.email } });
    await shop.runJobs();
    const token = linkIn(shop.sentMails, ASHA.email, "/reset-password/").pathname.split("/")[2];
    const password = "nine yards of mulmul";
    const body = { token, email: ASHA.email, password, password_confirmation: password };
    expect((await ask(shop, "POST", "/api/reset-password", { body })).status).toBe(200);
    expect((await continueWithGoogle()).body.user.id).not.toBe(moved.id);
    expect((await login(password)).status).toBe(200);
  });

  /** The account of a person at the provider that moved to Asha's address long enough ago. */
  async function movedBy(person: typeof ASHA): Promise<User> {
    Object.assign(google.person, person);
    const { access_token: bearer, user } = (await continueWithGoogle()).body;
    const body = { name: person.name, email: ASHA.email };
    expect((await ask(shop, "PUT", `/api/users/profiles/${user.id}`, { bearer, body })).status).toBe(200);
    shop.clock.advance(72 * HOUR_MS + 1);
    return user;
  }

  test("is not opened by another person of the provider, even one with its address", async () => {
    const first = await continueWithGoogle();
    await signIn(shop, (await newShopper(shop)).email);
    google.person.sub = "google-2";
    google.person.email = "somebody@example.com";
    expect((await continueWithGoogle()).body.user.id).not.toBe(first.body.user.id);
  });
});

test("visits to the provider that never return are deleted", async () => {
  await start();
  shop.clock.advance(2 * HOUR_MS);
  await shop.runJobs();
  expect(await shop.db.selectFrom("sign_in_starts").selectAll().execute()).toEqual([]);
});

test("a shop with Google configured says so, another offers nothing", async () => {
  expect((await ask(shop, "GET", "/api/sign-in")).body).toEqual({ providers: ["google"] });
  const plain = await testApp();
  expect((await ask(plain, "GET", "/api/sign-in")).body).toEqual({ providers: [] });
  expect((await ask(plain, "POST", "/api/sign-in/google")).status).toBe(404);
  await plain.close();
});

test("while the provider cannot be reached, sign-in answers with an error instead of a redirect", async () => {
  const other = await startIdentityServer("http://shop.example");
  await other.close();
  const cutOff = await testApp({ env: { ...google.env, OIDC_ISSUER: other.env["OIDC_ISSUER"] ?? "" } });
  const { status, headers, body } = await ask<{ message: string }>(cutOff, "POST", "/api/sign-in/google");
  expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  expect(body.message).toBe("Google is not answering. Please try again, or login with your password.");
  await cutOff.close();
});

import type { LoginAnswer } from "@selvedge/commerce/wire/account";
import type { GoogleIntentDone, SignInMeans, SignInStart } from "@selvedge/commerce/wire/sign-in";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ASHA, DEAD, googleShop, type GoogleShop } from "../testing/google-shop.ts";
import type { IdentityServer } from "../testing/identity-server.ts";
import { linkIn } from "../testing/mail-links.ts";
import { type Answer, ask, newShopper, PASSWORD, type Shopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

const MINUTE_MS = 60_000;

let opened: GoogleShop;
let google: IdentityServer;
let shop: TestApp;
beforeAll(async () => {
  opened = await googleShop();
  ({ google, shop } = opened);
});
beforeEach(() => opened.startAnew());
afterAll(() => opened.close());

type Said = { message: string };
const means = async (bearer: string) => (await ask<SignInMeans>(shop, "GET", "/api/users/identities", { bearer })).body;
const start = (bearer: string, body: object) =>
  ask<SignInStart & Said>(shop, "POST", "/api/users/identities/google", { bearer, body });
const finish = (bearer: string, body: object) =>
  ask<GoogleIntentDone & Said>(shop, "POST", "/api/users/identities/google/callback", { bearer, body });
const unlink = (bearer: string, password = PASSWORD) =>
  ask<Said>(shop, "DELETE", "/api/users/identities/google", { bearer, body: { password } });
const erase = (bearer: string, body: object = {}) => ask<Said>(shop, "DELETE", "/api/users/account", { bearer, body });
const subjects = async () => {
  await shop.runJobs();
  return shop.sentMails.map(({ to, subject }) => [to, subject]);
};

async function intent(bearer: string, purpose: "link" | "confirm"): Promise<Answer<GoogleIntentDone & Said>> {
  const begun = await start(bearer, { purpose, password: PASSWORD });
  if (begun.status !== 200) return begun as never;
  return finish(bearer, await google.agree(begun.body.url));
}

/** Signs in with Google, to an account without a password or a linked one. */
async function continueWithGoogle(): Promise<LoginAnswer> {
  const { url } = (await ask<SignInStart>(shop, "POST", "/api/sign-in/google")).body;
  const body = await google.agree(url);
  return (await ask<LoginAnswer>(shop, "POST", "/api/sign-in/google/callback", { body })).body;
}

describe("an account created with Google", () => {
  let bearer: string;
  beforeEach(async () => {
    ({ access_token: bearer } = await continueWithGoogle());
  });

  // spec: Google account without a password
  test("can be erased within ten minutes of confirming with Google in that session", async () => {
    expect(await means(bearer)).toMatchObject({ has_password: false, identities: [{ provider: "google" }] });
    expect(await erase(bearer)).toMatchObject({ status: 422, body: { message: "Please confirm with Google first." } });
    expect((await intent(bearer, "confirm")).body).toEqual({ status: "success", purpose: "confirm" });
    const until = new Date(shop.clock.now().getTime() + 10 * MINUTE_MS).toISOString();
    expect((await means(bearer)).confirmed_until).toBe(until);
    // Another session of the same account is not confirmed.
    const { access_token: other } = await continueWithGoogle();
    expect((await erase(other)).status).toBe(422);
    shop.clock.advance(10 * MINUTE_MS);
    expect((await means(bearer)).confirmed_until).toBeNull();
    expect((await erase(bearer)).status).toBe(422);
    await intent(bearer, "confirm");
    expect((await erase(bearer)).status).toBe(200);
    expect(await shop.db.selectFrom("users").select("id").execute()).toEqual([]);
  });

  test("cannot be confirmed by another person at Google", async () => {
    google.person.sub = "google-2";
    expect(await intent(bearer, "confirm")).toMatchObject({
      status: 409,
      body: { message: "This is another Google account than the one that opens yours." },
    });
    expect((await means(bearer)).confirmed_until).toBeNull();
  });

  // spec: Google unlinked only with a password
  test("keeps Google until it has a password, which a mailed link sets", async () => {
    expect(await unlink(bearer)).toMatchObject({ status: 409, body: { message: "Please set a password first." } });
    await ask(shop, "POST", "/api/forgot-password", { body: { email: ASHA.email } });
    await shop.runJobs();
    const token = linkIn(shop.sentMails, ASHA.email, "/reset-password/").pathname.split("/")[2];
    const body = { token, email: ASHA.email, password: PASSWORD, password_confirmation: PASSWORD };
    expect((await ask(shop, "POST", "/api/reset-password", { body })).status).toBe(200);
    const login = await ask<LoginAnswer>(shop, "POST", "/api/login", {
      body: { email: ASHA.email, password: PASSWORD },
    });
    expect(await means(login.body.access_token)).toEqual({ has_password: true, identities: [], confirmed_until: null });
    expect((await erase(login.body.access_token)).status).toBe(422);
    expect((await erase(login.body.access_token, { password: PASSWORD })).status).toBe(200);
  });
});

describe("an account with a password", () => {
  let asha: Shopper;
  beforeEach(async () => {
    asha = await newShopper(shop, "asha@elsewhere.example");
  });

  // spec: Google linked while signed in
  test("can be linked to Google whatever the address there, and its owner is mailed", async () => {
    expect((await intent(asha.bearer, "link")).body).toEqual({ status: "success", purpose: "link" });
    expect(await means(asha.bearer)).toMatchObject({ has_password: true, identities: [{ provider: "google" }] });
    expect((await continueWithGoogle()).user.id).toBe(asha.id);
    expect((await ask(shop, "GET", "/api/user", { bearer: asha.bearer })).status).toBe(200);
    expect(await subjects()).toEqual([[asha.email, "Google opens your account at Selvedge now"]]);
    expect(await intent(asha.bearer, "link")).toMatchObject({
      status: 409,
      body: { message: "Google opens this account already." },
    });
  });

  test("cannot be linked without the password, nor to a person who opens another account", async () => {
    const guessed = await start(asha.bearer, { purpose: "link", password: "guessed" });
    expect([guessed.status, guessed.body.message]).toEqual([422, "This is not your password."]);
    await continueWithGoogle();
    expect(await intent(asha.bearer, "link")).toMatchObject({
      status: 409,
      body: { message: "This Google account opens another account here." },
    });
    expect((await means(asha.bearer)).identities).toEqual([]);
    expect(await subjects()).toEqual([]);
  });

  // spec: Google unlinked only with a password
  test("can be unlinked with the password, and its owner is mailed", async () => {
    await intent(asha.bearer, "link");
    await subjects();
    shop.sentMails.length = 0;
    expect((await unlink(asha.bearer, "guessed")).status).toBe(422);
    expect((await unlink(asha.bearer)).status).toBe(200);
    expect((await unlink(asha.bearer)).status).toBe(404);
    expect(await subjects()).toEqual([[asha.email, "Google no longer opens your account at Selvedge"]]);
    expect((await continueWithGoogle()).user.id).not.toBe(asha.id);
  });

  test("cannot be confirmed if Google does not open it", async () => {
    expect((await start(asha.bearer, { purpose: "confirm" })).status).toBe(409);
  });

  test("a link can only be completed by the user who started it, and not by a sign-in, nor a sign-in by a link", async () => {
    const other = await newShopper(shop);
    const begin = async () => {
      const { url } = (await start(asha.bearer, { purpose: "link", password: PASSWORD })).body;
      return google.agree(url);
    };
    expect(await finish(other.bearer, await begin())).toMatchObject({ status: 422, body: { message: DEAD } });
    const signIn = await ask(shop, "POST", "/api/sign-in/google/callback", { body: await begin() });
    expect([signIn.status, signIn.body]).toMatchObject([422, { message: DEAD }]);
    const { url } = (await ask<SignInStart>(shop, "POST", "/api/sign-in/google")).body;
    expect(await finish(asha.bearer, await google.agree(url))).toMatchObject({ status: 422, body: { message: DEAD } });
    const returned = await begin();
    shop.clock.advance(10 * MINUTE_MS);
    expect((await finish(asha.bearer, returned)).status).toBe(422);
    expect((await means(asha.bearer)).identities).toEqual([]);
  });

  test("a changed password invalidates a link that was started", async () => {
    const { url } = (await start(asha.bearer, { purpose: "link", password: PASSWORD })).body;
    const returned = await google.agree(url);
    const { email } = asha;
    await ask(shop, "POST", "/api/forgot-password", { body: { email } });
    await shop.runJobs();
    const token = linkIn(shop.sentMails, email, "/reset-password/").pathname.split("/")[2];
    const password = "nine yards of mulmul";
    await ask(shop, "POST", "/api/reset-password", {
      body: { token, email, password, password_confirmation: password },
    });
    const login = await ask<LoginAnswer>(shop, "POST", "/api/login", { body: { email, password } });
    expect((await finish(login.body.access_token, returned)).status).toBe(422);
    expect((await means(login.body.access_token)).identities).toEqual([]);
  });
});

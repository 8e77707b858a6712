import { describe, expect, it, vi } from "vitest";
import { type Api, createApi } from "../../lib/api.ts";
import { type ApiRequest, type ApiResponse } from "../../lib/http.ts";
import { postForgotPassword } from "./post-forgot-password.ts";
import { postLogin } from "./post-login.ts";
import { postRegistration } from "./post-registration.ts";
import { postResetPassword } from "./post-reset-password.ts";

const SIGNED_IN = { status: 200, body: { access_token: "bearer-1", user: { id: "user-1" } } };

/** An API whose first answer is this one, and all others are successes. */
function apiThat(first: ApiResponse): { api: Api; requests: ApiRequest[] } {
  const requests: ApiRequest[] = [];
  const transport = vi.fn(async (request: ApiRequest) => {
    requests.push(request);
    return requests.length === 1 ? first : { status: 200, body: { status: "success" } };
  });
  return { api: createApi(transport), requests };
}

const refusal = (status: number, message: string, errors = {}) => ({
  status,
  body: { status: "error", message, errors },
});

// spec: Please fill in all required fields
describe("a posted login", () => {
  const typed = { email: " meera@example.com ", password: "teal heron 47 loom", remember: "on" };

  it("passes the session to the page's script", async () => {
    const { api, requests } = apiThat(SIGNED_IN);
    expect(await postLogin(new URLSearchParams(typed), api)).toEqual({
      status: 200,
      values: { email: "meera@example.com", remember: "on" },
      errors: {},
      message: null,
      session: { token: "bearer-1", user: "user-1", device: null },
    });
    expect(requests).toMatchObject([
      { path: "/api/login", body: { email: "meera@example.com", password: typed.password, remember: true } },
    ]);
  });

  it("passes no session to a browser without scripts, and ends the new session", async () => {
    const { api, requests } = apiThat(SIGNED_IN);
    const answer = await postLogin(new URLSearchParams({ ...typed, script: "none" }), api);
    expect(answer).toMatchObject({ status: 200, session: null });
    expect(requests[1]).toMatchObject({ path: "/api/logout", headers: { Authorization: "Bearer bearer-1" } });
  });

  it.each([
    [401, "Invalid email or password", 422],
    [429, "Too many attempts. Please try again later.", 429],
    [503, "The shop is busy.", 503],
  ])("explains the API's %i, and keeps all values but the password", async (status, message, shown) => {
    const answer = await postLogin(new URLSearchParams(typed), apiThat(refusal(status, message)).api);
    expect(answer).toEqual({
      status: shown,
      values: { email: "meera@example.com", remember: "on" },
      errors: {},
      message,
      session: null,
    });
  });

  it.each([{ email: "meera@example.com" }, { password: "x" }, { email: " ", password: "x" }])(
    "does not call the API for %j",
    async (fields) => {
      const { api, requests } = apiThat(SIGNED_IN);
      const answer = await postLogin(new URLSearchParams(fields), api);
      expect(answer).toMatchObject({ status: 422, message: "Please fill in all required fields", session: null });
      expect(requests).toEqual([]);
    },
  );
});

// spec: Fields of the registration
describe("a posted registration", () => {
  const typed = {
    name: "Meera Iyer",
    email: "meera@example.com",
    password: "teal heron 47 loom",
    confirmPassword: "teal heron 47 loom",
    agree: "on",
  };
  const kept = { name: "Meera Iyer", email: "meera@example.com", agree: "on" };

  it("creates the account", async () => {
    const { api, requests } = apiThat({ status: 201, body: { status: "success" } });
    const answer = await postRegistration(new URLSearchParams(typed), api);
    expect(answer).toEqual({ status: 200, values: kept, errors: {}, message: null, session: null });
    expect(requests).toMatchObject([
      { path: "/api/register", body: { name: "Meera Iyer", password_confirmation: typed.password, agree: true } },
    ]);
  });

  it("is validated before the API is called, and never returns a password", async () => {
    const { api, requests } = apiThat({ status: 201, body: {} });
    const answer = await postRegistration(new URLSearchParams({ ...typed, confirmPassword: "teal" }), api);
    expect(answer).toMatchObject({
      status: 422,
      values: kept,
      errors: { confirmPassword: "Passwords do not match." },
      message: "Passwords do not match.",
    });
    expect(JSON.stringify(answer)).not.toContain("teal");
    expect(requests).toEqual([]);
  });

  it("shows the API's error at its field", async () => {
    const text = "The email has already been taken.";
    const { api } = apiThat(refusal(422, text, { email: [text] }));
    expect(await postRegistration(new URLSearchParams(typed), api)).toMatchObject({
      status: 422,
      errors: { email: text },
      message: text,
    });
  });

  it("requires the agreement", async () => {
    const silent = new URLSearchParams(typed);
    silent.delete("agree");
    const answer = await postRegistration(silent, apiThat({ status: 201, body: {} }).api);
    expect(answer).toMatchObject({ status: 422, errors: { agree: "Please agree to the privacy policy" } });
  });
});

describe("a posted request for a new password", () => {
  it("is forwarded, and the answer contains the email", async () => {
    const { api, requests } = apiThat({ status: 200, body: { status: "success", message: "" } });
    const answer = await postForgotPassword(new URLSearchParams({ email: " meera@example.com " }), api);
    expect(answer).toMatchObject({ status: 200, values: { email: "meera@example.com" }, errors: {} });
    expect(requests).toMatchObject([{ path: "/api/forgot-password", body: { email: "meera@example.com" } }]);
  });

  it.each([
    ["", "Enter your email"],
    ["meera@", "Please enter a valid email"],
  ])("does not call the API for %j", async (email, problem) => {
    const { api, requests } = apiThat({ status: 200, body: {} });
    const answer = await postForgotPassword(new URLSearchParams({ email }), api);
    expect(answer).toMatchObject({ status: 422, values: { email }, errors: { email: problem } });
    expect(requests).toEqual([]);
  });

  it("reports that too many links were requested", async () => {
    const { api } = apiThat(refusal(429, "Too many requests. Please try again later."));
    expect(await postForgotPassword(new URLSearchParams({ email: "meera@example.com" }), api)).toMatchObject({
      status: 429,
      message: "Too many requests. Please try again later.",
    });
  });
});

describe("a posted new password", () => {
  const typed = { token: "t", email: "meera@example.com", password: "teal heron 47 loom" };
  const post = (change: object, first: ApiResponse) => {
    const given = apiThat(first);
    const fields = new URLSearchParams({ ...typed, confirmPassword: typed.password, ...change });
    return { answer: postResetPassword(fields, given.api), requests: given.requests };
  };

  it("is set with the link's token", async () => {
    const { answer, requests } = post({}, { status: 200, body: { status: "success", message: "" } });
    expect(await answer).toMatchObject({ status: 200, values: { email: typed.email } });
    expect(requests).toMatchObject([
      { path: "/api/reset-password", body: { ...typed, password_confirmation: typed.password } },
    ]);
  });

  it("is validated before the API is called, and never returned", async () => {
    const { answer, requests } = post({ confirmPassword: "teal" }, { status: 200, body: {} });
    expect(await answer).toMatchObject({ status: 422, errors: { confirmPassword: "Passwords do not match." } });
    expect(JSON.stringify(await answer)).not.toContain("teal");
    expect(requests).toEqual([]);
  });

  it("marks an expired link, and a refused password at its field", async () => {
    const dead = "This link is not valid or has expired.";
    expect(await post({}, refusal(422, dead, { token: [dead] })).answer).toMatchObject({
      status: 422,
      errors: { token: dead },
      message: null,
    });
    const common = "This password is too common. Please choose another.";
    expect(await post({}, refusal(422, common, { password: [common] })).answer).toMatchObject({
      errors: { password: common },
      message: null,
    });
  });
});

import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EmptyCache } from "../../fixtures/empty-cache.tsx";
import { refusal } from "../../fixtures/refusal.ts";
import { signIn, signOut, useSession } from "./use-session.ts";

const asha = { id: "user-1", name: "Asha Verma", email: "asha@example.com", phone: null, address: null };
const signedIn = { access_token: "bearer-1", token_type: "Bearer", expires_in: 86_400, user: asha };

/** What the server answers to each path; an address that is not named cannot be reached. */
let answers: Record<string, () => Response> = {};
const asked: string[] = [];
const bodies: unknown[] = [];

beforeEach(() => {
  asked.length = 0;
  bodies.length = 0;
  answers = {};
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path}`);
    if (typeof body === "string") bodies.push(JSON.parse(body));
    const answer = answers[path];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = () => renderHook(useSession, { wrapper: EmptyCache }).result;
const logIn = () => signIn("asha@example.com", "teal heron 47 loom", false);

// spec: Login, kept
test("a login keeps the token and who it is, and the session knows its shopper", async () => {
  answers = { "/api/login": () => Response.json(signedIn), "/api/user": () => Response.json({ user: asha }) };
  const session = open();
  expect(session.current).toEqual({ status: "guest" });
  await act(logIn);
  expect([localStorage.getItem("token"), localStorage.getItem("user")]).toEqual(["bearer-1", "user-1"]);
  await waitFor(() => expect(session.current).toEqual({ status: "signed-in", user: asha }));
});

test("a login leaves a key in the browser, which the next one sends; with the logout it stays", async () => {
  const device_token = `${"i".repeat(22)}.${"s".repeat(43)}`;
  answers = {
    "/api/login": () => Response.json({ ...signedIn, device_token }),
    "/api/logout": () => Response.json({}),
  };
  await logIn();
  await signOut();
  await logIn();
  expect(bodies.filter(Boolean)).toEqual([
    expect.not.objectContaining({ device_token: expect.anything() }),
    expect.objectContaining({ device_token }),
  ]);
});

test.each(["", "not a key", "x".repeat(101)])("%j in its place does not keep anybody from logging in", async (kept) => {
  localStorage.setItem("deviceToken", kept);
  answers = { "/api/login": () => Response.json(signedIn) };
  await logIn();
  expect(bodies).toEqual([expect.not.objectContaining({ device_token: expect.anything() })]);
  expect(localStorage.getItem("token")).toBe("bearer-1");
});

// spec: Invalid response from server
test.each([{}, { ...signedIn, access_token: "" }, { ...signedIn, user: undefined }])(
  "an answer without token or user is no login: %j",
  async (answer) => {
    answers = { "/api/login": () => Response.json(answer) };
    await expect(logIn()).rejects.toThrow("Invalid response from server");
    expect(localStorage).toHaveLength(0);
  },
);

// spec: Login that fails, and logout
test("a refused login keeps nothing", async () => {
  answers = { "/api/login": () => refusal(401, "Invalid email or password") };
  await expect(logIn()).rejects.toThrow("Invalid email or password");
  expect(localStorage).toHaveLength(0);
});

// spec: A stored token at the start
test("a stored token is asked about at the start, and counts until the answer", async () => {
  localStorage.setItem("token", "bearer-1");
  answers = { "/api/user": () => Response.json({ user: asha }) };
  const session = open();
  expect(session.current).toEqual({ status: "loading" });
  await waitFor(() => expect(session.current).toEqual({ status: "signed-in", user: asha }));
  expect(asked).toEqual(["GET /api/user"]);
});

test("a shopper who cannot be loaded is not logged out, and can be asked for again", async () => {
  localStorage.setItem("token", "bearer-1");
  const session = open();
  await waitFor(() => expect(session.current.status).toBe("failed"));
  expect(localStorage.getItem("token")).toBe("bearer-1");
  answers = { "/api/user": () => Response.json({ user: asha }) };
  act(() => {
    if (session.current.status === "failed") session.current.retry();
  });
  await waitFor(() => expect(session.current.status).toBe("signed-in"));
});

// spec: Login that fails, and logout
test.each([true, false])(
  "a logout forgets who it was and keeps the cart; the server hears of it: %s",
  async (hears) => {
    if (hears) answers = { "/api/logout": () => Response.json({ status: "success" }) };
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const personal = ["token", "user", "wishlistSessionId", "pendingOrder", "currentOrderId", "paymentResponse"];
    for (const key of [...personal, "cartToken"]) localStorage.setItem(key, "x");
    await signOut();
    expect(asked).toEqual(["POST /api/logout"]);
    expect(Object.keys(localStorage)).toEqual(["cartToken"]);
    expect(warned).toHaveBeenCalledTimes(hears ? 0 : 1);
  },
);

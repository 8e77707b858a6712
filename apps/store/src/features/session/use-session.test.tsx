import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EmptyCache } from "../../fixtures/empty-cache.tsx";
import { refusal } from "../../fixtures/refusal.ts";
import { signIn, signOut, useSession } from "./use-session.ts";

const asha = { id: "user-1", name: "Asha Verma", email: "asha@example.com", phone: null, address: null };
const signedIn = { access_token: "bearer-1", token_type: "Bearer", expires_in: 86_400, user: asha };

/** The server's answer for each path; other paths cannot be reached. */
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
test("a login stores the token and the user's id, and the session has its user", async () => {
  answers = { "/api/login": () => Response.json(signedIn), "/api/user": () => Response.json({ user: asha }) };
  const session = open();
  expect(session.current).toEqual({ status: "guest" });
  await act(logIn);
  expect([localStorage.getItem("token"), localStorage.getItem("user")]).toEqual(["bearer-1", "user-1"]);
  await waitFor(() => expect(session.current).toEqual({ status: "signed-in", user: asha }));
});

test("a login stores a device token that the next login sends; it survives a logout", async () => {
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

test.each(["", "not a key", "x".repeat(101)])("%j stored in its place does not prevent a login", async (kept) => {
  localStorage.setItem("deviceToken", kept);
  answers = { "/api/login": () => Response.json(signedIn) };
  await logIn();
  expect(bodies).toEqual([expect.not.objectContaining({ device_token: expect.anything() })]);
  expect(localStorage.getItem("token")).toBe("bearer-1");
});

// spec: Invalid response from server
test.each([{}, { ...signedIn, access_token: "" }, { ...signedIn, user: undefined }])(
  "an answer without token or user is a failed login: %j",
  async (answer) => {
    answers = { "/api/login": () => Response.json(answer) };
    await expect(logIn()).rejects.toThrow("Invalid response from server");
    expect(localStorage).toHaveLength(0);
  },
);

// spec: Login that fails, and logout
test("a refused login stores nothing", async () => {
  answers = { "/api/login": () => refusal(401, "Invalid email or password") };
  await expect(logIn()).rejects.toThrow("Invalid email or password");
  expect(localStorage).toHaveLength(0);
});

// spec: A stored token at the start
test("a stored token is verified at the start, and counts as signed in until the answer", async () => {
  localStorage.setItem("token", "bearer-1");
  answers = { "/api/user": () => Response.json({ user: asha }) };
  const session = open();
  expect(session.current).toEqual({ status: "loading" });
  await waitFor(() => expect(session.current).toEqual({ status: "signed-in", user: asha }));
  expect(asked).toEqual(["GET /api/user"]);
});

test("a failure to load the shopper does not end the session, and can be retried", async () => {
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
test.each([true, false])("a logout deletes the identity and keeps the cart; the server is told: %s", async (hears) => {
  if (hears) answers = { "/api/logout": () => Response.json({ status: "success" }) };
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const personal = ["token", "user", "wishlistSessionId", "pendingOrder", "currentOrderId", "paymentResponse"];
  for (const key of [...personal, "cartToken"]) localStorage.setItem(key, "x");
  await signOut();
  expect(asked).toEqual(["POST /api/logout"]);
  expect(Object.keys(localStorage)).toEqual(["cartToken"]);
  expect(warned).toHaveBeenCalledTimes(hears ? 0 : 1);
});

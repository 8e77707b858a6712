import { afterEach, expect, test, vi } from "vitest";
import { refusal } from "../fixtures/refusal.ts";
import { api } from "./browser-api.ts";
import { readStored, writeStored } from "./storage.ts";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function leaving() {
  const assign = vi.fn();
  vi.stubGlobal("window", { location: { pathname: "/account", search: "?tab=orders", assign } });
  return assign;
}

// spec: 401 ends the session
test("a 401 for the stored token deletes it and redirects to login, which returns to the page", async () => {
  const assign = leaving();
  writeStored("token", "ended");
  vi.stubGlobal("fetch", async () => refusal(401, "Unauthenticated"));
  await expect(api.auth.user()).rejects.toThrow("Unauthenticated");
  expect(readStored("token")).toBeNull();
  expect(assign).toHaveBeenCalledWith("/login?redirect=%2Faccount%3Ftab%3Dorders");
});

test("a late 401 for a previous session leaves the new session and the current page alone", async () => {
  const assign = leaving();
  writeStored("token", "before");
  vi.stubGlobal("fetch", async () => {
    writeStored("token", "new");
    return refusal(401, "Unauthenticated");
  });
  await expect(api.auth.user()).rejects.toThrow("Unauthenticated");
  expect(readStored("token")).toBe("new");
  expect(assign).not.toHaveBeenCalled();
});

import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EmptyCache } from "../../fixtures/empty-cache.tsx";
import { useSettledOrder } from "../orders/use-settled-order.ts";
import { UserProvider } from "../session/user-context.ts";
import { useDevices } from "./use-devices.ts";

const asha = { id: "user-1", name: "Asha Verma", email: "asha@example.com", phone: null, address: null };
const ravi = { ...asha, id: "user-2", name: "Ravi Rao", email: "ravi@example.com" };

/** The signed-in user of the hooks. */
let user = asha;
const AsUser = ({ children }: { children: ReactNode }) => (
  <EmptyCache>
    <UserProvider value={user}>{children}</UserProvider>
  </EmptyCache>
);

beforeEach(() => {
  user = asha;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each<[string, object, () => unknown]>([
  ["devices", { sessions: [{ id: "session-1" }] }, () => useDevices().devices],
  ["order", { success: true, data: { id: "ORD1" } }, () => useSettledOrder("ORD1").order],
])("the next customer in this browser sees no data of the previous one: %s", async (_what, answer, useThings) => {
  vi.stubGlobal("fetch", async () => Response.json(answer));
  const { result, rerender } = renderHook(useThings, { wrapper: AsUser });
  await waitFor(() => expect(result.current).toBeDefined());
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  user = ravi;
  rerender();
  expect(result.current).toBeUndefined();
});

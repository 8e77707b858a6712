import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const refuse = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

/** The storage modules, imported afresh as in a new document. */
async function openDocument() {
  vi.resetModules();
  return { ...(await import("./storage.ts")), ...(await import("./page-memory.ts")) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "");
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a value refused by localStorage is kept in sessionStorage, and the old value is no longer read", async () => {
  const { readStored, writeStored, listenToRefusals } = await openDocument();
  const handleRefusal = vi.fn();
  listenToRefusals(handleRefusal);
  writeStored("cartToken", "old");
  expect(handleRefusal).not.toHaveBeenCalled();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (this === localStorage) refuse();
    else this[key] = value;
  });
  writeStored("cartToken", "new");
  expect([readStored("cartToken"), localStorage.getItem("cartToken")]).toEqual(["new", null]);
  expect(handleRefusal).toHaveBeenCalledOnce();
  const later = vi.fn();
  listenToRefusals(later);
  expect(later).toHaveBeenCalledOnce();
  listenToRefusals(handleRefusal);
  handleRefusal.mockClear();
  expect((await openDocument()).readStored("cartToken")).toBe("new");
  writeStored("cartToken", null);
  expect(readStored("cartToken")).toBeNull();
  expect(handleRefusal).not.toHaveBeenCalled();
});

describe.each([
  [
    "the browser throws at the first look",
    () => ["localStorage", "sessionStorage"].forEach((area) => vi.stubGlobal(area, undefined)),
  ],
  ["the browser takes nothing more", () => void vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse)],
])("where %s", (_where, forbid) => {
  test("values last in memory, and in the document that is loaded next", async () => {
    const first = await openDocument();
    forbid();
    first.writeStored("cartToken", "cart-1");
    first.writeStored("token", "bearer");
    first.writeStored("token", null);
    expect([first.readStored("cartToken"), first.readStored("token")]).toEqual(["cart-1", null]);
    window.dispatchEvent(new Event("beforeunload"));
    const second = await openDocument();
    expect([second.readStored("cartToken"), second.readStored("token")]).toEqual(["cart-1", null]);
    second.writeStored("cartToken", null);
    window.dispatchEvent(new Event("beforeunload"));
    expect((await openDocument()).readStored("cartToken")).toBeNull();
  });
});

test("a document loaded by the shop gets the memory of the previous page; a typed address does not", async () => {
  const { loadPage, writeMemory } = await openDocument();
  const reload = vi.fn();
  const assign = vi.fn();
  vi.stubGlobal("location", { reload, assign });
  loadPage("/checkout");
  expect(assign).toHaveBeenCalledExactlyOnceWith("/checkout");
  writeMemory("token", "bearer");
  loadPage("/checkout");
  expect(reload).toHaveBeenCalledOnce();
  expect((await openDocument()).readStored("token")).toBe("bearer");
  history.pushState(null, "", "/typed");
  expect((await openDocument()).readStored("token")).toBeNull();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/browser-api.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { keepPostedCart } from "./keep-posted-cart.ts";

const added = { product_id: 7, quantity: 2, variants: [{ type: "size", value: "M" }] };
const posted = { token: "posted", lines: [], added };
const add = vi.spyOn(api.cart, "add");

beforeEach(() => {
  localStorage.clear();
  add.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test.each([null, "posted"])("stores the cart when the browser has %s", async (own) => {
  writeStored("cartToken", own);
  expect(await keepPostedCart(posted)).toBe(true);
  expect(readStored("cartToken")).toBe("posted");
  expect(add).not.toHaveBeenCalled();
});

test("adds the product to the browser's existing cart if the form did not know it", async () => {
  writeStored("cartToken", "own");
  add.mockResolvedValue({ status: "success", message: "", cartToken: "own" });
  expect(await keepPostedCart(posted)).toBe(true);
  expect(add).toHaveBeenCalledExactlyOnceWith({ ...added, cart_token: "own" });
  expect(readStored("cartToken")).toBe("own");
});

test("a refusal leaves the browser's cart unchanged", async () => {
  writeStored("cartToken", "own");
  add.mockRejectedValue(new Error("Only 1 left"));
  await expect(keepPostedCart(posted)).rejects.toThrow("Only 1 left");
  expect(readStored("cartToken")).toBe("own");
});

test("reports when the browser refuses storage, so that only the page has the cart", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  vi.spyOn(console, "warn").mockReturnValue();
  expect(await keepPostedCart(posted)).toBe(false);
  expect(readStored("cartToken")).toBe("posted");
});

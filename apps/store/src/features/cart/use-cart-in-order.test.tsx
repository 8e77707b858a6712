import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { CartInbox } from "@selvedge/commerce/wire/cart";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartLine } from "../../fixtures/cart-line.ts";
import { Page } from "../../fixtures/page.tsx";
import { refusal } from "../../fixtures/refusal.ts";
import { cartSettled, useCartChanges, useCartCount } from "./cart-changes.ts";
import { useCart } from "./use-cart.ts";

const KURTA = { product_id: 3, quantity: 1, variants: [] };

/** A server with one cart of two lines. */
const server = {
  lines: new Map<string, number>(),
  /** The changes requested from it, in order. */
  asked: [] as string[],
  /** Delays changes of these lines. */
  holds: {} as Record<string, Promise<void>>,
  refuses: null as string | null,
  /** Changes of this line never arrive. */
  loses: null as string | null,
  hidesCart: false,
};

const inbox = (): CartInbox => ({
  carts: [...server.lines].map(([id, qty]) => ({ ...cartLine(qty), id, item_id: id })),
});

beforeEach(() => {
  const lines = new Map([
    ["line-1", 1],
    ["line-2", 1],
  ]);
  Object.assign(server, { lines, asked: [], holds: {}, refuses: null, loses: null, hidesCart: false });
  localStorage.setItem("cartToken", "cart_1");
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit) => {
    if (path.startsWith("/api/cart/inbox")) {
      return server.hidesCart ? refusal(503, "The shop is busy.") : Response.json(inbox());
    }
    const count = [...server.lines.values()].reduce((sum, qty) => sum + qty, 0);
    if (path.startsWith("/api/cart/count")) return Response.json({ cartItemNumber: { cart_items_count: count } });
    const [line = "", qty] = /line-\d(?:.*\/(\d+)$)?/.exec(path) ?? [];
    const id = line.slice(0, 6);
    server.asked.push(method === "POST" ? `POST ${JSON.parse(String(body)).cart_token}` : `${method} ${id}`);
    await server.holds[id];
    if (server.loses === id) throw new TypeError("Failed to fetch");
    if (server.refuses === id) return refusal(409, "Only 1 piece is left.");
    if (method === "POST") {
      server.lines.set("line-3", 1);
      return Response.json({ status: "success", message: "", cartToken: "cart_1" });
    }
    if (method === "DELETE") server.lines.delete(id);
    else server.lines.set(id, Number(qty));
    return Response.json({ status: method === "DELETE" ? "Successfully deleted item" : "success" });
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function openCart() {
  const useAll = () => ({ ...useCart(), ...useCartChanges(), count: useCartCount() });
  const { result } = renderHook(useAll, { wrapper: Page });
  await waitFor(() => expect(result.current.lines?.map(({ qty }) => qty)).toEqual([1, 1]));
  await waitFor(() => expect(result.current.count).toBe(2));
  return { cart: result, quantities: () => result.current.lines?.map(({ qty }) => qty) };
}

test("changes are sent in the order in which they were made, and all of them are shown", async () => {
  const { cart, quantities } = await openCart();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.holds = { "line-1": promise };
  let changes: Promise<unknown> = Promise.resolve();
  act(() => {
    changes = cart.current.setQuantity("line-1", 5);
  });
  await waitFor(() => expect(quantities()).toEqual([5, 1]));
  act(() => {
    changes = Promise.all([changes, cart.current.setQuantity("line-2", 3)]);
  });
  await waitFor(() => expect(quantities()).toEqual([5, 3]));
  expect(server.asked).toEqual(["PUT line-1"]);
  resolve();
  await act(() => changes);
  expect(server.asked).toEqual(["PUT line-1", "PUT line-2"]);
  expect(quantities()).toEqual([5, 3]);
  await waitFor(() => expect(cart.current.count).toBe(8));
});

test.each(["change", "remove"])(
  "a %s made while another product is being added takes effect and is shown",
  async (how) => {
    const { cart } = await openCart();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.holds = { "": promise };
    let changes: Promise<unknown> = Promise.resolve();
    act(() => {
      changes = cart.current.add(KURTA);
    });
    act(() => {
      const { setQuantity, remove } = cart.current;
      changes = Promise.all([changes, how === "change" ? setQuantity("line-2", 3) : remove("line-2")]);
    });
    resolve();
    await act(() => changes);
    expect(cart.current.lines?.map(({ id, qty }) => [id, qty])).toEqual([...server.lines]);
    expect(server.lines.get("line-2")).toBe(how === "change" ? 3 : undefined);
    expect(server.lines.get("line-3")).toBe(1);
  },
);

test("a successful change stays when the next one is lost", async () => {
  const { cart, quantities } = await openCart();
  server.loses = "line-2";
  const changes = [cart.current.setQuantity("line-1", 5), cart.current.setQuantity("line-2", 3)];
  const ends = await act(() => Promise.allSettled(changes));
  expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  await waitFor(() => expect(quantities()).toEqual([5, 1]));
  await waitFor(() => expect(cart.current.count).toBe(6));
});

test("an emptied cart that cannot be read keeps its token", async () => {
  const { cart } = await openCart();
  server.hidesCart = true;
  await act(() => Promise.all([cart.current.add(KURTA), cart.current.clear()]));
  expect(localStorage.getItem("cartToken")).toBe("cart_1");
  server.hidesCart = false;
  act(() => cart.current.retry());
  await waitFor(() => expect(cart.current.lines?.map(({ id }) => id)).toEqual(["line-3"]));
});

test("of several queued quantities of a line only the last is sent, without reading the cart between", async () => {
  const { cart, quantities } = await openCart();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.holds = { "line-1": promise };
  const changes: Promise<unknown>[] = [];
  const press = (line: string, quantity: number) =>
    act(() => void changes.push(cart.current.setQuantity(line, quantity)));
  press("line-1", 5);
  for (const quantity of [2, 3, 4]) press("line-2", quantity);
  expect(quantities()).toEqual([5, 4]);
  resolve();
  await act(() => Promise.all(changes));
  expect(server.asked).toEqual(["PUT line-1", "PUT line-2"]);
  expect([...server.lines.values()]).toEqual([5, 4]);
  expect(quantities()).toEqual([5, 4]);
});

test("cartSettled waits for all changes and resolves with whether all succeeded", async () => {
  const { cart } = await openCart();
  expect(await cartSettled()).toBe(true);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.holds = { "line-1": promise };
  server.refuses = "line-2";
  const first = cart.current.setQuantity("line-1", 5);
  const isMade = cartSettled();
  const second = cart.current.setQuantity("line-2", 3);
  const areMade = cartSettled();
  resolve();
  await act(() => Promise.allSettled([first, second]));
  expect([await isMade, await areMade]).toEqual([true, false]);
});

test("a change after a refused one is still sent", async () => {
  const { cart, quantities } = await openCart();
  server.refuses = "line-1";
  const changes = [cart.current.setQuantity("line-1", 5), cart.current.setQuantity("line-2", 3)];
  await act(() => expect(changes[0]).rejects.toThrow("Only 1 piece is left."));
  await act(() => changes[1]);
  await waitFor(() => expect(quantities()).toEqual([1, 3]));
});

test("two products added by a guest at once end up in one cart", async () => {
  localStorage.removeItem("cartToken");
  const { result } = renderHook(useCartChanges, { wrapper: Page });
  await act(() => Promise.all([result.current.add(KURTA), result.current.add(KURTA)]));
  expect(server.asked).toEqual(["POST null", "POST cart_1"]);
});

test("a change counts even if the cart cannot be read afterwards", async () => {
  const { cart, quantities } = await openCart();
  server.hidesCart = true;
  await act(() => cart.current.setQuantity("line-1", 5));
  expect(quantities()).toEqual([5, 1]);
  await waitFor(() => expect(cart.current.count).toBe(6));
});

test("an add counts even if the cart cannot be read, and its line shows once it can", async () => {
  const { cart, quantities } = await openCart();
  server.hidesCart = true;
  await act(() => cart.current.add(KURTA));
  await waitFor(() => expect(cart.current.count).toBe(3));
  expect([quantities(), cart.current.error]).toEqual([[1, 1], undefined]);
  server.hidesCart = false;
  act(() => cart.current.retry());
  await waitFor(() => expect(quantities()).toEqual([1, 1, 1]));
});

test("the remaining lines are shown when a cart is only partly emptied", async () => {
  const { cart } = await openCart();
  server.refuses = "line-2";
  await act(() => expect(cart.current.clear()).rejects.toThrow("Only 1 piece is left."));
  expect(cart.current.lines?.map(({ id }) => id)).toEqual(["line-2"]);
  await waitFor(() => expect(cart.current.count).toBe(1));
  expect(localStorage.getItem("cartToken")).toBe("cart_1");
});

import { beforeEach, describe, expect, test, vi } from "vitest";
import "../../../public/first.js";
import { giveUpEvents, stopKeepingPageEvents } from "./early-events.ts";

vi.hoisted(() =>
  Object.defineProperty(document, "currentScript", { value: document.createElement("script"), configurable: true }),
);
beforeEach(() => {
  document.documentElement.removeAttribute("data-missing");
  document.body.innerHTML = `<div id="missing-code" hidden></div><div id="early-added" hidden></div>
    <form method=post data-kept>
      <input type=hidden name=product_id value=7><input type=hidden name=quantity value=1><input type=hidden name=cart_token>
      <input type=radio name=size value=S required><input type=radio name=size value=M id=medium checked>
      <button type=button id=more>+</button><button id=add>Add</button>
    </form>`;
  Object.assign(window.earlyEvents!, { waits: Boolean });
  window.earlyEvents!.kept.length = 0;
  localStorage.setItem("cartToken", "cart-1");
  answer(201);
});

const by = (id: string) => document.getElementById(id)!;
const isAdded = () => !by("early-added").hidden;
const isTold = () => !by("missing-code").hidden;
const formOf = (id: string) => (by(id) as HTMLButtonElement).form!;

/** Sets the status of the shop's next answers. */
const answer = (status: number) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json({ cartToken: "cart-2" }, { status })),
  );

describe("Add to cart before the page has its code", () => {
  test("adds the product once for all its presses, and confirms it", async () => {
    const news = vi.fn();
    addEventListener("storage", news, { once: true });
    by("add").click();
    by("add").click();
    expect(by("add").hasAttribute("data-pressed")).toBe(true);
    await vi.waitFor(() => expect(isAdded()).toBe(true));
    expect(vi.mocked(fetch).mock.calls.map(([path, init]) => [path, JSON.parse(String(init?.body))])).toEqual([
      [
        "/api/cart/items",
        { product_id: 7, quantity: 1, variants: [{ type: "size", value: "M" }], cart_token: "cart-1" },
      ],
    ]);
    expect([localStorage.getItem("cartToken"), news.mock.calls.length]).toEqual(["cart-2", 1]);
    expect([by("add").hasAttribute("data-pressed"), window.earlyEvents!.kept]).toEqual([false, []]);
  });

  test("keeps a refused add for the page's code, whether that has loaded or not", async () => {
    answer(409);
    by("add").click();
    await vi.waitFor(() => expect(window.earlyEvents!.kept).toHaveLength(1));
    window.earlyEvents!.kept.length = 0;
    by("add").click();
    stopKeepingPageEvents();
    const log: string[] = [];
    by("add").addEventListener("click", () => log.push("click add"));
    await vi.waitFor(() => expect(log).toEqual(["click add"]));
    expect([isAdded(), isTold()]).toEqual([false, false]);
  });

  test("is kept for the page's code if an option is missing or other clicks are waiting", () => {
    (by("medium") as HTMLInputElement).checked = false;
    by("add").click();
    (by("medium") as HTMLInputElement).checked = true;
    by("more").click();
    by("add").click();
    expect(fetch).not.toHaveBeenCalled();
    expect(window.earlyEvents!.kept.map(({ target }) => target.id)).toEqual(["add", "more", "add"]);
  });

  test("reports a lost answer without repeating the request", async () => {
    vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
    by("add").click();
    await vi.waitFor(() => expect(isTold()).toBe(true));
    expect([isAdded(), window.earlyEvents!.kept]).toEqual([false, []]);
  });

  test("submits the form with its cart token if the shop has refused and no code will load", async () => {
    const form = formOf("add");
    const sent: (FormDataEntryValue | null)[] = [];
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      sent.push(new FormData(form).get("cart_token"));
    });
    answer(422);
    by("add").click();
    await vi.waitFor(() => expect(window.earlyEvents!.kept).toHaveLength(1));
    expect(sent).toEqual([]);
    giveUpEvents();
    expect([sent, isTold()]).toEqual([["cart-1"], false]);
    localStorage.removeItem("cartToken");
    Object.assign(form, { requestSubmit: () => form.dispatchEvent(new Event("submit", { cancelable: true })) });
    by("add").click();
    await vi.waitFor(() => expect(sent).toEqual(["cart-1", ""]));
    expect(isTold()).toBe(false);
  });

  test("is not submitted after other clicks in its form, or while offline", () => {
    const form = formOf("add");
    const sent = vi.fn((event: Event) => event.preventDefault());
    form.addEventListener("submit", sent);
    const pressed = (...ids: string[]) => {
      document.documentElement.removeAttribute("data-missing");
      by("missing-code").hidden = true;
      for (const id of ids) by(id).click();
      giveUpEvents();
      return [sent.mock.calls.length, isTold(), window.earlyEvents!.kept.length];
    };
    expect(pressed("more", "add")).toEqual([0, true, 0]);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(pressed("add")).toEqual([0, true, 0]);
    by("missing-code").hidden = true;
    by("add").click();
    expect([sent.mock.calls.length, isTold()]).toEqual([0, true]);
    vi.restoreAllMocks();
  });
});

import type { LoginAnswer } from "@selvedge/commerce/wire/account";
import type { AddedToCart } from "@selvedge/commerce/wire/cart";
import type { FrameLocator, Page } from "playwright";
import type { RazorpayServer } from "../../apps/api/src/testing/razorpay-server.ts";
import { MADE_TO_ORDER, store, stranger } from "./accounts.ts";

export const CHECKOUT_SCRIPT = "https://checkout.razorpay.com/v1/checkout.js";
const SITE = "https://api.razorpay.com";

/** Records the options of the window, and opens it like the real one: as a frame, or as a page of its own. */
const SCRIPT = `
window.Razorpay = class {
  #options; #frame; #declined = [];
  constructor(options) { this.#options = options; }
  on(event, listener) { if (event === "payment.failed") this.#declined.push(listener); }
  close() { this.#frame?.remove(); }
  open() {
    const { order_id, callback_url, redirect, handler, modal } = this.#options;
    window.openedWith = JSON.parse(JSON.stringify(this.#options));
    if (redirect) {
      const form = Object.assign(document.createElement("form"), { method: "post", action: "${SITE}/page" });
      for (const [name, value] of Object.entries({ order_id, callback_url })) {
        form.append(Object.assign(document.createElement("input"), { name, value }));
      }
      document.body.append(form);
      return form.submit();
    }
    this.#frame = Object.assign(document.createElement("iframe"), { title: "Razorpay", src: "${SITE}/frame?" + new URLSearchParams({ order_id }) });
    this.#frame.style.cssText = "position:fixed;inset:0;width:100%;height:100%;z-index:2147483647;background:white";
    document.body.append(this.#frame);
    addEventListener("message", ({ origin, data }) => {
      if (origin !== "${SITE}") return;
      if (data.proof) { this.close(); handler(data.proof); }
      else if (data.declined) this.#declined.forEach((listener) => listener({ error: { code: "BAD_REQUEST_ERROR" } }));
      else { this.close(); modal.ondismiss(); }
    });
  }
};`;

const BUTTONS = ["Pay", "Fail", "Close"].map((name) => `<button>${name}</button>`).join("");

const frame = (orderId: string) => `<!doctype html><title>Razorpay</title>${BUTTONS}<script>
const buttons = document.querySelectorAll("button"), [pay, fail, close] = buttons;
const rest = (isBusy) => buttons.forEach((each) => { each.disabled = isBusy; });
const ask = (how) => { rest(true); fetch("/" + how + "?order_id=${orderId}").then((answer) => answer.json()).then((said) => { parent.postMessage(said, "*"); rest(false); }); };
pay.onclick = () => ask("pay"); fail.onclick = () => ask("fail"); close.onclick = () => parent.postMessage({}, "*");
</script>`;

const ownPage = (orderId: string, callback: string) => `<!doctype html><title>Razorpay</title>
<form method="post" action="${callback}"><button>Pay</button></form><script>
document.querySelector("form").onsubmit = (event) => {
  event.preventDefault();
  fetch("/pay?order_id=${orderId}").then((answer) => answer.json()).then(({ proof }) => {
    for (const [name, value] of Object.entries(proof)) event.target.append(Object.assign(document.createElement("input"), { name, value }));
    event.target.submit();
  });
};</script>`;

/**
 * Stand-in for Razorpay in this browser: its script, its frame, and its own page. Payments are recorded in the books of
 * `razorpay`.
 */
export async function meetRazorpay(page: Page, { books, proofOf }: RazorpayServer): Promise<void> {
  await page.route(CHECKOUT_SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body: SCRIPT }));
  await page.route(`${SITE}/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const orderId = searchParams.get("order_id") ?? "";
    const html = (body: string) => route.fulfill({ contentType: "text/html", body });
    if (pathname === "/frame") return html(frame(orderId));
    if (pathname === "/page") {
      const sent = new URLSearchParams(route.request().postData() ?? "");
      return html(ownPage(sent.get("order_id") ?? "", sent.get("callback_url") ?? ""));
    }
    if (pathname === "/pay") return route.fulfill({ json: { proof: proofOf(books.pay(orderId)) } });
    books.pay(orderId, { status: "failed" });
    return route.fulfill({ json: { declined: true } });
  });
}

/** The options that the window was opened with. */
export const openedWith = (page: Page) =>
  page.evaluate(() => (window as unknown as { openedWith: Record<string, unknown> }).openedWith);

export const razorpayWindow = (page: Page): FrameLocator => page.frameLocator('iframe[title="Razorpay"]');

/** Signed in with a kurta in the cart, at the shop of this browser. */
export async function arriveToBuy(page: Page): Promise<void> {
  const { name, email, password } = stranger();
  const post = async <Answer>(path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    if (!answer.ok()) throw new Error(`POST ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  await post("/api/register", { name, email, password, password_confirmation: password, agree: true });
  const { access_token, user } = await post<LoginAnswer>("/api/login", { email, password });
  const { cartToken } = await post<AddedToCart>("/api/cart/items", { ...MADE_TO_ORDER, cart_token: null });
  await store(page, { token: access_token, user: user.id, cartToken });
}

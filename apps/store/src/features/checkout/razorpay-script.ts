/** The options of checkout.js that the shop uses. */
export interface RazorpayOptions {
  key: string;
  /** In paise. */
  amount: number;
  currency: string;
  name: string;
  description: string;
  order_id: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color?: string };
  modal: { confirm_close: boolean; ondismiss: () => void };
  config: { display: object };
  /** Receives the payment proof when the window is shown inside the page. */
  handler?: (answer: RazorpayAnswer) => void;
  /** The proof is posted to this address when the window is a page of its own. */
  callback_url?: string;
  redirect?: boolean;
}

export interface RazorpayAnswer {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

interface RazorpayCheckout {
  open(): void;
  close(): void;
  on(event: "payment.failed", listener: () => void): void;
}

export type Razorpay = new (options: RazorpayOptions) => RazorpayCheckout;

declare global {
  interface Window {
    Razorpay?: Razorpay;
  }
}

const ADDRESS = "https://checkout.razorpay.com/v1/checkout.js";
const COMES_WITHIN_MS = 20_000;

/** Loads checkout.js from Razorpay once. Rejects when it does not load in time; the next call tries again. */
export function loadRazorpay(): Promise<Razorpay> {
  if (window.Razorpay) return Promise.resolve(window.Razorpay);
  const { promise, resolve, reject } = Promise.withResolvers<Razorpay>();
  const script = document.createElement("script");
  const fail = (reason: string) => {
    script.remove();
    reject(new Error(`${ADDRESS} ${reason}.`));
  };
  const patience = setTimeout(() => fail("did not come"), COMES_WITHIN_MS);
  script.addEventListener("load", () => (window.Razorpay ? resolve(window.Razorpay) : fail("brought nothing")));
  script.addEventListener("error", () => fail("could not be loaded"));
  script.src = ADDRESS;
  document.head.append(script);
  return promise.finally(() => clearTimeout(patience));
}

import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import type { RazorpayOptions } from "./razorpay-script.ts";
import RazorpayWindow from "./razorpay-window.tsx";

const order = { id: "ORD7K2M9QX4BD" } as PlacedOrder["order"];
const payment = {
  provider: "razorpay",
  key_id: "k",
  provider_order_id: "order_1",
  amount: 1,
  currency: "INR",
} as const;

/** Stand-in for checkout.js with the features that the shop uses. */
class StandIn {
  static opened: StandIn[] = [];
  readonly options: RazorpayOptions;
  readonly close = vi.fn();
  fail = () => {};

  constructor(options: RazorpayOptions) {
    this.options = options;
  }
  on(_event: string, listener: () => void) {
    this.fail = listener;
  }
  open() {
    StandIn.opened.push(this);
  }
}

afterEach(() => {
  cleanup();
  StandIn.opened = [];
  delete window.Razorpay;
  document.head.replaceChildren();
});

const scripts = () => [...document.head.querySelectorAll("script")];

function show() {
  const props = { onOutcome: vi.fn(), onUnavailable: vi.fn() };
  const shown = render(<RazorpayWindow order={order} payment={payment} {...props} />);
  return { ...props, ...shown };
}

test("its script is loaded when it is shown, and it opens once", async () => {
  expect(scripts()).toEqual([]);
  const { rerender, onOutcome, onUnavailable } = show();
  expect(scripts().map(({ src }) => src)).toEqual(["https://checkout.razorpay.com/v1/checkout.js"]);
  window.Razorpay = StandIn;
  scripts()[0]?.dispatchEvent(new Event("load"));
  await waitFor(() => expect(StandIn.opened).toHaveLength(1));
  rerender(<RazorpayWindow order={order} payment={payment} onOutcome={onOutcome} onUnavailable={onUnavailable} />);
  expect(StandIn.opened).toHaveLength(1);
  StandIn.opened[0]?.fail();
  expect(onOutcome).not.toHaveBeenCalled();
  StandIn.opened[0]?.options.modal.ondismiss();
  expect(onOutcome.mock.calls).toEqual([[{ kind: "declined" }]]);
});

test("unmounting before the script has loaded opens no window", async () => {
  window.Razorpay = StandIn;
  const { unmount } = show();
  await waitFor(() => expect(StandIn.opened).toHaveLength(1));
  unmount();
  expect(StandIn.opened[0]?.close).toHaveBeenCalledOnce();
  expect(scripts()).toEqual([]);
});

test.each(["error", "load"])(
  "a script that fails to load (%s) is dropped, and requested again by the next window",
  async (event) => {
    vi.spyOn(console, "warn").mockImplementationOnce(() => undefined);
    const { onUnavailable, unmount } = show();
    scripts()[0]?.dispatchEvent(new Event(event));
    await waitFor(() => expect(onUnavailable).toHaveBeenCalledOnce());
    expect(scripts()).toEqual([]);
    unmount();
    show();
    expect(scripts()).toHaveLength(1);
  },
);

import { useEffect, useEffectEvent } from "react";
import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import type { PaymentOutcome } from "./payment-provider.ts";
import { hexOf, razorpayOptions } from "./razorpay-options.ts";
import { loadRazorpay } from "./razorpay-script.ts";

export interface RazorpayWindowProps {
  order: PlacedOrder["order"];
  payment: NonNullable<PlacedOrder["payment"]>;
  onOutcome: (outcome: PaymentOutcome) => void;
  /** Called when Razorpay's script did not load and nothing has been opened. */
  onUnavailable: () => void;
}

/** Opens Razorpay's own window over the page once its script has loaded, and closes with the outcome. */
export default function RazorpayWindow({ order, payment, onOutcome, onUnavailable }: RazorpayWindowProps) {
  const finish = useEffectEvent(onOutcome);
  const giveUp = useEffectEvent(onUnavailable);
  const open = useEffectEvent((Razorpay: Awaited<ReturnType<typeof loadRazorpay>>) => {
    let isDeclined = false;
    const context = {
      userAgent: navigator.userAgent,
      origin: window.location.origin,
      color: colorOfButtons(),
    };
    const options = razorpayOptions(
      { order, payment },
      context,
      (outcome) => finish(outcome),
      () => isDeclined,
    );
    const razorpay = new Razorpay(options);
    razorpay.on("payment.failed", () => {
      isDeclined = true;
    });
    razorpay.open();
    return razorpay;
  });

  useEffect(() => {
    let isHere = true;
    let close = () => {};
    loadRazorpay()
      .then((Razorpay) => {
        if (!isHere) return;
        const opened = open(Razorpay);
        close = () => opened.close();
      })
      .catch((error: unknown) => {
        console.warn("The window of Razorpay could not be opened.", error);
        if (isHere) giveUp();
      });
    return () => {
      isHere = false;
      close();
    };
  }, []);
  return null;
}

/** The label's button colour in the current theme. */
function colorOfButtons(): string | null {
  const button = document.querySelector("button[type=submit]");
  return button && hexOf(getComputedStyle(button).backgroundColor);
}

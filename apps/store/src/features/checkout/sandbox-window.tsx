import { useState } from "react";
import { formatPaise } from "@selvedge/commerce/money";
import type { PaymentRequest } from "@selvedge/commerce/wire/checkout";
import { Dialog, DialogContent } from "@selvedge/ui/dialog";
import { PaymentWindow } from "@selvedge/ui/payment-window";
import { type BankDecision, payAtSandboxBank, type PaymentOutcome } from "./payment-provider.ts";

export interface SandboxWindowProps {
  payment: PaymentRequest;
  orderId: string;
  onOutcome: (outcome: PaymentOutcome) => void;
}

const BUTTON_OF: Record<BankDecision, "succeed" | "fail" | "close"> = {
  success: "succeed",
  failure: "fail",
  dismiss: "close",
};

/** The sandbox bank's window. It closes by a decision only, as a bank's window does. */
export default function SandboxWindow({ payment, orderId, onOutcome }: SandboxWindowProps) {
  const [pending, setPending] = useState<BankDecision | null>(null);
  const [error, setError] = useState<string | null>(null);

  const decide = (decision: BankDecision) => () => {
    setPending(decision);
    setError(null);
    payAtSandboxBank(payment, decision).then(onOutcome, () => {
      setPending(null);
      setError("The bank does not answer. Please try again.");
    });
  };

  return (
    <Dialog open onOpenChange={(open) => !open && pending === null && decide("dismiss")()}>
      <DialogContent
        title="Test payment"
        dismissal="static"
        initialFocus="title"
        labels={{ close: "Close the payment window" }}
      >
        <PaymentWindow
          amount={formatPaise(payment.amount)}
          reference={orderId}
          pending={pending === null ? null : BUTTON_OF[pending]}
          error={error}
          onSucceed={decide("success")}
          onFail={decide("failure")}
          onClose={decide("dismiss")}
        />
      </DialogContent>
    </Dialog>
  );
}

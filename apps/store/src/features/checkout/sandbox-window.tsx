import { useState } from "react";
import { formatPaise } from "@selvedge/commerce/money";
import type { PaymentRequest } from "@selvedge/commerce/wire/checkout";
import { Button } from "@selvedge/ui/button";
import { Dialog, DialogContent } from "@selvedge/ui/dialog";
import { Notice } from "@selvedge/ui/notice";
import { PaymentWindow } from "@selvedge/ui/payment-window";
import { type BankDecision, payAtSandboxBank, type PaymentOutcome } from "./payment-provider.ts";

export interface SandboxWindowProps {
  payment: PaymentRequest;
  orderId: string;
  onOutcome: (outcome: PaymentOutcome) => void;
}

/** The buttons of the window, in order. */
const DECISIONS = [
  { decision: "success", text: "Succeed", intent: "primary" },
  { decision: "failure", text: "Fail", intent: "danger" },
  { decision: "dismiss", text: "Close", intent: "quiet" },
] as const;

/** The sandbox bank's window. Like a real bank's window, it only closes by a decision. */
export default function SandboxWindow({ payment, orderId, onOutcome }: SandboxWindowProps) {
  const [pending, setPending] = useState<BankDecision | null>(null);
  const [error, setError] = useState<string | null>(null);

  const decide = (decision: BankDecision) => {
    if (pending !== null) return;
    setPending(decision);
    setError(null);
    payAtSandboxBank(payment, decision).then(onOutcome, () => {
      setPending(null);
      setError("The bank does not answer. Please try again.");
    });
  };

  return (
    <Dialog open onOpenChange={(open) => !open && decide("dismiss")}>
      <DialogContent
        title="Test payment"
        dismissal="static"
        initialFocus="title"
        labels={{ close: "Close the payment window" }}
      >
        <PaymentWindow
          amount={formatPaise(payment.amount)}
          description={orderId}
          error={error}
          actions={DECISIONS.map(({ decision, text, intent }) => (
            <Button
              key={decision}
              width="full"
              variant={intent}
              state={pending === decision ? "busy" : "idle"}
              onClick={() => decide(decision)}
            >
              {text}
            </Button>
          ))}
        >
          <Notice>This is a test bank. No money moves.</Notice>
        </PaymentWindow>
      </DialogContent>
    </Dialog>
  );
}

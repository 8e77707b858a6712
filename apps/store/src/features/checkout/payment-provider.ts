import type { PaymentProof, PaymentRequest } from "@selvedge/commerce/wire/checkout";
import { ApiError } from "../../lib/http.ts";

/** How the payment provider's window ended. */
export type PaymentOutcome = { kind: "paid"; proof: PaymentProof } | { kind: "declined" } | { kind: "dismissed" };

/** The shopper's choices in the sandbox bank's window. */
export type BankDecision = "success" | "failure" | "dismiss";

/** Sends the shopper's decision to the sandbox bank and returns the outcome of its window. */
export async function payAtSandboxBank(payment: PaymentRequest, decision: BankDecision): Promise<PaymentOutcome> {
  const answer = await fetch("/dev/bank/payments", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ provider_order_id: payment.provider_order_id, outcome: decision }),
    signal: AbortSignal.timeout(15_000),
  });
  if (!answer.ok) throw new ApiError(answer.status, "");
  if (decision === "success") return { kind: "paid", proof: (await answer.json()) as PaymentProof };
  return decision === "failure" ? { kind: "declined" } : { kind: "dismissed" };
}

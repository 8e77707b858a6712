import { BankPayment } from "@selvedge/commerce/wire/checkout";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { refusals } from "../../http/refusal.ts";
import type { Signatures } from "../signatures.ts";
import type { SandboxBank } from "./bank.ts";

/**
 * What the bank's window returns to the page. The payment's fields are null unless money moved; `error` says why it did
 * not.
 */
const BankPaymentAnswer = z.object({
  status: z.literal("success"),
  outcome: BankPayment.shape.outcome,
  razorpay_payment_id: z.string().nullable(),
  razorpay_order_id: z.string(),
  razorpay_signature: z.string().nullable(),
  error: z.object({ code: z.string(), description: z.string(), reason: z.string() }).nullable(),
});

const DECLINED = {
  code: "BAD_REQUEST_ERROR",
  description: "The bank declined this payment.",
  reason: "payment_failed",
};

/** The buttons of the sandbox bank's window: Succeed, Fail and Close. Only in demo mode. */
export const devBankRoutes: FastifyPluginAsyncZod<{ bank: SandboxBank; signatures: Signatures }> = async (
  app,
  { bank, signatures },
) => {
  app.post("/dev/bank/payments", {
    schema: {
      operationId: "payAtSandboxBank",
      tags: ["development"],
      body: BankPayment,
      response: { 200: BankPaymentAnswer, ...refusals(404, 409, 422) },
    },
    async handler({ body: { provider_order_id, outcome } }) {
      const answer = { status: "success", outcome, razorpay_order_id: provider_order_id } as const;
      const nothing = { ...answer, razorpay_payment_id: null, razorpay_signature: null, error: null };
      if (outcome === "dismiss") return nothing;
      const payment = await bank.pay(provider_order_id, outcome);
      if (outcome === "failure") return { ...nothing, razorpay_payment_id: payment.id, error: DECLINED };
      return {
        ...nothing,
        razorpay_payment_id: payment.id,
        razorpay_signature: signatures.signVoucher(provider_order_id, payment.id),
      };
    },
  });
};

import type { PaymentProvider } from "../provider.ts";
import { readRazorpayEvent } from "../razorpay-events.ts";
import type { Signatures } from "../signatures.ts";
import type { SandboxBank } from "./bank.ts";
import type { BankFaults } from "./bank-faults.ts";

/** The sandbox bank as a `PaymentProvider`. */
export function createSandboxProvider({
  bank,
  signatures,
  keyId,
  call = (_name, work) => work(),
}: { bank: SandboxBank; signatures: Signatures; keyId: string } & Pick<BankFaults, "call">): PaymentProvider {
  return {
    name: "sandbox",
    keyId,
    methods: [
      {
        id: "card",
        name: "UPI or card",
        description: "Pay by card or UPI in the provider’s window. This is a test bank: no money moves.",
      },
    ],
    createOrder: (order) => call("createOrder", async () => (await bank.openOrder(order)).id),
    verifyVoucher: signatures.verifyVoucher,
    verifyWebhook: signatures.verifyWebhook,
    parseWebhook: readRazorpayEvent,
    fetchPayments: (providerOrderId) =>
      call("fetchPayments", async () => {
        const payments = await bank.paymentsOf(providerOrderId);
        return payments.map(({ id, amount_paise, currency, status }) => ({
          id,
          providerOrderId,
          amountPaise: amount_paise,
          currency,
          status,
        }));
      }),
    refund: (refund) => call("refund", async () => ({ refundId: (await bank.refund(refund)).id, done: true })),
  };
}

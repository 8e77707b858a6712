import { expect, test, vi } from "vitest";
import { readRazorpayEvent } from "../razorpay-events.ts";
import type { Signatures } from "../signatures.ts";
import type { SandboxBank } from "./bank.ts";
import { createSandboxProvider } from "./sandbox-provider.ts";

const signatures = { verifyVoucher: vi.fn(), verifyWebhook: vi.fn() } as unknown as Signatures;
const CREATED = { created_at: new Date(0) };

function bankThat(calls: Partial<SandboxBank>): SandboxBank {
  return calls as SandboxBank;
}

test("offers one payment method, which says that no money moves", () => {
  const provider = createSandboxProvider({ bank: bankThat({}), signatures, keyId: "key_1" });
  expect(provider).toMatchObject({ name: "sandbox", keyId: "key_1", parseWebhook: readRazorpayEvent });
  expect(provider).toMatchObject({ verifyVoucher: signatures.verifyVoucher, verifyWebhook: signatures.verifyWebhook });
  expect(provider.methods).toEqual([
    { id: "card", name: "UPI or card", description: expect.stringContaining("This is a test bank: no money moves.") },
  ]);
});

test("passes each call to the bank, and each can be made to fail by its name", async () => {
  const openOrder = vi.fn<SandboxBank["openOrder"]>(async (order) => ({
    id: "order_1",
    receipt: order.receipt,
    amount_paise: order.amountPaise,
    currency: order.currency,
    status: "created",
    ...CREATED,
  }));
  const refund = vi.fn<SandboxBank["refund"]>(async ({ paymentId, amountPaise, idempotencyKey }) => ({
    id: "rfnd_1",
    bank_payment_id: paymentId,
    amount_paise: amountPaise,
    idempotency_key: idempotencyKey,
    ...CREATED,
  }));
  const paymentsOf = vi.fn<SandboxBank["paymentsOf"]>(async (bank_order_id) => [
    { id: "pay_1", bank_order_id, amount_paise: 430_000, currency: "INR", status: "captured", ...CREATED },
  ]);
  const named: string[] = [];
  const call = <Result>(name: string, work: () => Promise<Result>) => {
    named.push(name);
    return work();
  };
  const bank = bankThat({ openOrder, refund, paymentsOf });
  for (const provider of [
    createSandboxProvider({ bank, signatures, keyId: "key_1", call }),
    createSandboxProvider({ bank, signatures, keyId: "key_1" }),
  ]) {
    const order = { receipt: "ORD1", amountPaise: 430_000, currency: "INR" };
    expect(await provider.createOrder(order)).toBe("order_1");
    expect(openOrder).toHaveBeenLastCalledWith(order);
    expect(await provider.fetchPayments("order_1")).toEqual([
      { id: "pay_1", providerOrderId: "order_1", amountPaise: 430_000, currency: "INR", status: "captured" },
    ]);
    const back = { paymentId: "pay_1", amountPaise: 430_000, idempotencyKey: "refund-pay_1", otherRefundIds: [] };
    expect(await provider.refund(back)).toEqual({ refundId: "rfnd_1", done: true });
    expect(refund).toHaveBeenLastCalledWith(back);
  }
  expect(named).toEqual(["createOrder", "fetchPayments", "refund"]);
});

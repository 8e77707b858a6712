import type { PaymentProof } from "@selvedge/commerce/wire/checkout";
import { api } from "../../lib/browser-api.ts";
import { customerApi } from "../../lib/customer-api.ts";
import { writeStored } from "../../lib/storage.ts";
import { endAttempt } from "./pending-order.ts";

/**
 * After a successful payment: stores the ids, sends the proof to the server, and requests the two notifications. A
 * failure here cannot lose the payment, because the bank notifies the server as well; it only delays the confirmation.
 */
export async function settlePayment(orderId: string, proof: PaymentProof): Promise<void> {
  const ids = { payment_id: proof.razorpay_payment_id, order_id: orderId };
  writeStored("currentOrderId", orderId);
  writeStored("paymentResponse", JSON.stringify(ids));
  endAttempt();
  try {
    await customerApi(api).checkout.confirm(orderId, proof);
    const notice = {
      orderData: {
        orderId,
        paymentId: proof.razorpay_payment_id,
        paymentOrderId: proof.razorpay_order_id,
        paymentSignature: proof.razorpay_signature,
      },
    };
    await Promise.all([customerApi(api).orders.notifyShop(notice), customerApi(api).orders.notifyCustomer(notice)]);
  } catch (error) {
    console.warn("The payment is confirmed by the bank instead.", error);
  }
}

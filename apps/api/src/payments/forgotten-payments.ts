import type { Db } from "../database/schema.ts";
import { findPayment } from "./payments.repository.ts";
import type { PaymentProvider } from "./provider.ts";

/**
 * Compares the provider's captured payments with ours, which `orderInvariants` cannot do. Resolves with a sentence for
 * each captured payment that is missing or declined here. Asks the provider about every order, so it is for tests and
 * maintenance; payments whose event or reconciliation is still due are listed too.
 */
export async function forgottenPayments(db: Db, provider: PaymentProvider): Promise<string[]> {
  const orders = await db
    .selectFrom("orders")
    .select(["id", "provider_order_id"])
    .where("provider_order_id", "is not", null)
    .execute();
  const broken: string[] = [];
  for (const { id, provider_order_id } of orders) {
    for (const payment of await provider.fetchPayments(provider_order_id ?? "")) {
      const known = payment.status === "captured" ? await findPayment(db, payment.id) : undefined;
      if (payment.status === "captured" && (known === undefined || known.state === "failed")) {
        broken.push(
          `payment ${payment.id} of order ${id} is captured at the provider, and ${known ? "declined" : "unknown"} here`,
        );
      }
    }
  }
  return broken;
}

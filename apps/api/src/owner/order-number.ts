import { isOrderId } from "@selvedge/commerce/order-id";
import { z } from "zod";

/** An order's number, in either case. */
export const OrderNumber = z
  .string()
  .transform((typed) => typed.toUpperCase())
  .refine(isOrderId, { error: ({ input }) => `${String(input)} is no order number. One looks like ORD8QK2M4TX7V.` })
  .describe("the order's number");

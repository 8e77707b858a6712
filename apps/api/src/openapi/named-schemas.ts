import { User } from "@selvedge/commerce/wire/account";
import { CartLine, Coupon, Measurements } from "@selvedge/commerce/wire/cart";
import { Category, Product, ProductSummary, Review } from "@selvedge/commerce/wire/catalogue";
import { PaymentRequest } from "@selvedge/commerce/wire/checkout";
import { Order, OrderLine } from "@selvedge/commerce/wire/orders";
import { Picture, RefusalBody } from "@selvedge/commerce/wire/primitives";
import { z } from "zod";

const named = {
  Refusal: RefusalBody,
  CartLine,
  Category,
  Coupon,
  Measurements,
  Order,
  OrderLine,
  PaymentRequest,
  Picture,
  Product,
  ProductSummary,
  Review,
  User,
};

/** The things of the shop that several calls speak of: described once, under their names, and referred to from the calls. */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(named)) {
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id });
  }
}

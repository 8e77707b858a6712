import type { OrderAnswer, OrderItemsAnswer, UserOrdersAnswer } from "@selvedge/commerce/wire/orders";
import type { Query } from "../../lib/query.ts";
import { customerApi } from "../../lib/customer-api.ts";

export const orderQuery = (userId: string, orderId: string): Query<OrderAnswer> => ({
  key: ["order", userId, orderId],
  read: (api) => customerApi(api).orders.one(orderId),
});

export const ordersQuery = (userId: string): Query<UserOrdersAnswer> => ({
  key: ["orders", userId],
  read: (api) => customerApi(api).orders.ofUser(userId),
});

export const orderItemsQuery = (userId: string, orderId: string): Query<OrderItemsAnswer> => ({
  key: ["order-items", userId, orderId],
  read: (api) => customerApi(api).orders.items(orderId),
});

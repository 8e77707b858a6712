import type { OrderAnswer, OrderItemsAnswer, UserOrdersAnswer } from "@selvedge/commerce/wire/orders";
import type { Query } from "../../lib/query.ts";

export const orderQuery = (orderId: string): Query<OrderAnswer> => ({
  key: ["order", orderId],
  read: (api) => api.orders.one(orderId),
});

export const ordersQuery = (userId: string): Query<UserOrdersAnswer> => ({
  key: ["orders", userId],
  read: (api) => api.orders.ofUser(userId),
});

export const orderItemsQuery = (orderId: string): Query<OrderItemsAnswer> => ({
  key: ["order-items", orderId],
  read: (api) => api.orders.items(orderId),
});

export { orderInvariants } from "./invariants.ts";
export type { OrderLifecycle, Restock } from "./lifecycle.ts";
export { type MailContext, orderConfirmation, orderNotice } from "./order-mails.ts";
export { methodName } from "./order-wire.ts";
export { termsOfNewOrder } from "./order-terms.ts";
export { orderChange } from "./order-change.ts";
export { moveMoney, RESERVATION_MS, setProviderOrder } from "./order-payment.ts";
export {
  checkAgainAt,
  findOrder,
  findOrderIdByProviderOrder,
  insertOrder,
  lockOpenOrders,
  lockOrder,
  type NewOrder,
  type NewOrderLine,
  orderLines,
  type OrderLineRow,
  type OrderRow,
  ordersToCheck,
  ordersToExpire,
} from "./orders.repository.ts";
export type { LinePieces, LineRefund, LineRefunds } from "./line-refunds.ts";
export {
  confirmRefund,
  findRefund,
  pendingRefunds,
  refundedPaise,
  refundsOf,
  type RefundRow,
  refundsThrough,
  storeProviderId,
} from "./refunds.repository.ts";
export { countPlacedOrders, type DayOfSales, mostSold, salesByDay, type SoldProduct } from "./sales.repository.ts";
export { findExchange, type ListedExchange, searchExchanges } from "./exchanges.repository.ts";
export { searchOrders } from "./order-search.repository.ts";
export { showOrder } from "./show-orders.ts";
export type { Orders } from "./orders.service.ts";

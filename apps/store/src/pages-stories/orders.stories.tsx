import type { Exchange } from "@selvedge/commerce/wire/orders";
import type { Meta } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { putIntoCart, type Shop } from "../fixtures/shop/demo-shop.ts";
import { cartLine, exchangedOrder, orderOf, partlyRefundedOrder } from "../fixtures/shop/orders.ts";
import { type PageStory, sees, storePage } from "../fixtures/shop/store-page.tsx";

export default {
  ...storePage,
  title: "Pages/Orders",
  args: { address: "/payment-success?order=ORD8QK2M4TX7V", visitor: "customer" },
} satisfies Meta<typeof storePage.component>;

export const Paid: PageStory = { play: sees("Thank you. Your payment is with us.", "Megh Chambray Dress") };

export const NotPaid: PageStory = {
  args: { address: "/payment-success?order=ORDB6Y3E0JD8F" },
  play: sees("This payment was not completed"),
};

const paidTwice = (shop: Shop) => {
  const lines = shop.stock.slice(0, 1).map(({ product }) => cartLine(product));
  const order = orderOf({ id: "ORDTWICE00", status: "cancelled", hoursAgo: 1, lines });
  shop.orders.push({ ...order, payment_status: "refund_pending" });
};

/** Another order has replaced the paid one. */
export const GoesBack: PageStory = {
  args: { address: "/payment-success?order=ORDTWICE00", shop: paidTwice },
  play: sees(/^We are giving this payment back\./),
};

export const Cancelled: PageStory = {
  args: { address: "/payment-cancelled?order=ORDB6Y3E0JD8F", shop: (shop) => putIntoCart(shop, "kajal-slip-dress") },
  play: sees("Payment not completed", "Payment cancelled by user", /^Kajal Slip Dress, /),
};

export const Declined: PageStory = {
  args: { address: "/payment-cancelled?order=ORDB6Y3E0JD8F&reason=declined", visitor: "guest" },
  play: sees("The bank declined this payment"),
};

const confirmation = "/order-confirmation/ORD123456";

export const Confirmation: PageStory = {
  args: { address: confirmation },
  play: sees("Order Confirmed", "Mira Tiered Dress"),
};

export const ConfirmationLoading: PageStory = {
  args: { address: confirmation, answers: { "GET /api/orders/:id": "never" } },
  play: sees("Loading your order"),
};

export const ConfirmationFailed: PageStory = {
  args: { address: confirmation, answers: { "GET /api/orders/:id": 503 } },
  play: sees("Failed to load order details"),
};

/** A missing order, or somebody else's, redirects to the home page. */
export const ConfirmationNotFound: PageStory = {
  args: { address: "/order-confirmation/ORD000000" },
  play: sees("Order ID not found", "Discover the New Collection"),
};

export const ConfirmationNotPaid: PageStory = {
  args: { address: "/order-confirmation/ORDB6Y3E0JD8F" },
  play: sees("Payment not completed", "Nothing was charged for this order."),
};

const orderAll = (shop: Shop) => {
  const lines = shop.stock.slice(0, 8).map(({ product }) => cartLine(product, 2));
  shop.orders.push(orderOf({ id: "ORDLONG000", status: "processing", hoursAgo: 70, lines }));
};

export const ConfirmationOfMany: PageStory = {
  args: { address: "/order-confirmation/ORDLONG000", shop: orderAll },
  play: sees("Order Confirmed", "Mira Tiered Dress"),
};

/** A story of an order whose first piece is exchanged. */
const exchange = (change: Partial<Exchange>, ...seen: (string | RegExp)[]): PageStory => ({
  args: {
    address: "/order-confirmation/ORDEXCHANG",
    shop: (shop) => {
      const lines = shop.stock.slice(0, 2).map(({ product }) => cartLine(product));
      shop.orders.push(exchangedOrder(lines, change));
    },
  },
  play: sees("Order Confirmed", ...seen),
});

export const ExchangeRequested = exchange({}, /^Exchange asked for: Mira Tiered Dress, size \w+ for size \w+\.$/);

export const ExchangeAccepted = exchange({ state: "accepted" }, /^Exchange accepted: .* when it is on its way\.$/);

export const ExchangeDeclined = exchange(
  { state: "declined", decline_reason: "The last piece in this size has a flaw in its cloth. Please write to us." },
  /^Exchange declined: .* Please write to us\.$/,
);

export const ExchangeShipped = exchange(
  { state: "shipped", shipment: { courier: "Delhivery", tracking_number: "14908172635" } },
  /^Exchange on its way: .* Delhivery, tracking number 14908172635\.$/,
);

export const ExchangeClosed = exchange({ state: "closed" }, /^Exchange complete: /);

const refundInPart = (shop: Shop) => {
  const lines = shop.stock.slice(0, 2).map(({ product }) => cartLine(product));
  shop.orders.push(partlyRefundedOrder(lines));
};

/** The parcel is on its way, and the price of one piece goes back. */
export const ParcelAndLineRefund: PageStory = {
  args: { address: "/order-confirmation/ORDPARCEL0", shop: refundInPart },
  play: sees("Order Confirmed", "Delhivery, tracking number 14908172635", /^Refund/),
};

export const Track: PageStory = {
  args: { address: "/track-order", visitor: "guest" },
  play: sees("Track Order", "Order ID"),
};

/** Opens an order lookup like the mailed link does, with the form prefilled. */
const asksFor =
  (...seen: (string | RegExp)[]): NonNullable<PageStory["play"]> =>
  async (context) => {
    const main = within(await context.canvas.findByRole("main"));
    await userEvent.type(await main.findByLabelText("Email"), "asha@example.com");
    await userEvent.click(main.getByRole("button", { name: "Track Order" }));
    await sees(...seen)(context);
  };

export const Tracked: PageStory = {
  args: { address: "/track-order?order=ORD123456", visitor: "guest" },
  play: asksFor("Order ORD123456", "Shipped"),
};

export const TrackNotFound: PageStory = {
  args: { address: "/track-order?order=ORD000000", visitor: "guest" },
  play: asksFor(/^Order not found/),
};

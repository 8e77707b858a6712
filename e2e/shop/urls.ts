/** A product in all sizes and Custom, without an offer that could end during a test. */
export const PRODUCT = "/product/noor-khadi-kurta";

/** A sold-out product of the demo catalogue. */
export const SOLD_OUT_PRODUCT = "/product/amba-ajrakh-dress";

/** A product that does not exist. */
export const UNKNOWN_PRODUCT = "/product/nothing-by-this-name";

/** Every page that a guest can open. */
export const PUBLIC_PAGES = [
  "/",
  "/shop",
  "/shop/dresses",
  PRODUCT,
  "/workwear-collection",
  "/vacation-collection",
  "/evening-collection",
  "/our-story",
  "/journals",
  "/blogs/blue-takes-its-time",
  "/search?q=kurta",
  "/size-guide",
  "/contact",
  "/privacy-policy",
  "/terms-conditions",
  "/shipping-return",
];

/** The public pages that are indexed and cached on the server; searches are not, because their number is unlimited. */
export const INDEXED_PAGES = PUBLIC_PAGES.filter((path) => !path.startsWith("/search"));

/** A list filtered by its address, and one without results. */
export const FILTERED_LIST = "/shop?category_id=1";
export const EMPTY_LIST = "/shop?category_id=999999";

/** Targets of mailed links, with expired tokens. */
const DEAD_REVERT_LINK = `/revert-email/${"A".repeat(43)}`;
const DEAD_RESET_LINK = `/reset-password/${"A".repeat(43)}?email=meera%40example.com`;

/** Pages that must not be cached or indexed. */
export const PRIVATE_PAGES = [
  "/cart",
  "/wishlist",
  "/compare",
  "/login",
  "/login/google",
  "/register",
  "/forgot-password",
  DEAD_RESET_LINK,
  DEAD_REVERT_LINK,
  "/newsletter",
  "/unsubscribe/nobody",
  "/payment-cancelled",
  "/track-order",
];

/** Pages that need a sign-in. */
export const SIGNED_IN_PAGES = ["/account", "/my-account/orders", "/checkout", "/payment-success"];

/** Pages after a payment and about an order, for the demo customer to whom the order belongs. */
export const RESULT_PAGES = [
  "/payment-success?order=ORD123456",
  "/order-confirmation/ORD123456",
  "/account?tab=orders",
];

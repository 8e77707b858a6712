/** A product in all sizes, with a custom size, on no offer that could end while it is looked at. */
export const PRODUCT = "/product/noor-khadi-kurta";

/** A product of the demo catalogue of which nothing is left. */
export const SOLD_OUT_PRODUCT = "/product/amba-ajrakh-dress";

/** A product that there is not. */
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

/** Those of them that may be found, and that a server may remember: there is no end of what can be searched for. */
export const INDEXED_PAGES = PUBLIC_PAGES.filter((path) => !path.startsWith("/search"));

/** A list that its address narrows, and one of which nothing is left. */
export const FILTERED_LIST = "/shop?category_id=1";
export const EMPTY_LIST = "/shop?category_id=999999";

/** Where links out of mails lead; these are too old. */
const DEAD_REVERT_LINK = `/revert-email/${"A".repeat(43)}`;
const DEAD_RESET_LINK = `/reset-password/${"A".repeat(43)}?email=meera%40example.com`;

/** Pages that nobody but the visitor may see stored or indexed. */
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

/** What is said after a payment and of an order, for the demo customer to whom the order belongs. */
export const RESULT_PAGES = [
  "/payment-success?order=ORD123456",
  "/order-confirmation/ORD123456",
  "/account?tab=orders",
];

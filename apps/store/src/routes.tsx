import { listingSearch, readListingQuery } from "@selvedge/commerce/listing";
import { lazyPage } from "./lib/islands/index.ts";
import type { Route } from "./lib/place.ts";
import { categoriesQuery, homeQuery, listingQuery, productQuery } from "./features/catalogue/catalogue-queries.ts";

const canonicalSearch = (search: URLSearchParams) => listingSearch(readListingQuery(search));

/** Each URL of the store, and the policy that holds on it. Header, footer and banners link only to what stands here. */
export const routes: readonly Route[] = [
  {
    path: "/",
    module: "src/routes/home.tsx",
    page: lazyPage(() => import("./routes/home.tsx")),
    queries: () => [categoriesQuery, homeQuery],
  },
  {
    path: "/shop",
    module: "src/routes/shop.tsx",
    page: lazyPage(() => import("./routes/shop.tsx")),
    canonicalSearch,
    queries: ({ search }) => [categoriesQuery, listingQuery(null, search)],
  },
  {
    path: "/shop/:slug",
    module: "src/routes/shop.tsx",
    page: lazyPage(() => import("./routes/shop.tsx")),
    canonicalSearch,
    queries: ({ params, search }) => [categoriesQuery, listingQuery(params["slug"] ?? "", search)],
    movedTo: ({ params, search }, read) => {
      const slug = read(listingQuery(params["slug"] ?? "", search))?.category?.slug;
      return slug && `/shop/${slug}`;
    },
  },
  {
    path: "/product/:slug",
    module: "src/routes/product.tsx",
    page: lazyPage(() => import("./routes/product.tsx")),
    queries: ({ params }) => [categoriesQuery, productQuery(params["slug"] ?? "")],
    movedTo: ({ params }, read) => {
      const answer = read(productQuery(params["slug"] ?? ""));
      return answer && `/product/${answer.product.slug}`;
    },
  },
  {
    path: "/cart",
    module: "src/routes/cart.tsx",
    page: lazyPage(() => import("./routes/cart.tsx")),
    visibility: "private",
    queries: () => [categoriesQuery],
  },
  {
    path: "/login",
    module: "src/routes/login.tsx",
    page: lazyPage(() => import("./routes/login.tsx")),
    visibility: "private",
    access: "guest",
    queries: () => [categoriesQuery],
  },
  {
    path: "/register",
    module: "src/routes/register.tsx",
    page: lazyPage(() => import("./routes/register.tsx")),
    visibility: "private",
    access: "guest",
    queries: () => [categoriesQuery],
  },
  {
    path: "/checkout",
    module: "src/routes/checkout.tsx",
    page: lazyPage(() => import("./routes/checkout.tsx")),
    visibility: "private",
    access: "signed-in",
    isolated: true,
  },
  {
    path: "/payment-success",
    module: "src/routes/payment-success.tsx",
    page: lazyPage(() => import("./routes/payment-success.tsx")),
    visibility: "private",
    access: "signed-in",
    queries: () => [categoriesQuery],
  },
  {
    path: "/payment-cancelled",
    module: "src/routes/payment-cancelled.tsx",
    page: lazyPage(() => import("./routes/payment-cancelled.tsx")),
    visibility: "private",
    queries: () => [categoriesQuery],
  },
  {
    path: "/order-confirmation/:orderId",
    module: "src/routes/order-confirmation.tsx",
    page: lazyPage(() => import("./routes/order-confirmation.tsx")),
    visibility: "private",
    access: "signed-in",
    queries: () => [categoriesQuery],
  },
  ...["/account", "/my-account/orders"].map((path): Route => ({
    path,
    module: "src/routes/account.tsx",
    page: lazyPage(() => import("./routes/account.tsx")),
    visibility: "private",
    access: "signed-in",
    queries: () => [categoriesQuery],
  })),
  {
    path: "/privacy-policy",
    module: "src/routes/privacy-policy.tsx",
    page: lazyPage(() => import("./routes/privacy-policy.tsx")),
    isText: true,
    queries: () => [categoriesQuery],
  },
  {
    path: "/terms-conditions",
    module: "src/routes/terms-conditions.tsx",
    page: lazyPage(() => import("./routes/terms-conditions.tsx")),
    isText: true,
    queries: () => [categoriesQuery],
  },
  {
    path: "/shipping-return",
    module: "src/routes/shipping-return.tsx",
    page: lazyPage(() => import("./routes/shipping-return.tsx")),
    isText: true,
    queries: () => [categoriesQuery],
  },
];

/** What any other URL shows, with status 404. */
export const notFoundRoute: Route = {
  path: "*",
  module: "src/routes/not-found.tsx",
  page: lazyPage(() => import("./routes/not-found.tsx")),
  visibility: "private",
};

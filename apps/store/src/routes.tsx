import { listingSearch, readListingQuery } from "@selvedge/commerce/listing";
import { searchAddressOf } from "@selvedge/commerce/search";
import { lazyPage } from "./lib/islands/index.ts";
import type { Route } from "./lib/place.ts";
import {
  COLLECTION_PIECES,
  collectionPiecesQuery,
  collectionQuery,
  collectionsQuery,
  homeQuery,
  listingQuery,
} from "./features/catalogue/catalogue-queries.ts";
import { categoriesQuery } from "./features/page/categories-query.ts";
import { collectionSlug } from "./features/page/collection-path.ts";
import { homePageQuery, policyQuery, storyPageQuery } from "./features/page/page-queries.ts";
import { productQuery } from "./features/page/product-query.ts";
import { signInWaysQuery } from "./features/session/sign-in-ways.ts";
import { searchQuery } from "./features/search/search-query.ts";
import { confirmQuery } from "./features/newsletter/newsletter-queries.ts";
import { journalsQuery, storyQuery, topicSearch } from "./features/journal/journal-queries.ts";

const canonicalSearch = (search: URLSearchParams) => listingSearch(readListingQuery(search));

const PRODUCT_PAGE = "src/routes/product.tsx";

/** Every route of the store with its policies. Header, footer and banners only link to these. */
export const routes: readonly Route[] = [
  {
    path: "/",
    module: "src/routes/home.tsx",
    leadsTo: PRODUCT_PAGE,
    page: lazyPage(() => import("./routes/home.tsx")),
    queries: () => [categoriesQuery, homePageQuery, homeQuery, collectionsQuery],
  },
  {
    path: "/shop",
    module: "src/routes/shop.tsx",
    leadsTo: PRODUCT_PAGE,
    page: lazyPage(() => import("./routes/shop.tsx")),
    canonicalSearch,
    queries: ({ search }) => [categoriesQuery, listingQuery(null, search)],
  },
  {
    path: "/shop/:slug",
    module: "src/routes/shop.tsx",
    leadsTo: PRODUCT_PAGE,
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
    path: "/search",
    module: "src/routes/search.tsx",
    leadsTo: PRODUCT_PAGE,
    isUnlisted: true,
    page: lazyPage(() => import("./routes/search.tsx")),
    canonicalSearch: searchAddressOf,
    queries: ({ search }) => [categoriesQuery, searchQuery(search)],
  },
  {
    path: "/cart",
    module: "src/routes/cart.tsx",
    page: lazyPage(() => import("./routes/cart.tsx")),
    visibility: "private",
    queries: () => [categoriesQuery],
  },
  {
    path: "/wishlist",
    module: "src/routes/wishlist.tsx",
    leadsTo: PRODUCT_PAGE,
    page: lazyPage(() => import("./routes/wishlist.tsx")),
    visibility: "private",
    queries: () => [categoriesQuery],
  },
  {
    path: "/compare",
    module: "src/routes/compare.tsx",
    leadsTo: PRODUCT_PAGE,
    page: lazyPage(() => import("./routes/compare.tsx")),
    visibility: "private",
    queries: () => [categoriesQuery],
  },
  {
    path: "/login",
    module: "src/routes/login.tsx",
    page: lazyPage(() => import("./routes/login.tsx")),
    visibility: "private",
    access: "guest",
    queries: () => [categoriesQuery, signInWaysQuery],
  },
  {
    path: "/login/google",
    module: "src/routes/login-google.tsx",
    page: lazyPage(() => import("./routes/login-google.tsx")),
    visibility: "private",
    hasSecret: true,
    queries: () => [categoriesQuery],
  },
  {
    path: "/register",
    module: "src/routes/register.tsx",
    page: lazyPage(() => import("./routes/register.tsx")),
    visibility: "private",
    access: "guest",
    queries: () => [categoriesQuery, signInWaysQuery],
  },
  {
    path: "/forgot-password",
    module: "src/routes/forgot-password.tsx",
    page: lazyPage(() => import("./routes/forgot-password.tsx")),
    visibility: "private",
    access: "guest",
    queries: () => [categoriesQuery],
  },
  {
    path: "/reset-password/:token",
    module: "src/routes/reset-password.tsx",
    page: lazyPage(() => import("./routes/reset-password.tsx")),
    visibility: "private",
    access: "guest",
    hasSecret: true,
    queries: () => [categoriesQuery],
  },
  {
    path: "/revert-email/:token",
    module: "src/routes/revert-email.tsx",
    page: lazyPage(() => import("./routes/revert-email.tsx")),
    visibility: "private",
    hasSecret: true,
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
  {
    path: "/track-order",
    module: "src/routes/track-order.tsx",
    page: lazyPage(() => import("./routes/track-order.tsx")),
    visibility: "private",
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
  ...["/our-story", "/about"].map((path): Route => ({
    path,
    module: "src/routes/our-story.tsx",
    page: lazyPage(() => import("./routes/our-story.tsx")),
    ...(path === "/about" && { isUnlisted: true }),
    queries: () => [categoriesQuery, storyPageQuery],
  })),
  {
    path: "/journals",
    module: "src/routes/journals.tsx",
    page: lazyPage(() => import("./routes/journals.tsx")),
    canonicalSearch: topicSearch,
    queries: () => [categoriesQuery, journalsQuery],
  },
  {
    path: "/blogs/:id",
    module: "src/routes/blog.tsx",
    page: lazyPage(() => import("./routes/blog.tsx")),
    queries: ({ params }) => [categoriesQuery, storyQuery(params["id"] ?? "")],
  },
  {
    path: "/contact",
    module: "src/routes/contact.tsx",
    page: lazyPage(() => import("./routes/contact.tsx")),
    queries: () => [categoriesQuery],
  },
  ...["/newsletter", "/unsubscribe/:token", "/confirm-newsletter/:token"].map((path): Route => ({
    path,
    module: "src/routes/newsletter.tsx",
    page: lazyPage(() => import("./routes/newsletter.tsx")),
    visibility: "private",
    ...(path.includes(":") && { hasSecret: true as const }),
    queries: ({ params, pathname }) =>
      pathname.startsWith("/c") ? [categoriesQuery, confirmQuery(params["token"] ?? "")] : [categoriesQuery],
  })),
  {
    path: "/size-guide",
    module: "src/routes/size-guide.tsx",
    page: lazyPage(() => import("./routes/size-guide.tsx")),
    exists: ({ sizes }) => sizes.length > 0,
    queries: () => [categoriesQuery],
  },
  {
    path: "/privacy-policy",
    module: "src/routes/privacy-policy.tsx",
    page: lazyPage(() => import("./routes/privacy-policy.tsx")),
    isText: true,
    queries: () => [categoriesQuery, policyQuery("privacy-policy")],
  },
  {
    path: "/terms-conditions",
    module: "src/routes/terms-conditions.tsx",
    page: lazyPage(() => import("./routes/terms-conditions.tsx")),
    isText: true,
    queries: () => [categoriesQuery, policyQuery("terms-conditions")],
  },
  {
    path: "/shipping-return",
    module: "src/routes/shipping-return.tsx",
    page: lazyPage(() => import("./routes/shipping-return.tsx")),
    isText: true,
    queries: () => [categoriesQuery, policyQuery("shipping-return")],
  },
  {
    path: "/:collection",
    matches: (params) => collectionSlug(params) !== null,
    module: "src/routes/collection.tsx",
    leadsTo: PRODUCT_PAGE,
    page: lazyPage(() => import("./routes/collection.tsx")),
    canonicalSearch: (search) => listingSearch(readListingQuery(search, COLLECTION_PIECES), COLLECTION_PIECES),
    queries: ({ params, search }) => {
      const slug = collectionSlug(params) ?? "";
      return [categoriesQuery, collectionQuery(slug), collectionPiecesQuery(slug, search)];
    },
  },
];

/** The page for any other URL, with status 404. */
export const notFoundRoute: Route = {
  path: "*",
  module: "src/routes/not-found.tsx",
  page: lazyPage(() => import("./routes/not-found.tsx")),
  visibility: "private",
};

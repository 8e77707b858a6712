import type {
  ForgotPasswordBody,
  LoginAnswer,
  LoginBody,
  RegisterAnswer,
  RegisterBody,
  ResetPasswordBody,
  Said,
  UserAnswer,
} from "@selvedge/commerce/wire/account";
import type { AddedToCart, AddToCart, CartCount, CartInbox, Coupon } from "@selvedge/commerce/wire/cart";
import type { CategoriesAnswer, HomeAnswer, ListingAnswer, ProductAnswer } from "@selvedge/commerce/wire/catalogue";
import type { HomePageAnswer, PolicyAnswer, PolicyName, StoryPageAnswer } from "@selvedge/commerce/wire/pages";
import type { SearchAnswer } from "@selvedge/commerce/wire/search";
import type { CollectionAnswer, CollectionsAnswer, ShopAnswer } from "@selvedge/commerce/wire/owner-settings";
import type {
  AddedToWishlist,
  AddToWishlist,
  RemovedFromWishlist,
  Wishlist,
  WishlistCheck,
} from "@selvedge/commerce/wire/wishlist";
import { type ApiRequest, send, type Transport } from "./http.ts";

export const segment = encodeURIComponent;
export const query = (entries: Record<string, string | number | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(entries)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? "" : `?${search}`;
};

/** The API calls that most pages make, typed by the wire contract. All reject with `ApiError`. */
export function createApi(transport: Transport) {
  const call = <Answer>(method: ApiRequest["method"], path: string, rest: Partial<ApiRequest> = {}) =>
    send<Answer>(transport, { method, path, ...rest });
  const get = <Answer>(path: string) => call<Answer>("GET", path);
  const post = <Answer>(path: string, body?: unknown, rest: Partial<ApiRequest> = {}) =>
    call<Answer>("POST", path, { body, ...rest });

  return {
    /** Any other call, for parts in their own chunk, so that other pages need not load its definition. */
    call,
    shop: () => get<ShopAnswer>("/api/shop"),
    catalogue: {
      home: () => get<HomeAnswer>("/api/home"),
      categories: () => get<CategoriesAnswer>("/api/home/categories"),
      /** `search` as written by `listingSearch`, "?" included. */
      listing: (search: string) => get<ListingAnswer>(`/api/products${search}`),
      category: (slug: string, search: string) =>
        get<ListingAnswer>(`/api/categories/${segment(slug)}/products${search}`),
      collections: () => get<CollectionsAnswer>("/api/collections"),
      collection: (slug: string) => get<CollectionAnswer>(`/api/collections/${segment(slug)}`),
      product: (slug: string) => get<ProductAnswer>(`/api/products/${segment(slug)}`),
      /** `address` as written by `searchAddress`, "?" included. */
      search: (address: string) => get<SearchAnswer>(`/api/search${address}`),
    },
    pages: {
      home: () => get<HomePageAnswer>("/api/pages/home"),
      story: () => get<StoryPageAnswer>("/api/pages/our-story"),
      policy: (name: PolicyName) => get<PolicyAnswer>(`/api/pages/${name}`),
    },
    cart: {
      add: (body: AddToCart) => post<AddedToCart>("/api/cart/items", body),
      inbox: (cart_token: string) => get<CartInbox>(`/api/cart/inbox${query({ cart_token })}`),
      count: (cart_token: string) => get<CartCount>(`/api/cart/count${query({ cart_token })}`),
      update: (rowId: string, productId: number, quantity: number) =>
        call<{ status: string }>("PUT", `/api/cart/${segment(rowId)}/${productId}/${quantity}`),
      remove: (itemId: string, cart_token: string) =>
        call<{ status: string }>("DELETE", `/api/cart/${segment(itemId)}`, { body: { cart_token } }),
      /** Refused with 422 where the coupon is not for the cart, if one is given. */
      coupon: (code: string, cart?: { subtotal: string; products: string }) =>
        get<Coupon>(`/api/coupon/${segment(code)}${cart ? `?${new URLSearchParams(cart)}` : ""}`),
    },
    wishlist: {
      add: (body: AddToWishlist) => post<AddedToWishlist>("/api/wishlist", body),
      remove: (productId: number, session_id: string) =>
        call<RemovedFromWishlist>("DELETE", `/api/wishlist/${productId}${query({ session_id })}`),
      list: (session: string) => get<Wishlist>(`/api/wishlist/${segment(session)}`),
      check: (productId: number, session_id: string) =>
        get<WishlistCheck>(`/api/wishlist/check/${productId}${query({ session_id })}`),
    },
    auth: {
      login: (body: LoginBody) => post<Partial<LoginAnswer>>("/api/login", body),
      register: (body: RegisterBody) => post<RegisterAnswer>("/api/register", body),
      forgotPassword: (body: ForgotPasswordBody) => post<Said>("/api/forgot-password", body),
      resetPassword: (body: ResetPasswordBody) => post<Said>("/api/reset-password", body),
      /** With `bearer`, ends that session instead of the transport's own. */
      logout: (bearer?: string) =>
        post<unknown>("/api/logout", undefined, bearer ? { headers: { Authorization: `Bearer ${bearer}` } } : {}),
      user: () => get<UserAnswer>("/api/user"),
    },
  };
}

export type Api = ReturnType<typeof createApi>;

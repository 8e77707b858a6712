import type { LoginAnswer, LoginBody, RegisterAnswer, RegisterBody, UserAnswer } from "@selvedge/commerce/wire/account";
import type { AddedToCart, AddToCart, CartCount, CartInbox, Coupon } from "@selvedge/commerce/wire/cart";
import type { CategoriesAnswer, HomeAnswer, ListingAnswer, ProductAnswer } from "@selvedge/commerce/wire/catalogue";
import type {
  CheckoutOptions,
  PaymentConfirmed,
  PaymentProof,
  PendingOrder,
  PlacedOrder,
  PostalCodesAnswer,
} from "@selvedge/commerce/wire/checkout";
import type {
  NotificationAnswer,
  NotificationBody,
  OrderAnswer,
  OrderItemsAnswer,
  UserOrdersAnswer,
} from "@selvedge/commerce/wire/orders";
import { type ApiRequest, send, type Transport } from "./http.ts";

/** Order creation is safe to repeat, thanks to its key, so it may take longer. */
const ORDER_TIMEOUT_MS = 30_000;

const segment = encodeURIComponent;
const query = (entries: Record<string, string | number | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(entries)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? "" : `?${search}`;
};

/** Each call of the shop's API, typed by the wire contract. All reject with `ApiError`. */
export function createApi(transport: Transport) {
  const call = <Answer>(method: ApiRequest["method"], path: string, rest: Partial<ApiRequest> = {}) =>
    send<Answer>(transport, { method, path, ...rest });
  const get = <Answer>(path: string) => call<Answer>("GET", path);
  const post = <Answer>(path: string, body?: unknown, rest: Partial<ApiRequest> = {}) =>
    call<Answer>("POST", path, { body, ...rest });

  return {
    /** Any other call, of a part that comes in a chunk of its own: nobody else has to carry it. */
    call,
    catalogue: {
      home: () => get<HomeAnswer>("/api/home"),
      categories: () => get<CategoriesAnswer>("/api/home/categories"),
      /** `search` as `listingSearch` writes it, "?" included. */
      listing: (search: string) => get<ListingAnswer>(`/api/products${search}`),
      category: (slug: string, search: string) =>
        get<ListingAnswer>(`/api/categories/${segment(slug)}/products${search}`),
      product: (slug: string) => get<ProductAnswer>(`/api/products/${segment(slug)}`),
    },
    cart: {
      add: (body: AddToCart) => post<AddedToCart>("/api/cart/items", body),
      inbox: (cart_token: string) => get<CartInbox>(`/api/cart/inbox${query({ cart_token })}`),
      count: (cart_token: string) => get<CartCount>(`/api/cart/count${query({ cart_token })}`),
      update: (rowId: string, productId: number, quantity: number) =>
        call<{ status: string }>("PUT", `/api/cart/${segment(rowId)}/${productId}/${quantity}`),
      remove: (itemId: string, cart_token: string) =>
        call<{ status: string }>("DELETE", `/api/cart/${segment(itemId)}`, { body: { cart_token } }),
      coupon: (code: string) => get<Coupon>(`/api/coupon/${segment(code)}`),
    },
    auth: {
      login: (body: LoginBody) => post<Partial<LoginAnswer>>("/api/login", body),
      register: (body: RegisterBody) => post<RegisterAnswer>("/api/register", body),
      /** With `bearer`, ends that session instead of the transport's own. */
      logout: (bearer?: string) =>
        post<unknown>("/api/logout", undefined, bearer ? { headers: { Authorization: `Bearer ${bearer}` } } : {}),
      user: () => get<UserAnswer>("/api/user"),
    },
    checkout: {
      options: (userId: string) => get<CheckoutOptions>(`/api/users/checkout/${segment(userId)}`),
      place: (userId: string, body: PendingOrder, idempotencyKey: string) =>
        post<PlacedOrder>(`/api/users/checkout/${segment(userId)}`, body, {
          headers: { "Idempotency-Key": idempotencyKey },
          timeoutMs: ORDER_TIMEOUT_MS,
        }),
      confirm: (orderId: string, proof: PaymentProof) =>
        post<PaymentConfirmed>(`/api/orders/${segment(orderId)}/payment`, proof),
      postalCodes: (country: string, q: string) => get<PostalCodesAnswer>(`/api/postal-codes${query({ country, q })}`),
    },
    orders: {
      one: (orderId: string) => get<OrderAnswer>(`/api/orders/${segment(orderId)}`),
      ofUser: (userId: string) => get<UserOrdersAnswer>(`/api/users/orders/${segment(userId)}`),
      items: (orderId: string) => get<OrderItemsAnswer>(`/api/users/orders/${segment(orderId)}/items`),
      notifyShop: (body: NotificationBody) => post<NotificationAnswer>("/api/orders/send-notification", body),
      notifyCustomer: (body: NotificationBody) => post<NotificationAnswer>("/api/orders/send-customer-email", body),
    },
  };
}

export type Api = ReturnType<typeof createApi>;

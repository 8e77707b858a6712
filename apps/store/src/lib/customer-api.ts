import type {
  ChangePasswordBody,
  DataExport,
  ProfileAnswer,
  ProfileBody,
  Said,
  SessionsAnswer,
} from "@selvedge/commerce/wire/account";
import type {
  CheckoutOptions,
  PaymentConfirmed,
  PaymentProof,
  PendingOrder,
  PlacedOrder,
  PostalCodesAnswer,
} from "@selvedge/commerce/wire/checkout";
import type {
  ExchangeAnswer,
  ExchangeBody,
  NotificationAnswer,
  NotificationBody,
  OrderAnswer,
  OrderItemsAnswer,
  TrackOrderAnswer,
  TrackOrderBody,
  UserOrdersAnswer,
} from "@selvedge/commerce/wire/orders";
import type { OwnReviewAnswer, ReviewBody, ReviewsAnswer } from "@selvedge/commerce/wire/reviews";
import type { SignInMeans } from "@selvedge/commerce/wire/sign-in";
import { type Api, query, segment } from "./api.ts";
import type { ApiRequest } from "./http.ts";

/** Creating an order is safe to repeat thanks to its idempotency key, so it may take longer. */
const ORDER_TIMEOUT_MS = 30_000;

/** The calls about customers and their orders, which few pages need. All reject with `ApiError`. */
export function customerApi({ call }: Pick<Api, "call">) {
  const get = <Answer>(path: string) => call<Answer>("GET", path);
  const post = <Answer>(path: string, body?: unknown, rest: Partial<ApiRequest> = {}) =>
    call<Answer>("POST", path, { body, ...rest });

  return {
    account: {
      changeProfile: (userId: string, body: ProfileBody) =>
        call<ProfileAnswer>("PUT", `/api/users/profiles/${segment(userId)}`, { body }),
      changePassword: (body: ChangePasswordBody) => call<Said>("PUT", "/api/users/password", { body }),
      sessions: () => get<SessionsAnswer>("/api/users/sessions"),
      endSession: (id: string) => call<unknown>("DELETE", `/api/users/sessions/${segment(id)}`),
      exported: () => get<DataExport>("/api/users/export"),
      /** The password is optional in a session that Google has confirmed. */
      erase: (password?: string) =>
        call<unknown>("DELETE", "/api/users/account", { body: password === undefined ? {} : { password } }),
      signInMeans: () => get<SignInMeans>("/api/users/identities"),
      unlinkGoogle: (password: string) =>
        call<unknown>("DELETE", "/api/users/identities/google", { body: { password } }),
      revertEmail: (token: string) => post<Said>("/api/revert-email", { token }),
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
    reviews: {
      of: (slug: string) => get<ReviewsAnswer>(`/api/products/${segment(slug)}/reviews`),
      write: (slug: string, body: ReviewBody) => post<OwnReviewAnswer>(`/api/products/${segment(slug)}/reviews`, body),
      change: (id: number, body: ReviewBody) => call<OwnReviewAnswer>("PUT", `/api/reviews/${id}`, { body }),
      remove: (id: number) => call<{ status: string }>("DELETE", `/api/reviews/${id}`),
    },
    orders: {
      one: (orderId: string) => get<OrderAnswer>(`/api/orders/${segment(orderId)}`),
      ofUser: (userId: string) => get<UserOrdersAnswer>(`/api/users/orders/${segment(userId)}`),
      items: (orderId: string) => get<OrderItemsAnswer>(`/api/users/orders/${segment(orderId)}/items`),
      exchange: (orderId: string, body: ExchangeBody) =>
        post<ExchangeAnswer>(`/api/orders/${segment(orderId)}/exchange`, body),
      track: (body: TrackOrderBody) => post<TrackOrderAnswer>("/api/track-order", body),
      notifyShop: (body: NotificationBody) => post<NotificationAnswer>("/api/orders/send-notification", body),
      notifyCustomer: (body: NotificationBody) => post<NotificationAnswer>("/api/orders/send-customer-email", body),
    },
  };
}

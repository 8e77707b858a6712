import type { SessionsAnswer } from "@selvedge/commerce/wire/account";
import type { OwnReviewAnswer } from "@selvedge/commerce/wire/reviews";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ACTIONS } from "../owner/actions.ts";
import { operationIdOf } from "../owner/owner.routes.ts";
import { randomId } from "../random-id.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, pay, seen } from "../testing/paying.ts";
import { ask, HOME, type Method, newShopper, PASSWORD, type Shopper, signIn } from "../testing/shopper.ts";
import { staffBearer } from "../testing/staff.ts";
import { restock } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";
import { visitor } from "../testing/visitor.ts";
import type { ApiDocument, ApiOperation } from "./shape.ts";

type Statuses = readonly [guest: number, owner: number, other: number, ended: number];

/**
 * What each operation of the document answers a guest, the owner of what the request names, another customer, and the owner with a
 * session that is over. In an order in which no row takes away what a later one is about. Staff are nobody to shoppers' calls: they are
 * answered like a session that is over. What staff get from their own calls is in `owner/owner-routes.test.ts`.
 */
const MATRIX: Record<string, Statuses> = {
  // For everybody; a session that is over is no hindrance.
  health: [200, 200, 200, 200],
  readiness: [200, 200, 200, 200],
  listDevMail: [200, 200, 200, 200],
  getShop: [200, 200, 200, 200],
  listCollections: [200, 200, 200, 200],
  getCollection: [200, 200, 200, 200],
  getHomePage: [200, 200, 200, 200],
  getStoryPage: [200, 200, 200, 200],
  getPolicy: [200, 200, 200, 200],
  getHome: [200, 200, 200, 200],
  getCategories: [200, 200, 200, 200],
  listProducts: [200, 200, 200, 200],
  listCategoryProducts: [200, 200, 200, 200],
  readCatalogue: [200, 200, 200, 200],
  getProduct: [200, 200, 200, 200],
  listReviews: [200, 200, 200, 200],
  search: [200, 200, 200, 200],
  listStories: [200, 200, 200, 200],
  getStory: [200, 200, 200, 200],
  suggestPostalCodes: [200, 200, 200, 200],
  promiseDelivery: [200, 200, 200, 200],
  getCoupon: [200, 200, 200, 200],
  notifyWhenAvailable: [200, 200, 200, 200],
  sendEnquiry: [201, 201, 201, 201],
  register: [201, 201, 201, 201],
  login: [200, 200, 200, 200],
  forgotPassword: [200, 200, 200, 200],
  listSignInWays: [200, 200, 200, 200],

  // For whoever has a secret that came by mail, with an order or from the provider. It is guessed here, but for the first two.
  trackOrder: [200, 200, 200, 200],
  payAtSandboxBank: [200, 200, 200, 200],
  resetPassword: [422, 422, 422, 422],
  revertEmail: [422, 422, 422, 422],
  checkNewsletterLink: [404, 404, 404, 404],
  confirmNewsletter: [404, 404, 404, 404],
  leaveNewsletter: [200, 200, 200, 200],
  receivePaymentEvent: [400, 400, 400, 400],
  // A browser is led to a page, which tells the order's owner how it stands.
  returnFromPayment: [303, 303, 303, 303],
  // This shop is not known at Google (auth/federated-sign-in.test.ts has one that is).
  startGoogleSignIn: [404, 404, 404, 404],
  finishGoogleSignIn: [404, 404, 404, 404],

  // For whoever holds the cart's token or a line's id, or the id of a guest's list.
  addToCart: [200, 200, 200, 200],
  getCart: [200, 200, 200, 200],
  countCart: [200, 200, 200, 200],
  setCartLineQuantity: [200, 200, 200, 200],
  addToWishlist: [200, 200, 200, 200],
  getWishlist: [200, 200, 200, 200],
  checkWishlist: [200, 200, 200, 200],
  removeFromWishlist: [200, 200, 200, 200],

  // For customers, about themselves.
  currentUser: [401, 200, 200, 401],
  listSessions: [401, 200, 200, 401],
  exportData: [401, 200, 200, 401],
  listOrders: [401, 200, 200, 401],
  changePassword: [401, 422, 422, 401],
  listSignInMeans: [401, 200, 200, 401],
  // This shop is not known at Google, and nothing is linked (auth/sign-in-means.test.ts).
  startGoogleIntent: [401, 404, 404, 401],
  finishGoogleIntent: [401, 404, 404, 401],
  unlinkGoogle: [401, 404, 404, 401],

  // For the one who is named, or whose thing is.
  changeProfile: [401, 200, 403, 401],
  checkoutOptions: [401, 200, 403, 401],
  placeOrder: [401, 201, 403, 401],
  listUserOrders: [401, 200, 403, 401],
  getOrder: [401, 200, 404, 401],
  listOrderItems: [401, 200, 404, 401],
  confirmPayment: [401, 200, 404, 401],
  notifyShop: [401, 200, 404, 401],
  notifyCustomer: [401, 200, 404, 401],
  askForExchange: [401, 201, 404, 401],
  writeReview: [401, 201, 403, 401],
  changeReview: [401, 200, 404, 401],
  deleteReview: [401, 200, 404, 401],
  endSession: [401, 200, 404, 401],
  removeFromCart: [404, 200, 404, 404],

  // For staff. No shopper's token opens one, and codes and passwords are guessed here.
  signInStaff: [401, 401, 401, 401],
  startEnrolment: [404, 404, 404, 404],
  confirmEnrolment: [404, 404, 404, 404],
  signOutStaff: [200, 200, 200, 200],
  ...Object.fromEntries(ACTIONS.map((action) => [operationIdOf(action), [401, 401, 401, 401] as const])),

  // These end a session.
  logout: [200, 200, 200, 200],
  logoutByGet: [200, 200, 200, 200],
  eraseAccount: [401, 200, 200, 401],
};

const DAY_MS = 24 * 60 * 60_000;
const DRESS = "mira-tiered-dress";
const KURTA = "kesar-long-kurta";

/** A session is over after a day, and when its owner says so. */
const CALLERS = ["guest", "expired", "logged out", "staff", "other", "owner"] as const;
type Caller = (typeof CALLERS)[number];

let shop: TestApp;
let operations: Map<string, ApiOperation & { method: Method; path: string }>;
let owner: Shopper;
let bearers: Record<Caller, string | null>;
let things: Awaited<ReturnType<typeof ownedThings>>;

const account = (email: string) => ({ name: "Asha Verma", email, password: PASSWORD, password_confirmation: PASSWORD });
const review = { rating: 4, comment: "The cloth is soft, and falls well." };
const newPassword = { current_password: "guessed", password: "nine yards", password_confirmation: "nine yards" };

/** What goes into the body of a request. */
const BODIES: Record<string, (caller: Caller) => object> = {
  notifyWhenAvailable: () => ({ email: HOME.email, size: "M" }),
  sendEnquiry: () => ({ name: "Asha", email: HOME.email, type: "Order", subject: "Where?", message: "On Monday." }),
  register: () => account(`${randomId().toLowerCase()}@example.com`),
  login: () => ({ email: owner.email, password: PASSWORD }),
  forgotPassword: () => ({ email: owner.email }),
  trackOrder: () => ({ order_id: things.orderId, email: HOME.email }),
  payAtSandboxBank: () => ({ provider_order_id: things.providerOrder, outcome: "dismiss" }),
  resetPassword: () => ({ ...account(owner.email), token: "guessed" }),
  revertEmail: () => ({ token: "guessed" }),
  finishGoogleSignIn: () => ({ code: "guessed", state: "guessed" }),
  startGoogleIntent: () => ({ purpose: "confirm" }),
  finishGoogleIntent: () => ({ code: "guessed", state: "guessed" }),
  unlinkGoogle: () => ({ password: PASSWORD }),
  signInStaff: () => ({ email: owner.email, password: PASSWORD, code: "000000" }),
  startEnrolment: () => ({ token: "guessed", password: PASSWORD }),
  confirmEnrolment: () => ({ token: "guessed", code: "000000" }),
  receivePaymentEvent: () => ({ event: "payment.captured" }),
  addToCart: () => things.adding,
  addToWishlist: (caller) => ({ product_id: things.productId, session_id: parameter("session_id", caller) }),
  changePassword: () => newPassword,
  changeProfile: () => ({ name: "Asha Verma", email: owner.email }),
  placeOrder: () => things.pendingOrder,
  confirmPayment: () => things.proof,
  notifyShop: () => ({ orderData: { orderId: things.orderId } }),
  notifyCustomer: () => ({ orderData: { orderId: things.orderId } }),
  askForExchange: () => ({ item_id: things.pieceOrdered, size: "L", reason: "small" }),
  writeReview: () => review,
  changeReview: () => review,
  removeFromCart: (caller) => ({ cart_token: parameter("cart_token", caller) }),
  eraseAccount: () => ({ password: PASSWORD }),
};

/** Values of the parameters of a path or a query, by their names; what is not among them is left out. */
function parameter(name: string, caller: Caller, operationId = ""): string | number | undefined {
  if (operationId === "listCategoryProducts" || operationId === "getCollection") return { slug: "workwear" }[name];
  if (operationId === "getPolicy") return { policy: "terms-conditions" }[name];
  if (operationId === "endSession") return things.sessionId;
  const list = `wishlist_of_${caller.replace(" ", "_")}`;
  const values: Partial<Record<string, string | number>> = {
    userId: owner.id,
    orderId: things.orderId,
    reviewId: things.reviewId,
    rowId: things.lineId,
    itemId: things.lineId,
    productId: things.productId,
    quantity: 1,
    cart_token: caller === "owner" ? owner.cartToken : "cart_of_somebody_else",
    session_id: list,
    sessionId: list,
    slug: DRESS,
    id: "blue-takes-its-time",
    code: "WELCOME10",
    token: "guessed",
    q: "kurta",
    pincode: "452001",
  };
  return values[name];
}

function send(operationId: string, caller: Caller) {
  const { method, path, parameters = [] } = operations.get(operationId)!;
  const query = new URLSearchParams();
  for (const { name } of parameters.filter((each) => each.in === "query")) {
    const value = parameter(name, caller, operationId);
    if (value !== undefined) query.set(name, `${value}`);
  }
  const url = path.replace(/\{(\w+)\}/g, (_whole, name: string) => `${parameter(name, caller, operationId)}`);
  const body = BODIES[operationId]?.(caller);
  return ask(shop, method, `${url}?${query}`, { bearer: bearers[caller], ...(body ? { body } : {}) });
}

/** Of somebody who has received two pieces, reviewed one of them, and has another in the cart. */
async function ownedThings() {
  await owner.add(DRESS, "M");
  await owner.add(KURTA, "M");
  const placed = await ordered(owner);
  const orderId = placed.order.id;
  const proof = await pay(shop, owner, placed);
  await shop.progress.advance(orderId, "shipped");
  await shop.progress.advance(orderId, "delivered");
  await restock(shop.db, DRESS, "M", 0);
  const written = await owner.ask<OwnReviewAnswer>("POST", `/api/products/${KURTA}/reviews`, review);
  await owner.add(KURTA, "L");
  const [line] = await visitor(shop).lines(owner.cartToken);
  const { body } = await owner.ask<SessionsAnswer>("GET", "/api/users/sessions");
  return {
    orderId,
    proof,
    providerOrder: placed.payment?.provider_order_id,
    pieceOrdered: (await seen(owner, orderId)).items[0]?.id,
    pendingOrder: await owner.pendingOrder(),
    reviewId: written.body.review.id,
    lineId: line?.id,
    productId: line?.product.id,
    adding: await visitor(shop).request(KURTA, { size: "L" }),
    sessionId: body.sessions.find(({ current }) => !current)?.id,
  };
}

async function documentedOperations() {
  const { paths } = (await shop.app.inject("/api/openapi.json")).json<ApiDocument>();
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase() as Method,
    })),
  );
  return new Map(all.map((operation) => [operation.operationId, operation]));
}

beforeAll(async () => {
  shop = await demoShop();
  operations = await documentedOperations();
  const expired = await newShopper(shop);
  shop.clock.advance(DAY_MS);
  const over = await signIn(shop, expired.email);
  await over.ask("POST", "/api/logout");
  await signIn(shop, expired.email);
  owner = await signIn(shop, expired.email);
  things = await ownedThings();
  const staff = await staffBearer(shop, "owner");
  bearers = { guest: null, staff, owner: "", other: "", expired: expired.bearer, "logged out": over.bearer };
});
afterAll(() => shop.close());

// Some rows end a session, so each has sessions of its own.
beforeEach(async () => {
  bearers.owner = (await signIn(shop, owner.email)).bearer;
  bearers.other = (await newShopper(shop)).bearer;
});

// spec: Two states, no administrator
// spec: T15 who may do what
test("every operation of the document has a row, and every row an operation", () => {
  expect(Object.keys(MATRIX).toSorted()).toEqual([...operations.keys()].toSorted());
});

// The owner comes last: what is refused to others must still be there.
// spec: Two states, no administrator
test.each(Object.entries(MATRIX))("%s", async (operationId, [guest, byOwner, byOther, ended]) => {
  const isOfStaff = operations.get(operationId)?.path.startsWith("/api/owner/");
  const expected = { guest, expired: ended, "logged out": ended, other: byOther, owner: byOwner };
  const callers = CALLERS.filter((caller) => caller !== "staff" || !isOfStaff);
  const answered: Partial<Record<Caller, number>> = {};
  for (const caller of callers) answered[caller] = (await send(operationId, caller)).status;
  expect(answered).toEqual(isOfStaff ? expected : { ...expected, staff: ended });
  const documented = Object.keys(operations.get(operationId)?.responses ?? {}).map(Number);
  expect(documented).toEqual(expect.arrayContaining([...new Set(Object.values(expected))]));
});

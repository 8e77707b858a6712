import { beforeEach, describe, expect, it } from "vitest";
import { loginAfterRegistration, pathAfterSignIn } from "./after-sign-in.ts";
import { readPendingCartItem } from "./pending-cart-item.ts";
import { rememberPendingCartItem, takeAddAfterSignIn } from "../../lib/session.ts";

const search = (query: string) => new URLSearchParams(query);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// spec: After login
describe("after signing in", () => {
  it("goes to the account by default", () => expect(pathAfterSignIn(search(""))).toBe("/account"));

  it("returns to the page that the shopper came from", () =>
    expect(pathAfterSignIn(search("redirect=%2Fcheckout%3Fcoupon%3DWELCOME10"))).toBe("/checkout?coupon=WELCOME10"));

  it.each(["//evil.example", "https://evil.example/x", "/\\evil.example", "javascript:alert(1)", "/login"])(
    "never redirects to %s",
    (path) => expect(pathAfterSignIn(search(`redirect=${encodeURIComponent(path)}`))).toBe("/account"),
  );

  it("continues the pending purchase once", () => {
    rememberPendingCartItem({ productId: 3, quantity: 2, returnPath: "/checkout" });
    expect(pathAfterSignIn(search("redirect=/shop"))).toBe("/checkout");
    expect(readPendingCartItem()).toBeNull();
  });

  it("adds the pending product if no return path is stored, and only for this link", () => {
    rememberPendingCartItem({ productId: 3, quantity: 2 });
    expect(pathAfterSignIn(search(""))).toBe("/product/3?addToCart=true&qty=2");
    expect(takeAddAfterSignIn()).toBe(true);
    expect(takeAddAfterSignIn()).toBe(false);
  });
});

// spec: After registration
// spec: redirect
describe("after registering", () => {
  it("shows a confirmation at login and keeps the return path", () =>
    expect(loginAfterRegistration(search("redirect=/checkout"))).toBe("/login?registered=true&redirect=%2Fcheckout"));

  it("keeps the pending product", () => {
    rememberPendingCartItem({ productId: 3, quantity: 2, returnPath: "/checkout" });
    expect(loginAfterRegistration(search(""))).toBe(
      "/login?registered=true&redirect=%2Fproduct%2F3&addToCart=true&qty=2",
    );
  });
});

describe("a stored pending item", () => {
  it.each(['{"productId":"x"}', "[]", "null", "{", '{"productId":1.5}'])("with %s is ignored", (text) => {
    localStorage.setItem("pendingCartItem", text);
    expect(readPendingCartItem()).toBeNull();
  });

  it("drops a return path to another site and an out-of-range quantity", () => {
    localStorage.setItem(
      "pendingCartItem",
      JSON.stringify({ productId: 3, quantity: 900, returnPath: "//evil.example" }),
    );
    expect(readPendingCartItem()).toEqual({ productId: 3, quantity: 20 });
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safePath } from "./redirect.ts";

const ORIGIN = "https://shop.example";

// spec: redirect
describe("a return path", () => {
  it.each([
    ["/", "/"],
    ["/account", "/account"],
    ["/account?tab=orders", "/account?tab=orders"],
    ["/product/neel-wrap-dress?addToCart=true&qty=2", "/product/neel-wrap-dress?addToCart=true&qty=2"],
    ["/order-confirmation/ORD123456", "/order-confirmation/ORD123456"],
    ["/shop?category_id=1,2&page=2#list", "/shop?category_id=1,2&page=2"],
    ["/shop?next=%2F%2Fevil.example", "/shop?next=%2F%2Fevil.example"],
    ["/shop/../cart", "/cart"],
    ["/register?redirect=/checkout", "/register?redirect=/checkout"],
    ["/login-help", "/login-help"],
  ])("%s is followed", (value, path) => expect(safePath(value, ORIGIN)).toBe(path));

  it.each([
    "",
    "account",
    "evil.example",
    "?a=1",
    "#top",
    " /account",
    "https://evil.example",
    "https://shop.example/account",
    "http:/evil.example",
    "//evil.example",
    "///evil.example",
    "////evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "\\\\evil.example",
    "/account\\..\\..",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\n/evil.example",
    "\t//evil.example",
    "/account\u0000",
    "/\u0085/evil.example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "/javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "blob:https://shop.example/1",
    "%2f%2fevil.example",
    "/%2f%2fevil.example",
    "/%2F/evil.example",
    "/%5cevil.example",
    "/%5C%5Cevil.example",
    "/%09/evil.example",
    "/%252f%252fevil.example",
    "/%00",
    "/%0d%0aLocation:%20//evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/./\\evil.example",
    "/%2e//evil.example",
    "/%2e%2e//evil.example",
    "/account//evil.example",
    "/@evil.example",
    "/:80",
    "/;//evil.example",
    "/〱evil.example",
    "/／evil.example",
    "/。evil",
    "/login",
    "/login/",
    "/login?redirect=/account",
    "/LOGIN",
    "/%6cogin",
    "/x/../login",
    "/./login",
    "/login/extra",
    "/%",
    "/%zz",
    "/a b",
    "/<script>",
    `/${"a".repeat(2000)}`,
  ])("%j is not", (value) => expect(safePath(value, ORIGIN)).toBeNull());

  it.each([null, undefined, 7, true, {}, ["/account"], { toString: () => "/account" }])("%j is none", (value) => {
    expect(safePath(value, ORIGIN)).toBeNull();
  });

  it("stays within the store, whatever it consists of", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "%2f",
      "%5c",
      "%2e",
      "@",
      ":",
      "?",
      "#",
      "\t",
      "evil.example",
      "https:",
      "login",
      "account",
      "%",
      " ",
    );
    const hostile = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const path = safePath(`/${text}`, ORIGIN);
        if (path === null) return;
        const target = new URL(path, ORIGIN);
        expect(target.origin).toBe(ORIGIN);
        expect(path.startsWith("//")).toBe(false);
        expect(target.pathname.toLowerCase().split("/")[1]).not.toBe("login");
        // Parsing the result again must not change it.
        expect(safePath(path, ORIGIN)).toBe(path);
      }),
    );
  });
});

import { expect, test } from "vitest";
import { lazyPage } from "./islands/index.ts";
import { matchRoute, type Route } from "./place.ts";

const page = lazyPage(async () => ({ default: () => null }));
const paths = ["/", "/shop", "/shop/:slug", "/product/:slug", "/order-confirmation/:orderId"];
const routes = paths.map((path): Route => ({ path, module: `src/routes${path}.tsx`, page }));

test.each([
  ["/", "/", {}],
  ["/shop", "/shop", {}],
  ["/shop/", "/shop", {}],
  ["/Shop", "/shop", {}],
  ["/shop/dresses", "/shop/:slug", { slug: "dresses" }],
  ["/PRODUCT/noor-khadi-kurta/", "/product/:slug", { slug: "noor-khadi-kurta" }],
  ["/order-confirmation/ORD%2F1", "/order-confirmation/:orderId", { orderId: "ORD/1" }],
])("%s is matched by %s", (pathname, path, params) => {
  const match = matchRoute(routes, { pathname, search: "?page=2" });
  expect(match?.route.path).toBe(path);
  expect(match?.place.params).toEqual(params);
  expect(match?.place.search.get("page")).toBe("2");
});

test.each(["/shopping", "/shop/dresses/2", "/product", "/nowhere", ""])("%s matches no route", (pathname) => {
  expect(matchRoute(routes, { pathname, search: "" })).toBeNull();
});

import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Page } from "./fixtures/page.tsx";
import { demoSettings } from "./fixtures/shop/demo-settings.ts";
import { RoutesProvider } from "./lib/routes-context.ts";
import { routes } from "./routes.tsx";
import { pathInOtherShops } from "./features/shell/path-in-other-shops.ts";
import StoreFooter from "./features/shell/store-footer.tsx";

afterEach(cleanup);

const LANGUAGES = [
  { code: "en-IN", name: "English", address: "https://shop.example" },
  { code: "hi", name: "हिन्दी", address: "https://hi.shop.example" },
  { code: "ar", name: "العربية", address: "https://shop.example/ar" },
];

const show = (languages: typeof LANGUAGES, path?: string) =>
  render(
    <Page {...(path && { path })} shop={demoSettings({ languages })}>
      <RoutesProvider value={routes}>
        <StoreFooter />
      </RoutesProvider>
    </Page>,
  );
const switcher = () => screen.queryByRole("navigation", { name: "Language" });

test("the demo's footer has no language switcher", () => {
  show([]);
  expect(screen.getByRole("contentinfo")).toBeDefined();
  expect(switcher()).toBeNull();
});

test("the footer leads to the page in each other shop, and marks this shop's language", () => {
  show(LANGUAGES, "/shop?sort=price_asc");
  const links = within(switcher()!).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "https://hi.shop.example/shop?sort=price_asc",
    "https://shop.example/ar/shop?sort=price_asc",
  ]);
  expect(within(switcher()!).getByText("English").getAttribute("aria-current")).toBe("true");
});

test.each([
  ["/", "/"],
  ["/product/noor-khadi-kurta", "/product/noor-khadi-kurta"],
  ["/product/noor-khadi-kurta?utm_source=mail", "/product/noor-khadi-kurta"],
  ["/shop?sort=price_asc&page=2", "/shop?sort=price_asc&page=2"],
  ["/journals?topic=cloth&gclid=1", "/journals?topic=cloth"],
  ["/vacation-collection", "/vacation-collection"],
  ["/terms-conditions", "/terms-conditions"],
  ["/cart", "/"],
  ["/account", "/"],
  ["/my-account/orders", "/"],
  ["/order-confirmation/ORD1", "/"],
  ["/track-order?order=ORD1", "/"],
  ["/reset-password/secret", "/"],
  ["/no/such/page", "/"],
])("%s is %s in the other shops", (here, there) => {
  expect(pathInOtherShops(routes, new URL(here, "https://shop.example"), null)).toBe(there);
});

test("a path that this shop does not have leads to the home page of the others", () => {
  const url = new URL("https://shop.example/product/gone");
  expect(pathInOtherShops(routes, url, "/product/gone")).toBe("/");
});

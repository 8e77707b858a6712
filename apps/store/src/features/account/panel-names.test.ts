import { expect, test } from "vitest";
import { panelOf } from "./panel-names.ts";

// spec: Tabs of the account
test.each([
  ["/account", "", "profile"],
  ["/account", "?tab=orders", "orders"],
  ["/account", "?tab=wishlist", "wishlist"],
  ["/my-account/orders", "", "orders"],
  ["/my-account/orders", "?tab=addresses", "addresses"],
  ["/account", "?tab=constructor", "profile"],
])("%s%s shows %s", (pathname, search, panel) => expect(panelOf({ pathname, search })).toBe(panel));

import { expect, it } from "vitest";
import { panelOf } from "./panel-names.ts";

it.each([
  ["/account", "", "profile"],
  ["/account", "?tab=orders", "orders"],
  ["/my-account/orders", "", "orders"],
  ["/my-account/orders", "?tab=addresses", "addresses"],
  ["/account", "?tab=constructor", "profile"],
])("%s%s shows %s", (pathname, search, panel) => expect(panelOf({ pathname, search })).toBe(panel));

import { expect, test } from "vitest";
import { demoSettings } from "../../fixtures/shop/demo-settings.ts";
import { filledText } from "./filled-text.ts";

test("placeholders are filled with what the label and its owner say, and others stay as they are written", () => {
  expect(filledText("{name}, {place}: {delivery}. {tagline} {else} {}", demoSettings())).toBe(
    "Nimar, Indore: 10-12 business days. Made slowly, in Indore {else} {}",
  );
});

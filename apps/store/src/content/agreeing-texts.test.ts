import { expect, test } from "vitest";
import { demoSettings } from "../fixtures/shop/demo-settings.ts";
import type { Policy } from "./policy.ts";
import { shippingReturn } from "./shipping-return.ts";
import { termsConditions } from "./terms-conditions.ts";

const demo = demoSettings();
const section = ({ sections }: Policy, heading: string) => sections.find((each) => each.heading === heading);

// spec: Policy: dispatch, exchange, returns, damage, cancellation, courts
test("the terms state the longest dispatch time and the usual delivery time", () => {
  const [dispatch, otherwise] = section(termsConditions(demo), "Dispatch")?.paragraphs ?? [];
  expect(dispatch).toBe("Orders are dispatched in 12-15 business days.");
  expect(otherwise).toContain("busy weeks");
  expect(otherwise).toContain("10-12 business days");
});

test("an exchange is requested from the order, where its dialog is", () => {
  const exchange = section(shippingReturn(demo), "Exchange");
  expect(exchange?.paragraphs.join(" ")).not.toContain("Write to us");
  expect(exchange?.link?.path).toBe("/my-account/orders");
});

test("the story of the label explains how remaining stock is counted, and who pays for offers", () => {
  const story = demo["our-story"].sections.map(({ text }) => text).join(" ");
  expect(story).toMatch(/We do not keep finished stock; .*cloth/);
  expect(story).toMatch(/explain a discount.*our own share/);
});

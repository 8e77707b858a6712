import { describe, expect, test } from "vitest";
import { textForModels } from "../../server/found/texts.ts";
import { labelDescription, labelPromise } from "../brand.ts";
import { documentOf } from "../fixtures/document-of.ts";
import { demoSettings } from "../fixtures/shop/demo-settings.ts";
import type { Policy } from "./policy.ts";
import { shopDescription } from "./shop-description.ts";
import { shippingReturn } from "./shipping-return.ts";
import { sizeGuide } from "./size-guide.ts";
import { termsConditions } from "./terms-conditions.ts";

const textOf = ({ title, description, inShort, sections }: Policy) =>
  [title, description, inShort, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join("\n");

const paragraphOf = ({ sections }: Policy, heading: string) =>
  sections.find((section) => section.heading === heading)?.paragraphs.join(" ");

describe.each([
  ["order", 48, null],
  ["order", 48, 7],
  ["order", null, null],
  ["order", null, 7],
  ["stock", 48, null],
  ["stock", 48, 7],
  ["stock", null, null],
  ["stock", null, 7],
] as const)("made: %s, exchange: %s hours, returns: %s days", (making, exchange, returns) => {
  const shop = demoSettings({ making, exchange, returns, damage_hours: 96, condition: "as it came" });
  const shipping = shippingReturn(shop);
  const terms = termsConditions(shop);
  const models = textForModels("", shop, []);

  test("policies and texts for machines say made to order only if it is so", () => {
    const texts = [textOf(shipping), textOf(terms), models, labelPromise(shop), labelDescription(shop)].join("\n");
    expect(/made to (your )?order|made after|made for you|still to be cut|cut after/i.test(texts)).toBe(
      making === "order",
    );
    expect(/from (our )?stock/i.test(texts)).toBe(making === "stock");
  });

  test("exchange and returns are offered only if they are set, in every text", () => {
    for (const text of [textOf(shipping), textOf(terms), models]) {
      expect(/no returns|do not accept returns/i.test(text), text).toBe(returns === null);
      expect(/within 7 days/.test(text), text).toBe(returns !== null);
      expect(/size exchange|exchange of size/i.test(text), text).toBe(exchange !== null);
      expect(/48 hours of delivery/.test(text) && exchange === null, text).toBe(false);
    }
    const asked = shipping.sections.some(({ link }) => link?.text === "Ask for an exchange");
    expect(asked).toBe(exchange !== null);
  });

  test("damage is reported within its own time, and pieces come back in the condition that is set", () => {
    expect(paragraphOf(shipping, "Damaged or wrong")).toContain("within 4 days of delivery");
    expect(paragraphOf(terms, "Exchange, returns, damage")).toContain("reported within 4 days of delivery");
    expect(textOf(shipping).includes("must be as it came")).toBe(exchange !== null || returns !== null);
    expect(textOf(shipping)).not.toContain("unworn");
  });

  test("a piece made to measure is altered within the time of exchanges, or without any, of damage", () => {
    expect(paragraphOf(shipping, "Custom sizes")).toContain(
      exchange === null ? "once within 4 days of delivery" : "once within the same 48 hours",
    );
  });
});

test("without custom sizes no text offers them", () => {
  const texts = (custom: boolean) => {
    const shop = demoSettings({ custom });
    const { description, notes } = sizeGuide(shop);
    return [textOf(shippingReturn(shop)), labelPromise(shop), description, ...notes.map(({ text }) => text)].join("\n");
  };
  expect(texts(true).match(/your measurements|measurements you gave|made to measure|choose custom/gi)).toHaveLength(4);
  expect(texts(false)).not.toMatch(/your measurements|measurements you gave|made to measure|custom/i);
});

test("what the shop is says of making, sizes and measurements only what is set", () => {
  expect(shopDescription(demoSettings())).toBe(
    "Dresses, kurtas, skirts, coats and saris in handloom cloth. Made to your order in Indore, in XS to XXL or to your measurements.",
  );
  expect(shopDescription(demoSettings({ making: "stock", sizes: [], custom: false }))).toBe(
    "Dresses, kurtas, skirts, coats and saris in handloom cloth. Sent from our stock in Indore.",
  );
});

test("words of the owner replace those that the settings make, in texts for machines too", () => {
  const words = {
    ...demoSettings().words,
    promise: "Bent by hand.",
    description: "Rings.",
    shop_description: "All rings.",
  };
  const shop = demoSettings({ words });
  expect([labelPromise(shop), labelDescription(shop), shopDescription(shop)]).toEqual([
    "Bent by hand.",
    "Rings.",
    "All rings.",
  ]);
  expect(textForModels("", shop, [])).toContain("> Rings.\n\nBent by hand. Prices");
});

test("newsletter and journal have the words of the owner", async () => {
  const words = {
    ...demoSettings().words,
    newsletter: { title: "Letters from Jaipur", text: "Once a month." },
    journal: { title: "Notebook", lead: "On rings.", description: "All about rings." },
  };
  const shop = demoSettings({ words });
  expect((await documentOf("/newsletter", shop)).html).toContain("Letters from Jaipur");
  const { html } = await documentOf("/journals", shop);
  for (const text of ["Notebook", "On rings.", "All about rings."]) expect(html).toContain(text);
  expect((await documentOf("/newsletter", demoSettings())).html).toContain("Letters from the workshop");
  expect((await documentOf("/journals", demoSettings())).html).toContain("Notes from Nimar on handloom cloth");
});

test("policies call a size as the owner does", () => {
  const options = { ...demoSettings().options, size: "Length", sizes: "Lengths" };
  const shop = demoSettings({ options });
  for (const text of [textOf(shippingReturn(shop)), textOf(termsConditions(shop))]) {
    expect(text).toContain("Length exchange");
    expect(text).not.toMatch(/\bsizes?\b/i);
  }
});

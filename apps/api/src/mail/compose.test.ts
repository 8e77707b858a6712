import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { composeMail, MAIL_STYLES_SOURCE } from "./compose.ts";

/** An element's colours in both themes: its inline ones, and those of its class in the dark style sheet. */
function coloursOf(markup: string) {
  const dark = markup.slice(markup.indexOf("prefers-color-scheme: dark"));
  const inDark = (name: string) => dark.split(`.${name} {`)[1]?.split("}")[0] ?? "";
  return Array.from(markup.matchAll(/<(?:body|table|td|span|a)\b([^>]*#[\da-f]{6}[^>]*)>/g), ([, attributes = ""]) => {
    const names = /class="([^"]*)"/.exec(attributes)?.[1]?.split(" ") ?? [];
    const own = /style="([^"]*)"/.exec(attributes)?.[1] ?? "";
    return { own, dark: names.map(inDark).join(";") };
  });
}

test("each colour of a mail has a dark counterpart, and both are legible", () => {
  const { html } = composeMail({
    subject: "Your order",
    label: "Selvedge",
    heading: "Thank you.",
    blocks: [
      { kind: "text", text: "It is placed." },
      { kind: "facts", facts: [["Order ID", "ORD1234567"]] },
      { kind: "lines", lines: [{ title: "Neel wrap dress", detail: "Size M", amount: "₹2,450.00" }] },
      { kind: "totals", totals: [["Total", "₹2,450.00"]] },
      { kind: "button", label: "See your order", url: "https://shop.example/" },
      { kind: "link", label: "Shipping & Returns", url: "https://shop.example/shipping-return" },
    ],
    footnote: "You get this because you ordered.",
  });
  expect(html).toContain('<meta name="color-scheme" content="light dark" />');
  const parts = coloursOf(html);
  expect(parts.length).toBeGreaterThan(8);
  const read = (style: string, property: string) =>
    new RegExp(`(?:^|[;\\s])${property}:[^;]*?(#[\\da-f]{6})`).exec(style)?.[1];
  for (const { own, dark } of parts) {
    for (const property of ["color", "background", "border(?:-top|-color)?"]) {
      expect(read(dark, property) !== undefined, `${property} of ${own} in the dark: ${dark}`).toBe(
        read(own, property) !== undefined,
      );
    }
    for (const [style, paper] of [
      [own, "#f8f6f1"],
      [dark, "#14161f"],
    ] as const) {
      const ink = read(style, "color");
      if (ink) expect(contrast(ink, read(style, "background") ?? paper)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("the exported source allows a mail's styles in a content security policy", () => {
  const mail = composeMail({ subject: "", label: "", heading: "", blocks: [], footnote: "" }).html;
  const styles = /<style>([^]*)<\/style>/.exec(mail)?.[1] ?? "";
  expect(MAIL_STYLES_SOURCE).toBe(`'sha256-${createHash("sha256").update(styles).digest("base64")}'`);
});

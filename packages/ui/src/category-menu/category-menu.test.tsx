import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CategoryMenu } from "./index.ts";

test("is a link to all products until JavaScript runs", () => {
  const html = renderToStaticMarkup(<CategoryMenu href="/shop" />);
  expect(html).toMatch(/<a href="\/shop"[^>]*>Categories<svg[^>]* aria-hidden="true"[^>]*>.*<\/svg><\/a>/);
  expect(html).not.toContain("<button");
});

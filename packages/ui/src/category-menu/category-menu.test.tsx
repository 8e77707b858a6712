import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { CategoryMenu } from "./index.ts";

afterEach(() => document.body.replaceChildren());

test("is a link to all products until JavaScript runs", () => {
  const html = renderToStaticMarkup(<CategoryMenu href="/shop" />);
  expect(html).toMatch(
    /<a href="\/shop"[^>]*><span>Categories<\/span><svg[^>]* aria-hidden="true"[^>]*>.*<\/svg><\/a>/,
  );
  expect(html).not.toContain("<button");
});

test("if the link has the focus during hydration, the focus moves to the button that replaces it", async () => {
  const menu = <CategoryMenu href="/shop" />;
  const list = document.body.appendChild(document.createElement("ul"));
  list.innerHTML = renderToString(menu);
  list.querySelector("a")?.focus();
  const root = await act(async () => hydrateRoot(list, menu));
  expect(document.activeElement?.outerHTML).toMatch(/^<button[^>]* aria-expanded="false"[^>]*><span>Categories/);
  act(() => root.unmount());
});

test("hydration does not move the focus from other elements", async () => {
  const menu = <CategoryMenu href="/shop" />;
  const list = document.body.appendChild(document.createElement("ul"));
  list.innerHTML = renderToString(menu);
  const root = await act(async () => hydrateRoot(list, menu));
  expect(document.activeElement).toBe(document.body);
  act(() => root.unmount());
});

import { cleanup, render } from "@testing-library/react";
import { cloneElement, isValidElement, type ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import type { Parts, RootProps } from "./fixtures/parts/part.ts";
import { translate, untranslated } from "./fixtures/translate.ts";
import { hi } from "./labels/hi/index.ts";
import { SelvedgeProvider, type SelvedgeProviderProps } from "./provider/index.ts";

type Show = (props: RootProps) => ReactElement;

/** Numbers that are shown. */
const COUNTED = /^(count|page|quantity|value)$/;

/** The same with other content: the sign that stands for words is another, and each number that is shown one more. */
function changed(value: unknown, name = ""): unknown {
  if (typeof value === "string") return value.replaceAll("※", "§");
  if (typeof value === "number") return COUNTED.test(name) ? value + 1 : value;
  if (Array.isArray(value)) return value.map((each) => changed(each));
  if (isValidElement<object>(value)) return cloneElement(value, changed(value.props) as object);
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, key)]));
}

const files = import.meta.glob<{ parts: Parts }>(["./fixtures/parts/*.tsx"], { eager: true });

/** Each part, from how it stands first into each of its states and back, and from its content and language into others. */
const changes = Object.values(files).flatMap(({ parts }) =>
  Object.entries(parts).flatMap(([part, set]) => {
    if ("without" in set) return [];
    const states = Object.entries({ "other content": set.render, ...set.states });
    return states.map(([state, show]) => ({ part, state, from: set.render, to: show }));
  }),
);

const page = (content: ReactElement, settings: SelvedgeProviderProps = {}) => (
  <SelvedgeProvider {...settings}>{content}</SelvedgeProvider>
);

/** What stands in the page after each change, and whether it was translated before each. */
function steps(from: Show, to: Show, isTranslated: boolean): string[] {
  const { rerender } = render(page(from({})));
  const shown = [
    page(to({})),
    page(changed(to({})) as ReactElement),
    page(to({}), { locale: "hi", labels: hi }),
    page(from({})),
  ].map((next) => {
    if (isTranslated) translate(document.body);
    rerender(next);
    return untranslated(document.body);
  });
  cleanup();
  return shown;
}

afterEach(cleanup);

test.each(changes)("$part, $state: a translated page shows what an untranslated one does", ({ from, to }) => {
  expect(steps(from, to, true)).toEqual(steps(from, to, false));
});

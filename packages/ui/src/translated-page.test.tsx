import { cleanup, render } from "@testing-library/react";
import { cloneElement, isValidElement, type ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import { isFull } from "../../../scripts/test-extent.ts";
import type { Parts, RootProps } from "./fixtures/parts/part.ts";
import { translate, untranslated } from "./fixtures/translate.ts";
import { hi } from "./labels/hi/index.ts";
import { SelvedgeProvider, type SelvedgeProviderProps } from "./provider/index.ts";

type Show = (props: RootProps) => ReactElement;

/** Props whose numbers are rendered. */
const COUNTED = /^(count|page|quantity|value)$/;

/** The same props with other content: the text sign is replaced, and each rendered number is incremented. */
function changed(value: unknown, name = ""): unknown {
  if (typeof value === "string") return value.replaceAll("※", "§");
  if (typeof value === "number") return COUNTED.test(name) ? value + 1 : value;
  if (Array.isArray(value)) return value.map((each) => changed(each));
  if (isValidElement<object>(value)) return cloneElement(value, changed(value.props) as object);
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, key)]));
}

const files = import.meta.glob<{ parts: Parts }>(["./fixtures/parts/*.tsx"], { eager: true });

/** Changes of each part: from its first state to each other state and back, and to other content and languages. */
const changes = Object.values(files).flatMap(({ parts }) =>
  Object.entries(parts).flatMap(([part, set]) => {
    if ("without" in set) return [];
    const states = Object.entries({ "other content": set.render, ...set.states });
    return states
      .slice(0, isFull ? states.length : 2)
      .map(([state, show]) => ({ part, state, from: set.render, to: show }));
  }),
);

const page = (content: ReactElement, settings: SelvedgeProviderProps = {}) => (
  <SelvedgeProvider {...settings}>{content}</SelvedgeProvider>
);

/** Texts of the page after each change, with or without a translation before each. */
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

test.each(changes)("$part, $state: a translated page shows the same as an untranslated one", ({ from, to }) => {
  expect(steps(from, to, true)).toEqual(steps(from, to, false));
});

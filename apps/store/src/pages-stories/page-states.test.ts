import { expect, test } from "vitest";
import { notFoundRoute, routes } from "../routes.tsx";
import { PAGE_STATES, type PageRow, pageRows } from "./page-states.ts";

interface StoriesModule {
  default: { title: string };
  [story: string]: unknown;
}

const modules = import.meta.glob<StoriesModule>("./*.stories.tsx", { eager: true });
const storiesOf = ({ stories }: Pick<PageRow, "stories">) => Object.keys(modules[`./${stories}.stories.tsx`] ?? {});

test("each route of the store has a row, and each row has a route", () => {
  expect(Object.keys(pageRows)).toEqual([...routes, notFoundRoute].map(({ path }) => path));
});

test.each(Object.entries(pageRows))("%s shows each state, or gives a reason for a missing one", (_, row) => {
  const { shows, omits } = row;
  expect(PAGE_STATES.filter((state) => !(state in shows) && !(state in omits))).toEqual([]);
  expect(PAGE_STATES.filter((state) => state in shows && state in omits)).toEqual([]);
  expect(Object.values(shows).filter((story) => !storiesOf(row).includes(story))).toEqual([]);
  expect(Object.values(omits).filter((reason) => reason.trim().split(" ").length < 2)).toEqual([]);
});

test("each story file shows a page or a journey through several", () => {
  const used = new Set(Object.values(pageRows).map(({ stories }) => `./${stories}.stories.tsx`));
  expect(Object.keys(modules).filter((file) => !used.has(file))).toEqual(["./journeys.stories.tsx"]);
});

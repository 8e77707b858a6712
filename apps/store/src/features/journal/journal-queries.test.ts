import { expect, test } from "vitest";
import { demoJournal } from "../../fixtures/shop/journal.ts";
import { topicSlug, topicSearch, topicsOf } from "./journal-queries.ts";

const about = (...topics: string[]) =>
  demoJournal()
    .slice(0, 1)
    .flatMap((story) => topics.map((topic) => ({ ...story, topic })));

test("the demo's topics come first in their order, a label's own follow by name, and unused ones are missing", () => {
  expect(topicsOf(about("Wearing", "Looms", "Cloth", "Dyes", "Cloth"))).toEqual(["Cloth", "Wearing", "Dyes", "Looms"]);
  expect(topicsOf([])).toEqual([]);
});

test.each([
  ["Cloth", "?topic=cloth"],
  ["Block prints & dyes", "?topic=block-prints-dyes"],
  ["कपड़ा", "?topic=%E0%A4%95%E0%A4%AA%E0%A4%A1%E0%A4%BC%E0%A4%BE"],
])("%s has the address %s", (topic, address) => {
  expect(topicSearch(new URLSearchParams({ topic: topicSlug(topic) }))).toBe(address);
});

test.each(["", "topic=", "topic=a%20b", "topic=%3Cscript%3E", `topic=${"a".repeat(25)}`])(
  "%j names no topic",
  (search) => {
    expect(topicSearch(new URLSearchParams(search))).toBe("");
  },
);

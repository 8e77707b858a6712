import type { BlogAnswer, JournalsAnswer, StorySummary } from "@selvedge/commerce/wire/journal";
import type { Query } from "../../lib/query.ts";

export const journalsQuery: Query<JournalsAnswer> = {
  key: ["journals"],
  read: (api) => api.call("GET", "/api/journals"),
};

export const storyQuery = (id: string): Query<BlogAnswer> => ({
  key: ["blog", id],
  read: (api) => api.call("GET", `/api/blogs/${encodeURIComponent(id)}`),
});

/** These topics come first, in this order; a label's others follow by name. */
const FIRST_TOPICS = ["Cloth", "People", "Care", "Wearing"];

/** The topics of the stories, in display order. */
export function topicsOf(stories: readonly StorySummary[]): string[] {
  const used = new Set(stories.map(({ topic }) => topic));
  const first = FIRST_TOPICS.filter((topic) => used.has(topic));
  return [...first, ...[...used].filter((topic) => !first.includes(topic)).toSorted()];
}

/** A topic in an address of the journal: "Block prints & dyes" is "block-prints-dyes". */
export const topicSlug = (topic: string): string => topic.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");

/** The canonical query of a topic. Without one, and for what can be none, it is empty. */
export function topicSearch(search: URLSearchParams): string {
  const name = search.get("topic") ?? "";
  return /^[\p{L}\p{M}\p{N}-]{1,24}$/u.test(name) ? `?${new URLSearchParams({ topic: name }).toString()}` : "";
}

import type { BlogAnswer, JournalsAnswer } from "@selvedge/commerce/wire/journal";
import type { Query } from "../../lib/query.ts";

export const journalsQuery: Query<JournalsAnswer> = {
  key: ["journals"],
  read: (api) => api.call("GET", "/api/journals"),
};

export const storyQuery = (id: string): Query<BlogAnswer> => ({
  key: ["blog", id],
  read: (api) => api.call("GET", `/api/blogs/${encodeURIComponent(id)}`),
});

/** The topics of stories, in display order. */
export const topics = ["Cloth", "People", "Care", "Wearing"] as const;

/** The topic in an address of the hub; null for all, and for an unknown one. */
export const topicOf = (search: URLSearchParams) =>
  topics.find((topic) => topic.toLowerCase() === search.get("topic")) ?? null;

/** The canonical query of a topic. */
export function topicSearch(search: URLSearchParams): string {
  const topic = topicOf(search);
  return topic === null ? "" : `?topic=${topic.toLowerCase()}`;
}

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

/** What stories are about, in the order in which they are offered. */
export const topics = ["Cloth", "People", "Care", "Wearing"] as const;

/** The topic that an address of the hub asks for; null for all of them, and for one that there is not. */
export const topicOf = (search: URLSearchParams) =>
  topics.find((topic) => topic.toLowerCase() === search.get("topic")) ?? null;

/** The one way to ask for a topic. */
export function topicSearch(search: URLSearchParams): string {
  const topic = topicOf(search);
  return topic === null ? "" : `?topic=${topic.toLowerCase()}`;
}

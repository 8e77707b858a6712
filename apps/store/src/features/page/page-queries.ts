import type { HomePageAnswer, PolicyAnswer, PolicyName, StoryPageAnswer } from "@selvedge/commerce/wire/pages";
import type { Query } from "../../lib/query.ts";

/** The queries for the texts and pictures of the label's own pages. */
export const homePageQuery: Query<HomePageAnswer> = { key: ["page", "home"], read: (api) => api.pages.home() };

export const storyPageQuery: Query<StoryPageAnswer> = { key: ["page", "our-story"], read: (api) => api.pages.story() };

export const policyQuery = (name: PolicyName): Query<PolicyAnswer> => ({
  key: ["page", name],
  read: (api) => api.pages.policy(name),
});

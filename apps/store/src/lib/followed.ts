import type { Location } from "react-router-dom";

/** What the history notes where a link has led: a page to be read from its top, even where only the query is another. */
export const FOLLOWED = { followed: true } as const;

/** Whether a link has led here, and not a choice made on the page, like another order of its list. */
export const isFollowed = ({ state }: Location<unknown>): boolean =>
  typeof state === "object" && state !== null && "followed" in state;

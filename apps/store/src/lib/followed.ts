import type { Location } from "react-router-dom";

/** History state of a navigation by link. Such a page starts at the top, even if only its query changed. */
export const FOLLOWED = { followed: true } as const;

/** Whether this location was reached by a link rather than by a choice on the page, such as another sort order. */
export const isFollowed = ({ state }: Location<unknown>): boolean =>
  typeof state === "object" && state !== null && "followed" in state;

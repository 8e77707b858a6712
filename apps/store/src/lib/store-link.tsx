import { type ComponentProps, useRef } from "react";
import { unstable_serialize, useSWRConfig } from "swr";
import { useLinkClickHandler, useLocation } from "react-router-dom";
import { readAhead } from "./ahead.ts";
import { FOLLOWED } from "./followed.ts";
import { savesData } from "./islands/index.ts";
import { matchRoute } from "./place.ts";
import type { Query } from "./query.ts";
import { useRoutes } from "./routes-context.ts";

export type StoreLinkProps = ComponentProps<"a">;

/** Who stays on a link for so long means it; who only passes over a list does not ask for all of it. */
const INTENT_MS = 65;

/**
 * The one link of the store. Fetches the page's chunk when the pointer or the focus comes near, and its data when it stays, or a
 * finger touches it; both at the latest when the link is followed. Links into and out of isolated pages, and within a page, are
 * plain ones.
 */
export function StoreLink({
  href = "/",
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  onClick,
  ...props
}: StoreLinkProps) {
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  const routes = useRoutes();
  const here = useLocation();
  const { cache, fallback } = useSWRConfig();
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { state: FOLLOWED });
  const [pathname = "/", search = ""] = href.split("#")[0]?.split("?") ?? [];
  const match = matchRoute(routes, { pathname, search });
  const isPlain = !match || match.route.isolated || matchRoute(routes, here)?.route.isolated;
  if (isPlain) {
    return <a {...props} {...{ href, onClick, onFocus, onBlur, onPointerEnter, onPointerLeave }} />;
  }

  const isKnown = (key: Query<unknown>["key"]) => {
    const serialised = unstable_serialize(key);
    return cache.get(serialised)?.data !== undefined || Object.hasOwn(fallback, serialised);
  };
  const fetchChunk = () => void match.route.page.load().catch(() => undefined);
  const fetchData = () => {
    for (const query of match.route.queries?.(match.place) ?? []) if (!isKnown(query.key)) readAhead(query);
  };
  const comeNear = (delayMs: number) => {
    fetchChunk();
    if (savesData()) return;
    clearTimeout(intent.current);
    intent.current = setTimeout(fetchData, delayMs);
  };
  const goAway = () => clearTimeout(intent.current);
  return (
    <a
      {...props}
      href={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        comeNear(event.pointerType === "mouse" ? INTENT_MS : 0);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        goAway();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        comeNear(INTENT_MS);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        goAway();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        goAway();
        fetchChunk();
        fetchData();
        follow(event);
      }}
    />
  );
}

/** For the provider of the pieces: each of their links is one of the store. */
export const storeLink = (props: StoreLinkProps) => <StoreLink {...props} />;

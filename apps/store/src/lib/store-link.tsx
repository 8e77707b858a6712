import type { ComponentProps } from "react";
import { unstable_serialize, useSWRConfig } from "swr";
import { useLinkClickHandler, useLocation } from "react-router-dom";
import { prefetch } from "./prefetch.ts";
import { FOLLOWED } from "./followed.ts";
import { useIntent } from "./intent.ts";
import { matchRoute } from "./place.ts";
import type { Query } from "./query.ts";
import { useRoutes } from "./routes-context.ts";

export type StoreLinkProps = ComponentProps<"a">;

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
  const routes = useRoutes();
  const here = useLocation();
  const { cache, fallback } = useSWRConfig();
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { state: FOLLOWED });
  const [pathname = "/", search = ""] = href.split("#")[0]?.split("?") ?? [];
  const match = matchRoute(routes, { pathname, search });
  const isKnown = (key: Query<unknown>["key"]) => {
    const serialised = unstable_serialize(key);
    return cache.get(serialised)?.data !== undefined || Object.hasOwn(fallback, serialised);
  };
  const fetchData = () => {
    for (const query of match?.route.queries?.(match.place) ?? []) if (!isKnown(query.key)) prefetch(query);
  };
  const intent = useIntent(fetchData, () => match?.route.page.loadAhead());
  const isPlain = !match || match.route.isolated || matchRoute(routes, here)?.route.isolated;
  if (isPlain) {
    return <a {...props} {...{ href, onClick, onFocus, onBlur, onPointerEnter, onPointerLeave }} />;
  }

  return (
    <a
      {...props}
      href={href}
      onPointerEnter={both(onPointerEnter, intent.onPointerEnter)}
      onPointerLeave={both(onPointerLeave, intent.onPointerLeave)}
      onFocus={both(onFocus, intent.onFocus)}
      onBlur={both(onBlur, intent.onBlur)}
      onClick={both(onClick, (event) => {
        if (event.defaultPrevented) return;
        intent.onBlur();
        match.route.page.load().catch(() => undefined);
        fetchData();
        follow(event);
      })}
    />
  );
}

const both =
  <Event,>(own: ((event: Event) => void) | undefined, ours: (event: Event) => void) =>
  (event: Event) => {
    own?.(event);
    ours(event);
  };

/** For the provider of the pieces: each of their links is one of the store. */
export const storeLink = (props: StoreLinkProps) => <StoreLink {...props} />;

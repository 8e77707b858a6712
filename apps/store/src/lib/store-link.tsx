import type { ComponentProps } from "react";
import { preload as preloadData, unstable_serialize, useSWRConfig } from "swr";
import { useLinkClickHandler, useLocation } from "react-router-dom";
import { api } from "./browser-api.ts";
import { FOLLOWED } from "./followed.ts";
import { matchRoute } from "./place.ts";
import type { Query } from "./query.ts";
import { useRoutes } from "./routes-context.ts";

export type StoreLinkProps = ComponentProps<"a">;

/**
 * The one link of the store. Fetches the page's chunk when the pointer or the focus comes near, chunk and data
 * together when it is followed. Links into and out of isolated pages, and within a page, are plain ones.
 */
export function StoreLink({ href = "/", onPointerEnter, onFocus, onClick, ...props }: StoreLinkProps) {
  const routes = useRoutes();
  const here = useLocation();
  const { cache, fallback } = useSWRConfig();
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { state: FOLLOWED });
  const [pathname = "/", search = ""] = href.split("#")[0]?.split("?") ?? [];
  const match = matchRoute(routes, { pathname, search });
  const isPlain = !match || match.route.isolated || matchRoute(routes, here)?.route.isolated;
  if (isPlain) return <a {...props} href={href} onClick={onClick} onFocus={onFocus} onPointerEnter={onPointerEnter} />;

  const isKnown = (key: Query<unknown>["key"]) => {
    const serialised = unstable_serialize(key);
    return cache.get(serialised)?.data !== undefined || Object.hasOwn(fallback, serialised);
  };
  const fetchChunk = () => void match.route.page.load().catch(() => undefined);
  return (
    <a
      {...props}
      href={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        fetchChunk();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        fetchChunk();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        fetchChunk();
        for (const query of match.route.queries?.(match.place) ?? []) {
          if (!isKnown(query.key)) void preloadData(query.key, () => query.read(api));
        }
        follow(event);
      }}
    />
  );
}

/** For the provider of the pieces: each of their links is one of the store. */
export const storeLink = (props: StoreLinkProps) => <StoreLink {...props} />;

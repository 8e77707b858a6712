import { overlay } from "../../lib/islands/index.ts";
import { readSlugs } from "../../lib/stored-slugs.ts";
import { useStored } from "../../lib/use-stored.ts";
import { REMEMBERED, SHOWN } from "./remember-viewed.ts";

const RecentPieces = overlay(
  () => import("./recent-pieces-view.tsx"),
  // A failed load needs no message: the page is complete without it.
  () => undefined,
);

/** Products viewed before the current one, newest first. */
export function RecentlyViewed({ slug }: { slug: string }) {
  const others = readSlugs(useStored("recentlyViewed"), REMEMBERED).filter((other) => other !== slug);
  return others.length > 0 && <RecentPieces slugs={others.slice(0, SHOWN)} />;
}

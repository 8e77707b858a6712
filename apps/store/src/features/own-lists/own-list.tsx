import { type ReactNode, useState } from "react";
import { Picture, type PictureSource } from "@selvedge/ui/picture";
import { overlay } from "../../lib/islands/index.ts";
import { readSlugs } from "../../lib/stored-slugs.ts";
import { useStored } from "../../lib/use-stored.ts";
import { SHOWN } from "../recent/remember-viewed.ts";

// A failed load needs no message: the page is complete without them.
const RecentPieces = overlay(
  () => import("../recent/recent-pieces-view.tsx"),
  () => undefined,
);
const NewestPieces = overlay(
  () => import("../listing/newest-pieces-view.tsx"),
  () => undefined,
);

export interface OwnListProps {
  isEmpty: boolean;
  /** Beside the message of the empty list, below it on phones. */
  picture: PictureSource;
  /** The list, with its message if it is empty. */
  children: ReactNode;
}

/**
 * A list that the shopper makes, such as the wishlist. An empty one has a picture, and below it the products that were viewed
 * last, or the newest ones.
 */
export function OwnList({ isEmpty, picture, children }: OwnListProps) {
  // They stay when a product of theirs is saved: it has the focus, and the server may refuse it.
  const [hasBeenEmpty, setHasBeenEmpty] = useState(isEmpty);
  if (isEmpty && !hasBeenEmpty) setHasBeenEmpty(true);
  const viewed = readSlugs(useStored("recentlyViewed"), SHOWN);
  return (
    <>
      <div className={isEmpty ? "sv:grid sv:gap-x-gutter sv:gap-y-10 sv:lg:grid-cols-12" : ""}>
        <div className="sv:min-w-0 sv:lg:col-span-6">{children}</div>
        {isEmpty && (
          <Picture
            source={picture}
            alt=""
            sizes="(width >= 48rem) 48vw, 96vw"
            priority="eager"
            className="sv:aspect-journal sv:lg:col-span-6 sv:xl:aspect-banner"
          />
        )}
      </div>
      {hasBeenEmpty && (viewed.length > 0 ? <RecentPieces slugs={viewed} /> : <NewestPieces />)}
    </>
  );
}

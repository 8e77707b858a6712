import type { CollectionSummary } from "@selvedge/commerce/wire/owner-pages";
import { Badge } from "@selvedge/ui/badge";
import { Button } from "@selvedge/ui/button";
import { Picture } from "@selvedge/ui/picture";
import { TextLink } from "@selvedge/ui/text-link";
import { type ActionChange, useAction, useChange } from "../calls/owner-calls.ts";
import { ChangeMessage } from "../shell/change-message.tsx";
import { Screen } from "../shell/screen.tsx";
import { ScreenMessage } from "../shell/screen-message.tsx";
import { shopAddress } from "./collection-places.ts";
import { NewCollection } from "./new-collection.tsx";

/** The collections in the shop's order, which can be changed here, and a form for a new one. */
export function CollectionsPage() {
  const read = useAction<{ collections: readonly CollectionSummary[] }>("collections list");
  const move = useChange("collections set");
  const collections = read.data?.collections;
  return (
    <Screen
      title="Collections"
      reads={[read]}
      lead="Each presents a category’s products on a page of its own. Menus and the home page have them in this order."
    >
      {collections ? (
        <>
          <ChangeMessage changes={[move]} />
          {collections.length === 0 && <p className="sv:text-muted">There are no collections.</p>}
          <ol className="sv:grid sv:grid-cols-1 sv:gap-6">
            {collections.map((collection, index) => (
              <Entry
                key={collection.slug}
                collection={collection}
                position={index + 1}
                isLast={index + 1 === collections.length}
                move={move}
              />
            ))}
          </ol>
          <NewCollection taken={collections.map(({ slug }) => slug)} />
        </>
      ) : (
        <ScreenMessage error={read.error} onRetry={read.retry} />
      )}
    </Screen>
  );
}

interface EntryProps {
  collection: CollectionSummary;
  /** Its place, counted from 1. */
  position: number;
  isLast: boolean;
  move: ActionChange;
}

function Entry({ collection: { slug, name, isShown, picture }, position, isLast, move }: EntryProps) {
  const handleMove = (to: number) => {
    if (move.state === "idle") void move.run({ slug, position: to });
  };
  return (
    <li className="sv:grid sv:grid-cols-[5.5rem_1fr] sv:gap-4">
      <Picture source={picture} sizes="88px" alt="" className="sv:aspect-product sv:self-start" />
      <div className="sv:grid sv:grid-cols-1 sv:content-start sv:gap-1">
        <p>
          <TextLink href={`/collections/${slug}`}>{name}</TextLink>
        </p>
        <p className="sv:text-small sv:wrap-anywhere sv:text-muted">{slug}</p>
        {isShown ? (
          <p className="sv:text-small">
            <a
              href={shopAddress(slug)}
              target="_blank"
              rel="noreferrer"
              aria-label={`View in shop (new tab): ${name}`}
              className="sv:underline"
            >
              View in shop (new tab)
            </a>
          </p>
        ) : (
          <Badge mark="dot" variant="warning">
            Not in the shop: there is no such category
          </Badge>
        )}
        <div className="sv:flex sv:flex-wrap sv:gap-x-5">
          {position > 1 && (
            <Button variant="plain" size="sm" aria-label={`Move ${name} up`} onClick={() => handleMove(position - 1)}>
              Up
            </Button>
          )}
          {!isLast && (
            <Button variant="plain" size="sm" aria-label={`Move ${name} down`} onClick={() => handleMove(position + 1)}>
              Down
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

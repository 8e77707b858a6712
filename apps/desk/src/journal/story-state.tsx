import type { StoryState } from "@selvedge/commerce/wire/owner-journal";
import { Badge } from "@selvedge/ui/badge";

interface StoryStateTextProps {
  slug: string;
  state: StoryState;
  /** Names the story where several have a link. */
  title?: string;
}

/** Where a story is: a draft, published without a picture, or in the shop, with a link to its page. */
export function StoryStateText({ slug, state, title }: StoryStateTextProps) {
  if (state === "draft") return <Badge mark="dot">Draft</Badge>;
  if (state === "waiting")
    return (
      <Badge mark="dot" variant="warning">
        Published, waits for its picture
      </Badge>
    );
  return (
    <a
      href={`/blogs/${slug}`}
      target="_blank"
      rel="noreferrer"
      aria-label={title === undefined ? undefined : `View in shop (new tab): ${title}`}
      className="sv:underline"
    >
      View in shop (new tab)
    </a>
  );
}

import type { StorySummary } from "@selvedge/commerce/wire/journal";
import { JournalCard } from "@selvedge/ui/journal-card";
import { Picture } from "@selvedge/ui/picture";
import { formatDay } from "@selvedge/commerce/dates";

/** Date and reading time of a story. */
export const whenAndHowLong = ({ published_on, minutes }: Pick<StorySummary, "published_on" | "minutes">) =>
  `${formatDay(`${published_on}T12:00:00Z`)} · ${minutes} min`;

const SIZES = { lead: "(width >= 48rem) 64vw, 100vw", card: "(width >= 64rem) 31vw, (width >= 40rem) 46vw, 96vw" };

/** A story of the journal on a card. */
export function StoryCard({ story, size }: { story: StorySummary; size: "card" | "lead" }) {
  return (
    <JournalCard
      size={size}
      title={story.title}
      href={`/blogs/${story.id}`}
      topic={story.topic}
      description={story.standfirst}
      meta={whenAndHowLong(story)}
      picture={
        <Picture
          source={story.picture}
          alt=""
          sizes={SIZES[size]}
          priority={size === "lead" ? "first" : "lazy"}
          className="sv:size-full"
        />
      }
    />
  );
}

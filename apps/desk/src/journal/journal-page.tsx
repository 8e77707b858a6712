import type { StoryEntry } from "@selvedge/commerce/wire/owner-journal";
import { Picture } from "@selvedge/ui/picture";
import { TextLink } from "@selvedge/ui/text-link";
import { useAction } from "../calls/owner-calls.ts";
import { Screen } from "../shell/screen.tsx";
import { ScreenMessage } from "../shell/screen-message.tsx";
import { NewStory } from "./new-story.tsx";
import { storyDay } from "./story-day.ts";
import { StoryStateText } from "./story-state.tsx";

/** The stories of the journal, newest first, and a form for a new one. */
export function JournalPage() {
  const read = useAction<{ stories: readonly StoryEntry[] }>("journal list");
  const stories = read.data?.stories;
  return (
    <Screen
      title="Journal"
      reads={[read]}
      lead="Your stories. The shop shows those that are published and have a picture."
    >
      {stories ? (
        <>
          {stories.length === 0 && <p className="sv:text-muted">There are no stories.</p>}
          <ul className="sv:grid sv:grid-cols-1 sv:gap-6">
            {stories.map((story) => (
              <Entry key={story.slug} {...story} />
            ))}
          </ul>
          <NewStory />
        </>
      ) : (
        <ScreenMessage error={read.error} onRetry={read.retry} />
      )}
    </Screen>
  );
}

const Entry = ({ slug, title, topic, date, state, picture }: StoryEntry) => (
  <li className="sv:grid sv:grid-cols-[7rem_1fr] sv:gap-4">
    <Picture source={picture} sizes="112px" alt="" className="sv:aspect-journal sv:self-start" />
    <div className="sv:grid sv:grid-cols-1 sv:content-start sv:gap-1 sv:wrap-anywhere">
      <p>
        <TextLink href={`/journal/${slug}`}>{title}</TextLink>
      </p>
      <p className="sv:text-small sv:text-muted">{topicAndDay({ topic, date })}</p>
      <p className="sv:text-small">
        <StoryStateText slug={slug} state={state} title={title} />
      </p>
    </div>
  </li>
);

/** A draft may have no topic. */
const topicAndDay = ({ topic, date }: Pick<StoryEntry, "topic" | "date">) =>
  `${topic === "" ? "" : `${topic} · `}${storyDay(date)}`;

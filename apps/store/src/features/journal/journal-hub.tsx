import { useLocation } from "react-router-dom";
import { JournalGrid, JournalGridItem } from "@selvedge/ui/journal-card";
import { PageHeading } from "@selvedge/ui/page-heading";
import { TextLink } from "@selvedge/ui/text-link";
import { brand } from "../../brand.ts";
import { useShop } from "../../lib/page-state.ts";
import { listState } from "../../lib/list-state.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { journalsQuery, topicSlug, topicsOf } from "./journal-queries.ts";
import { StoryCard } from "./story-card.tsx";

const PATH = "/journals";
const DESCRIPTION = `Notes from ${brand.name} on handloom cloth, the people who make it, caring for it, and wearing it for a long time.`;

/** All stories of the journal, or those of one topic. The newest story is shown large. */
export function JournalHub() {
  const { search } = useLocation();
  const { data, error, mutate } = useQuery(journalsQuery);
  const topics = topicsOf(data?.journals ?? []);
  const name = new URLSearchParams(search).get("topic");
  const chosen = topics.find((topic) => topicSlug(topic) === name) ?? null;
  const stories = data?.journals.filter(({ topic }) => chosen === null || topic === chosen) ?? [];
  const state = listState(data && stories, error);
  const { title, lead, description } = useShop().words.journal;
  return (
    <div className="sv:wrap sv:pt-block sv:pb-section">
      <PageHead
        title={chosen === null ? title : `${title}: ${chosen}`}
        description={description ?? DESCRIPTION}
        canonical={PATH}
      />
      <PageHeading title={title}>
        <p>{lead}</p>
      </PageHeading>
      <nav aria-label="Topics" className="sv:mt-6 sv:mb-8">
        <ul className="sv:flex sv:flex-wrap sv:gap-x-6">
          {[null, ...topics].map((topic) => (
            <li key={topic}>
              <TextLink
                variant={topic === chosen ? "standalone" : "quiet"}
                href={topic === null ? PATH : `${PATH}?${new URLSearchParams({ topic: topicSlug(topic) }).toString()}`}
                aria-current={topic === chosen ? "true" : undefined}
                className="sv:inline-flex sv:min-h-target sv:items-center"
              >
                {topic ?? "All"}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <JournalGrid state={state} onRetry={() => void mutate()}>
        {stories.map((story, index) => (
          <JournalGridItem key={story.id} size={index === 0 ? "lead" : "card"}>
            <StoryCard story={story} size={index === 0 ? "lead" : "card"} />
          </JournalGridItem>
        ))}
      </JournalGrid>
    </div>
  );
}

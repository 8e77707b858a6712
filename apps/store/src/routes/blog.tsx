import { Button } from "@selvedge/ui/button";
import { ErrorState } from "@selvedge/ui/error-state";
import { storyQuery } from "../features/journal/journal-queries.ts";
import { StoryView } from "../features/journal/story-view.tsx";
import { MissingPage } from "../features/page/missing-page.tsx";
import { PageFrame } from "../features/page/page-frame.tsx";
import { ApiError, messageOf } from "../lib/http.ts";
import { useRouteParams } from "../lib/route-params.ts";
import { useQuery } from "../lib/use-query.ts";

/** `/blogs/{id}` */
export default function BlogPage() {
  const { id = "" } = useRouteParams();
  const { data, error, mutate } = useQuery(storyQuery(id));
  const retry = () => void mutate();
  if (data) return <StoryView key={id} story={data.blog} onOfferEnd={retry} />;
  if (error instanceof ApiError && error.status === 404) return <MissingPage />;
  return (
    <PageFrame title="Journal">
      {error && (
        <ErrorState
          title={messageOf(error, "The story could not be loaded.")}
          action={
            <Button variant="quiet" className="sv:noscript:hidden" onClick={retry}>
              Retry
            </Button>
          }
        />
      )}
    </PageFrame>
  );
}

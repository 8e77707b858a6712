import { Button } from "@selvedge/ui/button";
import { ErrorState } from "@selvedge/ui/error-state";
import { collectionQuery } from "../features/catalogue/catalogue-queries.ts";
import { collectionSlug } from "../features/page/collection-path.ts";
import { useCollections } from "../features/page/collections.ts";
import { MissingPage } from "../features/page/missing-page.tsx";
import { PageFrame } from "../features/page/page-frame.tsx";
import { CollectionView } from "../features/reading/collection-view.tsx";
import { ApiError, messageOf } from "../lib/http.ts";
import { useRouteParams } from "../lib/route-params.ts";
import { useQuery } from "../lib/use-query.ts";

/** `/{slug}-collection` */
export default function CollectionPage() {
  const slug = collectionSlug(useRouteParams()) ?? "";
  const { data, error, mutate } = useQuery(collectionQuery(slug));
  const name = useCollections().find((each) => each.slug === slug)?.name;
  if (data) return <CollectionView key={slug} collection={data.collection} />;
  if (error instanceof ApiError && error.status === 404) return <MissingPage />;
  return (
    <PageFrame title={name ?? "Collection"}>
      {error && (
        <ErrorState
          title={messageOf(error, "The collection could not be loaded.")}
          action={
            <Button variant="quiet" className="sv:noscript:hidden" onClick={() => void mutate()}>
              Retry
            </Button>
          }
        />
      )}
    </PageFrame>
  );
}

import type { CollectionAnswer } from "@selvedge/commerce/wire/owner-settings";
import { useSearchParams } from "react-router-dom";
import { listingSearch, readListingQuery } from "@selvedge/commerce/listing";
import { BrandFact } from "@selvedge/ui/brand-statement";
import { CollectionBanner } from "@selvedge/ui/collection-banner";
import { TextLink } from "@selvedge/ui/text-link";
import { PageHead } from "../../lib/page-head.tsx";
import { CollectionPieces } from "../../islands/collection.ts";
import { COLLECTION_PIECES } from "../catalogue/catalogue-queries.ts";
import { collectionPath } from "../page/collection-path.ts";
import { useCollections } from "../page/collections.ts";

/** A collection's page: picture and introduction, products, and a link to the next collection. */
export function CollectionView({ collection }: CollectionAnswer) {
  const { slug, name, description, lead, facts, desktop, mobile, cloth } = collection;
  const next = useNext(slug);
  const [search] = useSearchParams();
  const { page } = readListingQuery(search, COLLECTION_PIECES);
  return (
    <>
      <PageHead
        title={page > 1 ? `${name}, page ${page}` : name}
        description={description}
        canonical={collectionPath(slug) + listingSearch({ page })}
        {...(desktop && { image: desktop.src })}
      />
      <CollectionBanner
        title={name}
        {...(desktop && mobile && { picture: { desktop, mobile } })}
        facts={
          <>
            {facts.map(({ term, detail }) => (
              <BrandFact key={term} label={term}>
                {detail}
              </BrandFact>
            ))}
            {next && (
              <BrandFact label="Next">
                <TextLink href={collectionPath(next.slug)}>{next.name}</TextLink>
              </BrandFact>
            )}
          </>
        }
      >
        {lead}
      </CollectionBanner>
      <div className="sv:wrap sv:pt-section">
        <CollectionPieces key={slug} slug={slug} cloth={cloth} />
      </div>
      <p className="sv:wrap sv:py-section">
        <TextLink variant="standalone" href={next ? collectionPath(next.slug) : "/shop"}>
          {next ? `Next: ${next.name}` : "Shop"}
        </TextLink>
      </p>
    </>
  );
}

/** The collection after this one, or the first after the last; null if there is no other. */
function useNext(slug: string) {
  const collections = useCollections();
  const index = collections.findIndex((each) => each.slug === slug);
  const next = collections[(index + 1) % collections.length];
  return next && next.slug !== slug ? next : null;
}

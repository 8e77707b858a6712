import { useSearchParams } from "react-router-dom";
import { listingSearch, readListingQuery } from "@selvedge/commerce/listing";
import { BrandFact } from "@selvedge/ui/brand-statement";
import { CollectionBanner } from "@selvedge/ui/collection-banner";
import { TextLink } from "@selvedge/ui/text-link";
import pictures from "../../content/collection-pictures.json" with { type: "json" };
import { collectionTexts } from "../../content/collection-texts.ts";
import { COLLECTION_PIECES, collections } from "../../content/collections.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { CollectionPieces } from "../../islands/collection.ts";

const PICTURES = {
  workwear: { desktop: pictures.workwear, mobile: pictures.workwearMobile, cloth: pictures.workwearCloth },
  vacation: { desktop: pictures.vacation, mobile: pictures.vacationMobile, cloth: pictures.vacationCloth },
  evening: { desktop: pictures.evening, mobile: pictures.eveningMobile, cloth: pictures.eveningCloth },
};

/** A collection's page: picture and introduction, products, and a link to the next collection. */
export function CollectionView({ collection }: { collection: (typeof collections)[number] }) {
  const { slug, path, name } = collection;
  const { description, lead, facts } = collectionTexts[slug];
  const next = collections[(collections.indexOf(collection) + 1) % collections.length] ?? collections[0];
  const { desktop, mobile, cloth } = PICTURES[slug];
  const [search] = useSearchParams();
  const { page } = readListingQuery(search, COLLECTION_PIECES);
  return (
    <>
      <PageHead
        title={page > 1 ? `${name}, page ${page}` : name}
        description={description}
        canonical={path + listingSearch({ page })}
        image={desktop.src}
      />
      <CollectionBanner
        title={name}
        picture={{ desktop, mobile }}
        facts={
          <>
            {facts.map(({ term, detail }) => (
              <BrandFact key={term} label={term}>
                {detail}
              </BrandFact>
            ))}
            <BrandFact label="Next">
              <TextLink href={next.path}>{next.name}</TextLink>
            </BrandFact>
          </>
        }
      >
        {lead}
      </CollectionBanner>
      <div className="sv:wrap sv:pt-section">
        <CollectionPieces key={slug} collection={collection} cloth={cloth} />
      </div>
      <p className="sv:wrap sv:py-section">
        <TextLink form="standalone" href={next.path}>
          {`Next: ${next.name}`}
        </TextLink>
      </p>
    </>
  );
}

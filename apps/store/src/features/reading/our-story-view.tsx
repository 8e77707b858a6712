import { BrandFact, BrandStatement } from "@selvedge/ui/brand-statement";
import { PageHeading } from "@selvedge/ui/page-heading";
import { Picture } from "@selvedge/ui/picture";
import { TextLink } from "@selvedge/ui/text-link";
import { PageHead } from "../../lib/page-head.tsx";
import { useShop } from "../../lib/page-state.ts";
import { useQuery } from "../../lib/use-query.ts";
import { filledText } from "../page/filled-text.ts";
import { storyPageQuery } from "../page/page-queries.ts";
import { PartFailure } from "../page/part-failure.tsx";

/** The pictures are 16:10 in a 4:5 frame, which shows half of their width. */
const CROPPED = "(width >= 48rem) 80vw, 200vw";

/** About the label: a picture of the studio, then alternating text and pictures. */
export function OurStoryView() {
  const { data, error, mutate } = useQuery(storyPageQuery);
  const shop = useShop();
  if (!data) {
    return (
      <>
        <PageHead title="Our Story" canonical="/our-story" />
        <div className="sv:wrap sv:py-block">
          <PageHeading title="Our Story" />
          {error && <PartFailure onRetry={() => void mutate()} />}
        </div>
      </>
    );
  }
  const { title, description, lead, sections, facts, closing, studio } = data.page;
  return (
    <>
      <PageHead
        title="Our Story"
        description={filledText(description, shop)}
        canonical="/our-story"
        {...(studio && { image: studio.src })}
      />
      <div className="sv:wrap sv:pt-block">
        <PageHeading title={filledText(title, shop)} size="display" className="sv:xl:max-w-[75%]">
          <p>{filledText(lead, shop)}</p>
        </PageHeading>
      </div>
      {studio && (
        <div className="sv:wrap sv:pt-block">
          <Picture source={studio} sizes="96vw" priority="first" className="sv:aspect-banner sv:max-lg:-mx-margin" />
        </div>
      )}
      {sections.map(({ title: heading, text, picture }, index) => (
        <BrandStatement
          key={heading}
          title={filledText(heading, shop)}
          side={index % 2 === 0 ? "end" : "start"}
          className="sv:pt-section"
          picture={picture && <Picture source={picture} sizes={CROPPED} className="sv:size-full" />}
          facts={
            index === sections.length - 1 &&
            facts.map(({ term, detail }) => (
              <BrandFact key={term} label={term}>
                {filledText(detail, shop)}
              </BrandFact>
            ))
          }
        >
          {filledText(text, shop)}
        </BrandStatement>
      ))}
      <p className="sv:wrap sv:py-section">
        <TextLink variant="standalone" href="/shop">
          {filledText(closing, shop)}
        </TextLink>
      </p>
    </>
  );
}

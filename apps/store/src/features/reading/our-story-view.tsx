import { BrandFact, BrandStatement } from "@selvedge/ui/brand-statement";
import { PageHeading } from "@selvedge/ui/page-heading";
import { Picture } from "@selvedge/ui/picture";
import { TextLink } from "@selvedge/ui/text-link";
import { ourStory } from "../../content/our-story.ts";
import pictures from "../../content/story-pictures.json" with { type: "json" };
import { PageHead } from "../../lib/page-head.tsx";
import { useShop } from "../../lib/page-state.ts";

/** The pictures are 16:10 in a 4:5 frame, which shows half of their width. */
const CROPPED = "(width >= 48rem) 80vw, 200vw";

/** About the label: a picture of the studio, then alternating text and pictures. */
export function OurStoryView() {
  const { title, description, lead, sections, facts, closing } = ourStory(useShop());
  return (
    <>
      <PageHead title="Our Story" description={description} canonical="/our-story" image={pictures.studio.src} />
      <div className="sv:wrap sv:pt-block">
        <PageHeading title={title} size="display" className="sv:xl:max-w-[75%]">
          <p>{lead}</p>
        </PageHeading>
      </div>
      <div className="sv:wrap sv:pt-block">
        <Picture
          source={pictures.studio}
          sizes="96vw"
          priority="first"
          className="sv:aspect-banner sv:max-lg:-mx-margin"
        />
      </div>
      {sections.map(({ title: heading, text, picture }, index) => (
        <BrandStatement
          key={heading}
          title={heading}
          side={index % 2 === 0 ? "end" : "start"}
          className="sv:pt-section"
          picture={<Picture source={pictures[picture]} sizes={CROPPED} className="sv:size-full" />}
          facts={
            index === sections.length - 1 &&
            facts.map(({ term, detail }) => (
              <BrandFact key={term} label={term}>
                {detail}
              </BrandFact>
            ))
          }
        >
          {text}
        </BrandStatement>
      ))}
      <p className="sv:wrap sv:py-section">
        <TextLink variant="standalone" href={closing.path}>
          {closing.text}
        </TextLink>
      </p>
    </>
  );
}

import { PageHeading } from "@selvedge/ui/page-heading";
import { Picture } from "@selvedge/ui/picture";
import { ProseSection } from "@selvedge/ui/prose";
import { HowToMeasure, SizeChart } from "@selvedge/ui/size-chart";
import { sizeGuide } from "../../content/size-guide.ts";
import pictures from "../../content/size-pictures.json" with { type: "json" };
import { PageHead } from "../../lib/page-head.tsx";
import { sizeTable } from "../page/size-table.ts";

/** The size guide: as a downloadable picture, as a table, and how to measure. */
export function SizeGuideView() {
  const { description, heading, lead, howTo, between, none, garment } = sizeGuide;
  return (
    <div className="sv:wrap sv:pt-block sv:pb-section">
      <PageHead title="Size Guide" description={description} canonical="/size-guide" />
      <PageHeading title="Size Guide">
        <p>{lead}</p>
      </PageHeading>
      <Picture
        source={pictures.chart}
        sizes="(width >= 48rem) 56rem, 96vw"
        priority="first"
        className="sv:mt-8 sv:aspect-[1200/620] sv:max-w-narrow sv:border sv:border-hairline"
      />
      <section className="sv:max-w-narrow sv:pt-block">
        <h2 className="sv:font-display sv:text-h2">{heading}</h2>
        <SizeChart {...sizeTable} units="both">
          <HowToMeasure level={3} labels={howTo} />
        </SizeChart>
      </section>
      <div className="sv:max-w-narrow sv:lg:grid sv:lg:grid-cols-2 sv:lg:gap-x-gutter">
        {[between, none, garment].map(({ title, text }) => (
          <ProseSection key={title} title={title}>
            <p>{text}</p>
          </ProseSection>
        ))}
      </div>
    </div>
  );
}

import { SIZE_TABLE, SIZES } from "@selvedge/commerce/demo-sizes";
import { isForBody } from "@selvedge/commerce/size-tables";
import type { SizeTable } from "@selvedge/commerce/wire/shop-settings";
import { PageHeading } from "@selvedge/ui/page-heading";
import { Picture } from "@selvedge/ui/picture";
import { ProseSection } from "@selvedge/ui/prose";
import { HowToMeasure, SizeChart } from "@selvedge/ui/size-chart";
import { sizeGuide } from "../../content/size-guide.ts";
import pictures from "../../content/size-pictures.json" with { type: "json" };
import { PageHead } from "../../lib/page-head.tsx";
import { useShop } from "../../lib/page-state.ts";
import { bodyLabels, sizeChart } from "../page/size-table.ts";

/**
 * The size guide: the label's size tables, and how to measure. The demo's table also as a downloadable picture, from 768 px
 * up: on a phone its figures are too small to read.
 */
export function SizeGuideView() {
  const shop = useShop();
  const { description, heading, lead, howTo, notes } = sizeGuide(shop);
  return (
    <div className="sv:wrap sv:pt-block sv:pb-section">
      <PageHead title="Size Guide" description={description} canonical="/size-guide" />
      <PageHeading title="Size Guide">
        <p>{lead}</p>
      </PageHeading>
      <div className="sv:grid sv:grid-cols-1 sv:gap-x-gutter sv:xl:grid-cols-12">
        <div className="sv:min-w-0 sv:max-w-narrow sv:xl:col-span-8">
          {shop.sizes.every(isDrawn) && (
            <Picture
              source={pictures.chart}
              sizes="(width >= 64rem) 56rem, 96vw"
              className="sv:mt-8 sv:aspect-[1200/620] sv:border sv:border-hairline sv:max-lg:hidden"
            />
          )}
          <section className="sv:pt-block">
            <h2 className="sv:font-display sv:text-h2">{heading}</h2>
            {shop.sizes.map((table) => (
              <SizeChart key={table.name} {...sizeChart(table)} units="both">
                {isForBody(table) && <HowToMeasure level={3} labels={{ ...howTo, ...bodyLabels(table) }} />}
              </SizeChart>
            ))}
          </section>
        </div>
        <div className="sv:max-w-narrow sv:lg:max-xl:grid sv:lg:max-xl:grid-cols-2 sv:lg:max-xl:gap-x-gutter sv:xl:col-span-4 sv:xl:col-start-9">
          {notes.map(({ title, text }) => (
            <ProseSection key={title} title={title}>
              <p>{text}</p>
            </ProseSection>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Whether the picture shows this table. */
const isDrawn = ({ rows }: SizeTable) =>
  rows.length === SIZES.length &&
  SIZES.every((size, index) => {
    const { bust, waist, hip } = SIZE_TABLE[size];
    return rows[index]?.size === size && rows[index].inches.join() === [bust, waist, hip].join();
  });

import { BrandFact, BrandStatement } from "@selvedge/ui/brand-statement";
import { Picture } from "@selvedge/ui/picture";
import { homeBelow } from "../../content/home-sections.ts";
import pictures from "../../content/home-pictures.json" with { type: "json" };
import { useShop } from "../../lib/page-state.ts";

/** Explains "made to order", beside a close-up of the fabric. */
export function LabelStatement() {
  const { title, text, facts } = homeBelow(useShop()).statement;
  return (
    <div className="sv:py-section">
      <BrandStatement
        title={title}
        picture={<Picture source={pictures.statement} sizes="(width >= 64rem) 40vw, 100vw" className="sv:size-full" />}
        facts={facts.map(({ term, detail }) => (
          <BrandFact key={term} label={term}>
            {detail}
          </BrandFact>
        ))}
      >
        {text}
      </BrandStatement>
    </div>
  );
}

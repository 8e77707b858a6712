import { BrandFact, BrandStatement } from "@selvedge/ui/brand-statement";
import { Picture } from "@selvedge/ui/picture";
import { useShop } from "../../lib/page-state.ts";
import { useQuery } from "../../lib/use-query.ts";
import { filledText } from "../page/filled-text.ts";
import { homePageQuery } from "../page/page-queries.ts";

/** How the label works, beside a close-up of the fabric. */
export function LabelStatement() {
  const { data } = useQuery(homePageQuery);
  const shop = useShop();
  if (!data) return null;
  const { title, text, facts } = data.page.statement;
  const { statement } = data.page.pictures;
  return (
    <div className="sv:py-section">
      <BrandStatement
        title={filledText(title, shop)}
        picture={
          statement && <Picture source={statement} sizes="(width >= 64rem) 40vw, 100vw" className="sv:size-full" />
        }
        facts={facts.map(({ term, detail }) => (
          <BrandFact key={term} label={term}>
            {filledText(detail, shop)}
          </BrandFact>
        ))}
      >
        {filledText(text, shop)}
      </BrandStatement>
    </div>
  );
}

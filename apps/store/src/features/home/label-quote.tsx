import { BrandQuote } from "@selvedge/ui/brand-quote";
import { useShop } from "../../lib/page-state.ts";
import { useQuery } from "../../lib/use-query.ts";
import { filledText } from "../page/filled-text.ts";
import { homePageQuery } from "../page/page-queries.ts";

/** The label's principle in one sentence. What stands between asterisks is in italics. */
export function LabelQuote() {
  const { data } = useQuery(homePageQuery);
  const shop = useShop();
  if (!data) return null;
  const { text, aside } = data.page.quote;
  return (
    <BrandQuote aside={<p>{filledText(aside, shop)}</p>}>
      {filledText(text, shop)
        .split("*")
        .map((part, index) => (index % 2 === 1 ? <i key={index}>{part}</i> : <span key={index}>{part}</span>))}
    </BrandQuote>
  );
}

import { BrandQuote } from "@selvedge/ui/brand-quote";
import { homeContent } from "../../content/home.ts";

/** What the label stands on, in one sentence. */
export function LabelQuote() {
  const { before, emphasis, after, aside } = homeContent.quote;
  return (
    <BrandQuote aside={<p>{aside}</p>}>
      {before}
      <i>{emphasis}</i>
      {after}
    </BrandQuote>
  );
}
